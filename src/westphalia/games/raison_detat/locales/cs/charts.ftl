# Looking back

scoring-heading = Co rozhodlo
scoring-part = Od nejdůležitějšího
scoring-influence = Vliv
scoring-emperor = Císař
scoring-lands = Území
scoring-morale = Morálka
