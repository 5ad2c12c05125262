# Počáteční karty

ask-extra_power = Kterou panovnickou moc přidáte?
ask-appoint_first = Jmenujete někoho ze svých prvních karet?
ask-exchange_card = Kterou kartu vyměníte za jinou z jejího balíčku?
ask-discard_card = Kterou kartu odhodíte? Začínáte nejvýše se čtyřmi.
ask-start_mission = Se kterou misí začnete?

# Pravidla jednotlivých scénářů

ask-balance_ally = Hodně zaostáváte: která říše se stane vaším spojencem?
ask-swedish_event = Která událost přijde do balíčku nového věku?
log-won-at-once = { NAME($seat) } vítězí.
log-balance = Nový spojenec { NAME($seat, case: "gen") }: { NAME($realm) }.
log-swedish-event = Dánsko hraje v tomto věku událost „{ NAME($event) }“.
option-give_partner = Dát dukáty partnerovi
no-partner-ducats = Nemáte žádné dukáty, které byste dali.
ask-partner_ducats = Kolik dukátů dáte { NAME($other, case: "dat") }?
log-partner-ducats = { NAME($seat) } { AGREE($seat) ->
    [plural] dávají
   *[other] dává
} { NAME($other, case: "dat") } { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
}.
