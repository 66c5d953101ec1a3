# Blood in the Forest in parole: carte, Eroi, luoghi, scenari.

box-blood-in-the-forest = Blood in the Forest (2013)
