"""Set-up (PP-3) and the phases of a Round (PP-4), above all chapters: what happens in which order."""
