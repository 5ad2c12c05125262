# Akcje administracyjne

option-increase_stability = Zwiększ stabilność
option-convert_area = Przeprowadź konwersję obszaru
option-colonize = Kolonizuj
ask-convert_area = Na którym obszarze przeprowadzasz konwersję na swoją religię państwową?
ask-convert_unrest = W którym tamtejszym mieście wybuchają niepokoje?
ask-colonize = Które terytorium kolonizujesz?
ask-colonize_with = Ilu kolonistów poświęcasz? Resztę płacisz w punktach administracyjnych.
no-convert-area = Nie ma obszaru, na którym możesz przeprowadzić konwersję.
no-convert-not-owned = Nie posiadasz tam żadnej prowincji.
no-convert-other-faith = Jedna z tamtejszych prowincji jest okupowana albo należy do królestwa o innej religii państwowej.
no-convert-same-faith = Ten obszar ma już twoją religię państwową.
no-colonial-claim = Nie masz roszczenia do wolnego terytorium.
no-colonial-chain = Z obszaru twojej stolicy nie prowadzi tam łańcuch twoich miast i lekkich statków na morzu.
no-colonists = Masz łącznie za mało punktów administracyjnych i kolonistów.
no-town-left = Nie masz już miasta do umieszczenia.
log-colonized = { NAME($seat) } { AGREE($seat) ->
    [plural] kolonizują
   *[other] kolonizuje
} terytorium { NAME($province) }.
