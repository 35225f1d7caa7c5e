## Puzzles, which the page fetches when they are opened

puzzle-about = Положения из сыгранных партий ({ $count }), и в каждом один явно лучший ответ: продолжить или вернуться?
puzzle-ask = Поход { $expedition } из { $of }. { $carried ->
    [0] Вы ничего не несёте
    [one] Вы несёте { $carried } драгоценность
    [few] Вы несёте { $carried } драгоценности
   *[many] Вы несёте { $carried } драгоценностей
}, { $others ->
    [0] внутри больше никого нет
    [one] внутри ещё { $others } исследователь
    [few] внутри ещё { $others } исследователя
   *[many] внутри ещё { $others } исследователей
}, { $lying ->
    [0] в коридоре ничего не лежит
    [one] в коридоре лежит { $lying } драгоценность
    [few] в коридоре лежат { $lying } драгоценности
   *[many] в коридоре лежит { $lying } драгоценностей
}. Что вы сделаете?
puzzle-seat = Исследователь { $number }
puzzle-right = { $answer ->
    [leave] Верно! Лучше вернуться.
   *[go] Верно! Лучше продолжить.
}
puzzle-wrong = { $answer ->
    [leave] Нет, лучше вернуться.
   *[go] Нет, лучше продолжить.
}
puzzle-why = Почему?
puzzle-next = Следующая задача
puzzle-chances = Шанс выиграть игру
puzzle-gems = Очки за этот поход
worth-better = лучше
worth-chosen = ваш выбор
puzzle-estimate = Оценка Чемпиона: отсюда игру много раз доиграли до конца. Погрешность разницы в процентных пунктах: около ±{ $error }.
puzzle-exact = Вычислено точно: никто внутри не выиграет от другого выбора.
puzzle-exact-gems = Вычислено точно для того, кто остался внутри один.
puzzle-danger = С вероятностью { $percent } после следующей карты все убегут (карты: { $deadly } из { $total }). { $carried ->
    [0] Терять вам нечего.
    [one] Вы потеряли бы { $carried } драгоценность.
    [few] Вы потеряли бы { $carried } драгоценности.
   *[many] Вы потеряли бы { $carried } драгоценностей.
}
puzzle-no-danger = Следующая карта ещё никого не заставит бежать.
puzzle-leaving = Если вернуться в одиночку, вы унесёте { $alone }{ $relics ->
    [0] {""}
    [one] {" "}и { relic-one }
   *[other] {" "}и { relic-many } ({ $relics })
}, вдвоём — по { $together }.
puzzle-leaving-same = Если вернуться в одиночку, вы унесёте { $alone }{ $relics ->
    [0] {""}
    [one] {" "}и { relic-one }
   *[other] {" "}и { relic-many } ({ $relics })
}.
puzzle-others = { $count ->
    [one] Второй исследователь сейчас вернётся с вероятностью { $each }.
   *[other] Остальные сейчас вернутся с вероятностями: { $each }. Вероятность, что продолжат все: { $nobody }.
}
puzzle-others-alike = Каждый из остальных сейчас вернётся с вероятностью { $each }. Вероятность, что продолжат все: { $nobody }.
puzzle-no-others = Внутри больше никого нет: всё, что ещё выйдет, будет вашим.
puzzle-win-chances = Ваш шанс на победу по оценке Чемпиона: { $go }, если продолжить, { $leave }, если вернуться.
puzzle-source = Из игры ботов по правилам { $title }, { $relics }.
puzzle-rating = Рейтинг
puzzle-rating-now = Рейтинг { $rating }
puzzle-rating-changed = Рейтинг { $rating } ({ $change })
puzzle-solved = Решено
puzzle-best = Самая длинная серия
puzzle-play-streak = Сыграть серию
puzzle-play-rated = Играть на рейтинг
puzzle-streak-about = В серии задачи становятся всё труднее, и первая же ошибка её заканчивает. Рейтинг при этом не меняется.
puzzle-streak-now = Серия: { $count }
puzzle-streak-over = Серия закончилась на { $count }. Самая длинная: { $best }.
puzzle-new-streak = Новая серия
puzzle-kept = Всё это хранится только на этом устройстве.
puzzle-calculator = Открыть в калькуляторе

## The calculator

calculator-about = Расставьте любое положение и узнайте точные вероятности, что даст возвращение и как поступил бы Чемпион.
calculator-position = Положение
calculator-expedition = Поход
calculator-carried = Несёт каждый внутри
calculator-lying = Лежит в коридоре
calculator-add = Добавить карту
calculator-take-back = Убрать карту: { $card }
calculator-removed = Карты вне игры
calculator-held = Уже вынесенные артефакты
calculator-held-by-nobody = никем
calculator-inside = Внутри
calculator-fresh = Начать заново
calculator-nobody = Внутри никого нет: выбирать некому.
calculator-no-card = Добавьте первую карту: до неё никто не выбирает.
calculator-too-many = Какой-то карты больше, чем есть в колоде.
calculator-deck-empty = В колоде не осталось карт.
calculator-too-rich = Столько драгоценностей эти карты не дают.
calculator-odds = Точные вероятности
calculator-leaving = Если вернуться сейчас
calculator-leavers = Возвращаются вместе
calculator-each = Каждому
calculator-relics = { $relics ->
    [one] { relic-one }
   *[other] { relic-many } ({ $relics })
}
calculator-next-card = Следующая карта, если все продолжат
calculator-card = Карта
calculator-chance = Вероятность
calculator-expected = Ещё одна карта в среднем даёт { $gain } и отнимает { $loss }: в сумме { $sum }.
calculator-worth = Чего стоит каждый выбор
calculator-ask = Спросить Чемпиона
calculator-asking = Чемпион думает…
calculator-champion = Шанс на победу по оценке Чемпиона
calculator-champion-would = Чемпион { $choice ->
    [leave] вернулся бы.
   *[go] продолжил бы.
}
calculator-equilibrium = Равновесие
calculator-leaves = В равновесии вы возвращаетесь с вероятностью { $percent }.
calculator-unsolved = Отсюда игра может пойти слишком по-разному, чтобы сразу вычислить всё точно.
calculator-heat = Когда возвращаться: равновесие
calculator-heat-about = В равновесии никто не выиграет от другого выбора. На картинке видно, как часто возвращается каждый, пока все ещё внутри, в игре без артефактов. Нажмите на клетку или двигайте ползунки.
calculator-heat-traps = Открыто ловушек
calculator-heat-carried = Несёт каждый
calculator-heat-said = Каждый несёт { $carried }, в коридоре лежит { $lying }: каждый возвращается с вероятностью { $percent }.
calculator-heat-never = Каждый несёт { $carried }, в коридоре лежит { $lying }: в равновесии такого не бывает.
problem-bad-position = Ни одна игра не может прийти в это положение.
problem-no-appraisals = Этот сервер не может вычислить цену выбора: на нём нет NumPy и Numba.
problem-appraisal-running = Ваше прошлое положение ещё считается. Подождите немного.
problem-appraisal-failed = Вычислить не удалось. Попробуйте ещё раз.
