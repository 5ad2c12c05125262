# Whole orders

form-mobilise = Mobilisation
form-mobilise-go = Buy
