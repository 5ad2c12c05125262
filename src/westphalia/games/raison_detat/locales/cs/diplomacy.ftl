# RE-4 Diplomacy

ask-ballot = { NAME($power) }: jaký status zvolíte pro toto kolo?
ask-admit = { NAME($other) } se hlásí: { NAME($coalition) } (nejvýše { $n } hlavních mocností). Přijmete?
no-other-coalition-for-head = Hlava koalice může zvolit jen tu svou.
log-ballot = { NAME($power) }: hlas „{ NAME($ballot) }“.
log-admitted = { NAME($coalition) }: přijetí – { NAME($other) }.
log-refused = { NAME($coalition) }: odmítnutí – { NAME($other) }.
