"""What only a table with people needs of the three games."""
