"""PP-8 Ideas."""
