"""PP-14 Unrest and Rebels."""
