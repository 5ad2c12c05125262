# Handel

option-trade = Handluj
option-move_ship = Najpierw przesuń lekki statek
option-no_card = Nie używaj karty, zyskaj dukaty
option-new_merchant = Jeszcze nieumieszczony kupiec
option-interest = Weź żeton pożyczki
ask-trade_use = Używasz którejś z kart handlu?
ask-trade_card = Której karty handlu używasz?
ask-trade_node = W którym węźle handlowym handlujesz?
ask-merchant_from = Którego kupca wysyłasz?
ask-trade_tie = Siła handlowa jest równa. Kto dostaje wyższy rząd dochodu?
ask-gold_inflation = Tyle złota wywołuje inflację. Jak za nią płacisz?
no-trade-merchant = W tej rundzie wszyscy twoi kupcy są już wykorzystani.
log-trade-card = Odsłonięto kartę handlu: { NAME($trade_card) }.
log-no-trade = { NAME($seat) } nie { AGREE($seat) ->
    [plural] korzystają
   *[other] korzysta
} z żadnej z tych kart handlu.
log-merchant = { NAME($seat) } { AGREE($seat) ->
    [plural] handlują
   *[other] handluje
} w węźle { NAME($node) }.
log-trade-no-income = Handel w węźle { NAME($node) } nie przynosi { NAME($seat, case: "dat") } dochodu.
log-privateers = Kaprzy { NAME($seat, case: "gen") } czyhają na statki w węźle { NAME($node) }.
log-trade-income = { NAME($seat) } { AGREE($seat) ->
    [plural] zyskują
   *[other] zyskuje
} { $n } { $n ->
    [one] dukata
    [few] dukaty
   *[many] dukatów
} z handlu w węźle { NAME($node) }.
log-inflation = { NAME($seat) } { AGREE($seat) ->
    [plural] cierpią
   *[other] cierpi
} z powodu inflacji.
