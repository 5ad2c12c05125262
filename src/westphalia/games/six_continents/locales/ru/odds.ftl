# Шансы в битвах

odds-forces = { $soldiers } против { $defenders }, поправки: { $modifier }
odds-reach = если нападут все, кто может: { $soldiers } против { $defenders }, поправки: { $modifier }
odds-undefended = защитников нет
