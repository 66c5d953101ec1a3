# Red Zombies with Grave Weapons a parole.

box-red-zombies-with-grave-weapons = Red Zombies with Grave Weapons (2010)
