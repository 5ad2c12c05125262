# RE-5.12 Mobilisation

ask-buy = { NAME($power) }: mobilizacja (pieniądze: { $n }). Co kupujesz?
option-unit = Oddział
option-card = Karta bitwy
option-morale = Morale
option-fortress = Forteca
ask-unit_to = { NAME($power) }: do którego generała trafia oddział?
ask-garrison_in = { NAME($power) }: gdzie staje garnizon?
ask-fortress_in = { NAME($power) }: gdzie staje forteca?
no-money-left = Nie ma już pieniędzy.
no-money-for-fortress = Cena fortecy: { $n }.
no-more-units = Limit oddziałów mocarstwa: { $n }.
no-more-garrisons = Limit garnizonów mocarstwa: { $n }.
no-more-fortresses = Limit fortec mocarstwa: { $n }.
no-more-units-with-general = Limit oddziałów przy jednym generale: { $n }.
no-general-for-unit = Żaden generał na kontrolowanym terytorium nie może przyjąć oddziału.
no-units-abroad = Ten generał nie stoi na kontrolowanym terytorium.
no-home-without-garrison = Na każdym twoim terytorium macierzystym stoi już garnizon.
no-garrison-bought-abroad = Garnizony kupuje się tylko na własnych terytoriach macierzystych.
no-cards-left = Nie ma już kart do dobrania.
no-place-for-fortress = Na żadnym terytorium nie może stanąć forteca.
no-fortress-without-garrison = Forteca wymaga twojego garnizonu na miejscu.
no-second-fortress = Stoi tu już forteca.
no-fortress-beside-rival = Stoi tam generał rywala.
log-buys-unit = { NAME($power) } { AGREE($power) ->
    [plural] kupują
   *[other] kupuje
} oddział (generał: { NAME($general) }).
log-buys-garrison = { NAME($power) } { AGREE($power) ->
    [plural] kupują
   *[other] kupuje
} garnizon { NAME($place, case: "in") }.
log-buys-fortress = { NAME($power) } { AGREE($power) ->
    [plural] kupują
   *[other] kupuje
} fortecę { NAME($place, case: "in") }.
log-fortress-razed = Forteca { NAME($place, case: "in") } zostaje zburzona.
log-corruption = { NAME($power) } { AGREE($power) ->
    [plural] tracą
   *[other] traci
} { $n } { $n ->
    [one] monetę
    [few] monety
   *[many] monet
} przez korupcję.
