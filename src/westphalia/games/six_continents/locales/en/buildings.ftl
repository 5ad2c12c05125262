# SC-4 Buildings

option-build = Build
option-demolish = Demolish or destroy a building
option-bunker_2 = Bunker, level 2 at once
option-upgrade_bunker = Raise a bunker to level 2
option-voucher = Use a road voucher
option-gold = Pay gold

ask-build_what = What do you build?
ask-build_where = Where do you build the { NAME($building) }?
ask-road_payment = Pay { $price } gold for the road, or use a voucher?
ask-demolish_where = In which province do you tear a building down?
ask-demolish_what = Which building { NAME($place, case: "in") } do you tear down?

no-build-level = Your capital’s level does not allow this building yet.
no-build-gold = You don’t have the gold for it.
no-build-site = It can’t be built in any of your provinces now.
no-build-not-yours = You only occupy this province; on occupied land you may build nothing but a road.
no-build-not-controlled = You don’t control this province.
no-build-in-capital = Nothing may be built in a capital.
no-build-red-tokens = While this province has red tokens, only a road may be built here.
no-build-expedition = While an expedition explores this province, only a road or a port may be built here.
no-build-not-connected = This province is not connected to your capital.
no-build-main-stands = A main building stands here already.
no-build-port-stands = A port stands here already.
no-build-road-stands = A road runs here already.
no-build-no-bunker = There is no bunker here to raise.
no-build-bunker-complete = This bunker is at level 2 already.
no-build-coast = A port needs a coast.
no-build-poisoned = No farm or granary can stand on poisoned land.
no-demolish-nothing = There is no building you could tear down.

log-built = { NAME($seat) } builds a { NAME($building) } { NAME($place, case: "in") }{ $gold ->
    [0] { " " }free of charge
   *[other] { " " }for { $gold } gold
}.
log-demolished = { NAME($seat) } demolishes the { NAME($building) } { NAME($place, case: "in") } and gets { $gold } gold back.
log-building-lost = The { NAME($building) } { NAME($place, case: "in") } is destroyed.
log-destroyed = { NAME($seat) } destroys the { NAME($building) } { NAME($place, case: "in") }, which is occupied.
