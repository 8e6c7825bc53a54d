// Package game plays poker hands: hold'em, short deck, Omaha, five-card draw, 2-7
// and badugi for two to nine players, without limit, with pot limit or with fixed
// limits, seven-card stud and razz for two to eight with fixed limits, as a cash
// game or as a sit-and-go. What tells a variant from others is its row in forms.
//
// A Setup says who sits where with which stack and what they post. Start deals
// a Hand of it from a seed, Legal lists what the player in turn may do, Apply
// does it and returns the events that everybody at the table sees. View is what
// one seat knows: it holds no hidden card; Replay makes it again of the seat's
// cards and the log, and refuses a log that contradicts itself; Observe plays it
// on by what the seat is told. A Table is the evening around the hands: button,
// blind levels, places. The same setup, seed and actions give the same hand on
// every platform.
//
// # Rules
//
// They are those of the Poker Tournament Directors Association, "Poker TDA
// Rules" (2024, https://www.pokertda.com/view-poker-tda-rules/), and where
// these are silent those of B. Ciaffone, "Robert's Rules of Poker" (version 11,
// 2009, https://www.pokercoach.us/robspkrrules11.htm). Where rule books leave a
// choice, this is the choice taken:
//
//   - Cards are dealt one at a time from the left of the button, without burn
//     cards, which nobody would see.
//   - Antes are paid before blinds. Who cannot pay an ante that all pay wins of
//     each ante only as much; antes that one seat pays for all belong to the
//     main pot whole (Setup.WholeAntes).
//   - A short blind does not lower what the others must call.
//   - A straddle is a blind, whatever seat posts it: it sets what to call and the least
//     raise, and the seat to the left of the highest one acts first, as PHH and PokerKit
//     have it. After a straddle of the button that is the small blind; some rooms let the
//     seat after the big blind begin there and skip the button.
//   - Rules.Runs 2: where an all-in is called before the last common card, the first
//     board is dealt to its end and then the rest of a second one. Nobody is asked: who
//     sits down has agreed. Each board wins half of each pot, the first one the odd chip;
//     a half is then shared like a pot.
//   - Rules.Bomb: in a bomb pot everybody pays an ante, and the seat to the left of the
//     button begins after the flop. With two boards all hands are shown at the end.
//   - Rules.Rake: of all pots together the rate is taken, rounded down, up to the cap, from
//     the main pot first. Bets that nobody called are not raked.
//   - A player may fold when they could check.
//   - Nobody can raise when no other player could answer.
//   - A pot limit is computed from the chips that lie in the pot.
//   - Fixed limits: Rules.Cap bets a round at any number of players; a short
//     all-in of half a bet counts as a bet, of less it can be completed.
//   - The deck of five-card draw that runs out is made anew of the discards and
//     folded hands, without the discards of who is drawing.
//   - Of several draws the same: what a player threw away before may come back.
//   - Stud: the lowest card brings it in, ties by suit: clubs, diamonds, hearts, spades;
//     at razz the highest, aces low. Where that player is all-in by an ante, the next
//     one brings it in or folds. Later the best hand that lies open begins, of
//     equal ones the first from the left of the button. A pair on fourth street does not
//     double the bet. Hands are tabled after the last card.
//   - Seventh street with fewer cards than players: one card in the middle is the
//     last of all.
//   - Hi-lo: the odd chip of a pot goes to the high hand, of a half to the winner nearest
//     to the left of the button, at stud too (TDA 20 has the high card by suit there).
//   - Openers: a deal that nobody opens is passed, the chips stay in the pot for
//     the next. Nobody has to prove openers, because Legal knows them.
//   - The button of a sit-and-go may be dead, and so may its small blind; that of
//     a cash game moves to the next player.
package game
