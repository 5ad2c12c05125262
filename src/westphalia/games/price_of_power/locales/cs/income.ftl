# Fáze 4: příjmy a výdaje

ask-reduce_costs = Příjem { $income }, náklady { $costs }, výsledný stav pokladny { $value }. Chcete nejdříve snížit náklady nebo si obstarat úvěr?
ask-unpaid = Příjem { $income }, náklady { $costs }, výsledný stav pokladny { $value }. Nemůžete zaplatit všechno. Co uděláte?
ask-fire_advisor = Kterého rádce propustíte?
ask-disband_where = Kde rozpustíte jednotku?
ask-disband_unit = Kterou jednotku rozpustíte?
ask-disband_ship = Kde se vzdáte lodě?
ask-discard_ducats = Kolik dukátů odhodíte, než se vyhodnotí korupce?
ask-corruption_adm = Korupce stojí { $n } { $n ->
    [one] kostku
    [few] kostky
   *[other] kostek
} správy. Kolik zaplatíte? Za každou nezaplacenou dostanete žeton úroku.
ask-less_power = Stabilita −3: které panovnické moci získáte o 1 kostku méně?
option-fire = Propustit rádce
option-disband = Rozpustit jednotku
option-scrap = Vzdát se lodě na moři
option-recall = Povolat loď do přístavu
option-recall_fleet = Povolat loďstvo do přístavu
option-loan = Obstarat si úvěr
option-loan_later = Obstarat si úvěr až po zaplacení nákladů: v tomto kole bez úroku

log-income = { NAME($seat) }: příjem po odečtení nákladů { $n }, v pokladně { $value }.
log-corruption = Korupce: { NAME($seat, case: "the") } platí { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
   *[other] { $n } kostek
} správy a { AGREE($seat) ->
    [plural] dostávají
   *[other] dostává
} { $value ->
    [one] { $value } žeton úroku
    [few] { $value } žetony úroku
   *[other] { $value } žetonů úroku
}.
log-fleet-recalled = Loďstvo { NAME($seat, case: "gen") } se vrací { NAME($sea, case: "from") } do přístavu { NAME($province) }.
