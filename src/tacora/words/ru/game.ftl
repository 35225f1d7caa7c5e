# Russian: what both the page and the terminal say.

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
card-relic = { relic-one }
card-relic-worth = { relic-one } { $worth }
with-relics = с артефактами
without-relics = без артефактов

## The table

entrance = Поход { $number } из { $of }
path-empty = Путь пуст.
column-carried = Несёт
column-chest = { $place ->
    [temple] Палатка
   *[cave] Сундук
}
column-relics = { relic-head }
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

## What happened

began = Начинается поход { $number } из { $of }.
card-came-treasure = Драгоценности: { $gems }.
card-came-trap = Ловушка: { $trap }.
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

## The editions

column-edition = Издание
column-relics-rule = { relic-head }
column-first-trap = Ловушка в начале
column-tie = Ничья

## The rules of an edition

rules-tie-shared = При равных очках победа общая.
rules-tie-relics = При равных очках побеждает тот, у кого больше артефактов. И тут поровну? Сыграйте ещё раз.
rules-tie-again = При равных очках никто не побеждает в одиночку: сыграйте ещё раз.
rules-head-table = За столом

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
strength-1 = очень лёгкий
strength-2 = лёгкий
strength-3 = неплохой
strength-4 = сильный
strength-5 = сильнейший

## Hints

hint-thinking = Чемпион думает …
hint-none = Сейчас подсказки нет.
hint-says = Продолжить — { $go } побед, вернуться — { $leave }{ $close ->
    [yes] {""}, почти поровну
   *[no] {""}
}: чемпион { $choice ->
    [leave] вернулся бы
   *[go_on] продолжил бы
}.
