# RE-5.12 Mobilisation

ask-buy = { NAME($power) }: mobilizace. K utracení { $n ->
    [one] je { $n } mince
    [few] jsou { $n } mince
   *[other] je { $n } mincí
}. Co koupíte?
option-unit = Oddíl
option-card = Karta bitvy
option-morale = Morálka
option-fortress = Pevnost
ask-unit_to = { NAME($power) }: ke kterému generálovi oddíl půjde?
ask-garrison_in = { NAME($power) }: kde bude posádka?
ask-fortress_in = { NAME($power) }: kde bude pevnost?
no-money-left = Peníze došly.
no-money-for-fortress = Pevnost stojí { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}.
no-more-units = Jedna mocnost smí mít nejvýše { $n ->
    [one] { $n } oddíl
    [few] { $n } oddíly
   *[other] { $n } oddílů
}.
no-more-garrisons = Jedna mocnost smí mít nejvýše { $n ->
    [one] { $n } posádku
    [few] { $n } posádky
   *[other] { $n } posádek
}.
no-more-fortresses = Jedna mocnost smí mít nejvýše { $n ->
    [one] { $n } pevnost
    [few] { $n } pevnosti
   *[other] { $n } pevností
}.
no-more-units-with-general = Jeden generál smí vést nejvýše { $n ->
    [one] { $n } oddíl
    [few] { $n } oddíly
   *[other] { $n } oddílů
}.
no-general-for-unit = Žádný generál na ovládaném území nemůže oddíl převzít.
no-units-abroad = Nestojí na ovládaném území.
no-home-without-garrison = Žádnému vašemu domovskému území nechybí posádka.
no-garrison-bought-abroad = Posádky se kupují jen na vlastních domovských územích.
no-cards-left = Není už co dobrat.
no-place-for-fortress = Na žádném území nemůže stát pevnost.
no-fortress-without-garrison = Pevnost vyžaduje vaši posádku na místě.
no-second-fortress = Pevnost už tu stojí.
no-fortress-beside-rival = Stojí tam generál soupeře.
log-buys-unit = { NAME($power) } { AGREE($power) ->
    [plural] kupují
   *[other] kupuje
} oddíl (generál: { NAME($general) }).
log-buys-garrison = { NAME($power) } { AGREE($power) ->
    [plural] kupují
   *[other] kupuje
} { NAME($place, case: "in") } posádku.
log-buys-fortress = { NAME($power) } { AGREE($power) ->
    [plural] kupují
   *[other] kupuje
} { NAME($place, case: "in") } pevnost.
log-fortress-razed = Pevnost { NAME($place, case: "in") } zaniká.
log-corruption = { NAME($power) } { AGREE($power) ->
    [plural] ztrácejí
   *[other] ztrácí
} korupcí { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}.
