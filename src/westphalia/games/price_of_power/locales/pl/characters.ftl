# Postacie

option-appoint = Mianuj doradcę lub przywódcę
option-dismiss = Zwolnij postać
option-transfer = Przenieś generała
option-ruler_leads = Władca jako generał
option-advisor = Doradca
option-ruler = Władca
option-army_1 = Armia 1
option-army_2 = Armia 2
option-army_3 = Armia 3
option-from_army_1 = Generał armii 1
option-from_army_2 = Generał armii 2
option-from_army_3 = Generał armii 3
option-fleet = Flota
option-advisor_adm = Doradca administracyjny
option-advisor_dip = Doradca dyplomatyczny
option-advisor_mil = Doradca militarny
option-home = Odwołaj z armii
option-discard = Odrzuć
option-interregnum = Nikt: bezkrólewie
ask-appoint = Kogo mianujesz?
ask-appoint_as = Jakie stanowisko obejmuje ta postać?
ask-replaced_general = Zastąpiony generał: { NAME($character) }. Co się z nim dzieje?
ask-dismiss = Kogo zwalniasz?
ask-transfer_from = Generała której armii przenosisz?
ask-transfer_to = Do której armii go przenosisz?
ask-ruler_leads = Którą armią dowodzi władca?
ask-new_ruler = Nie masz władcy. Który przywódca z ręki nim zostaje?
no-appoint-card = Nie masz na ręce postaci, którą możesz mianować i opłacić.
no-appoint-ruler-lives = Ten przywódca może zostać tylko władcą, a ty już masz władcę.
no-dismiss = Nie masz kogo zwolnić.
no-transfer = Nie masz generała do przeniesienia.
no-ruler-leads = Nie masz władcy, który mógłby dowodzić armią.
no-war-council = Rada, która rządzi twoim królestwem, nie wypowiada wojen.
log-appointed = { $role ->
    [advisor] { NAME($seat) } { AGREE($seat) ->
    [plural] mianują
   *[other] mianuje
} doradcę: { NAME($character) }.
    [ruler] { NAME($seat) } { AGREE($seat) ->
    [plural] mają
   *[other] ma
} nowego władcę: { NAME($character) }.
    [fleet] { NAME($seat) } { AGREE($seat) ->
    [plural] mianują
   *[other] mianuje
} admirała: { NAME($character) }.
   *[other] { NAME($seat) } { AGREE($seat) ->
    [plural] mianują
   *[other] mianuje
} generała: { NAME($character) }.
}
log-transferred = { NAME($character) } przechodzi do innej armii { NAME($seat, case: "gen") }.
log-ruler-leads = { $army ->
    [home] Władca { NAME($seat, case: "gen") } opuszcza swoją armię.
   *[other] Władca { NAME($seat, case: "gen") } obejmuje dowództwo armii.
}
log-advisor-leaves = { $power ->
    [adm] Doradca administracyjny
    [dip] Doradca dyplomatyczny
   *[mil] Doradca militarny
} { NAME($seat, case: "gen") } odchodzi.
log-general-leaves = Generał { NAME($seat, case: "gen") } opuszcza swoją armię.
log-admiral-leaves = Admirał { NAME($seat, case: "gen") } opuszcza flotę.
log-ill = { NAME($character) } ({ NAME($seat, case: "the") }) zapada na zdrowiu.
log-ruler-dies = Umiera władca { NAME($seat, case: "gen") }: { NAME($character) }.
log-interregnum = { NAME($seat) }: nastaje bezkrólewie.
