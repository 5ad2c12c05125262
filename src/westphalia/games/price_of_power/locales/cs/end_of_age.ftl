# Konec věku

ask-replace_what = Máte nejméně věhlasu. Nahradíte novou myšlenku, nebo mezník?
ask-replace_idea = Kterou myšlenku nahradíte?
ask-new_idea = Kterou myšlenkou ji nahradíte?
ask-replace_milestone = Který mezník nahradíte?
ask-new_milestone = Kterým mezníkem ho nahradíte?
ask-marriage_to_remove = Vzdáte se některého královského sňatku, nebo zaplatíte 2 kostky diplomacie?
option-idea = Myšlenka
option-milestone = Mezník

log-age = Začíná { $number }. věk.
log-idea-replaced = { NAME($seat) } { AGREE($seat) ->
    [plural] vykládají
   *[other] vykládá
} do nabídky myšlenku „{ NAME($idea) }“.
log-milestone-replaced = { NAME($seat) } { AGREE($seat) ->
    [plural] vykládají
   *[other] vykládá
} do nabídky mezník „{ NAME($milestone) }“.
