# English: the lessons, which the page fetches when one is opened.

lessons-about = Short games with prepared cards. Choose, see what happens, and choose again whenever you like.
lesson-first-steps = First steps
lesson-first-steps-about = Your first expedition, in less than three minutes.
lesson-relics = { relic-head }
lesson-relics-about = How to bring home { relic-many }.
lesson-begin = Begin
lesson-again = Play again
lesson-learnt = Done
lesson-skip = Skip
lesson-next = Next
lesson-back = Choose again
lesson-note = Explanation
lesson-progress = { $done } of { $of } choices
lesson-done = That’s all you need to know. Have fun!
lesson-to = Next lesson: { $name }

## First steps

first-card = This is the path. { card-came-treasure }
first-share = Everybody gets an equal share. Yours is { $share }: you’re carrying it, but it isn’t safe yet.
first-odd = The leftover gems ({ $odd }) can’t be shared. They stay on the card until somebody leaves and takes them along.
first-choose = After each card you choose: go on, or leave with what you have. Nothing can happen yet. Go on!
first-left-at-once = You left alone with all the leftover gems: { $chest } are safe. But the others will find many more.
first-trap = A trap! The first of its kind is harmless. If the same one comes again, everybody flees and loses what they’re carrying.
first-danger = Here’s the risk of that: { $danger }. It’s small. Go on!
first-left-careful = { $chest } gems are safe, including those from the path. That’s very careful: the risk was small.
first-seals = A tick beside a name: this explorer has chosen. Nobody knows what until everybody has. Now it’s up to you: go on!
first-alone = { $leaver } left alone and took everything that was on the path. Two would have had to share it.
first-left-shared = { $leaver } left too, so you had to share the gems on the path. You have { $chest } in safety.
first-button = The button says what you’d take home now: alone, or if others leave too. It’s not much yet. Go on!
first-left-alone = Alone, with everything from the path: { $chest } are safe. That’s fine if you don’t like risks, but this one was small.
first-risk-grows = A second kind of trap! Now either of them can come again: the risk rises to { $danger }. Dare one more card!
first-left-close = { $chest } gems are safe. That’s no mistake: it’s a close decision. Do you want to see what comes next?
first-enough = Now you’re carrying { $carried } gems. The next card can cost you all of them. Leave!
first-together = { $leaver } left with you, and you shared the gems on the path. Your { $chest } gems are safe now.
first-lost = The same trap again! You lose { $lost } gems. The more you carry, the more a card can cost you.
first-safe = The trap came again: { $fled } fled and lost { $lost } gems. Yours are safe for the rest of the game.
first-five = A game has five expeditions. Whoever has the most in the end wins.

## Relics

relics-begin = You know the basics. This time there are { relic-many } in the deck, too. Go on!
relics-left-early = { $chest } gems are safe. But only those who go on find { $place ->
    [temple] an artifact
   *[cave] a relic
}.
relics-found = { card-came-relic } It’s never shared.
relics-guess = Would you be alone if you left now? The others want it, too. Wait and see: go on!
relics-stays = { $leaver } left together. So nobody gets the { relic-one }: it’s still there.
relics-left-together = You weren’t alone: { $leaver } left, too. So nobody gets the { relic-one }.
relics-now = Only { bot-bold } is still here, and hardly ever leaves early. This is your moment: leave!
relics-taken = You left alone, so the { relic-one } is yours. It’s worth { $worth }, and it’s safe.
relics-lost = The trap came again. What you were carrying is lost, and the { relic-one } is gone for good.
relics-end = Keep an eye on who’s still with you. The { relic-one } is yours when all the others stay.
