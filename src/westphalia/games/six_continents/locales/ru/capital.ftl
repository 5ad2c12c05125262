# SC-21 Столица

option-upgrade_capital = Улучшить столицу
option-name_place = Сменить временное место набора

ask-temporary_place = Ваша столица потеряна. Где будет временное место набора?

no-upgrade-top-level = Ваша столица уже достигла высшего уровня.
no-upgrade-capital-lost = Вы не контролируете свою столицу.
no-upgrade-gold = На следующий уровень у вас не хватает монет.
no-temporary-capital-held = Вы набираете солдат в столице, временное место набора не нужно.
no-temporary-changed = В этом ходу вы уже меняли временное место набора.
no-temporary-place = У вас нет другой провинции, где можно набирать солдат.

log-capital-upgraded = { NAME($seat) } улучшает столицу до уровня { $level }.
log-temporary-place = { NAME($seat) } временно набирает солдат { NAME($place, case: "in") }.
log-encircled = Столица { NAME($seat, case: "gen") } ({ NAME($place) }) в окружении: выпало { $roll }, { $n ->
    [one] гибнет { $n } солдат
    [few] гибнут { $n } солдата
   *[many] гибнет { $n } солдат
}.
log-temporary-lost = { NAME($seat) } больше не может набирать солдат { NAME($place, case: "in") }.
log-capital-regained = { NAME($seat) } возвращает себе столицу { NAME($place) } и снова набирает в ней солдат.
