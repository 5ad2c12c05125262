# Vyhlídky v bitvách

odds-strength = síla asi { $n } proti { $enemy }, včetně karet; skryté jsou odhadnuty
