# Pokój

option-enforce = Wyegzekwuj warunek
option-negotiate = Negocjuj
option-white_peace = Biały pokój
option-offer_white_peace = Zaproponuj biały pokój
option-surrender = Poddaj się
option-keep_board = Utrzymanie aktualnego stanu planszy
option-humiliate = Upokorzenie
option-vassalize = Wasalizacja
option-convert = Wymuszona konwersja
option-succession = Zabezpieczenie żądanej sukcesji
option-full_annexation = Pełna aneksja
option-return = Zwróć prowincję za dukaty
option-exchange = Wymień prowincję
option-liberate = Wyzwól prowincję
option-ally = Zawrzyj sojusz
ask-war_to_end = Które całkowite zwycięstwo rozpatrujesz?
ask-total_victory = Jak kończysz wojnę { NAME($realm, case: "with") }?
ask-remaining_war = Którą wojnę chcesz zakończyć?
ask-peace_way = Jak kończysz wojnę { NAME($realm, case: "with") }?
ask-white_peace_offer = { NAME($seat) } { AGREE($seat) ->
    [plural] proponują
   *[other] proponuje
} biały pokój. Co odpowiadasz?
ask-go_home = Dokąd wracają twoje jednostki { NAME($area, case: "from") }?
ask-peace_term = Jaki warunek narzucasz { NAME($realm, case: "dat") }?
ask-peace_influence = Gdzie umieszczasz wpływ?
ask-imposed_ruler = Który przywódca zostaje nowym władcą?
ask-succession_alliance = Zawierasz sojusz?
ask-keep_province = Pokój { NAME($realm, case: "with") }: zatrzymujesz wszystkie prowincje, których nie wskażesz. Którą oddajesz?
ask-keep_way = Co się stanie z prowincją { NAME($province) }?
ask-exchange_for = Na którą prowincję ją wymieniasz?
ask-exchange_also = Którą drugą małą prowincję oddajesz za prowincję { NAME($province) }?
ask-liberated_ally = Z którym wyzwolonym królestwem zawierasz sojusz?
ask-claim_discard = Odrzucasz roszczenie, by usunąć do 2 żetonów niepokojów z jego obszaru?
ask-claim_calms = Gdzie ustają niepokoje?
ask-claim_loss = Umieszczasz roszczenie tam, gdzie tracisz ziemie?
ask-treaty_term = Jaki warunek pokoju proponujesz { NAME($seat, case: "dat") }?
ask-treaty_victor = Pokój { NAME($seat, case: "with") }: kto jest zwycięzcą?
ask-treaty_province = Pokój { NAME($seat, case: "with") }: która okupowana prowincja wraca? Pozostałe zatrzymuje okupant.
ask-treaty_province_way = Co się stanie z prowincją { NAME($province) }?
ask-treaty_rider = Pokój { NAME($seat, case: "with") }: czy w ramach traktatu ktoś z was działa od razu?
ask-treaty_rider_seat = Kto działa od razu?
ask-treaty_cut = Który sojusz się kończy?
ask-treaty_cut_claim = Które roszczenie zostaje zwrócone?
ask-treaty_cut_influence = Z którego obszaru wraca kostka wpływu?
ask-treaty_payer = Pokój { NAME($seat, case: "with") }: kto płaci dukaty?
ask-treaty_ducats = Ile dukatów wynosi zapłata?
ask-treaty_propose = Proponujesz ten traktat { NAME($seat, case: "dat") }?
ask-treaty_answer = { NAME($seat) } { AGREE($seat) ->
    [plural] proponują
   *[other] proponuje
} traktat. Co odpowiadasz?
log-peace-term = { NAME($seat) } { AGREE($seat) ->
    [plural] narzucają
   *[other] narzuca
} { NAME($realm, case: "dat") } warunek: { $term ->
    [humiliate] upokorzenie
    [vassalize] wasalizacja
    [convert] wymuszona konwersja
    [succession] zabezpieczenie żądanej sukcesji
    [full_annexation] pełna aneksja
    [white_peace] biały pokój
   *[other] utrzymanie aktualnego stanu planszy
}.
log-peace = { NAME($seat) } { AGREE($seat) ->
    [plural] zawierają
   *[other] zawiera
} pokój { NAME($realm, case: "with") }.
log-peace-others = Kończy to również wojnę { NAME($seat, case: "gen") } z { $n } { $n ->
    [one] innym królestwem
   *[other] innymi królestwami
} tej strony.
log-white-peace = { NAME($seat) } { AGREE($seat) ->
    [plural] zawierają
   *[other] zawiera
} biały pokój { NAME($realm, case: "with") }.
log-surrender = { NAME($seat) } { AGREE($seat) ->
    [plural] poddają
   *[other] poddaje
} się { NAME($other, case: "dat") }.
log-ally-rests = { NAME($realm) } { AGREE($realm) ->
    [plural] przestają walczyć i pozostają
   *[other] przestaje walczyć i pozostaje
} sojusznikiem { NAME($seat, case: "gen") }.
log-go-home = Jednostki { NAME($seat, case: "gen") } wracają { NAME($area, case: "from") } { NAME($other_area, case: "to") }.
log-vassalized = Nowy wasal { NAME($seat, case: "gen") }: { NAME($realm) }.
log-full-annexation = { NAME($seat) } { AGREE($seat) ->
    [plural] anektują
   *[other] anektuje
} w całości { NAME($realm, case: "acc") }.
log-annexed = { NAME($seat) } { AGREE($seat) ->
    [plural] anektują
   *[other] anektuje
} prowincję { NAME($province) }.
log-reparations = { NAME($seat) } { AGREE($seat) ->
    [plural] otrzymują
   *[other] otrzymuje
} { $n } { $n ->
    [one] dukata
    [few] dukaty
   *[many] dukatów
} od { NAME($realm, case: "gen") }.
log-exchanged = { NAME($seat) } { AGREE($seat) ->
    [plural] wymieniają
   *[other] wymienia
} prowincję { NAME($province) }.
log-treaty = { NAME($seat) } i { NAME($other, case: "the") } zawierają pokój; warunek: { $term ->
    [humiliate] upokorzenie
    [convert] wymuszona konwersja
    [succession] zabezpieczenie żądanej sukcesji
    [white_peace] biały pokój
   *[other] utrzymanie aktualnego stanu planszy
}.
log-treaty-failed = { NAME($seat) } i { NAME($other, case: "the") } nie dochodzą do porozumienia w sprawie pokoju.
