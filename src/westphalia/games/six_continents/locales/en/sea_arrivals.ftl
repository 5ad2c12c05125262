# SC-5.3, 5.8 to 5.12 Arrivals

option-wait = Wait
option-scrap = Scrap it

ask-waiting_ship = The construction ship can’t build { NAME($place, case: "in") } yet. Does it wait another turn?
ask-next_landing = Which landing is next?

log-units-arrive = { NAME($seat) }: { $soldiers } { $soldiers ->
    [one] soldier arrives
   *[other] soldiers arrive
} by sea { NAME($place, case: "in") }.
log-transfer-lost = { NAME($seat) } loses { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
} at sea: no port or capital can receive troops.
log-port-by-ship = { NAME($seat) }’s construction ship builds a port { NAME($place, case: "in") }.
log-ship-scrapped = { NAME($seat) } scraps the construction ship off { NAME($place) }.
log-landing-revealed = { NAME($seat) }’s landing ship from { NAME($origin) } reaches { NAME($place) } with { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
}.
log-landing-in-truce = The truce turns back { NAME($seat) }’s landing { NAME($place, case: "in") }.
log-ship-waits = { NAME($seat) }’s construction ship waits off { NAME($place) }.
log-landing-begins = { NAME($seat) }: { $n ->
    [one] { $n } soldier storms
   *[other] { $n } soldiers storm
} ashore { NAME($place, case: "in") }.
