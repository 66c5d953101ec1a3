# The soundtrack in words: two cards.

box-soundtrack-cd = Soundtrack CD (2007)

card-endurance = Endurance
    .text = At any time except during a fight, on a Hero without a Heroic card. Remains in play: the Hero has one more Health box. If the card is lost, the wound on it goes with it.
card-nowhere-to-hide = Nowhere To Hide
    .text = Play it at once: roll a die for each Hero in a building. On 4+ put a Zombie from your pool into the Hero’s space.
