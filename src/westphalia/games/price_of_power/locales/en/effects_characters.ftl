# Characters that cards bring and take

ask-card_appoints = Whom do you appoint?
ask-card_appoints_as = Which post does the character get?
ask-card_appoints_to = As which type of Advisor?
ask-character_to_discard = Whom do you discard?
