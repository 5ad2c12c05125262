# Akce, které dávají karty, a účinky s vlastním kódem

ask-take_action = Karta vám dává akci: „{ $action ->
    [increase_stability] Zvýšení stability
    [convert_area] Náboženská konverze oblasti
    [colonize] Kolonizace
    [forge_alliance] Uzavření spojenectví
    [trade] Obchod
    [explore] Objevování
    [recruit_units] Verbování jednotek
    [activate_units] Aktivace jednotek
    [declare_war] Vyhlášení války
    [call_crusade] Vyhlášení křížové výpravy
   *[other] Exkomunikace vládce
}“. Provedete ji teď?
ask-move_merchant = Přesunete před obchodováním obchodníka?
ask-move_merchant_to = Do kterého centra obchodu obchodník půjde?
ask-study_idea = Kterou myšlenku si chcete osvojit?
ask-expedition_area = Ze které oblasti výprava vyrazí?
ask-expedition_army = Které vojsko vyrazí na výpravu?
ask-expedition_goal = Kterou oblast výprava napadne?
ask-privateer_node = U kterého centra obchodu budou vaši korzáři číhat?
ask-privateer_card = Kterou kartu obchodu použijete?
ask-war_to_stop = Kterou válku ukončíte?
ask-logistics_from = Ze které oblasti vyrazí další voj?
ask-logistics_what = Kdo vyrazí?
ask-levies_area = Kde svoláte hotovost?
ask-marching_army = Které vojsko vyrazí?
ask-withdraw_to = Kam se vojsko stáhne?
ask-intercept_by = Kudy vojsko půjde?
log-merchant-moved = Obchodník { NAME($seat, case: "gen") } přichází do centra { NAME($node) }.
log-study = { NAME($seat) } si { AGREE($seat) ->
    [plural] chtějí
   *[other] chce
} osvojit myšlenku „{ NAME($idea) }“.
