# Looking back

scoring-heading = How the game was decided
scoring-part = first to last
scoring-influence = Influence
scoring-emperor = Emperor
scoring-lands = territories
scoring-morale = Morale
