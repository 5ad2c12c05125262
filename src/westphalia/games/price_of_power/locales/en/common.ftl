# Words of many questions

option-accept = Accept
option-refuse = Refuse
option-decline = No, thank you
option-done = Done
option-stop = Enough
option-draw = Draw
option-none = None
option-pay = Pay
