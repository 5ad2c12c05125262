# Szanse w bitwach

odds-forces = siły: { $soldiers } przeciw { $defenders }, modyfikatory: { $modifier }
odds-reach = siły ze wszystkimi w zasięgu: { $soldiers } przeciw { $defenders }, modyfikatory: { $modifier }
odds-undefended = nikt tego nie broni
