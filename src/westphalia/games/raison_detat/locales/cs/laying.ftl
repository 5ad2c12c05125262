# RE-6.13 Laying cards

ask-lay = { NAME($power) }: bitva { NAME($place, case: "in") }. Co vyložíte?
option-face_down = Zakrytá karta
option-reveal = Odkrytá dvojka: odkrýt kartu nepřítele
option-discard = Odkrytá trojka: odhodit kartu nepřítele
option-pass = Pasovat
ask-lay_on = { NAME($power) }: na čí hromádku kartu vyložíte?
ask-lay_card = { NAME($power) }: kterou kartu vyložíte?
ask-target_pile = { NAME($power) }: kartu ze které hromádky zasáhnete?
ask-target_card = { NAME($power) }: kolikátou kartu z hromádky { NAME($other, case: "gen") } zasáhnete? Počítá se od první vyložené.
no-two-in-hand = V ruce není dvojka.
no-card-to-reveal = Druhá strana nemá zakrytou kartu.
no-three-in-hand = V ruce není trojka.
no-card-to-discard = Druhá strana ještě nemá kartu.
log-passes = { NAME($power) } { AGREE($power) ->
    [plural] pasují
   *[other] pasuje
}.
log-lays = { NAME($power) } { AGREE($power) ->
    [plural] vykládají
   *[other] vykládá
} zakrytou kartu.
log-lays-up = { NAME($power) } { AGREE($power) ->
    [plural] vykládají
   *[other] vykládá
} odkrytou kartu: { NAME($card) }.
log-reveals = { NAME($power) } { AGREE($power) ->
    [plural] odkrývají
   *[other] odkrývá
} kartu { NAME($other, case: "gen") }: { NAME($card) }.
log-discards = { NAME($power) } { AGREE($power) ->
    [plural] odhazují
   *[other] odhazuje
} kartu { NAME($other, case: "gen") }: { NAME($card) }.
