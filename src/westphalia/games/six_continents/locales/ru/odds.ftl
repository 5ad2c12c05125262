# Шансы в битвах

odds-forces = { $soldiers } против { $defenders }, модификаторы { $modifier }
odds-reach = всеми, кто может напасть: { $soldiers } против { $defenders }, модификаторы { $modifier }
odds-undefended = защитников нет
