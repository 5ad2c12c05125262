"""PP-6.2.8, PP-6.2.9: the moments at which players may react with Action cards. Who does, and how, is up to the cards
(card_rules/card_reactions.py, card_rules/action_cards.py)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Script

from ..hooks import Hook
from ..ids import Area, Realm, Seat
from ..model import Game

# Land units of a Realm, a player's or an invading NPR's, have just come into an Area: before battle step 1.
entered: Final = Hook[[Game, Realm, Area], Script[None]]("land units have entered an Area")

# PP-5.5.3, after step 5: the Realm that declares War, whom it attacked, and the War tokens before.
war_begun: Final = Hook[[Game, Realm, set[Seat], bytes], Script[None]]("a War has begun")

# A player has won a land battle in an Area.
won: Final = Hook[[Game, Seat, Area], Script[None]]("a land battle is won")

# A player's movement has ended in an Area, and its battles are over.
moved: Final = Hook[[Game, Seat, Area], Script[None]]("a movement has ended")

# PP-6.2.9 to 6.2.12: a player announces a Covert action; is it countered?
is_countered: Final = Hook[[Game, Seat], Script[bool]]("a Covert action is announced")
