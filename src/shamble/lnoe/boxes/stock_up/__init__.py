"""Stock Up (2007): ten cards and a scenario about a building full of weapons."""
