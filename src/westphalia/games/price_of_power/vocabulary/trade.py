"""Trade."""

from __future__ import annotations

from .amounts import Amount
from .selectors import NodeRef
from .step_keys import Step


class ExpandNode(Step):
    """Expanded Trade token on a node without one (PP-2.2.2 if none is left)."""

    node: NodeRef


class PlacePirate(Step):
    """Pirate Ship into a node."""

    node: NodeRef
    amount: int = 1


class MovePirate(Step):
    """Pirate Ship to another maritime node."""

    from_: NodeRef
    to: NodeRef


class ActivateMerchants(Step):
    """Turn Merchants of `who` to activated without income."""

    amount: Amount
    node: NodeRef
