"""PP-12 Trade."""
