"""The boxes, one folder each."""
