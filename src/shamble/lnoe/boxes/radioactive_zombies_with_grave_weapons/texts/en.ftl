# Radioactive Zombies with Grave Weapons in words.

box-radioactive-zombies-with-grave-weapons = Radioactive Zombies with Grave Weapons (2010)

card-hazard-suit = Hazard Suit
    .text = You lose no Fight Die to radioactive Grave Dead, Green Ooze or Stench of Death. Discard it to prevent a wound by fire or an explosive.
card-tools-of-the-grave = Tools of the Grave
    .text = Play at the end of the Zombie turn: choose a board, draw two Grave Weapons and give them to Zombies there, within the usual limits.
