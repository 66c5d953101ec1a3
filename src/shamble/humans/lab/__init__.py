"""What the laboratory remembers and measures of the three games, and how a learner sees them."""
