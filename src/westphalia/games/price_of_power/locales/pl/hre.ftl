# Święte Cesarstwo Rzymskie

option-increase_authority = Zwiększ władzę cesarską
no-authority-not-emperor = Tylko cesarz może zwiększyć władzę cesarską.
no-authority-at-cap = Władza cesarska jest już tak wysoka, jak pozwalają obszary elektorskie.

ask-imperial_influence = Gdzie umieszczasz wpływ cesarski?
ask-imperial_to_remove = Skąd zabierasz wpływ cesarski?
ask-imperial_to_move = Który wpływ cesarski przenosisz?
ask-elector_tie = Obszar { NAME($area) }: głosy rozkładają się po równo. Na kogo głosuje ten obszar?
ask-election_tie = Wybory cesarskie kończą się remisem. Kto zostaje cesarzem?
ask-new_emperor_cb = Przeciw któremu królestwu w stanie wojny z Cesarstwem umieszczasz żeton CB?
option-keep = Zostaw kostki na miejscu

log-authority = Władza cesarska wynosi teraz { $value }.
log-imperial-influence = { NAME($seat) } { AGREE($seat) ->
    [plural] umieszczają
   *[other] umieszcza
} wpływ cesarski { NAME($area, case: "in") }.
log-defence-ends = Obrona Cesarstwa dobiega końca.
log-area-leaves = Obszar { NAME($area) } opuszcza Cesarstwo.
log-area-rejoins = Obszar { NAME($area) } wraca do Cesarstwa.
log-hre-religion = { $religion ->
    [none] Cesarstwo nie ma odtąd oficjalnej religii.
   *[other] Oficjalna religia Cesarstwa to teraz { NAME($religion) }.
}
log-hre-dissolved = Święte Cesarstwo Rzymskie przestaje istnieć.
log-emperor-die = Rzut na władzę cesarza: { $n }.
log-no-candidate = W wyborach cesarskich nie ma kandydata.
log-vote = Obszar { NAME($area) } oddaje głos na { NAME($seat, case: "acc") }.
log-elected = Nowy cesarz: { NAME($seat, case: "the") }.
log-imperial-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] oddają
   *[other] oddaje
} { $n } { $n ->
    [one] kostkę
    [few] kostki
   *[many] kostek
} wpływu cesarskiego { NAME($area, case: "from") }.
log-imperial-removed = Wpływ cesarski zostaje usunięty { NAME($area, case: "from") }.
