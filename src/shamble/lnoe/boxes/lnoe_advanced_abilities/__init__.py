"""Advanced Abilities (2010): one for each of sixteen Heroes, four for the Zombies, and eight cards."""
