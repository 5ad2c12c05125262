# Объявление войны и призывы к оружию

option-declare_war = Объявление войны
option-cb_claim = Претензия
option-cb_token = Жетон CB
option-cb_disputed = Оспариваемое наследование
option-cb_excommunication = Отлучение от церкви
option-cb_holy_war = Священная война
option-cb_crusade = Крестовый поход
option-cb_liberation = Имперское освобождение
option-no_cb = Без casus belli
option-defend = Защита Империи
option-give_soldiers = Истощить рекрутов
option-give_ducats = Заплатить дукаты
option-lose_prestige = Потерять 1 очко престижа
option-give_cb = Разместить жетон CB
option-make_active = Сделать его активным союзником
option-leave_alone = Пусть сражается в одиночку
option-place_cb = Разместить жетон CB
option-imperial = Имперское влияние
ask-war_target = { $n ->
    [0] Кому объявляете войну?
   *[other] Кому ещё объявляете войну?
}
ask-casus_belli = Какой casus belli используете против { NAME($realm, case: "gen") }?
ask-defend_hre = { NAME($realm) } { AGREE($realm) ->
    [plural] нападают
   *[other] нападает
} на Империю. Защищаете её?
ask-contribution = Император защищает Империю. Каков ваш вклад?
ask-naval_battle_first = Какое морское сражение провести первым?
ask-land_battle_first = Какое сухопутное сражение провести первым?
ask-free_action = Сражений не было: активируете или рекрутируете отряды, не платя 1 кубик военной власти?
ask-call_to_arms = Какого союзника призываете к оружию?
ask-call_influence = Из какой области сбрасываете влияние за призыв к оружию?
ask-call_answer = { NAME($realm) } { AGREE($realm) ->
    [plural] призывают
   *[other] призывает
} вас к оружию против { NAME($other_realm, case: "gen") }. Откликаетесь на призыв?
ask-activate_ally = Делаете { NAME($realm, case: "acc") } своим активным союзником?
ask-refused_cb = { NAME($seat) } { AGREE($seat) ->
    [plural] отклоняют
   *[other] отклоняет
} ваш призыв к оружию. Размещаете жетон CB?
ask-allied_lost = Откуда сбрасываете союзный отряд?
ask-imperial_lost = Из какой области забираете имперское влияние?
no-war-ally = Это королевство — ваш союзник.
no-war-truce = Между вами перемирие.
no-war-passed-himself = Спасовавший игрок не объявляет войну.
no-war-passed = Этот игрок уже спасовал.
no-war-patron = Его союзник защищён перемирием или уже спасовал.
no-war-emperor = Его защищает император, а тот — ваш союзник, связан с вами перемирием или уже спасовал.
no-war-distant = Для войны с дальним королевством нужен casus belli.
no-war-interregnum = Во время междуцарствия войну объявить нельзя.
no-war-already = Вы уже воюете друг с другом или сражаетесь на одной стороне.
no-war-vassal = Войну объявляют только независимым королевствам.
no-war-target = Нет никого, кому вы могли бы объявить войну.
log-war-by-npr = Начинается война: { NAME($realm) } { AGREE($realm) ->
    [plural] нападают
   *[other] нападает
} на { NAME($seat, case: "acc") }.
log-war = { NAME($seat) } теперь { AGREE($seat) ->
    [plural] воюют
   *[other] воюет
} { NAME($realm, case: "with") }.
log-defending-hre = { NAME($seat) } { AGREE($seat) ->
    [plural] защищают
   *[other] защищает
} Империю; в строю { $n ->
    [one] { $n } имперский отряд
    [few] { $n } имперских отряда
   *[many] { $n } имперских отрядов
}.
log-active-ally = { NAME($realm) } { AGREE($realm) ->
    [plural] встают
   *[other] встаёт
} на сторону { NAME($seat, case: "gen") } в качестве активного союзника.
log-call-accepted = { NAME($seat) } { AGREE($seat) ->
    [plural] откликаются
   *[other] откликается
} на призыв { NAME($realm, case: "gen") }.
log-call-refused = { NAME($seat) } { AGREE($seat) ->
    [plural] отклоняют
   *[other] отклоняет
} призыв { NAME($realm, case: "gen") }.
log-allied-leave = Союзный отряд покидает резерв рекрутов { NAME($seat, case: "gen") }.
log-allied-leave-area = Союзный отряд { NAME($seat, case: "gen") } уходит из области { NAME($area) }.

# Что приносит вариант
brings-defensive-call = Оборонительный призыв к оружию
brings-offensive-call = Наступательный призыв к оружию
brings-war = Война { NAME($realm, case: "with") }
brings-alliance-ends = Союз { NAME($realm, case: "with") } прекращается, наступает перемирие
brings-abandoned = Союзник брошен: потеря стабильности ({ $n }) и всего влияния в его областях
brings-refusal = Потеря престижа ({ $n }) и влияния в областях союзника ({ $cubes }); союзник-игрок может разместить жетон CB
brings-attacked = Нападение на { NAME($realm, case: "acc") }
brings-imperial = Имперские отряды: { $n }
brings-authority-lost = Потеря имперского авторитета: { $n }
brings-no-cost = Отказ ничего не стоит
brings-soldiers = Истощённые рекруты: { $n }
brings-ducats = Дукаты: { $n }
brings-prestige-lost = Потеря престижа: { $n }
log-allied-return = { NAME($seat) }: { $n ->
    [one] { $n } союзный отряд возвращается
    [few] { $n } союзных отряда возвращаются
   *[many] { $n } союзных отрядов возвращаются
} в доступные рекруты.
brings-no-cb = Без casus belli: потеря стабильности ({ $n })
brings-marriage-broken = Нарушен королевский брак: потеря стабильности ({ $n })
brings-may-call = Можно призвать { NAME($realm, case: "acc") } (наступательный призыв, влияние: { $n })
brings-may-defend = Против вас могут призвать союзника: { NAME($realm, case: "acc") } (оборонительный призыв)
brings-emperor-called = Империю может защитить император: { NAME($realm) }
