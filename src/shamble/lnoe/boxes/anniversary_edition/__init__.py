"""The Anniversary Edition (2017): the 2007 box once more, with four Townsfolk as Heroes, ten cards and a scenario."""
