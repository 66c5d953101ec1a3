"""What the table adds to a game of Last Night on Earth: lines, chances, ways ahead, the night in numbers."""
