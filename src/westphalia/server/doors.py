"""How often one person, and one address with all the people behind it, may ask for what costs the server work."""

from __future__ import annotations

from typing import Any

from litestar import Request

from .api import Denied
from .identity import user_id
from .limits import Buckets


class Door:
    def __init__(self, person: Buckets, address: Buckets) -> None:
        self._person = person
        self._address = address

    def enter(self, request: Request[Any, Any, Any]) -> None:
        """Raises Denied. Newcomers have no name yet that would outlive the request, only their address."""
        host = request.client.host if request.client else ""
        if not self._person.take(user_id(request) or host) or not self._address.take(host):
            raise Denied(429, "refused-often")


class Doors:
    """Tables are for everybody to make; whole games played again are for now and then."""

    def __init__(self) -> None:
        self.tables = Door(Buckets(burst=60, rate=1), Buckets(burst=600, rate=10))
        self.replays = Door(Buckets(burst=20, rate=0.2), Buckets(burst=200, rate=2))
