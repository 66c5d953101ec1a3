"""The rules kernel: state, flow, decisions, chance, saves. No game is named in here."""
