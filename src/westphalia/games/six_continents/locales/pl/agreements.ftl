# SC-1.15, SC-1.16 Umowy, SC-1.21 Prawo przemarszu

option-contract = Zaproponuj umowę
option-answer_contract = Odpowiedz na propozycję umowy
option-mark_contract = Oznacz umowę jako dotrzymaną lub złamaną
option-transit = Przyznaj lub cofnij prawo przemarszu
option-no_expiry = Bezterminowo
option-no_guarantor = Bez gwaranta
option-no_guarantee = Bez kwoty
option-open = Jawna
option-secret = Tajna, jeśli zgodzą się wszystkie strony
option-accept_open = Przyjmij jako jawną
option-accept_secret = Przyjmij jako tajną, jeśli zgodzą się wszystkie strony
option-kept = Dotrzymana
option-broken = Złamana

ask-contract_party = Kto jeszcze podpisuje umowę?
ask-contract_text = Jak ma brzmieć umowa?
ask-contract_expiry = Do której kolejki umowa obowiązuje?
ask-contract_guarantor = Kto jest gwarantem umowy?
ask-contract_guarantee = Jaka kwota należy się za złamanie umowy?
ask-contract_secrecy = Czy umowa ma być tajna?
ask-contract_to_answer = Na którą propozycję umowy odpowiadasz?
ask-answer_contract = Co odpowiadasz na umowę nr { $number }?
ask-contract_to_mark = Którą umowę oznaczasz?
ask-mark_contract = Czy umowa nr { $number } została dotrzymana?
ask-transit_for = Komu przyznajesz lub cofasz prawo przemarszu?

no-contract-waiting = Żadna umowa nie czeka na twoją odpowiedź.
no-contract-signed = Nie masz żadnej podpisanej umowy.
no-transit-off = W tej grze nie ma prawa przemarszu.
no-transit-at-war = Gracze w stanie wojny nie przyznają sobie prawa przemarszu.

log-contract-proposed = { NAME($seat) } proponuje umowę nr { $number }.
log-contract-accepted = { NAME($seat) } przyjmuje umowę nr { $number }.
log-contract-refused = { NAME($seat) } odrzuca umowę nr { $number }.
log-contract-signed = Umowa nr { $number } zostaje podpisana: „{ $text }”.
log-contract-party = { NAME($seat) } jest stroną umowy nr { $number }.
log-contract-kept = { NAME($seat) } uznaje umowę nr { $number } za dotrzymaną.
log-contract-broken = { NAME($seat) } uznaje umowę nr { $number } za złamaną.
log-contract-lapsed = Umowa nr { $number } przepada: nie wszyscy ją podpisali.
log-transit-granted = { NAME($seat) } przyznaje { NAME($other, case: "dat") } prawo przemarszu.
log-transit-revoked = { NAME($seat) } cofa { NAME($other, case: "dat") } prawo przemarszu.
