# Stosunki dyplomatyczne: wpływy, mariaże, sojusze, rozejmy

ask-influence_lost = Który ze swoich wpływów usuwasz?
ask-rival_cube = Czyja kostka ustępuje twojej?
no-marriage-token = Nie masz już żetonu królewskiego mariażu.
no-marriage-twice = Łączy was już królewski mariaż.
no-marriage-faith = Wasze religie nie pozwalają na królewski mariaż.
no-marriage-vassal = Wasal zawiera mariaż tylko ze swoim suzerenem.
no-marriage-interregnum = W czasie bezkrólewia nie zawiera się królewskich mariaży.
no-marriage-council = Twój władca nie zawiera królewskich mariaży.
log-influence-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] usuwają
   *[other] usuwa
} { $n } { $n ->
    [one] kostkę
    [few] kostki
   *[many] kostek
} wpływu { NAME($area, case: "from") }.
log-area-closed = Wszystkie prowincje obszaru { NAME($area) } należą do graczy: tamtejsze wpływy wracają do właścicieli.
log-marriage = { NAME($seat) } { AGREE($seat) ->
    [plural] zawierają
   *[other] zawiera
} królewski mariaż { NAME($realm, case: "with") }.
log-marriage-ends = Królewski mariaż { NAME($seat, case: "gen") } { NAME($realm, case: "with") } kończy się.
log-disputed = Spór o sukcesję { NAME($realm, case: "in") }; wśród spadkobierców { AGREE($seat) ->
    [plural] są
   *[other] jest
} { NAME($seat, case: "the") }.
log-alliance-ends = Sojusz { NAME($seat, case: "gen") } { NAME($realm, case: "with") } kończy się.
log-truce = { NAME($seat) } { AGREE($seat) ->
    [plural] mają
   *[other] ma
} rozejm { NAME($realm, case: "with") }.
