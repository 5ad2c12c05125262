"""The games: each is a folder of its own, found by its entry point (pyproject.toml). None knows another."""
