# SC-3.14 Obchod, SC-1.20 Prodej provincií

option-offer = Předložit nabídku
option-answer_offer = Odpovědět na nabídku
option-withdraw_offer = Stáhnout nabídku
option-send = Odeslat
option-give_gold = Nabídnout zlato
option-give_food = Nabídnout jídlo
option-give_fruit = Nabídnout plody
option-give_voucher = Nabídnout poukázky na cestu
option-give_land = Nabídnout provincii
option-want_gold = Požádat o zlato
option-want_food = Požádat o jídlo
option-want_fruit = Požádat o plody
option-want_voucher = Požádat o poukázky na cestu
option-want_land = Požádat o provincii
option-counter = Předložit protinabídku

ask-offer_to = Komu předložíte nabídku?
ask-edit_offer = Vaše nabídka pro { NAME($other, case: "acc") }: co v ní bude?
ask-offer_of = Na čí nabídku odpovíte?
ask-answer_offer = Co odpovíte na nabídku { NAME($other, case: "gen") }?
ask-withdraw_offer = Kterou nabídku stáhnete?
ask-give_amount = Kolik { NAME($goods, case: "pl_gen") } dáte { NAME($other, case: "dat") }?
ask-want_amount = Kolik { NAME($goods, case: "pl_gen") } chcete od { NAME($other, case: "gen") }?
ask-give_place = Kterou provincii { NAME($other, case: "the") } dostane? Provincie vybraná podruhé se z nabídky vyřadí.
ask-want_place = Kterou provincii chcete od { NAME($other, case: "gen") }? Provincie vybraná podruhé se z nabídky vyřadí.

no-trade-nothing = Není s čím obchodovat.
no-trade-none-in-hand = Nic takového nemáte.
no-trade-none-there = Druhá strana nic takového nemá.
no-trade-land = Žádná provincie nesmí změnit majitele.
no-trade-land-sale-off = V této hře se provincie neprodávají.
no-trade-empty-offer = Nabídka je zatím prázdná.
no-trade-offer-open = Žádná taková nabídka neplatí.
no-trade-not-covered = Nemáte to, co se po vás žádá.

log-offer-made = { NAME($seat) } předkládá nabídku { NAME($other, case: "dat") }.
log-offer-refused = { NAME($seat) } odmítá nabídku { NAME($other, case: "gen") }.
log-offer-withdrawn = { NAME($seat) } stahuje nabídku pro { NAME($other, case: "acc") }.
log-offer-lapsed = Nabídka { NAME($seat, case: "gen") } pro { NAME($other, case: "acc") } propadá.
log-trade = { NAME($seat) } a { NAME($other, case: "the") } uzavírají obchod.
log-handed-over = { NAME($seat) } předává { COUNT($n, $goods, case: "acc") } { NAME($other, case: "dat") }.
log-land-sold = { NAME($seat) } předává { NAME($other, case: "dat") } provincii { NAME($place) }.
