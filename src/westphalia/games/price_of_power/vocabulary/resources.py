"""Resources."""

from __future__ import annotations

from typing import Literal

from .amounts import Amount, Costs, Discount
from .base import PowerOrAny
from .selectors import ProvinceRef, RealmRef
from .step_keys import Step


class Power(Step):
    """Gain (+) or lose (-) Monarch Power; any = owner chooses cube by cube; limit 10 per type, a loss stops at 0
    (PP-16.3.5)."""

    type: PowerOrAny
    amount: Amount


class Prestige(Step):
    """Gain / lose Prestige."""

    amount: Amount


class Stability(Step):
    """Raise / lower step by step (PP-7.3.5 at the ends)."""

    amount: Amount = 0
    set: int | None = None
    """put the marker there, no overflow effects"""


class Ducats(Step):
    """Gain / lose Ducats; a loss is mandatory (PP-7.4.4)."""

    amount: Amount


class Pay(Step):
    """Pay `cost` (all of it) to the General Supply or to `to`. Without may: compulsory; Ducats by PP-7.4.4 if nothing
    depends on it. What it buys stands in `then`; who may pay is not asked to pay for what cannot be done."""

    cost: Costs
    to: RealmRef | None = None
    """who gains the Ducats"""
    discount: Discount | None = None


class Interest(Step):
    """Take (+) or return (-, up to that many) Interest tokens, no Ducats change hands."""

    amount: Amount


class ImperialAuthority(Step):
    """Imperial Authority, within 0 and its cap (PP-18.1.2)."""

    amount: Amount


class Colonists(Step):
    """Own cubes into the Colonist Pool."""

    amount: Amount


class Merchant(Step):
    """+1 third Merchant only with exactly 2 (PP-16.3.17); -1 lose one."""

    amount: int


class GainCardinal(Step):
    """PP-19.1.3; only with State Religion Catholic or Counter-Reformed."""

    amount: int


class RemoveCardinal(Step):
    """Take own Cardinals (who: any = anybody's) out of the Curia."""

    amount: Amount
    which: Literal["rightmost"] | None = None
    """left out: whoever decides names them"""


class ManpowerToken(Step):
    """Permanent +1 Manpower token(s) into the reserve (total at most 20, chapter 9.3) or on an NPR Province."""

    amount: int
    provinces: ProvinceRef | None = None
    limit: int | None = None
    """most tokens from this source"""


class ExhaustManpower(Step):
    """As PP-14.2.10 per Unit; what cannot be done is skipped."""

    amount: Amount


class RefreshManpower(Step):
    """Up to that many Units from Exhausted to Available (half_up = half of the Exhausted ones)."""

    amount: Amount
