# SC-18 Vojsko

option-recruit = Naverbovat jednotky
option-exchange = Vyměnit jednotky
option-caravan = Sestavit nebo rozdělit karavany
option-join = Sestavit karavanu
option-split = Rozdělit karavanu
option-dig_in = Zakopat se
option-disband = Rozpustit jednotky nebo vyřadit lodě
option-cargo = Jednotky na transportních lodích

ask-recruit = Které jednotky naverbujete?
ask-recruit_number = Kolik { NAME($unit, case: "pl_gen") } pořídíte po { $price ->
    [one] { $price } minci
   *[other] { $price } mincích
}?
ask-exchange = Které jednotky dáte k výměně?
ask-exchange_for = Co si za { NAME($unit, case: "acc") } vezmete?
ask-exchange_number = Kolikrát výměnu provedete ({ NAME($unit) })?
ask-caravan = Sestavíte karavanu, nebo některou rozdělíte?
ask-caravan_place = Ve které provincii to uděláte?
ask-caravan_number = Kolik karavan { NAME($place, case: "in") } sestavíte?
ask-caravan_split = Kolik { NAME($unit, case: "pl_gen") } { NAME($place, case: "in") } rozdělíte? K dispozici { $count ->
    [few] jsou
   *[other] je
} { $count } ({ $mp ->
    [one] { $mp } bod
    [few] { $mp } body
   *[other] { $mp } bodů
} pohybu).
ask-dig_in = Ve které provincii se zakopete?
ask-disband_where = Kde rozpustíte jednotky nebo vyřadíte lodě?
ask-disband_unit = Které jednotky rozpustíte?
ask-disband_number = Kolik { NAME($unit, case: "pl_gen") } rozpustíte?
ask-disband_zone = Ve které námořní provincii to bude?
ask-disband_ship = Kterou loď { NAME($zone, case: "in") } vyřadíte?

no-recruiting-place = Bez hlavního města nebo dočasného místa náboru nemůžete verbovat.
no-recruiting-red = Červené žetony v dočasném místě náboru brání verbování i výměně.
no-recruit-limit = V tomto tahu už další vojáky naverbovat nesmíte: na každou provincii, kterou vlastníte a ovládáte, připadají dva.
no-recruit-gold = Nemáte na to dost zlata.
no-recruit-level = Tato jednotka vyžaduje hlavní město úrovně { $level }.
no-exchange-too-few = V místě náboru není na tuto výměnu dost jednotek.
no-exchange-level = Úroveň vašeho hlavního města nedovoluje jednotku, kterou byste získali.
no-exchange-outside-capital = Jednotky se vyměňují jen ve vlastním hlavním městě.
no-caravan-pair = Karavana vyžaduje v jedné provincii jízdu se 2 body pohybu a dělostřelectvo s plným počtem bodů pohybu.
no-caravan-to-split = Nemáte tam žádnou karavanu.
no-caravan-split-fought = Karavanu, která v tomto tahu bojovala, nelze rozdělit.
no-dig-in-automatic = Pěchota se zakopává sama.
no-dig-in-infantry = Žádná pěchota tam už nemá body pohybu, aby se zakopala.
no-dig-in-here = V hlavním městě ani u bunkru se zakopat nelze.
no-dig-in-twice = Tyto jednotky už jsou zakopané.
no-disband-nothing = Nemáte jednotky ani lodě, kterých byste se mohli zbavit.

log-recruited = { NAME($seat) } pořizuje { NAME($place, case: "in") } { COUNT($count, $unit, case: "acc") } { $gold ->
    [0] zdarma
    [one] za { $gold } minci
    [few] za { $gold } mince
   *[other] za { $gold } mincí
}.
log-exchanged = { NAME($seat) } vyměňuje jednotky { NAME($place, case: "in") } a získává { COUNT($count, $unit, case: "acc") }.
log-caravan-joined = { NAME($seat) } sestavuje { NAME($place, case: "in") } { $count ->
    [one] { $count } karavanu
    [few] { $count } karavany
   *[other] { $count } karavan
}.
log-caravan-split = { NAME($seat) } rozděluje { NAME($place, case: "in") } { $count ->
    [one] { $count } karavanu
    [few] { $count } karavany
   *[other] { $count } karavan
}.
log-dug-in = { NAME($seat) } se { NAME($place, case: "in") } zakopává.
log-disbanded = { NAME($seat) } rozpouští { NAME($place, case: "in") } jednotky: { COUNT($count, $unit) }.
log-cargo-disbanded = { NAME($seat) } rozpouští na transportních lodích { NAME($zone, case: "in") } jednotky: { COUNT($count, $unit) }.
log-ship-disbanded = { NAME($seat) } vyřazuje { NAME($zone, case: "in") } loď ({ NAME($ship) }).
