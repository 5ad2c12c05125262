# Jednání mezi hráči v S7

option-talk = Jednejte s ostatními hráči

ask-talk = O čem budete jednat?
