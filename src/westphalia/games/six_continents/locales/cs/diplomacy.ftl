# Jednání mezi hráči v S7

option-talk = Jednat s ostatními hráči

ask-talk = O čem budete jednat?
