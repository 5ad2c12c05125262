# Faza 1: dobieranie kart

ask-draw_from = Z której talii dobierasz?
ask-keep_card = Które z dobranych kart zatrzymujesz, po 2 dukaty za każdą?
ask-mission_step = Bierzesz misję czy którąś wymieniasz?
ask-take_mission = Którą misję bierzesz?
ask-return_mission = Którą misję odkładasz?
option-take_mission = Weź misję
option-replace_mission = Wymień misję

no-cards-left = Wszystkie karty tej talii są na rękach lub w grze.

log-events-revealed = Runda { $number }: odsłonięto wydarzenia.
log-cards-kept = { NAME($seat) } { AGREE($seat) ->
    [plural] zatrzymują
   *[other] zatrzymuje
} { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
} za { $ducats } { $ducats ->
    [one] dukata
    [few] dukaty
   *[many] dukatów
}.
log-card-discarded = { NAME($seat) } { AGREE($seat) ->
    [plural] odrzucają
   *[other] odrzuca
} kartę „{ NAME($card) }”.
log-mission-taken = { NAME($seat) } { AGREE($seat) ->
    [plural] biorą
   *[other] bierze
} misję.
log-mission-seen = Twoja misja: „{ NAME($mission) }”.
log-mission-returned = { NAME($seat) } { AGREE($seat) ->
    [plural] odkładają
   *[other] odkłada
} misję.
