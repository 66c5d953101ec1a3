# Zombies with Grave Weapons a parole.

box-zombies-with-grave-weapons = Zombies with Grave Weapons (2010)

card-barbed-wire = Barbed Wire
    .text = Un Eroe che tira un 1 su un qualsiasi Dado di Combattimento contro questo Zombie perde subito lo scontro.
