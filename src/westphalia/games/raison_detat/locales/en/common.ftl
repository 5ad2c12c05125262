# Words used by several chapters

option-done = Done
option-end = End
option-accept = Accept
option-refuse = Refuse
option-yes = Yes
option-no = No
option-nothing = Nothing
option-garrison = Garrison
option-lose = They are lost
option-off_board = Off board
