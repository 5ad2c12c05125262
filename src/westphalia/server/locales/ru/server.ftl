# Что говорит сервер.

refused-stale = Игра ушла вперёд; вот её нынешнее положение.
refused-not-yours = Это не ваше место.
refused-malformed = Сервер не понимает это сообщение.
refused-large = Сообщение слишком длинное.
refused-often = Слишком много сообщений; подождите немного.
refused-paused = Игра приостановлена.
refused-takeback = У вас нет ответа, который можно вернуть.
refused-vote-open = Идёт другое голосование.
refused-no-vote = Голосование не идёт.
refused-no-chair = Такого места нет, или оно занято.
refused-broken = Что-то пошло не так; положение осталось прежним.
refused-private = Это закрытый стол.
refused-no-table = Такого стола нет.
refused-no-move = Игра ещё не дошла до этого хода.
refused-registered = У вас уже есть учётная запись.
refused-name = В имени должна быть хотя бы одна буква.
refused-name-taken = Это имя занято.
refused-password = Имя и пароль не подходят друг к другу.
