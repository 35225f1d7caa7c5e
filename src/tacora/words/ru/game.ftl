# Russian: what both the page and the terminal say.

## Names of things

trap-spider = паук
trap-snake = змея
trap-lava = лава
trap-boulder = валун
trap-ram = таран
trap-scorpion = скорпион
trap-spear = копьё
trap-mummy = мумия
trap-fire = огонь
trap-rockfall = камнепад
trap-again = { $kind ->
    [spider] Ещё один паук
    [snake] Ещё одна змея
    [lava] Снова лава
    [boulder] Ещё один валун
    [ram] Ещё один таран
    [scorpion] Ещё один скорпион
    [spear] Ещё одно копьё
    [mummy] Ещё одна мумия
    [fire] Снова огонь
    [rockfall] Ещё один камнепад
   *[other] Снова ловушка «{ $trap }»
}
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
    [one] { $count } кусочек бирюзы
    [few] { $count } кусочка бирюзы
   *[many] { $count } кусочков бирюзы
}
stone-obsidian = { $count ->
    [one] { $count } кусочек обсидиана
    [few] { $count } кусочка обсидиана
   *[many] { $count } кусочков обсидиана
}
stone-gold = { $count ->
    [one] { $count } кусочек золота
    [few] { $count } кусочка золота
   *[many] { $count } кусочков золота
}
language-de = немецкий
language-fr = французский
language-nl = нидерландский
language-ru = русский
language-pl = польский
relic-one = артефакт
relic-many = артефакты
relic-head = Артефакты
card-relic = { relic-one }
card-relic-worth = { relic-one } ({ $worth })
with-relics = с артефактами
without-relics = без артефактов

## The table

entrance = Поход { $number } из { $of }
path-empty = В коридоре пусто.
column-carried = Несёт
column-points = Очки
column-chest = { $place ->
    [temple] Палатка
   *[cave] Сундук
}
column-relics = { relic-head }
chest-closed = { $place ->
    [temple] закрыта
   *[cave] закрыт
}
danger = Риск, что следующая карта обратит всех в бегство: { $percent }
danger-none = Следующая карта безопасна: ни одна ловушка не может повториться.
danger-sum = Опасных карт в колоде: { $deadly } из { $total } ({ $kinds }).
go-on = Продолжить
leave = Вернуться
key-go-on = п
key-leave = в
key-hint = с

## What happened

began = Начинается поход { $number } из { $of }.
card-came-treasure = Драгоценности: { $gems }.
card-came-trap = Ловушка: { $trap }.
card-came-relic = Артефакт. Он ждёт в коридоре того, кто вернётся в одиночку.
shared = { $explorers ->
    [2] Оба исследователя берут по { $each }
    [one] Последний исследователь { $place ->
        [temple] в храме
       *[cave] в пещере
    } берёт { $each }
    [few] Все { $explorers } исследователя берут по { $each }
   *[many] Все { $explorers } исследователей берут по { $each }
}; { $left ->
    [0] на карте ничего не остаётся
   *[other] на карте остаётся { $left }
}.
shared-none = На всех не хватает: на карте остаётся { $left }.
collapsed = { trap-again }: { $explorers ->
    [1] { $names } бежит { $place ->
        [temple] из храма
       *[cave] из пещеры
    } и теряет { $each ->
        [0] лишь надежду
        [one] { $each } драгоценность
        [few] { $each } драгоценности
       *[many] { $each } драгоценностей
    }
   *[other] { $names } бегут { $place ->
        [temple] из храма
       *[cave] из пещеры
    } и теряют { $each ->
        [0] лишь надежду
        [one] по { $each } драгоценности
        [few] по { $each } драгоценности
       *[many] по { $each } драгоценностей
    }
}.
all-go-on = Никто не возвращается.
left-alone = { $name } возвращается в одиночку{ $gems ->
    [0] , но без драгоценностей
    [one] {" "}и приносит { $gems } драгоценность
    [few] {" "}и приносит { $gems } драгоценности
   *[many] {" "}и приносит { $gems } драгоценностей
}.
left-together = { $names } возвращаются вместе{ $gems ->
    [0] , но с пустыми руками
    [one] {" "}и приносят по { $gems } драгоценности
    [few] {" "}и приносят по { $gems } драгоценности
   *[many] {" "}и приносят по { $gems } драгоценностей
}; { $left ->
    [0] в коридоре ничего не остаётся
   *[other] в коридоре остаётся { $left }
}.
relic-taken = { $name } выносит артефакт ценностью { $worth }.
deck-ran-out = Колода кончилась: все возвращаются вместе.
ended = Поход { $number } окончен.
ended-relics = { $relics ->
    [one] { $relics } артефакт остался в коридоре и пропал навсегда.
    [few] { $relics } артефакта остались в коридоре и пропали навсегда.
   *[many] { $relics } артефактов остались в коридоре и пропали навсегда.
}
result-won = Побеждает { $names }! Очков: { $points }.
result-won-relics = Побеждает { $names }! По очкам равенство ({ $points }), но артефактов у победителя больше.
result-shared = { $names } делят победу! Очков у каждого: { $points }.
result-again = { $names }: { $relics ->
    [no] очков поровну
   *[yes] поровну и очков, и артефактов
} — ничья. Сыграйте ещё раз!
result-title = { $place ->
    [temple] Заглядываем в палатки
   *[cave] Открываем сундуки
}

## The editions

column-edition = Издание
column-relics-rule = { relic-head }
column-first-trap = Первая карта — ловушка
column-tie = Ничья

## The rules of an edition

rules-tie-shared = При равенстве очков победу делят.
rules-tie-relics = При равенстве очков побеждает тот, у кого больше артефактов. И тут поровну? Сыграйте ещё раз.
rules-tie-again = При равенстве очков ничья: сыграйте ещё раз.
rules-head-table = За столом

## The bots

bot-stubborn = Упрямец
bot-dreamer = Мечтатель
bot-timid = Трусишка
bot-counter = Первоклашка
bot-collector = Коллекционер
bot-moody = Капризуля
bot-reckoner = Бухгалтер
bot-scholar = Профессор
bot-veteran = Ветеран
bot-champion = Чемпион
bot-random = Везунчик
bot-random-about = Каждый раз бросает монетку. У монетки плана тоже нет.
bot-cautious = Скромник
bot-cautious-about = Возвращается рано и с малым, зато спит спокойно.
bot-bold = Сорвиголова
bot-bold-about = Остаётся надолго, многим рискует и про план Б не слышал.
bot-stubborn-about = Никогда не возвращается. Кто-нибудь, покажите ему выход.
bot-dreamer-about = Возвращается один раз из десяти, когда вспомнит, где находится.
bot-timid-about = Завидит ловушку — и поминай как звали. Убегает даже от собственной тени.
bot-counter-about = Возвращается после пяти карт. До пяти считать умеет.
bot-collector-about = Возвращается, как только карманы полны.
bot-moody-about = В одном походе — лев, в следующем — мышка.
bot-reckoner-about = Взвешивает, что принесёт следующая карта и во что она обойдётся. Хранит все чеки.
bot-scholar-about = Просчитывает поход до последнего знака после запятой и забывает, что играют и другие.
bot-veteran-about = За миллионы партий научился побеждать и готов рассказать о каждой.
bot-champion-about = Следит за всеми и просчитывает оба варианта. Да, он видел, как вы колебались.
strength-0 = без оценки
strength-1 = очень слабый
strength-2 = слабый
strength-3 = средний
strength-4 = сильный
strength-5 = сильнейший

## Hints

hint-thinking = Чемпион думает…
hint-none = Сейчас совета нет.
hint-says = Шансы на победу: продолжить — { $go }, вернуться — { $leave }{ $close ->
    [yes] {" "}(почти поровну)
   *[no] {""}
}. Чемпион { $choice ->
    [leave] вернулся бы
   *[go_on] продолжил бы
}.
