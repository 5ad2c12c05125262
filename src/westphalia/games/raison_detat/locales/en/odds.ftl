# The odds of battles

odds-strength = Strength of about { $n } against { $enemy }, cards included; those you cannot see are guessed
