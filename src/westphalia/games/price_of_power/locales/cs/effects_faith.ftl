# Náboženství na kartách

ask-card_religion = Ve které oblasti se změní náboženství?
ask-card_revolution = Ve které oblasti propukne revoluce?
ask-card_revolution_ends = Ve které oblasti revoluce skončí?
ask-card_leave_hre = Která oblast opustí SIR?
ask-may_set_area_religion = Změníte náboženství oblasti?
ask-may_set_state_religion = Změníte své státní náboženství?
ask-may_revolution_token = Umístíte žeton revoluce?
ask-may_leave_hre = Opustíte SIR?

log-realm-religion = { $religion ->
    [none] { NAME($realm) } už { AGREE($realm) ->
    [plural] nemají
   *[other] nemá
} státní náboženství.
   *[other] Nové státní náboženství { NAME($realm, case: "gen") }: { NAME($religion) }.
}
