# Dyplomacja między graczami

option-talk = Negocjuj z graczem
ask-talk_partner = Z kim negocjujesz?
ask-talk_privacy = Negocjujesz jawnie czy na osobności, za 1 punkt dyplomatyczny?
option-openly = Jawnie
option-privately = Na osobności
ask-talk_bundle = Co proponujesz { NAME($seat, case: "dat") }?
option-alliance = Sojusz
option-marriage = Królewski mariaż
option-support = Wsparcie pieniężne
option-sale = Sprzedaż prowincji
option-propose = Zaproponuj to
option-clear = Zacznij od nowa
option-give_up = Zerwij rozmowy
ask-support_giver = Kto daje dukaty?
ask-support_amount = Ile dukatów? Aktywny gracz płaci 1 punkt dyplomatyczny za każde 10.
ask-sale_seller = Kto sprzedaje?
ask-sale_province = Która prowincja zostaje sprzedana?
ask-sale_price = Za ile dukatów zostaje sprzedana?
ask-talk_answer = { NAME($seat) } { AGREE($seat) ->
    [plural] proponują
   *[other] proponuje
} układ. Co odpowiadasz?
option-counter = Złóż inną propozycję
ask-dowry_deck = Z której talii każde z was może dobrać kartę?
ask-dowry = Dobierasz kartę?
no-talk-partner = Nie ma nikogo, z kim można by się w czymkolwiek ułożyć.
no-talk-war = W czasie wojny można uzgodnić tylko wsparcie pieniężne.
no-support-and-sale = Wsparcie pieniężne i sprzedaż prowincji wykluczają się w jednej turze.
no-sale-claim = Nie ma prowincji, którą właściciel może sprzedać graczowi z roszczeniem na jej obszarze.
no-sale-town = Kupujący nie ma już miasta do umieszczenia.
no-sale-last = Ostatniej prowincji nie można sprzedać.
log-talk-failed = { NAME($seat) } i { NAME($other, case: "the") } nie dochodzą do porozumienia.
log-private-talk = { NAME($seat) } i { NAME($other, case: "the") } rozmawiają na osobności.
log-ducats-given = { NAME($seat) } { AGREE($seat) ->
    [plural] dają
   *[other] daje
} { $n } { $n ->
    [one] dukata
    [few] dukaty
   *[many] dukatów
} { NAME($other, case: "dat") }.
log-sold = { NAME($seat) } { AGREE($seat) ->
    [plural] sprzedają
   *[other] sprzedaje
} { NAME($other, case: "dat") } prowincję { NAME($province) }.
