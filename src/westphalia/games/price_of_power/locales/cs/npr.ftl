# Nehráčské říše

log-realm-ends = Říše { NAME($realm) } přišla o poslední provincii a zaniká.
log-vassal-freed = Říše { NAME($realm) } je nezávislá.
log-capital = Hlavní město říše { NAME($realm) } je nyní { NAME($province) }.
