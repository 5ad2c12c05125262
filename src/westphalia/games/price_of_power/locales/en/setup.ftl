# Starting cards

ask-extra_power = Which Monarch Power do you add?
ask-appoint_first = Do you appoint somebody from your first cards?
ask-exchange_card = Which card do you exchange for another from its deck?
ask-discard_card = Which card do you discard? You start with four at most.
ask-start_mission = Which Mission do you start with?

# Rules of single scenarios

ask-balance_ally = You are far behind: which Realm becomes your Ally?
ask-swedish_event = Which Event goes into the deck of the new Age?
log-won-at-once = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] have
   *[other] has
} won.
log-balance = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] become
   *[other] becomes
} { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Ally.
log-swedish-event = Denmark plays the Event “{ NAME($event) }” in this Age.
option-give_partner = Give Ducats to your partner
no-partner-ducats = You have no Ducats to give.
ask-partner_ducats = How many Ducats do you give { NAME($other, case: "the") }?
log-partner-ducats = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] give
   *[other] gives
} { NAME($other, case: "the") } { $n } { $n ->
    [one] Ducat
   *[other] Ducats
}.
