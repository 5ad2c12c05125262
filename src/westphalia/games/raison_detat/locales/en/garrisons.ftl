# RE-1.10 Garrisons

no-second-garrison = There is already a Garrison there.
no-garrison-in-friends-home = No Garrison may be placed in a friend’s Home Territory.
no-garrison-beside-rival = A rival General is there.
log-garrison = { NAME($power) }: { NAME($general, case: "the") } leaves a Garrison in { NAME($place, case: "the") }.
