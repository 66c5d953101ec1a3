# Radioactive Zombies with Grave Weapons a parole.

box-radioactive-zombies-with-grave-weapons = Radioactive Zombies with Grave Weapons (2010)

card-hazard-suit = Hazard Suit
    .text = Non perdi Dadi di Combattimento per i Morti della Tomba radioattivi, la Melma Verde o il Tanfo di Morte. Scartala per prevenire una ferita da fuoco o da esplosivo.
card-tools-of-the-grave = Tools of the Grave
    .text = Si gioca alla fine del turno degli Zombie: scegli un tabellone, pesca due Armi dalla Tomba e dalle a Zombie che sono lì, entro i limiti soliti.
