## The review of a game, which the page fetches when it is opened

review-ready = Подготовка…
review-progress = Разбор решений: { $done } из { $total }
review-whose = Чьи решения
review-performance = Уровень игры
review-like = ближе всего к боту: { $bot }
review-scale = Ноль — это игра Везунчика, 100 — игра без явных потерь. Средняя цена важного решения в процентных пунктах шанса на победу: { $cost }; таких решений: { $choices }.
review-no-figure = В этой игре ни одно решение не было настолько трудным, чтобы его оценивать.
review-result = Результат
review-luck = Удача с картами
review-adjusted = Без удачи
review-luck-about = Удача — это то, как открытые карты изменили шанс на победу по сравнению со всеми картами, которые могли выйти. Результат без удачи может быть меньше нуля или больше ста процентов.
review-curve = Шансы на победу
review-turning = Число показывает, как изменился шанс на победу до следующего своего решения: из-за самого решения, карт и остальных игроков.
review-choices = Решения
review-clear = Показать и очевидные
review-cost = Цена
review-thresholds = Цена — это шанс на победу, который добавил бы другой выбор, в процентных пунктах. От 2 — неточность, от 5 — ошибка, от 10 — грубая ошибка.
review-cards = Удача, карта за картой
review-card = Карта
review-place = Поход { $expedition }, карта { $turn }
review-unfinished = ещё не окончена
verdict-best = лучшее
verdict-fine = хорошее
verdict-inaccuracy = неточность
verdict-mistake = ошибка
verdict-blunder = грубая ошибка
problem-no-reviews = Этот сервер не может разбирать игры: на нём нет NumPy и Numba.
problem-review-running = Прошлый разбор ещё не закончен. Подождите немного.
problem-review-failed = Разбор не удался. Попробуйте ещё раз.

## To play on from a moment of a game

play-on-about = { $awaits ->
    [card] Вы вступаете в игру в походе { $expedition }, перед картой { $turn }.
   *[choices] Вы вступаете в игру в походе { $expedition }, на карте { $turn }.
} За остальных играют боты.
play-on-seat = Ваше место
play-on-cards = Карты
play-on-same = Те же карты, если они ещё могут выйти
play-on-new = Новые карты
