# Religion by cards

ask-card_religion = In which Area does the Religion change?
ask-card_revolution = In which Area does the Revolution break out?
ask-card_revolution_ends = In which Area does the Revolution end?
ask-card_leave_hre = Which Area leaves the Empire?
ask-may_set_area_religion = Do you change the Religion of an Area?
ask-may_set_state_religion = Do you change your State Religion?
ask-may_revolution_token = Do you place the Revolution token?
ask-may_leave_hre = Do you leave the Empire?

log-realm-religion = { $religion ->
    [none] { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] no longer have
   *[other] no longer has
} a State Religion.
   *[other] { NAME($realm, case: "The") }{ AGREE($realm) ->
    [plural] ’
   *[other] ’s
} State Religion is now { NAME($religion) }.
}
