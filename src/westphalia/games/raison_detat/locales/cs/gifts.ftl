# RE-5.5 Subsidies and Mercenaries

ask-gift = { NAME($power) }: subsidie, nebo žoldnéři pro koalici?
option-subsidies = Subsidie (peníze)
option-mercenaries = Žoldnéři (karty)
ask-receiver = { NAME($power) }: kdo dar dostane?
ask-subsidy = { NAME($power) }: kolik peněz dáte { NAME($other, case: "dat") }?
ask-mercenary = { NAME($power) }: kterou kartu dáte { NAME($other, case: "dat") }?
ask-accept_gift = { NAME($power) } { AGREE($power) ->
    [plural] nabízejí
   *[other] nabízí
} { NAME($other, case: "dat") } { $gift ->
    [money] { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
   *[cards] { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
}. Přijmete?
no-gift-outside-coalition = Dary si mohou dávat jen členové koalice.
no-money-to-give = Nejsou peníze, které by šlo darovat.
no-cards-to-give = Nejsou karty, které by šlo darovat.
no-gift-so-large = Celkem lze dát nejvýše { $n }.
log-offers-money = { NAME($power) } { AGREE($power) ->
    [plural] nabízejí
   *[other] nabízí
} { NAME($other, case: "dat") } { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}.
log-offers-cards = { NAME($power) } { AGREE($power) ->
    [plural] nabízejí
   *[other] nabízí
} { NAME($other, case: "dat") } { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
log-gift-accepted = { NAME($other) } { AGREE($other) ->
    [plural] přijímají
   *[other] přijímá
} dar od { NAME($power, case: "gen") }.
log-gift-refused = { NAME($other) } { AGREE($other) ->
    [plural] odmítají
   *[other] odmítá
} dar od { NAME($power, case: "gen") }.
log-mercenary = { NAME($power) } { AGREE($power) ->
    [plural] předávají
   *[other] předává
} { NAME($other, case: "dat") } kartu: { NAME($card) }.
