# Russian: what the terminal alone says.

## Names of things

relics = { $count ->
    [one] { $count } артефакт
    [few] { $count } артефакта
   *[many] { $count } артефактов
}
card-treasure = { $gems }
names-and = { $names } и { $last }

## The table

leader = В этом походе карты открывает { $name }.
column-explorer = Исследователь
column-where = Где
inside = { $place ->
    [temple] в храме
   *[cave] в пещере
}
at-camp = в лагере
leaving-now = Вернуться сейчас:
leaving-alone = в одиночку — { $points }
leaving-alone-relics = в одиночку — { $points }, считая { $relics ->
    [one] артефакт
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
} — по { $points }

## Questions

ask-edition = По каким правилам сыграем? Введите номер или просто нажмите Enter, чтобы выбрать номер { $default }.
ask-edition-again = Введите число от 1 до { $most }.
key-quit = з
ask-choice = { $name }: продолжить ({ key-go-on }) или вернуться ({ key-leave })? Совет ({ key-hint }), правила (?), закончить и сохранить ({ key-quit }):
ask-choice-again = Введите «{ key-go-on }», чтобы продолжить, или «{ key-leave }», чтобы вернуться («{ key-hint }» — совет, «?» — правила, «{ key-quit }» — закончить и сохранить игру).
ask-pass = Теперь выбирает { $name }: нажмите Enter, когда будете готовы. Остальные, не подглядывайте!
ask-hidden = Ввод на экране не виден.
choice-sealed = Выбор принят.

## What happened

began-relic = Пополнение в колоде: { $relics }.
card-came-trap-first = Ловушка: { $trap }. Пока никто ничего не несёт, поэтому сразу открываем следующую карту.
ended-trap = Одна карта «{ $trap }» убирается из игры.
saved = Игра сохранена в { $file }. Продолжить: { $command }
game-kept = Игра сохранена в { $file }. Разобрать её с Чемпионом: { $command }
not-saved = Игру не удалось сохранить ({ $reason }). Вот её запись:

## The editions

editions-title = Девять вариантов правил
relics-none = нет
relics-all-order = все с самого начала; чем позже вынесены, тем ценнее: { $values }
relics-one-order = по одному перед каждым походом; чем позже вынесен, тем ценнее: { $values }
relics-all-printed = все с самого начала; ценность на карте: { $values }
relics-one-printed = по одному перед каждым походом; ценность на карте: { $values }
first-trap-decide = все решают
first-trap-next = сразу следующая карта
tie-shared = общая победа
tie-relics = по числу артефактов
tie-again = ещё одна игра

## The bots

column-bot = Бот
column-strength = Сила
column-idea = Как играет
bots-not-here = Недоступные боты: { $names }. Чтобы их добавить, установите Tacora с дополнением `bots` (docs/installing.md).
bots-join = На остальных местах играют боты: { $names }.
bots-wake = Боты просыпаются; в первый раз это займёт немного времени…
bot-failed = Бот { $name } не дал допустимого ответа; вместо него выбрал { $standin }.

## Records

record-good = { $file }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, нарушений нет
record-proof = { $proof ->
    [commitment] каждая карта проверена: порядок карт получен из секрета, который сервер зафиксировал до игры, и из чисел игроков
    [given] каждая карта проверена с того момента, с которого была продолжена другая партия: порядок карт получен из секрета, который сервер зафиксировал до игры, и из чисел игроков; всё предыдущее было задано
    [unbound] каждая карта проверена, но старым способом: числа не были привязаны к местам, и сервер мог добавить своё
    [seed] каждая карта проверена только по зерну; кто его выбрал, не доказано
   *[nothing] зерна нет, сверить карты не с чем
}
record-bad = { $file }: { $games ->
    [1] правила в партии нарушены
   *[other] правила нарушены в { $bad } из { $games ->
        [one] { $games } партии
       *[other] { $games } партий
    }
}
record-broken-off = Здесь игру прервали.
record-left-out = В текст, созданный по файлу { $file }, не вошли поля: { $fields }
