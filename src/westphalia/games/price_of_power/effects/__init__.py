"""What cards do: the one executor of the effects in the content files.

A card's text and its effect stand in one entry; the effect (``fx``) is a list of steps, each a map with ``op``. Steps
are carried out in order, and what can't be done is skipped (PP-16.3). The vocabulary is docs/effects.md.

    context.py     who "you" is, and what earlier steps of the card found
    select.py      which Areas, Provinces, Realms, pieces ... a selector means; choosing among them
    selectors.py   how selectors are read, once
    select_places.py, select_realms.py, select_pieces.py, select_trade.py: what the heads find
    conditions.py  is a condition true
    stats.py       the stats
    goals.py       the requirements of Missions and Milestones, tested after every action
    amounts.py     how many
    costs.py       what a step costs
    run.py         steps one after the other, with the keys that every step may have
    operations.py  all operations, registered
    the others     the operations, by subject: each is written once
"""

from . import operations as operations
