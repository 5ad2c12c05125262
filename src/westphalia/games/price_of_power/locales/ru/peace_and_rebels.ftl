# Фаза 3: мир и восстания

ask-dissent_town = Религиозные противоречия { NAME($area, case: "in") }: в каком из ваших городов начинаются беспорядки?
ask-tolerated_area = Идея «Терпимость»: в какой области не добавляете беспорядки?
ask-dissent_vassal_area = В какой области вассалы другой религии лишают вас влияния или поднимают беспорядки?
ask-dissent_vassal = { NAME($area) }: в какой провинции вассала начинаются беспорядки? Или вы отказываетесь от влияния?
ask-unrest_town = В каком из ваших городов начинаются беспорядки?
ask-calm_town = Из какого города убираете беспорядки?
option-remove_influence = Убрать влияние

log-unrest = У { NAME($seat, case: "gen") } беспорядки { NAME($province, case: "in") }.
log-calmed = { NAME($seat) } { AGREE($seat) ->
    [plural] убирают
   *[other] убирает
} беспорядки { NAME($province, case: "in") }.
log-treaties-over = Все перемирия и все жетоны CB снимаются.
log-undisputed = Наследование по королевскому браку { NAME($seat, case: "gen") } { NAME($realm, case: "with") } больше не оспаривается.
