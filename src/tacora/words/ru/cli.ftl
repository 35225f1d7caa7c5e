# Russian: what the terminal alone says.

## Names of things

relics = { $count ->
    [one] { $count } артефакт
    [few] { $count } артефакта
   *[many] { $count } артефактов
}
card-treasure = { $gems }

## The table

leader = В этом походе карты открывает { $name }.
column-explorer = Исследователь
column-where = Где
column-points = Очки
inside = внутри
at-camp = в лагере
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

began-relic = Новое в колоде: { $relics }.
card-came-trap-first = Ловушка: { $trap }. Пока никто ничего не несёт, поэтому сразу идёт следующая карта.
ended-trap = Одна карта «{ $trap }» покидает игру.
saved = Сохранено в { $file }. Продолжить: { $command }
game-kept = Игра сохранена в { $file }. Разобрать её с чемпионом: { $command }
not-saved = Игру не удалось сохранить ({ $reason }). Вот её запись:

## The editions

editions-title = Девять игр
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

## The bots

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
