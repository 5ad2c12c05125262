# RE-1.10 Garrisons

no-second-garrison = A Garrison stands there already.
no-garrison-in-friends-home = No Garrison is placed in the Home Territory of a friend.
no-garrison-beside-rival = A rival General is there.
log-garrison = { NAME($power) }: a Garrison, { NAME($place) } ({ NAME($general) }).
