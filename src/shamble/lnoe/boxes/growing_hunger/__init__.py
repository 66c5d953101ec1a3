"""Growing Hunger (2008)."""
