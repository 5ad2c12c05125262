# Niezależne królestwa

log-realm-ends = Królestwo { NAME($realm) } traci ostatnią prowincję i przestaje istnieć.
log-vassal-freed = Królestwo { NAME($realm) } jest niepodległe.
log-capital = Stolica królestwa { NAME($realm) } to teraz { NAME($province) }.
