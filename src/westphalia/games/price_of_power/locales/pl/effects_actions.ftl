# Akcje z kart oraz efekty z własnym kodem

ask-take_action = Karta daje ci akcję: „{ $action ->
    [increase_stability] Zwiększ stabilność
    [convert_area] Przeprowadź konwersję obszaru
    [colonize] Kolonizuj
    [forge_alliance] Zawiąż sojusz
    [trade] Handluj
    [explore] Eksploruj
    [recruit_units] Rekrutuj jednostki
    [activate_units] Aktywuj jednostki
    [declare_war] Wypowiedz wojnę
    [call_crusade] Wezwij do krucjaty
   *[other] Ekskomunikuj władcę
}”. Wykonujesz ją teraz?
ask-move_merchant = Czy przed handlem przesuwasz kupca?
ask-move_merchant_to = Do którego węzła handlowego idzie kupiec?
ask-study_idea = Którą ideę poznajesz?
ask-expedition_area = Z którego obszaru rusza wyprawa?
ask-expedition_army = Która armia rusza na wyprawę?
ask-expedition_goal = Na który obszar uderza wyprawa?
ask-privateer_node = W którym węźle handlowym czatują twoi kaprzy?
ask-privateer_card = Której karty handlu używasz?
ask-war_to_stop = Którą wojnę kończysz?
ask-logistics_from = Z którego obszaru rusza kolejny oddział?
ask-logistics_what = Kto rusza?
ask-levies_area = Gdzie zwołujesz zaciąg?
ask-marching_army = Która armia rusza?
ask-withdraw_to = Dokąd wycofuje się armia?
ask-intercept_by = Którędy idzie armia?
log-merchant-moved = Kupiec { NAME($seat, case: "gen") } przybywa do węzła { NAME($node) }.
log-study = { NAME($seat) } { AGREE($seat) ->
    [plural] poznają
   *[other] poznaje
} ideę „{ NAME($idea) }”.
