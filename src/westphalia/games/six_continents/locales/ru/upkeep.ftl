# SC-7 Цены и стоимость содержания

option-give_up_causes = Отказаться от того, что не можете оплатить
option-excess_unit = Отряд сверх лимита

ask-upkeep_short = Содержание стоит { $due ->
    [one] { $due } монету
    [few] { $due } монеты
   *[many] { $due } монет
}, а у вас { $gold }. Что делаете?
ask-unpaid_cause = { $unpaid ->
    [one] Ещё не уплачена { $unpaid } монета
    [few] Ещё не уплачены { $unpaid } монеты
   *[many] Ещё не уплачено { $unpaid } монет
} за содержание. От чего отказываетесь?
ask-unpaid_place = В какой провинции теряете { NAME($building, case: "acc") }?
ask-unpaid_excess_place = В какой провинции распускаете отряд сверх лимита?
ask-unpaid_excess_unit = Какой отряд распускаете { NAME($place, case: "in") }?

log-upkeep = { NAME($seat) } платит за содержание { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}.
log-excess-disbanded = { NAME($seat) } не может оплатить отряд сверх лимита { NAME($place, case: "in") } и распускает его ({ NAME($unit) }).
log-unpaid-building = { NAME($seat) } не может оплатить содержание { NAME($place, case: "in") } и теряет { NAME($building, case: "acc") }.
