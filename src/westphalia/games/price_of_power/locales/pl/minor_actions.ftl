# Pomniejsze akcje

option-take_loan = Weź pożyczkę
option-repay_loan = Spłać pożyczkę
option-replenish = Uzupełnij zasoby ludzkie
option-cut_ties = Zerwij więzi
option-cut_influence = Zwróć wpływ
option-cut_claim = Zwróć roszczenie
option-cut_alliance = Zakończ sojusz
ask-replenish = Ile wyczerpanych jednostek staje się dostępnych?
ask-cut_ties = Jakie więzi zrywasz?
ask-cut_influence = Z którego obszaru zwracasz kostkę wpływu?
ask-cut_claim = Które roszczenie zwracasz?
ask-cut_alliance = Który sojusz kończysz?
no-interest-to-repay = Nie masz pożyczki do spłacenia.
no-ducats-to-repay = Masz za mało dukatów, by spłacić pożyczkę.
no-exhausted = Nie masz wyczerpanych jednostek.
no-ties = Nie masz żadnych więzi, które można by zerwać.
log-replenished = { NAME($seat) } { AGREE($seat) ->
    [plural] uzupełniają
   *[other] uzupełnia
} { $n } { $n ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
} zasobów ludzkich.
log-claim-returned = { NAME($seat) } { AGREE($seat) ->
    [plural] rezygnują
   *[other] rezygnuje
} z roszczenia { NAME($area, case: "in") }.
