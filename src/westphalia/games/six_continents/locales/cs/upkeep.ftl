# SC-7 Ceny a údržba

option-give_up_causes = Vzdát se toho, co nemůžete zaplatit
option-excess_unit = Jednotka nad limit

ask-upkeep_short = Údržba stojí { $due ->
    [one] { $due } minci
    [few] { $due } mince
   *[other] { $due } mincí
}, máte { $gold }. Co uděláte?
ask-unpaid_cause = Na údržbu ještě { $unpaid ->
    [one] chybí { $unpaid } mince
    [few] chybějí { $unpaid } mince
   *[other] chybí { $unpaid } mincí
}. Čeho se vzdáte?
ask-unpaid_place = Ve které provincii přijdete o { NAME($building, case: "acc") }?
ask-unpaid_excess_place = Ve které provincii rozpustíte jednotku nad limit?
ask-unpaid_excess_unit = Kterou jednotku { NAME($place, case: "in") } rozpustíte?

log-upkeep = { NAME($seat) } platí za údržbu { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
log-excess-disbanded = { NAME($seat) } nemá na údržbu jednotky nad limit { NAME($place, case: "in") } a rozpouští ji ({ NAME($unit) }).
log-unpaid-building = { NAME($seat) } nemá na údržbu a přichází { NAME($place, case: "in") } o { NAME($building, case: "acc") }.
