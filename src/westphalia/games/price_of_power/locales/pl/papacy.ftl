# Kuria papieska

option-papal_action = Akcja papieska
option-excommunicate = Ekskomunikuj władcę
option-call_crusade = Wezwij do krucjaty
no-papal-age = Akcje papieskie kończą się wraz z erą Reformacji.
no-papal-not-controller = Akcję papieską może wykonać tylko kontroler papieski.
no-papal-token = W tej rundzie wykonano już akcję papieską.
no-excommunication-target = Nie ma innego katolickiego królestwa.
no-crusade-area = Muzułmańskie królestwa posiadają tam mniej niż 2 prowincje.
no-cardinal-not-catholic = Kardynałów mają tylko katolickie królestwa.
no-cardinal-holds-roma = Kto kontroluje Rzym, nie otrzymuje kolejnych kardynałów.

ask-papal_action = Którą akcję papieską wykonujesz?
ask-excommunicate = Czyjego władcę ekskomunikujesz?
ask-cardinal_to_lose = Z którego pola tracisz kardynała?
ask-crusade_area = Przeciw któremu obszarowi wzywasz do krucjaty?
ask-crusade_target = Krucjata { NAME($area, case: "in") }: komu od razu i za darmo wypowiadasz wojnę?
ask-crusaders_where = Gdzie umieszczasz najemną piechotę na krucjatę?
ask-crusaders_army = Do której armii dołącza ta piechota?

log-cardinal = { NAME($seat) } { AGREE($seat) ->
    [plural] otrzymują
   *[other] otrzymuje
} kardynała.
log-cardinal-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] tracą
   *[other] traci
} kardynała.
log-roma = { NAME($seat) } { AGREE($seat) ->
    [plural] zajmują
   *[other] zajmuje
} w kurii pole Rzymu.
log-roma-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] tracą
   *[other] traci
} w kurii pole Rzymu.
log-excommunicated = { NAME($seat) } { AGREE($seat) ->
    [plural] ekskomunikują
   *[other] ekskomunikuje
} władcę { NAME($realm, case: "gen") }.
log-crusade = { NAME($seat) } { AGREE($seat) ->
    [plural] wzywają
   *[other] wzywa
} do krucjaty. Cel: obszar { NAME($area) }.
log-crusade-over = Koniec krucjaty { NAME($area, case: "in") }: { $result ->
    [freed] żadne królestwo muzułmańskie nie ma tam już prowincji
    [held] królestwa muzułmańskie nadal mają tam prowincje
   *[deserted] nikt nie odpowiedział na wezwanie
}.
