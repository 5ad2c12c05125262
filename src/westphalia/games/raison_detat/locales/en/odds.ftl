# The odds of battles

odds-strength = Strength of about { $n } against { $enemy }, cards included; those you can’t see are guessed
