### The rule book. $pits are the pits of a row, $seeds the seeds of a pit at the start, $total all of
### them, $half half of them. Options are arguments by their names: $stuck is end or pass. A line is
### a paragraph. Markup: *strong*.

## Titles
rulebook-board-title = The board and the turns
rulebook-sowing-title = Sowing
rulebook-first-move-title = The first move
rulebook-relay-title = Relay
rulebook-pairs-title = Pairs
rulebook-capture-title = Captures
rulebook-uurs-title = Uurs
rulebook-ko-title = Ko
rulebook-endless-title = Sowings without end
rulebook-end-title = The end of the game
rulebook-repetition-title = The same position again
rulebook-count-title = Who has won
rulebook-match-title = Several games

## What all games have in common
rulebook-board =
    The board has two rows of { $pits } pits. The row nearest to a player belongs to that player: South’s pits are the capital letters from South’s left, North’s the small ones from North’s left. At the start each pit holds { $seeds } seeds, { $total } in all. Captured seeds go into the player’s store.
    South moves first, unless the players choose otherwise. Then they take turns. Who can move must move.
rulebook-repetition =
    When the same position has come for the third time since the last capture, the game is over. The same position means the same seeds in the same pits and the same player to move{ $uurs ->
        [on] , and the same uurs
       *[off] { "" }
    }{ $ko ->
        [on] , and the same pit barred or none
       *[off] { "" }
    }.
    { $repetition ->
        [own-row] Each player then takes the seeds of the own row{ $uurs ->
            [on] { " " }and of the own uurs
           *[off] { "" }
        }.
       *[equal] The seeds on the board are then shared equally; an odd one goes to nobody.
    }
rulebook-count =
    The seeds in the store and those taken at the end are counted together. Who has more has won; the same number is a draw.
    Who has more than { $half } of the { $total } seeds cannot be caught up with any more. The game is played to its end all the same.
rulebook-match = A match is a number of games. Every game starts from the full board. Who has lost a game moves first in the next one; after a draw the other player does.

## Sowing
rulebook-sowing-outward =
    A move is to lift all seeds of an own pit and to drop one into each pit that follows.
    The pits left of the middle are sown to the left, those right of it to the right, as their owner sees it. The middle pit is sown the way the player chooses. So all moves but those of the middle pit start outward.
    A single seed may be moved. A move is one lap: where the last seed falls, the sowing ends. If a lap goes all the way round, the pit where it began is not left out.
rulebook-sowing-outward-singles =
    A move is to lift all seeds of an own pit and to drop one into each pit that follows. A pit with a single seed cannot be lifted.
    The pits left of the middle are sown to the left, those right of it to the right, as their owner sees it. The middle pit is sown the way the player chooses. So all moves but those of the middle pit start outward.
    A move is one lap: where the last seed falls, the sowing ends. If a lap goes all the way round, the pit where it began is not left out.
rulebook-sowing-one-way =
    A move is to lift all seeds of an own pit and to drop one into each pit that follows.
    Both players sow { $direction ->
        [clockwise] clockwise, each to the own left
       *[counterclockwise] counterclockwise, each to the own right
    }, and past the end of the row into the other one. A single seed may be moved.
    If a lap goes all the way round, the pit where it began is not left out.
rulebook-sowing-lamlameta =
    A move is to lift all seeds of an own pit{ $uurs ->
        [on] { " " }that is not an uur
       *[off] { "" }
    } and to drop one into each pit that follows, counterclockwise: to the own right, and past the end of the row into the other one.
    No pit is left out, not the one where a lap began{ $uurs ->
        [on] , nor an uur
       *[off] { "" }
    }.
rulebook-sowing-pairs =
    A move is to lift all seeds of an own pit and to drop one into each pit that follows, counterclockwise: to the own right, and past the end of the row into the other one. The pit where a lap began is not left out.
    When the last seed falls in a pit that is not empty, in either row, all its seeds are lifted and sown on. The sowing ends in an empty pit.
rulebook-first-move = The first move of the game { $first-move ->
    [any] may start from any pit
   *[right] starts from one of the two rightmost pits of the player who begins
}. It passes over no pairs, and captures nothing.

## Relay
rulebook-relay-own =
    { $relay ->
        [off] A move is one lap: where the last seed falls, the sowing ends.
        [both] When the last seed falls in a pit of either row that is not empty, and captures nothing, all seeds of that pit are lifted and sown on. It ends in an empty pit, or with a capture.
       *[own] When the last seed falls in a pit of the own row that is not empty, all seeds of that pit are lifted and sown on, also when it now holds 2 or 4. It ends in an empty pit, or anywhere in the opponent’s row.
    }
    { $relay ->
        [both] A move that would never end, because the same board comes again with the same pit to lift, is not allowed.
       *[own] A sowing always ends, for each round leaves seeds in the opponent’s row.
    }
rulebook-relay-lamlameta = When the last seed falls in a pit of either row that is not empty{ $uurs ->
    [on] { " " }and not an uur
   *[off] { "" }
}, all seeds of that pit are lifted, with the last one, and sown on. The sowing ends in an empty pit{ $uurs ->
    [on] , or in an uur
   *[off] { "" }
}.
rulebook-endless = A move that would never end, because the same board comes again with the same pit to lift, is not allowed. A player who has only such moves has no move. The board knows such moves and says so.

## Captures
rulebook-capture =
    When the last seed falls in a pit of the opponent and makes it 2 or 4, the seeds of that pit are captured. Then one looks back along the line of sowing: each pit of the opponent before it that holds 2 or 4 is captured too, until one does not, or the own row is reached.
    Own pits are never captured. All seeds of a row may be captured, and nobody has to leave the opponent a seed.
rulebook-capture-opposite =
    { $capture-side ->
        [own] When the sowing ends in an empty pit of the own row, and the opponent’s pit opposite is not empty, both pits are captured: the seeds opposite and the last one.
       *[enemy] When the sowing ends in an empty pit of the opponent’s row, and the own pit opposite is not empty, both pits are captured: the seeds opposite and the last one.
    }
    { $first-move-captures ->
        [off] The first move of the game captures nothing, and makes no uurs.
       *[on] The first move of the game may capture.
    }
    All seeds of a row may be captured, and nobody has to leave the opponent a seed.
rulebook-capture-pairs =
    When the sowing ends in an empty pit of the own row, and the pit opposite holds exactly 2, all pits of the opponent that hold exactly 2 are captured. The last seed stays.
    All seeds of a row may be captured, and nobody has to leave the opponent a seed.
rulebook-pairs =
    In sowing, each pit of the opponent that holds exactly 2 at that moment is passed over.
    { $pairs-may-start ->
        [on] A pit of exactly 2 may be lifted to start a move like any other.
       *[off] A pit of exactly 2 may not be lifted to start a move, unless all own pits that hold seeds hold 2.
    } In the middle of a sowing pairs are lifted and sown on like other pits.
rulebook-uurs = { $uurs ->
    [off] Played without uurs, three seeds opposite are captured like any other number.
   *[on] When exactly 3 seeds lie opposite, nothing is captured: one of them crosses over, so that both pits hold 2, and both become uurs of the mover.
        An uur belongs to its owner to the end. It is never lifted, by anyone. A last seed that falls in an uur stays there, and the turn ends, whoever owns it.
}
rulebook-ko = { $ko ->
    [off] Played without ko, a single seed may go straight back to where it came from.
   *[on] When a single seed crosses from an end pit into the end pit facing it, and that one was empty, the opponent may not lift that pit on the next turn. The bar lasts for that one turn.
}

## The end
rulebook-end-alemungula =
    { $stuck ->
        [pass] A player who has no move passes. The game is over when neither player can move.
       *[end] The game is over when the player to move has no move.
    } { $ko ->
        [on] Who could lift only the barred pit has no move.
       *[off] { "" }
    }
    Each player then takes the seeds of the own row.
rulebook-end-um-el-bagara =
    { $stuck ->
        [end] The game is over when the player to move has no pit with more than one seed.
       *[pass] A player who has no pit with more than one seed has no move and passes. The game is over when neither player can move.
    }
    Each player then takes the seeds of the own row.
rulebook-end =
    The game is over when the player to move has no move.
    Each player then takes the seeds of the own row.
rulebook-end-lamlameta = The game is over when the player to move has no move. Each player then takes the seeds of the own row{ $uurs ->
    [on] { " " }without the opponent’s uurs, and the seeds of the own uurs in either row
   *[off] { "" }
}.
rulebook-end-pairs = The game is over when the player to move has no move. { $leftovers ->
    [opponent] The seeds left on the board go to the opponent of that player.
   *[own-row] Each player then takes the seeds of the own row.
}

## What can be chosen, and who says what. source-unknown follows an answer that no source is known for.
source-unknown = No source is known for it.
source-seeds-5 = The Italian document: five seeds in each pit.
source-seeds-4 = The English documents: four seeds in each pit.
source-stuck-end = The rule of this edition: the game ends when the player to move has no move.
source-stuck-pass = The Italian document, read to the letter: the player passes, and the game ends when neither can move.
source-ko-on = The rule of this edition, which comes from the Italian document: the single seed may not come straight back.
source-ko-off = Without ko, both players could send one seed to and fro.
source-stuck-um-pass = The Italian document: a player without a move passes.
source-stuck-um-end = The game ends when the player to move has no move.
source-direction-counterclockwise = The rule of this edition, which comes from the English documents: everyone sows to the own right.
source-direction-clockwise = The same game in the mirror: everyone sows to the own left.
source-relay-own = The English documents: a sowing goes on from one’s own row.
source-relay-off = Without relay every move is one lap.
source-relay-both = A sowing goes on from both rows.
source-uurs-on = Uurs come from Layli Goobalay, the Somali game that Marin described in 1931.
source-uurs-off = Without uurs three seeds opposite are captured.
source-side-enemy = The rule of this edition, which comes from the English documents: the last seed captures in the opponent’s row.
source-side-own = The Somali rule: the last seed captures in one’s own row.
source-first-captures-on = The rule of this edition, which comes from the English documents.
source-first-captures-off = Recommended with the Somali rule: otherwise the first player wins 69 of 100 random games.
source-first-move-right = Pankhurst 1971: from one of the two rightmost pits.
source-first-move-any = From any pit.
source-pairs-start-off = Pankhurst 1971: only when all pits that hold seeds hold pairs.
source-pairs-start-on = Mancala World and Wikipedia: a pair may start a move.
source-leftovers-own-row = The rule of this edition, the game that Pankhurst described in 1971: each player takes the own row.
source-leftovers-opponent = What remains goes to the opponent of the player without a move.
source-repetition-equal = Equal shares: the convention under which awari was solved, and the one that gives every position an exact value.
source-repetition-own-row = Each player takes the seeds of the own row, and of the own uurs where there are some.
