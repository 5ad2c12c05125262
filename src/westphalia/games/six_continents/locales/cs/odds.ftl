# Vyhlídky v bitvách

odds-forces = { $soldiers } proti { $defenders }, modifikátory { $modifier }
odds-reach = se všemi v dosahu: { $soldiers } proti { $defenders }, modifikátory { $modifier }
odds-undefended = nikdo to nebrání
