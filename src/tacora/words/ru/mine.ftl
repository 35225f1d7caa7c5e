# Русский: мои игры, которые хранит это устройство.

mine-none = Здесь хранится каждая игра, законченная на этом устройстве: её результат, повтор и разбор.
mine-about = Эти игры хранятся только на этом устройстве: без аккаунта и без слежки.
mine-refused = Этот браузер не разрешает странице хранить игры.
mine-games = { $count ->
    [one] игра
    [few] игры
   *[many] игр
}
mine-wins = выиграно
mine-even-wins = побед при равной доле
mine-not-counted = Игры нескольких людей на одном устройстве, игры, начатые с середины другой игры, и тренировки есть в списке, но в счёт не идут.
mine-list = Все игры
mine-place = Место { $place } из { $of }
mine-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
mine-one-device = На одном устройстве: { $names }
mine-won-by = Победа: { $names }
mine-with = Соперники: { $names }
mine-practice = Тренировка
mine-figure = Уровень игры { $value }
mine-review = Разбор
mine-more = Показать ещё ({ $count })
mine-won = Победы
mine-by-edition = По изданиям
mine-by-size = По числу игроков
mine-size = Игроков: { $count }
mine-of-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
mine-even = Черта — равная доля: столько побед у вас было бы, если бы все играли одинаково хорошо.
mine-habits = Когда вы возвращаетесь
mine-habits-about = Как часто возвращаетесь вы и как часто — равновесие при том же числе игроков: лучшая игра за драгоценности, если так играют все.
mine-by-risk = По риску следующей карты
mine-by-gems = По драгоценностям в руках
mine-you = вы
mine-equilibrium = равновесие
mine-choices = решения
mine-last-column = справа — ваши решения
mine-performance = Уровень игры со временем
mine-performance-about = Каждая точка — разобранная игра, тонкая черта — её погрешность. Толстая линия — среднее за последние десять игр. Ноль — это игра Везунчика, 100 — игра без явных потерь.
mine-performance-said = Уровень игры, разобрано игр: { $count }. Последняя: { $last }. Среднее за последние десять: { $mean }.
mine-no-review = Когда вы разберёте игру, её уровень появится здесь.
mine-deeds = Достижения
mine-earned = { $done } из { $of }
mine-done = (есть)
mine-to-do = (пока нет)
mine-file = Сохранить, перенести, стереть
mine-file-about = Файл со всеми играми — это резервная копия и способ перенести их на другое устройство.
mine-export = Сохранить в файл
mine-import = Открыть файл
mine-imported = { $fresh ->
    [0] Ничего нового: все игры уже были здесь.
    [one] Добавлена { $fresh } игра.
    [few] Добавлены { $fresh } игры.
   *[many] Добавлено { $fresh } игр.
}
mine-fault-not-mine = В этом файле нет сохранённых игр. Ничего не изменилось.
mine-fault-newer = Этот файл — от более новой версии страницы. Ничего не изменилось.
mine-fault-broken = Этот файл повреждён. Ничего не изменилось.
mine-fault-too-large = Этот файл слишком велик. Ничего не изменилось.
mine-fault-storage = Браузер не смог это сохранить. Ничего не изменилось.
mine-erase = Стереть всё
mine-erase-sure = Стереть навсегда все игры на этом устройстве? Всего игр: { $count }.
mine-erase-no = Оставить
mine-erase-yes = Стереть навсегда
mine-erased = Всё стёрто.

deed-untouched = Без потерь
deed-untouched-about = Выиграйте, ничего не потеряв в ловушках.
deed-every-day = Пять из пяти
deed-every-day-about = Принесите драгоценности из всех пяти походов одной игры.
deed-comeback = Из отстающих в лидеры
deed-comeback-about = Выиграйте, хотя перед последним походом отставали на { $limit } очков или больше.
deed-fall-and-rise = Упасть и подняться
deed-fall-and-rise-about = Выиграйте игру, в которой одна ловушка стоила вам { $limit } драгоценностей или больше.
deed-last-out = Последний огонёк
deed-last-out-about = Вернитесь самым последним, неся { $limit } драгоценностей или больше.
deed-in-time = В последний миг
deed-in-time-about = Вернитесь прямо перед картой, от которой побегут все остальные.
deed-sweep = Подчистую
deed-sweep-about = Вернитесь в одиночку и соберите в коридоре { $limit } драгоценностей или больше.
deed-nerve = Стальные нервы
deed-nerve-about = Продолжите при риске { $risk } или больше и всё же принесите из этого похода { $limit } драгоценностей.
deed-two-relics = Археология
deed-two-relics-about = Вынесите { $limit } артефакта за одну игру.
deed-champion = Победа над чемпионом
deed-champion-about = Выиграйте у бота { bot-champion }.
deed-clear-head = Ясная голова
deed-clear-head-about = Достигните по разбору игры, где у вас { $limit } решений или больше, уровня бота { bot-scholar } или выше.
deed-five-books = Знаток правил
deed-five-books-about = Выиграйте по каждой из пяти книг правил.
