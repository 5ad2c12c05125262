# SC-22 Vítězství a body

option-propose_end = Navrhnout konec hry
option-agree = Souhlasit
option-disagree = Hrát dál

ask-end_by_consent = Má hra teď skončit a mají rozhodnout body?

no-end-already-proposed = Konec už byl v tomto kole navržen; na konci kola budou dotázáni všichni.

log-survivor = { NAME($seat) } zůstává ve hře jako poslední a vítězí.
log-conquest = { NAME($seat) } ovládá hlavní města všech ostatních a vítězí.
log-end-proposed = { NAME($seat) } navrhuje ukončit hru po tomto kole.
log-end-agreed = { NAME($seat) } souhlasí s koncem hry.
log-end-refused = { NAME($seat) } chce hrát dál.
log-round-limit = Kolo { $number } bylo poslední; rozhodují body.
log-points = { NAME($seat) } má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
log-winner = { NAME($seat) } vítězí.
