"""Tests, mirroring the packages under src/shamble."""
