# Religia na kartach

ask-card_religion = Na którym obszarze zmienia się religia?
ask-card_revolution = Na którym obszarze wybucha rewolucja?
ask-card_revolution_ends = Na którym obszarze kończy się rewolucja?
ask-card_leave_hre = Który obszar wychodzi z Cesarstwa?
ask-may_set_area_religion = Zmieniasz religię obszaru?
ask-may_set_state_religion = Zmieniasz swoją religię państwową?
ask-may_revolution_token = Umieszczasz żeton rewolucji?
ask-may_leave_hre = Opuszczasz Cesarstwo?

log-realm-religion = { $religion ->
    [none] { NAME($realm) } nie { AGREE($realm) ->
        [plural] mają
       *[other] ma
    } odtąd religii państwowej.
   *[other] Religia państwowa { NAME($realm, case: "gen") } to odtąd { NAME($religion) }.
}
