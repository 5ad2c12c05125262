# The odds of battles

odds-forces = { $soldiers } against { $defenders }, modifiers { $modifier }
odds-reach = with all within reach: { $soldiers } against { $defenders }, modifiers { $modifier }
odds-undefended = nobody defends it
