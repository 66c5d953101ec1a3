"""The table: seats, live play, storage, replays and proofs, for browsers."""
