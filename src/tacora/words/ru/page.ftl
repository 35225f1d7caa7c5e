# Russian: what the page alone says.

## Screens and ways in

screen-rules = Правила
screen-replay = Повтор
screen-settings = Настройки
screen-pass = Одно устройство на всех
claim = Как глубоко ты решишься зайти в пещеру? Бери свою долю и беги или оставайся за большим.
play = Играть
play-now = Играть с ботами сейчас
your-name = Твоё имя
default-name = Исследователь
open-table = Открыть стол для друзей
pass-device = Передавать одно устройство
join-by = Ссылка или код стола
join = Войти
open-record = Открыть запись
more = Ещё
language = Язык
my-games = Мои игры
public-tables = Открытые столы
join-table = Сесть за стол: { $name }
go-back-in = Вернуться в игру
back = Назад
home = В начало
close = Закрыть
try-again = Попробовать снова
entering = Зажигаем факелы…
no-table = Здесь нет игры
join-title = Тебя приглашают
join-about = Садись за этот стол. Учётная запись не нужна.
sit-down = Сесть
only-watch = Только смотреть
pass-explained = Все выбирают по очереди на этом устройстве, а заслонка скрывает каждый выбор.
name-of = Имя исследователя { $number }
one-more = Ещё исследователь
bots-beside = Боты вдобавок

## Before a game

lobby-title = У костра
seats = Места
host = хозяин
here = здесь
you = ты
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
add-bot = Добавить бота
somebody-here = Ещё кто-то за этим устройством
start = Начать
start-needs = { $count ->
    [one] Нужен ещё { $count } исследователь
    [few] Нужны ещё { $count } исследователя
   *[many] Нужно ещё { $count } исследователей
}
host-starts = Игру начинает хозяин.
leave-table = Уйти из-за стола насовсем
leave-sure-playing = Вместо тебя продолжит играть бот, и вернуть своё место будет нельзя.
leave-sure-open = Твоё место освободится для других.
stay = Остаться за столом
invite = Позвать друзей
invite-about = Отправь ссылку или дай навести камеру на код.
link = Ссылка
copy-link = Поделиться ссылкой
copied = Скопировано
qr = Ссылка в виде QR-кода
options = Параметры
time = Время на выбор
time-none = без ограничения
time-seconds = { $seconds } с
time-hours = { $hours } ч
odds = Шансы
odds-shown = видны
odds-not-shown = скрыты
chests = { $place ->
    [temple] Палатки
   *[cave] Сундуки
}
chests-closed = закрыты
chests-open = открыты
spectators = Зрители
spectators-welcome = допускаются
spectators-none = нет
listed = В списке открытых столов
listed-by-link = нет, только по ссылке
listed-public = да
edition-de-iello-2017 = Все пять артефактов в колоде с самого начала; первые три вынесенных стоят по 5, остальные по 10.
edition-fr-iello-2021 = В базовой игре артефактов нет; с ними перед каждым походом добавляется всё более ценный.
edition-nl-iello-2023 = В базовой игре артефактов нет; с ними перед каждым походом добавляется всё более ценный.
edition-ru-hobbyworld-2026 = Подстерегают скорпионы и копья; «Охота за золотом» добавляет артефакт перед каждым походом.
edition-pl-incan-gold = Храм, артефакты и золото; ловушка первой картой пропускается, а ничью решают артефакты.
bot-strength = Сила { $strength } из 5
rivals = Соперники

## At the table

menu = Меню
log = Что произошло
path = Путь
camp = Лагерь
entrance-open = Вход { $number } открыт
entrance-shut = Вход { $number } закрыт
entrance-later = Вход { $number } будет позже
lying = { $count ->
    [one] На ней лежит { $count } камень.
    [few] На ней лежат { $count } камня.
   *[many] На ней лежит { $count } камней.
}
newest = Самая новая карта.
danger-title = Следующая карта
danger-why = Показать расчёт
copies-left = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
on-the-path = на пути
odds-hidden = Шансы здесь скрыты
go-on = Продолжить
leave = Вернуться
cards-left = { $count ->
    [one] ещё { $count } карта
    [few] ещё { $count } карты
   *[many] ещё { $count } карт
}
leave-value = { $leavers ->
    [1] один { $gems }
    [2] вдвоём { $gems }
   *[other] втроём { $gems }
}{ $relics ->
    [yes] {" "}+ { relic-one }
   *[no] {""}
}
key-go-on = п
key-leave = в
key-hint = с
hint = Подсказка
state-deciding = выбирает
state-sealed = выбор сделан
state-inside = { $place ->
    [temple] в храме
   *[cave] в пещере
}
state-leaving = уходит
state-at-camp = в лагере
state-away = нет за столом
hush = Тсс…
collapse-title = { $place ->
    [temple] Спасайся кто может!
   *[cave] Пещера рушится!
}
collapse-why = Ещё раз: { $trap }
go-on-reading = Идём дальше
decision-skipped = Терять ещё нечего: сразу идёт следующая карта.
bot-took-over = Теперь вместо { $name } играет бот.
seat-taken-back = { $name } снова за столом.
take-back = Забрать своё место у бота
big-screen = Показать на большом экране
waiting-for = { $count ->
    [1] Ждём: { $name }…
    [one] Ждём { $count } исследователя…
   *[other] Ждём { $count } исследователей…
}
bots-decide = Боты думают…
you-at-camp = В лагере ты в безопасности. Смотри на остальных.
watching = Ты смотришь
line-lost = Связь потеряна, пробуем снова…
choice-of = Выбирает { $name }
pass-to = Устройство берёт { $name }
pass-about = Остальные не смотрят.
i-am = Это я, { $name }

## Result, proof and replay

winner = победа
rematch = Ещё раз
rematch-host = Хозяин может начать новую игру.
share = Поделиться
verify = Проверить тасование
verifying = Пересчитываем тасование…
verify-good = Тасование честное: всё сходится.
verify-bad = Что-то не сходится.
verify-about = Всё это твой браузер вычислил сам по записи игры.
verify-commitment = Секрет сервера тот самый, который он обязался использовать.
verify-noted = Обязательство то самое, которое твой браузер видел до игры.
verify-number = Твоё собственное число участвует в тасовании.
verify-no-number = Игра началась раньше, чем твой браузер успел добавить своё число.
verify-game = Карты и решения те самые, для которых составлено доказательство.
verify-seed = { $count ->
    [one] Зерно следует из секрета и числа { $count } игрока.
   *[many] Зерно следует из секрета и чисел { $count } игроков.
}
verify-deck = Колода полна в каждый момент, всего: { $count }.
verify-cards = { $count ->
    [one] { $count } карта совпадает с зерном.
    [few] { $count } карты совпадают с зерном.
   *[many] { $count } карт совпадают с зерном.
}
check-good = верно:
check-bad = неверно:
replay-about = Открой запись любой игры: файл или её текст.
replay-file = Файл
replay-paste = Текст записи
replay-show = Показать игру
step-back = Шаг назад
step-on = Шаг вперёд
run = Пуск
pause = Пауза
scrubber = Момент игры
curves-danger = Опасность достигала { $percent }. Богатство в конце:
curves-danger-key = опасность
curves-worth-key = линии: богатство каждого, до { $most }
rules-play = Как играть
differ-title = Чем отличаются издания
differ-about = Драгоценности, по три ловушки каждого из пяти видов и делёж во всех пяти книгах правил одинаковы. Вот что различается.
column-traps = Ловушки
column-stones = Камни
picture-share = Находка в 11 на троих: по 3 каждому, а 2 остаются на карте.
picture-traps = Дважды одна и та же ловушка: все, кто ещё внутри, теряют то, что несут.
picture-leave = На пути лежит 5 камней, и уходят двое: по 2 каждому, а 1 остаётся.
picture-relic = Уходит только один: артефакт достаётся ему.

## Settings

setting-theme = Цвета
setting-theme-auto = как в системе
setting-theme-light = светлые
setting-theme-dark = тёмные
setting-theme-contrast = высокий контраст
setting-motion = Движение
setting-motion-auto = как в системе
setting-motion-full = полное
setting-motion-reduced = меньше
setting-keys = Буквенные клавиши
setting-keys-on = вкл.
setting-keys-off = выкл.
keys-about = { $go } — продолжить, { $leave } — вернуться, { $hint } — подсказка, ? показывает правила. Escape пропускает анимацию.
keys-replay = В повторе стрелки ведут по шагам, Home и End — к началу и концу, пробел запускает и останавливает.

## What went wrong

problem-offline = Сервер недоступен.
problem-unavailable = Сейчас не получается. Попробуй ещё раз.
problem-no-such-table = Такого стола нет, или он закрыт.
problem-not-watched = За этим столом смотреть нельзя.
problem-too-many-tables = Сейчас слишком много столов. Попробуй позже.
problem-too-fast = Слишком быстро. Подожди немного.
problem-table-full = Все места заняты.
problem-seat-taken = Это место занято.
problem-seats-taken = За столом уже больше людей.
problem-already-started = Игра уже началась.
problem-not-started = Игра ещё не началась.
problem-bad-name = Это имя нельзя показать. Возьми другое.
problem-closed = Этот стол закрыт.
problem-not-host = Это может только хозяин.
problem-not-seated = У тебя нет места за этим столом.
problem-not-your-seat = Это не твоё место.
problem-not-in-cave = Ты в лагере.
problem-not-awaited = Сейчас не нужно выбирать.
problem-no-hints = За этим столом нет подсказок.
problem-no-such-seat = Такого места нет.
problem-no-such-bot = Такого бота нет.
problem-no-such-person = Этого человека здесь нет.
problem-no-such-rule-set = Такой игры нет.
problem-unknown-person = Тебя больше нет за этим столом.
problem-played-by-bot = Вместо тебя играет бот. Сначала забери своё место.
problem-numbers-missing = Чей-то браузер ещё не добавил своё число. Попробуй ещё раз.
problem-too-few-explorers = Нужно хотя бы три исследователя.
problem-malformed = Это не удалось прочитать.
problem-too-large = Это слишком длинно.
problem-not-found = Здесь ничего нет.
problem-hello-first = Связь ещё не была готова. Попробуй ещё раз.
problem-bad-record = Это не запись игры, или она нарушает правило.
problem-no-record = Здесь нет записи законченной игры.
