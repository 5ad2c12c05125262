# SC-13.1 to 13.9: roads, red tokens, robber economy

option-robber = Robber economy
option-stop_robber = Stop a robber economy

ask-robber_place = Where do you start a robber economy, or close one that is running?

no-robber-not-controlled = You don’t control this province.
no-robber-in-capital = A capital can’t be robbed.
no-robber-main-building = A main building stands here.
no-robber-road-or-port = A road or port stands here.
no-robber-red-tokens = The province still has red tokens.
no-robber-mineral = There is a mine here.
no-robber-tree = A coconut tree grows here.
no-robber-poisoned = This land is poisoned.
no-robber-expedition = An expedition is exploring this province.
no-robber-nowhere = No province of yours is fit for a robber economy, and none is running that you could close.
no-robber-runs = No robber economy of yours is running.

log-robber-started = { NAME($seat) } starts a robber economy { NAME($place, case: "in") }.
log-robber-closed = { NAME($seat) }: the robber economy { NAME($place, case: "in") } closes with { $tokens ->
    [one] { $tokens } red token
   *[other] { $tokens } red tokens
}.
log-land-recovers = One red token is removed from { $n ->
    [one] { $n } province
   *[other] each of { $n } provinces
} held by { NAME($seat) }.
log-wild-land-recovers = One red token is removed from { $n ->
    [one] { $n } province
   *[other] each of { $n } provinces
} that no player holds.
log-robber-goes-on = The robber economy { NAME($place, case: "in") } goes on; red tokens there: { $tokens }.
