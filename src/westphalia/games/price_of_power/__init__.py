"""Europa Universalis: The Price of Power, 1444 to 1820."""
