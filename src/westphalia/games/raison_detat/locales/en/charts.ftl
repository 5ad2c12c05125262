# Looking back

scoring-heading = How the game was decided
scoring-part = First to last
scoring-influence = Influence
scoring-emperor = Emperor
scoring-lands = Territories
scoring-morale = Morale
