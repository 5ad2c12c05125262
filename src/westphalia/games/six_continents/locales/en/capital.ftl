# SC-21 Capital

option-upgrade_capital = Upgrade the capital
option-name_place = Change the temporary recruitment place

ask-temporary_place = Your capital is lost. Where do you recruit for the time being?

no-upgrade-top-level = Your capital has reached the highest level.
no-upgrade-capital-lost = You don’t hold your capital.
no-upgrade-gold = You don’t have the gold for the next level.
no-temporary-capital-held = You recruit in your capital; no temporary place is needed.
no-temporary-changed = You have already moved the temporary recruitment place this turn.
no-temporary-place = You have no other province where you could recruit.

log-capital-upgraded = { NAME($seat) } upgrades the capital to level { $level }.
log-temporary-place = { NAME($seat) } recruits { NAME($place, case: "in") } for the time being.
log-encircled = { NAME($seat) }’s capital ({ NAME($place) }) is encircled (rolled { $roll }): { $n ->
    [one] { $n } soldier dies
   *[other] { $n } soldiers die
}.
log-temporary-lost = { NAME($seat) } can no longer recruit { NAME($place, case: "in") }.
log-capital-regained = { NAME($seat) } holds the capital ({ NAME($place) }) again and recruits there.
