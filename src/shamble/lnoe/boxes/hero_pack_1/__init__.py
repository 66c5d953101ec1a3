"""Hero Pack One (2010): four Heroes, ten cards and a scenario."""
