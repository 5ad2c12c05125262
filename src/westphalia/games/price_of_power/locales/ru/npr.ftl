# Неигровые королевства

log-realm-ends = Королевство { NAME($realm) } теряет последнюю провинцию и прекращает существование.
log-vassal-freed = Королевство { NAME($realm) } обретает независимость.
log-capital = Столица королевства { NAME($realm) } теперь { NAME($province) }.
