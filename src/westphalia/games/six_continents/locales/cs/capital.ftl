# SC-21 Hlavní město

option-upgrade_capital = Vylepšit hlavní město
option-name_place = Změnit dočasné místo náboru

ask-temporary_place = Přišli jste o hlavní město. Kde budete zatím verbovat?

no-upgrade-top-level = Vaše hlavní město už má nejvyšší úroveň.
no-upgrade-capital-lost = Své hlavní město neovládáte.
no-upgrade-gold = Na další úroveň nemáte dost zlata.
no-temporary-capital-held = Verbujete v hlavním městě; dočasné místo náboru nepotřebujete.
no-temporary-changed = Dočasné místo náboru jste v tomto tahu už změnili.
no-temporary-place = Nemáte jinou provincii, kde byste mohli verbovat.

log-capital-upgraded = { NAME($seat) } vylepšuje hlavní město na úroveň { $level }.
log-temporary-place = { NAME($seat) } dočasně verbuje { NAME($place, case: "in") }.
log-encircled = Hlavní město { NAME($seat, case: "gen") } { NAME($place, case: "in") } je obklíčeno (hod { $roll }): { $n ->
    [one] umírá { $n } voják
    [few] umírají { $n } vojáci
   *[other] umírá { $n } vojáků
}.
log-temporary-lost = { NAME($seat) } už nemůže verbovat { NAME($place, case: "in") }.
log-capital-regained = { NAME($seat) } znovu drží hlavní město { NAME($place, case: "in") } a verbuje v něm.
