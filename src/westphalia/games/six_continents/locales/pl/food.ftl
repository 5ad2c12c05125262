# SC-13.10 do 13.14: jedzenie i głód

ask-famine_buy_off = Głód zabiera { $loss ->
    [one] { $loss } żołnierza
   *[other] { $loss } żołnierzy
}. Ilu ratujesz, płacąc po { $price ->
    [one] { $price } monecie
    [few] { $price } monety
   *[many] { $price } monet
}?

log-food = { NAME($seat) } potrzebuje { $need } porcji jedzenia, a ma { $supply }.
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
brings-famine = Głód: ginie od 1 do { $n } żołnierzy albo { $gold } złota za każdego
brings-famine-revolt = { $chance } % na bunt od 1 do { $n } buntowników
brings-famine-revolt-unless-paid = { $chance } % na bunt od 1 do { $n } buntowników, chyba że wszystko zapłacono
brings-red-revolt = Czerwone żetony: { $chance } % na bunt od 1 do { $n } buntowników
