"""Hero Pack Two (2017): four Heroes, twelve cards and a scenario."""
