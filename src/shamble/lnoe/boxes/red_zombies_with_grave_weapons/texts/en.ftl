# Red Zombies with Grave Weapons in words.

box-red-zombies-with-grave-weapons = Red Zombies with Grave Weapons (2010)
