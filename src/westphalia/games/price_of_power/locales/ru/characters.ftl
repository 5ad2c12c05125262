# Персонажи

option-appoint = Назначение персонажа
option-dismiss = Уволить персонажа
option-transfer = Перевести генерала
option-ruler_leads = Правитель как генерал
option-advisor = Советник
option-ruler = Правитель
option-army_1 = Армия 1
option-army_2 = Армия 2
option-army_3 = Армия 3
option-fleet = Флот
option-from_army_1 = Генерал армии 1
option-from_army_2 = Генерал армии 2
option-from_army_3 = Генерал армии 3
option-advisor_adm = Административный советник
option-advisor_dip = Дипломатический советник
option-advisor_mil = Военный советник
option-home = Возвращение из армии
option-discard = Сбросить
option-interregnum = Никто: междуцарствие
ask-appoint = Кого назначаете?
ask-appoint_as = Какую должность получает персонаж?
ask-replaced_general = Прежний генерал, { NAME($character) }, уступает место. Что с ним будет дальше?
ask-dismiss = Кого увольняете?
ask-transfer_from = Генерала какой армии переводите?
ask-transfer_to = В какую армию его переводите?
ask-ruler_leads = Какой армией командует правитель?
ask-new_ruler = У вас нет правителя. Кто из лидеров у вас на руке им станет?
no-appoint-card = У вас на руке нет персонажа, которого вы можете назначить и оплатить.
no-appoint-ruler-lives = Этот лидер может стать только правителем, а правитель у вас уже есть.
no-war-council = Совет, который правит вашим королевством, не объявляет войн.
no-dismiss = Вам некого увольнять.
no-transfer = У вас нет генерала, которого можно перевести.
no-ruler-leads = У вас нет правителя, который мог бы командовать армией.
log-appointed = { $role ->
    [advisor] { NAME($seat) } { AGREE($seat) ->
    [plural] назначают
   *[other] назначает
} советника: { NAME($character) }.
    [ruler] Новый правитель { NAME($seat, case: "gen") }: { NAME($character) }.
    [fleet] { NAME($seat) } { AGREE($seat) ->
    [plural] назначают
   *[other] назначает
} адмирала: { NAME($character) }.
   *[other] { NAME($seat) } { AGREE($seat) ->
    [plural] назначают
   *[other] назначает
} генерала: { NAME($character) }.
}
log-transferred = { NAME($character) } переходит в другую армию { NAME($seat, case: "gen") }.
log-ruler-leads = { $army ->
    [home] Правитель { NAME($seat, case: "gen") } покидает свою армию.
   *[other] Правитель { NAME($seat, case: "gen") } принимает командование армией.
}
log-advisor-leaves = { $power ->
    [adm] Административный советник
    [dip] Дипломатический советник
   *[mil] Военный советник
} { NAME($seat, case: "gen") } уходит.
log-general-leaves = Генерал { NAME($seat, case: "gen") } покидает свою армию.
log-admiral-leaves = Адмирал { NAME($seat, case: "gen") } покидает флот.
log-ill = У { NAME($seat, case: "gen") } заболевает { NAME($character) }.
log-ruler-dies = Умирает правитель { NAME($seat, case: "gen") }: { NAME($character) }.
log-interregnum = { NAME($seat) }: наступает междуцарствие.
