# Where the points come from

scoring-heading = Where the points come from
scoring-part = What counts
scoring-provinces = Provinces owned and controlled, 1 each
scoring-capitals = Capitals held, { $each } each
scoring-income = Next round’s income
scoring-total = Points
