# SC-13.10 do 13.14: jedzenie i głód

ask-famine_buy_off = Głód zabiera { $loss ->
    [one] { $loss } żołnierza
   *[other] { $loss } żołnierzy
}. Ilu ratujesz, płacąc po { $price ->
    [one] { $price } monecie
    [few] { $price } monety
   *[many] { $price } monet
}?

log-food = { NAME($seat) }, jedzenie: potrzeba { $need }, jest { $supply }.
log-food-bank = Bank odkupuje { $food ->
    [one] { $food } porcję
    [few] { $food } porcje
   *[many] { $food } porcji
} jedzenia od { NAME($seat, case: "gen") } za { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.
log-famine = Głód dotyka { NAME($seat, case: "gen") }: { $n ->
    [one] { $n } żołnierz
   *[other] { $n } żołnierzy
} do stracenia lub wykupienia.
log-famine-paid = { NAME($seat) } płaci { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
} i ratuje { $n ->
    [one] { $n } żołnierza
   *[other] { $n } żołnierzy
}.

# Co przynosi koniec tury
brings-famine = Głód: straty 1–{ $n } (żołnierze) albo złoto za każdego: { $gold }
brings-famine-revolt = { $chance }% szans na bunt (rebelianci: 1–{ $n })
brings-famine-revolt-unless-paid = { $chance }% szans na bunt (rebelianci: 1–{ $n }), chyba że wszystko zostanie opłacone
brings-red-revolt = Czerwone żetony: { $chance }% szans na bunt (rebelianci: 1–{ $n })
