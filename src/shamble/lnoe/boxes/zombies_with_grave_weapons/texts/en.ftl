# Zombies with Grave Weapons in words.

box-zombies-with-grave-weapons = Zombies with Grave Weapons (2010)

card-barbed-wire = Barbed Wire
    .text = A Hero who rolls a 1 on any Fight Die against this Zombie loses the fight at once.
