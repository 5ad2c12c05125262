# Non-Player Realms

log-realm-ends = { NAME($realm) } has lost its last Province and is no more.
log-vassal-freed = { NAME($realm) } is independent.
