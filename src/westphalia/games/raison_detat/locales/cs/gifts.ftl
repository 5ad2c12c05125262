# RE-5.5 Subsidies and Mercenaries

ask-gift = { NAME($power) }: subsidie, nebo žoldnéři pro koalici?
option-subsidies = Subsidie (peníze)
option-mercenaries = Žoldnéři (karty)
ask-receiver = { NAME($power) }: kdo dar dostane?
ask-subsidy = { NAME($power) }: kolik peněz? Příjemce: { NAME($other) }.
ask-mercenary = { NAME($power) }: která karta? Příjemce: { NAME($other) }.
ask-accept_gift = { NAME($power) } → { NAME($other) }, { $gift ->
    [money] peníze: { $n }
   *[cards] karty: { $n }
 }. Přijmete?
no-gift-outside-coalition = Dary si mohou dávat jen členové koalice.
no-money-to-give = Nejsou žádné peníze na rozdání.
no-cards-to-give = Nejsou žádné karty na rozdání.
no-gift-so-large = Celkem lze dát nejvýše { $n }.
log-offers-money = { NAME($power) } → { NAME($other) }, nabídka, peníze: { $n }.
log-offers-cards = { NAME($power) } → { NAME($other) }, nabídka, karty: { $n }.
log-gift-accepted = { NAME($other) }: dar přijat ({ NAME($power) }).
log-gift-refused = { NAME($other) }: dar odmítnut ({ NAME($power) }).
log-mercenary = { NAME($power) } → { NAME($other) }: předaná karta: { NAME($card) }.
