# Russian: what the page alone says.

## Screens and ways in

screen-learn = Обучение
screen-rules = Правила
screen-puzzles = Задачи
screen-calculator = Калькулятор
screen-replay = Повтор
screen-mine = Мои игры
screen-settings = Настройки
screen-daily = Пещера дня
daily-claim = Каждый день одни и те же карты для всех
screen-pass = Одно устройство на всех
claim = Как глубоко вы решитесь зайти в { $place ->
    [temple] храм
   *[cave] пещеру
}? Хватайте свою долю и бегите — или рискните ради большего!
play = Играть
play-now = Сыграть с ботами
your-name = Ваше имя
default-name = Исследователь
open-table = Открыть стол для друзей
pass-device = Играть на одном устройстве
join-by = Ссылка или код стола
join = Войти
open-record = Открыть сохранённую игру
more = Ещё
language = Язык
last-games = Недавние игры
public-tables = Публичные столы
join-table = Сесть за стол игрока { $name }
go-back-in = Вернуться в игру
back = Назад
home = На главную
close = Закрыть
try-again = Попробовать снова
entering = Зажигаем факелы…
no-table = Здесь нет игры
join-title = Вас приглашают
invited-by = { $host } приглашает вас сыграть в «{ $title }»
at-the-table = За столом: { $names }.
join-about = Садитесь за этот стол. Регистрироваться не нужно.
sit-down = Сесть
only-watch = Только смотреть
pass-explained = Все выбирают по очереди на этом устройстве, а выбор каждого скрывает шторка.
name-of = Имя исследователя { $number }
one-more = Добавить игрока
bots-beside = Добавить ботов

## Before a game

lobby-title = У костра
seats = Места
host = создатель стола
here = здесь
you = вы
bot = бот
remove = Убрать
remove-name = Убрать: { $name }
seats-free = { $count ->
    [0] Все места заняты.
    [one] Свободно { $count } место.
    [few] Свободны { $count } места.
   *[many] Свободно { $count } мест.
}
bot-kind = Вид бота
bots-mixed = разные
bots-mixed-about = Каждый раз другой вид.
add-bot = Добавить бота
somebody-here = Ещё игрок на этом устройстве
start = Начать
start-needs = { $count ->
    [one] Нужен ещё { $count } исследователь
    [few] Нужны ещё { $count } исследователя
   *[many] Нужно ещё { $count } исследователей
}
host-starts = Игру начинает создатель стола.
leave-table = Уйти из-за стола насовсем
leave-sure-playing = Вместо вас продолжит играть бот, и вернуть своё место будет нельзя.
leave-sure-open = Ваше место освободится для других.
stay = Остаться за столом
invite = Позвать друзей
invite-about = Отправьте ссылку или дайте отсканировать QR-код.
invite-code = Или продиктуйте код для ввода на главной странице:
link = Ссылка
copy-link = Поделиться ссылкой
copied = Ссылка скопирована
door = Ссылка и вход
lock = Закрыть вход
unlock = Открыть вход
locked = Вход закрыт: больше никто не может сесть за стол.
new-link = Новая ссылка
new-link-done = У стола новая ссылка.
new-link-about = С новой ссылкой старая ссылка и старый код перестанут работать. Игроки останутся за столом, а зрителям понадобится новая ссылка.
qr = Ссылка в виде QR-кода
options = Параметры
options-said = «{ $title }» { $relics ->
    [yes] { with-relics }
   *[no] { without-relics }
}, { $clock ->
    [yes] время на выбор — { $time }
   *[no] время не ограничено
}. Риск { $odds ->
    [shown] виден
   *[hidden] скрыт
}, { $place ->
    [temple] палатки
   *[cave] сундуки
} { $chests ->
    [open] открыты
   *[closed] закрыты
}, { $spectators ->
    [welcome] зрители допускаются
   *[none] без зрителей
}, { $listed ->
    [public] стол открыт для всех
   *[link] вход только по ссылке
}.
time = Время на выбор
time-none = не ограничено
time-seconds = { $seconds } с
time-hours = { $hours } ч
odds = Риск
odds-shown = виден
odds-not-shown = скрыт
chests = { $place ->
    [temple] Палатки
   *[cave] Сундуки
}
chests-closed = закрыты
chests-open = открыты
spectators = Зрители
spectators-welcome = допускаются
spectators-none = не допускаются
outside-bots = Чужие боты
listed = В списке публичных столов
listed-by-link = нет, только по ссылке
listed-public = да
edition-de-iello-2017 = Все пять артефактов в колоде с самого начала; первые три из вынесенных стоят по 5, остальные — по 10.
edition-fr-iello-2021 = В базовой игре артефактов нет; в варианте «Артефакты» перед каждым походом добавляется новый, ценнее прежнего.
edition-nl-iello-2023 = В базовой игре артефактов нет; в варианте «Артефакты» перед каждым походом добавляется новый, ценнее прежнего.
edition-ru-hobbyworld-2026 = Среди ловушек — скорпионы и копья; в варианте «Охота за золотом» перед каждым походом добавляется новый артефакт, ценнее прежнего.
edition-pl-incan-gold = Храм, артефакты и золото; если первая карта похода — ловушка, выбирать не нужно, а при равенстве очков в игре с артефактами побеждает тот, у кого больше артефактов.
bot-strength = Сила { $strength } из 5
rivals = Соперники

## At the table

menu = Меню
log = Что произошло
path = Коридор
camp = Лагерь
entrance-open = Вход { $number } открыт
entrance-shut = Вход { $number } закрыт
entrance-later = Вход { $number } ещё не открыт
lying = { $count ->
    [one] На карте лежит { $count } драгоценность.
    [few] На карте лежат { $count } драгоценности.
   *[many] На карте лежит { $count } драгоценностей.
}
newest = Последняя открытая карта.
danger-title = Следующая карта
danger-label = Риск следующей карты
danger-why = Показать расчёт
copies-left = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
on-the-path = в коридоре
odds-hidden = Риск здесь скрыт
cards-left = { $count ->
    [one] ещё { $count } карта
    [few] ещё { $count } карты
   *[many] ещё { $count } карт
}
leave-value = { $leavers ->
    [1] добыча — { $gems }
    [2] вдвоём — по { $gems }
   *[other] втроём — по { $gems }
}{ $relics ->
    [0] {""}
    [one] {" "}+ { relic-one }
    [few] {" "}+ { $relics } артефакта
   *[many] {" "}+ { $relics } артефактов
}
hint = Совет
state-deciding = выбирает
state-sealed = выбор сделан
state-inside = { $place ->
    [temple] в храме
   *[cave] в пещере
}
state-leaving = возвращается
state-at-camp = в лагере
state-away = нет за столом
hush = Тсс…
collapse-title = Спасайся кто может!
go-on-reading = Дальше
decision-skipped = Терять ещё нечего: сразу открываем следующую карту.
bot-took-over = Теперь за игрока { $name } играет бот.
seat-taken-back = { $name } снова в игре.
take-back = Вернуть себе место
resume = Продолжить: поход { $expedition }
resume-inside = Продолжить: поход { $expedition }, { $carried ->
    [0] пока без добычи
   *[other] добыча — { $carried }
}
resume-camp = Продолжить: поход { $expedition }, вы в лагере
running = Текущие игры
stood-in = Пока вас не было, за вас играл бот: { $what }.
stood-in-and = { $before }; { $what }
stood-in-on = в походе { $expedition } выбрал «Продолжить» { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
stood-in-left = в походе { $expedition } { $times ->
    [0] сразу выбрал «Вернуться»
    [one] выбрал «Продолжить» { $times } раз, потом «Вернуться»
    [few] выбрал «Продолжить» { $times } раза, потом «Вернуться»
   *[many] выбрал «Продолжить» { $times } раз, потом «Вернуться»
}
big-screen = Большой экран
hand-carried = Вы несёте
hand-scan = Отсканируйте и играйте с телефона
hand-look = Смотрите на большой экран!
hand-over = Результат — на большом экране.
hand-full = Показать весь стол здесь
waiting-for = { $count ->
    [1] Ждём: { $name }…
    [one] Ждём { $count } исследователя…
   *[other] Ждём { $count } исследователей…
}
bots-decide = Боты думают…
your-turn = Ваш ход!
your-turn-about = Остальные ждут вашего решения.
you-at-camp = В лагере вы в безопасности. Следите за остальными.
watching = Вы зритель
line-lost = Связь прервалась, подключаемся снова…
choice-of = Выбирает { $name }
pass-to = Передайте устройство игроку { $name }
pass-about = Остальные, не подглядывайте!
i-am = Это я, { $name }

## Result, proof and replay

winner = победа
you-win = Вы победили!
you-share-victory = Вы делите победу!
brought-home = Добыча по походам
rematch = Ещё раз
again-wished = Желающие сыграть ещё раз: { $names }.
to-lobby = Вернуться к костру
tally = Счёт за вечер: { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
tally-wins = Победы
share = Поделиться
verify = Проверить тасование
verifying = Повторяем тасование…
secret-replaced = Сервер восстановили из резервной копии. Дальше карты идут в новом порядке.
check-good = верно:
check-bad = неверно:
replay-about = Откройте запись любой игры: выберите файл или вставьте текст.
replay-file = Файл
replay-paste = Текст записи
replay-show = Показать игру
step-back = Шаг назад
step-on = Шаг вперёд
run = Воспроизвести
pause = Пауза
scrubber = Момент игры
curves-danger = Наибольший риск: { $percent }. Итоговый счёт:
curves-danger-key = риск
curves-worth-key = линии — счёт игроков (шкала до { $most })
rules-play = Как играть
differ-title = Чем отличаются издания
differ-about = Карты драгоценностей, число ловушек (пять видов по три карты) и правила дележа одинаковы во всех пяти изданиях. Различается вот что.
column-traps = Ловушки
column-stones = Драгоценности
picture-share = 11 драгоценностей на троих: по 3 каждому, а 2 остаются на карте.
picture-traps = Та же ловушка во второй раз: все, кто ещё { $place ->
    [temple] в храме
   *[cave] в пещере
}, теряют то, что несут.
picture-leave = В коридоре лежит 5 драгоценностей, возвращаются двое: по 2 каждому, а 1 остаётся.
picture-relic = Возвращается только один: артефакт достаётся ему.

## Settings

setting-theme = Цвета
setting-theme-auto = как в системе
setting-theme-light = светлые
setting-theme-dark = тёмные
setting-theme-contrast = контрастные
setting-motion = Анимация
setting-motion-auto = как в системе
setting-motion-full = полная
setting-motion-reduced = упрощённая
setting-sound = Звук
setting-sound-on = вкл.
setting-sound-off = выкл.
volume = Громкость
setting-vibration = Вибрация
setting-vibration-on = вкл.
setting-vibration-off = выкл.
setting-notify = Уведомлять о моём ходе
setting-notify-on = вкл.
setting-notify-off = выкл.
notify-refused = Этот браузер не разрешает уведомления.
setting-keys = Горячие клавиши
setting-keys-on = вкл.
setting-keys-off = выкл.
keys-about = { $go } — продолжить, { $leave } — вернуться, { $hint } — совет, ? — правила. Escape пропускает анимацию.
keys-replay = В повторе стрелки — шаг назад или вперёд, Home и End — в начало или в конец, пробел — воспроизведение и пауза.

## What went wrong

problem-offline = Сервер недоступен.
problem-unavailable = Сейчас не получается. Попробуйте ещё раз.
problem-restarting = Сервер скоро перезапустится. После этого снова можно будет открывать столы и начинать игры.
problem-banned = Сейчас этот сервер не принимает подключения из вашей сети.
problem-no-such-table = Такого стола нет, или он закрыт.
problem-no-such-code = Открытого стола с таким кодом нет. Проверьте код или попросите ссылку.
problem-too-many-codes = Введено слишком много неверных кодов. Подождите минуту или войдите по ссылке.
problem-not-watched = Этот стол закрыт для зрителей.
problem-too-many-tables = Сейчас слишком много столов. Попробуйте позже.
problem-too-fast = Слишком быстро. Подождите немного.
problem-table-full = Все места заняты.
problem-seat-taken = Это место занято.
problem-seats-taken = Выбрано меньше мест, чем уже занято.
problem-already-started = Игра уже началась.
problem-not-started = Игра ещё не началась.
problem-bad-name = Такое имя не подходит. Выберите другое.
problem-closed = Этот стол закрыт.
problem-not-host = Это может сделать только создатель стола.
problem-not-seated = У вас нет места за этим столом.
problem-not-your-seat = Это не ваше место.
problem-not-in-cave = Вы в лагере.
problem-not-awaited = Сейчас выбирать нельзя.
problem-no-hints = За этим столом советов не дают.
problem-no-such-seat = Такого места нет.
problem-no-such-bot = Такого бота нет.
problem-no-such-person = Такого игрока здесь нет.
problem-no-such-rule-set = Таких правил нет.
problem-unknown-person = Вас больше нет за этим столом.
problem-played-by-bot = За вас играет бот. Сначала верните себе место.
problem-numbers-missing = Чей-то браузер ещё не добавил своё число. Попробуйте ещё раз.
problem-too-few-explorers = Нужно хотя бы три исследователя.
problem-malformed = Не удалось прочитать данные.
problem-too-large = Слишком большой файл или текст.
problem-not-found = Здесь ничего нет.
problem-hello-first = Связь ещё не установлена. Попробуйте ещё раз.
problem-bad-record = Это не запись игры, или правила в ней нарушены.
problem-no-record = Здесь нет записи законченной игры.
problem-too-many-tables-here = Из вашей сети открыто слишком много столов. Попробуйте через час.
problem-too-many-games = Из вашей сети начато слишком много игр. Попробуйте через несколько минут.
problem-too-many-guests = За этим столом уже слишком много гостей из вашей сети.
problem-too-many-strong-bots = Больше сильных ботов за этим столом сервер не выдержит.
problem-removed = Создатель стола убрал вас из игры.
problem-locked = Этот стол закрыт для новых игроков. Попросите создателя стола открыть вход.
problem-old-link = Эта ссылка больше не работает. Попросите новую у создателя стола.
problem-owner-stays = Создателя стола убрать нельзя.
problem-too-many-watchers = За этим столом уже слишком много зрителей.

## A choice on its way, and other short news

not-sent = Ещё не отправлено
choice-waits = Ваш выбор будет отправлен, когда связь восстановится.
danger-rests = Сейчас бояться нечего
join-empty = Сначала вставьте ссылку на стол или введите его код.
