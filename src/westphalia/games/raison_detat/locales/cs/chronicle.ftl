# Looking back

scoring-heading = Co rozhodlo
scoring-part = od nejdůležitějšího
scoring-influence = vliv
scoring-emperor = císař
scoring-lands = území
scoring-morale = morálka
