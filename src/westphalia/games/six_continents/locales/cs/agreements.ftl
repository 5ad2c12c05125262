# SC-1.15, SC-1.16 Smlouvy, SC-1.21 Právo průchodu

option-contract = Navrhnout smlouvu
option-answer_contract = Odpovědět na návrh smlouvy
option-mark_contract = Označit smlouvu jako dodrženou nebo porušenou
option-transit = Udělit nebo odejmout právo průchodu
option-no_expiry = Bez časového omezení
option-no_guarantor = Bez garanta
option-no_guarantee = Bez částky
option-open = Veřejná
option-secret = Tajná, souhlasí-li všechny strany
option-accept_open = Přijmout ji jako veřejnou
option-accept_secret = Přijmout ji jako tajnou, souhlasí-li všechny strany
option-kept = Dodržena
option-broken = Porušena

ask-contract_party = Kdo další smlouvu podepíše?
ask-contract_text = Jak bude smlouva znít?
ask-contract_expiry = Do kterého kola bude smlouva platit?
ask-contract_guarantor = Kdo bude garantem?
ask-contract_guarantee = Jaká částka se slibuje pro případ porušení?
ask-contract_secrecy = Má být smlouva tajná?
ask-contract_to_answer = Na který návrh smlouvy odpovíte?
ask-answer_contract = Co odpovíte na návrh smlouvy č. { $number }?
ask-contract_to_mark = Kterou smlouvu označíte?
ask-mark_contract = Byla smlouva č. { $number } dodržena?
ask-transit_for = Komu otevřete nebo uzavřete své provincie?

no-contract-waiting = Na vaši odpověď nečeká žádná smlouva.
no-contract-signed = Nepodepsali jste žádnou smlouvu.
no-transit-off = V této hře právo průchodu neexistuje.
no-transit-at-war = Mezi hráči ve válce právo průchodu neplatí.

log-contract-proposed = { NAME($seat) } navrhuje smlouvu č. { $number }.
log-contract-accepted = { NAME($seat) } přijímá smlouvu č. { $number }.
log-contract-refused = { NAME($seat) } odmítá smlouvu č. { $number }.
log-contract-signed = Smlouva č. { $number } je podepsána: „{ $text }“
log-contract-party = { NAME($seat) } je stranou smlouvy č. { $number }.
log-contract-kept = { NAME($seat) } prohlašuje, že smlouva č. { $number } byla dodržena.
log-contract-broken = { NAME($seat) } prohlašuje, že smlouva č. { $number } byla porušena.
log-contract-lapsed = Smlouva č. { $number } propadá: nepodepsali ji všichni.
log-transit-granted = { NAME($seat) } uděluje { NAME($other, case: "dat") } právo průchodu.
log-transit-revoked = { NAME($seat) } odnímá { NAME($other, case: "dat") } právo průchodu.
