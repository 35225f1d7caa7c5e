# Русский. Здесь стоит каждая фраза, которую программа говорит людям.

## Names of things

trap-spider = пауки
trap-snake = змеи
trap-lava = лава
trap-boulder = валун
trap-ram = таран
trap-scorpion = скорпионы
trap-spear = копья
trap-mummy = мумия
trap-fire = огонь
trap-rockfall = камнепад

stone-ruby = { $count ->
    [one] { $count } рубин
    [few] { $count } рубина
   *[many] { $count } рубинов
}
stone-diamond = { $count ->
    [one] { $count } алмаз
    [few] { $count } алмаза
   *[many] { $count } алмазов
}
stone-turquoise = { $count ->
    [one] { $count } бирюза
    [few] { $count } бирюзы
   *[many] { $count } бирюз
}
stone-obsidian = { $count ->
    [one] { $count } обсидиан
    [few] { $count } обсидиана
   *[many] { $count } обсидианов
}
stone-gold = { $count ->
    [one] { $count } кусок золота
    [few] { $count } куска золота
   *[many] { $count } кусков золота
}

language-de = немецкий
language-fr = французский
language-nl = нидерландский
language-ru = русский
language-pl = польский

relic-one = артефакт
relic-many = артефакты
relic-head = Артефакты
relics = { $count ->
    [one] { $count } артефакт
    [few] { $count } артефакта
   *[many] { $count } артефактов
}
card-treasure = { $gems }
card-relic = { relic-one }
card-relic-worth = { relic-one } { $worth }
with-relics = с артефактами
without-relics = без артефактов

## The table

entrance = Поход { $number } из { $of }
leader = В этом походе карты открывает { $name }.
path-empty = Путь пуст.
column-explorer = Исследователь
column-where = Где
column-carried = Несёт
column-chest = { $place ->
    [temple] Палатка
   *[cave] Сундук
}
column-relics = { relic-head }
column-points = Очки
inside = внутри
at-camp = в лагере
chest-closed = { $place ->
    [temple] закрыта
   *[cave] закрыт
}
danger = Следующая карта { $place ->
    [temple] выгонит всех из храма
   *[cave] обрушит пещеру
} с вероятностью { $percent }
danger-none = Следующая карта безопасна: на пути нет ловушек.
danger-sum = { $deadly } из оставшихся карт ({ $total }): { $kinds }
leaving-now = Вернуться сейчас
leaving-alone = в одиночку { $points }
leaving-alone-relics = в одиночку { $points } и { $relics ->
    [one] { $relics } артефакт
    [few] { $relics } артефакта
   *[many] { $relics } артефактов
}
leaving-together = { $leavers ->
    [2] вдвоём
    [3] втроём
    [4] вчетвером
    [5] впятером
    [6] вшестером
    [7] всемером
   *[other] ввосьмером
} по { $points }

## Questions

ask-edition = Какие правила? Введите номер или нажмите Enter для номера { $default }.
ask-edition-again = Введите число от 1 до { $most }.
ask-choice = { $name }: (g) продолжить или (l) вернуться? (h) подсказка, (r) правила, (q) сохранить и выйти:
ask-choice-again = Введите g, чтобы продолжить, или l, чтобы вернуться (h — подсказка, r — правила, q — сохранить игру и выйти).
ask-pass = Теперь { $name }. Остальные не смотрят; нажмите Enter, когда будете готовы.
ask-hidden = То, что вы вводите, не видно.
choice-sealed = Запечатано.

## What happened

began = Начинается поход { $number } из { $of }.
began-relic = Новое в колоде: { $relics }.
card-came-treasure = Драгоценности: { $gems }.
card-came-trap = Ловушка: { $trap }.
card-came-trap-first = Ловушка: { $trap }. Пока никто ничего не несёт, поэтому сразу идёт следующая карта.
card-came-relic = Артефакт. Он лежит на пути и ждёт того, кто вернётся в одиночку.
shared = { $explorers ->
    [1] Единственный внутри берёт { $each }
   *[other] Каждый внутри (всего { $explorers }) берёт { $each }
}; на пути остаётся { $left }.
shared-none = Слишком мало, чтобы делить: на пути остаётся { $left }.
collapsed = { $place ->
    [temple] Снова { $trap }: все бегут из храма
   *[cave] Снова { $trap }: пещера рушится
}, и { $names } { $explorers ->
    [1] теряет { $each ->
        [0] лишь надежду
       *[other] { $each }
    }
   *[other] теряют { $each ->
        [0] лишь надежду
       *[other] по { $each }
    }
}.
all-go-on = Все идут дальше.
left-alone = { $name } возвращается в одиночку, и с собой { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
   *[many] { $gems } камней
}.
left-together = { $names } возвращаются вместе, и у каждого { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
   *[many] { $gems } камней
}; на пути остаётся { $left }.
relic-taken = { $name } выносит артефакт ценностью { $worth }.
deck-ran-out = Колода кончилась: все внутри возвращаются вместе.
ended = Поход { $number } окончен.
ended-relics = { $relics ->
    [one] { $relics } артефакт остался на пути и пропал навсегда.
    [few] { $relics } артефакта остались на пути и пропали навсегда.
   *[many] { $relics } артефактов осталось на пути и пропало навсегда.
}
ended-trap = Одна карта «{ $trap }» покидает игру.
result-won = Побеждает { $names }, очки: { $points }.
result-won-relics = Побеждает { $names }, очки: { $points }; очков поровну, но артефактов больше всех.
result-shared = { $names } делят победу, очки: по { $points }.
result-again = У { $names } поровну { $relics ->
    [no] очков
   *[yes] очков и артефактов
}: в одиночку не побеждает никто. Сыграйте ещё раз!
result-title = { $place ->
    [temple] Заглядываем в палатки
   *[cave] Открываем сундуки
}
saved = Сохранено в { $file }. Продолжить: { $command }
game-kept = Игра сохранена в { $file }. Разобрать её с чемпионом: { $command }
not-saved = Игру не удалось сохранить ({ $reason }). Вот её запись:

## The editions

editions-title = Девять игр
column-edition = Издание
column-relics-rule = { relic-head }
column-first-trap = Ловушка в начале
column-tie = Ничья
relics-none = нет
relics-all-order = все сразу; по порядку { $values }
relics-one-order = по одному; по порядку { $values }
relics-all-printed = все сразу; напечатано { $values }
relics-one-printed = по одному; напечатано { $values }
first-trap-decide = решение
first-trap-next = следующая карта
tie-shared = общая победа
tie-relics = больше артефактов
tie-again = сыграть ещё раз

## The rules of an edition

rules-title = { $title }, { $kind ->
    [basic] базовая игра
    [relics] вариант «артефакты»
    [gold-hunt] вариант «Охота за золотом»
    [original-diamant] вариант «первый Диамант»
   *[other] вариант «{ $variant }»
} ({ $edition })
rules-source = По книге правил, язык: { $language }{ $publisher ->
    [none] {""}
   *[other] , { $publisher }
}{ $year ->
    [none] {""}
   *[other] , { $year }
}; своими словами.
rules-source-own = Издание: { $publisher }.
rules-head-aim = Цель
rules-aim = От { $least } до { $most } исследователей отправляются в пять походов в { $place ->
    [temple] храм инков
    [caves] пещеры Такора
   *[cave] пещеру Такора
}. Побеждает тот, кто принесёт больше всех. То, что несёшь, можно потерять; то, что лежит в { $place ->
    [temple] палатке
   *[cave] сундуке
}, в безопасности до конца.
rules-head-deck = Карты
rules-deck = Драгоценности: { $treasures } ({ $values }), ловушки: { $traps } ({ $kinds }).
rules-head-expedition = Поход
rules-enter = Все входят, и открывается первая карта. До неё никто ничего не решает.
rules-treasure = Находка делится поровну между всеми, кто внутри. Остаток лежит на карте; если на всех не хватает, остаётся всё.
rules-trap = Первая ловушка своего вида не вредит. Вторая того же вида сразу завершает поход: все внутри теряют то, что несут, а одна из двух карт навсегда покидает игру. Другая возвращается в колоду.
rules-relic = Артефакт лежит на пути и ждёт.
rules-decide = После каждой карты все внутри тайно выбирают, продолжить или вернуться, и все показывают выбор одновременно.
rules-first-trap = Если самая первая карта похода — ловушка, терять ещё нечего: следующая карта открывается без вопроса.
rules-first-trap-decide = Ловушка первой картой ничего не меняет: все выбирают, как после любой другой.
rules-leave = Уходящие делят все камни на пути; что не делится, остаётся там. Всё своё они прячут и ждут следующего похода.
rules-leave-relics = Кто уходит в одиночку, берёт и все артефакты на пути. Если уходят двое и больше, артефакты остаются.
rules-end = Поход завершается, когда внутри никого нет. Камни с пути идут в запас, открытые карты — в колоду{ $relics ->
    [no] .
   *[yes] , а артефакты с пути покидают игру.
}
rules-head-relics = { relic-head }
rules-relics-all = Все артефакты ({ $count }) в колоде с первого похода.
rules-relics-one-ascending = Перед каждым походом в колоду идёт самый дешёвый из оставшихся артефактов: { $values }.
rules-relics-one-shuffled = Перед каждым походом следующий артефакт показывают всем и замешивают в колоду.
rules-relics-undrawn = Артефакты, которые не открылись, остаются в колоде на следующие походы.
rules-relics-printed = Артефакт стоит столько, сколько на нём напечатано.
rules-relics-order = Все артефакты одинаковы. В том порядке, в каком их выносят за всю игру, кто бы это ни был, они стоят { $values }. Потерянные не считаются.
rules-head-end = Конец
rules-score = После пятого похода считается всё: { $stones }{ $relics ->
    [no] .
   *[yes] , а сверх того артефакты.
}
rules-tie-shared = При равных очках победа общая.
rules-tie-relics = При равных очках побеждает тот, у кого больше артефактов. И тут поровну? Сыграйте ещё раз.
rules-tie-again = При равных очках никто не побеждает в одиночку: сыграйте ещё раз.
rules-head-table = За столом
rules-leader = Карты открывает ведущий, и роль с каждым походом переходит налево. По книге начинает тот, кто последним держал настоящее золото; здесь решает жребий.
rules-no-leader = Кто открывает карты, неважно.
rules-chests-closed = { $place ->
    [temple] Палатки
   *[cave] Сундуки
} закрыты до конца, хотя считать в уме никто не запрещает.
rules-chests-seen = Чужие { $place ->
    [temple] палатки
   *[cave] сундуки
} можно видеть, но нельзя трогать и считать то, что в них.
rules-exchange = Мелкие камни можно в любой момент обменять на крупные.

## The bots

bot-stubborn = Мул
bot-dreamer = Мечтатель
bot-timid = Робкий
bot-counter = Счетовод
bot-collector = Собиратель
bot-moody = Капризный
bot-reckoner = Расчётливый
bot-scholar = Учёный
bot-veteran = Ветеран
bot-champion = Чемпион

## Simulation

column-bot = Бот
column-strength = Сила
column-idea = Как играет
bots-not-here = Здесь нет: { $names }. Для них установите Tacora с дополнением `bots` (docs/installing.md).
bots-join = На остальных местах сидят боты: { $names }.
bots-wake = Боты просыпаются; в первый раз это займёт немного времени …

## Records

record-good = { $file }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, нарушений нет
record-proof = { $proof ->
    [commitment] каждая карта пересчитана из зерна, которое обязался использовать сервер, и чисел игроков
    [seed] каждая карта пересчитана только из зерна; кто его выбрал, не доказано
   *[nothing] нет зерна, из которого можно пересчитать карты
}
record-bad = { $file }: с нарушением { $bad } из { $games ->
    [one] { $games } партии
   *[many] { $games } партий
}
record-broken-off = Здесь игру прервали.
record-left-out = { $file }: в текстовой форме нет: { $fields }

## The page: screens and ways in

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

## The page: before a game

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
bot-random = Случайный
bot-random-about = Бросает монетку; победить легко.
bot-cautious = Осторожный
bot-cautious-about = Уходит рано и с малым.
bot-bold = Смелый
bot-bold-about = Остаётся надолго и много рискует.
bot-stubborn-about = Никогда не уходит; его обыграет ребёнок.
bot-dreamer-about = Уходит один раз из десяти.
bot-timid-about = Уходит при первой ловушке.
bot-counter-about = Уходит после пяти карт.
bot-collector-about = Уходит, когда камней достаточно.
bot-moody-about = Его смелость меняется каждый поход.
bot-reckoner-about = Взвешивает, что принесёт и чего будет стоить следующая карта.
bot-scholar-about = Знает точную математику похода и играет только ради камней.
bot-veteran-about = Из миллионов партий знает, что приносит победу.
bot-champion-about = Следит за всеми и проигрывает в уме оба варианта.
bot-strength = Сила { $strength } из 5
strength-1 = очень лёгкий
strength-2 = лёгкий
strength-3 = неплохой
strength-4 = сильный
strength-5 = сильнейший
rivals = Соперники

## The page: at the table

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
hint-thinking = Чемпион думает …
hint-none = Сейчас подсказки нет.
hint-says = Продолжить — { $go } побед, вернуться — { $leave }{ $close ->
    [yes] {""}, почти поровну
   *[no] {""}
}: чемпион { $choice ->
    [leave] вернулся бы
   *[go_on] продолжил бы
}.
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

## The page: result, proof and replay

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

## The page: settings

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

## The page: what went wrong

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
