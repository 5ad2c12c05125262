"""PB: the Bots. A Bot is a Realm of another kind: nobody asks it; it turns over cards and follows procedures.

charts.py finds targets, campaign.py leads the Army, actions.py holds what cards tell it to do, turn.py its Turn, and
choices.py what it takes where another chapter would ask a player.
"""
