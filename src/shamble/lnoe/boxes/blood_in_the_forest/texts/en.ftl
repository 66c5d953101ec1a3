# Blood in the Forest in words: cards, Heroes, places, the scenarios.

box-blood-in-the-forest = Blood in the Forest (2013)
