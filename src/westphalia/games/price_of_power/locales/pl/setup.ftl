# Karty początkowe

ask-extra_power = Które punkty władzy dodajesz?
ask-appoint_first = Mianujesz kogoś ze swoich pierwszych kart?
ask-exchange_card = Którą kartę wymieniasz na inną z tej samej talii?
ask-discard_card = Którą kartę odrzucasz? Zaczynasz najwyżej z czterema.
ask-start_mission = Z którą misją zaczynasz?

# Zasady pojedynczych scenariuszy

ask-balance_ally = Zostajesz daleko w tyle za rywalami: które królestwo zostaje twoim sojusznikiem?
ask-swedish_event = Które wydarzenie trafia do talii nowej ery?
log-won-at-once = { NAME($seat) } { AGREE($seat) ->
    [plural] wygrywają
   *[other] wygrywa
}.
log-balance = Nowy sojusznik { NAME($seat, case: "gen") }: { NAME($realm) }.
log-swedish-event = W tej erze do talii Danii trafia wydarzenie „{ NAME($event) }”.
option-give_partner = Daj dukaty partnerowi
no-partner-ducats = Nie masz dukatów do oddania.
ask-partner_ducats = Ile dukatów dajesz { NAME($other, case: "dat") }, swojemu partnerowi?
log-partner-ducats = { NAME($seat) } { AGREE($seat) ->
    [plural] dają
   *[other] daje
} { $n } { $n ->
    [one] dukata
    [few] dukaty
   *[many] dukatów
} { NAME($other, case: "dat") }, swojemu partnerowi.
