"""What every table shares: scripts, the gate, chance, the journal, records. Knows no game."""
