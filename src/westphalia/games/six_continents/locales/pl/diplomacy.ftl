# Rozmowy graczy w kroku S7

option-talk = Rozmawiaj z innymi graczami

ask-talk = O czym chcesz rozmawiać?
