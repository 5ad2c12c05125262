"""The table in the network: HTTP for the lobby, one WebSocket per table, everything in a database.

Arrows: app -> socket, lobby, records, library, accounts -> open_tables -> table -> storage.
The rules are asked through one gate only, ``Session.answer``; whoever wants to know something gets a ``SeatView``.
"""
