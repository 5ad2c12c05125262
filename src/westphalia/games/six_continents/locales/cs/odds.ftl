# Vyhlídky v bitvách

odds-forces = { $soldiers } proti { $defenders }, opravy { $modifier }
odds-reach = se všemi v dosahu: { $soldiers } proti { $defenders }, opravy { $modifier }
odds-undefended = nikdo to nebrání
