# Szanse w bitwach

odds-forces = { $soldiers } przeciw { $defenders }, modyfikatory: { $modifier }
odds-reach = ze wszystkimi w zasięgu: { $soldiers } przeciw { $defenders }, modyfikatory: { $modifier }
odds-undefended = nikt tego nie broni
