// Package game plays poker hands. For two to nine players it has hold'em, short
// deck, Omaha, five-card draw, 2-7 draw and badugi, with no limit, pot limit or
// fixed limits. For two to eight players it has seven-card stud and razz with
// fixed limits. A table is a cash game or a sit-and-go. All differences between
// variants are in the table forms.
//
// A Setup has the seats, stacks and forced bets of a hand. Start deals a Hand
// from a seed, Legal lists the actions of the player in turn, and Apply does one
// and returns the events that everybody at the table sees. A View is what one
// seat knows; it has no hidden card. Replay makes a View from the seat's cards
// and the log, and refuses a log that contradicts itself. Observe continues a
// hand with the information of one seat. A Table is the session around the
// hands: button, blind levels, final ranks. The same setup, seed and actions
// give the same hand on every platform.
//
// # Rules
//
// The rules are those of the Poker Tournament Directors Association, "Poker TDA
// Rules" (2024, https://www.pokertda.com/view-poker-tda-rules/). Where these are
// silent, the rules are those of B. Ciaffone, "Robert's Rules of Poker" (version
// 11, 2009, https://www.pokercoach.us/robspkrrules11.htm). Where rule books
// leave a choice, the choices are:
//
//   - Cards are dealt one at a time from the left of the button. There are no burn cards,
//     which nobody would see.
//   - Antes are paid before blinds. If everybody antes, a player with less than an ante
//     wins only that much of each ante. Antes that one seat pays for all belong to the
//     main pot (Setup.WholeAntes).
//   - A short blind does not lower what the others must call.
//   - A straddle is a blind of any seat. It sets the amount to call and the least raise.
//     The seat to the left of the highest straddle acts first, as in PHH and PokerKit.
//     After a straddle of the button that is the small blind; some rooms let the seat
//     after the big blind begin there and skip the button.
//   - Rules.Runs 2: after an all-in before the last common card, the first board is dealt
//     to its end, then the rest of a second one. All players have agreed to it by sitting
//     down. Each board wins half of each pot, the first one with the odd chip. Each half
//     is shared like a pot.
//   - Rules.Bomb: in a bomb pot everybody pays an ante. The seat to the left of the button
//     acts first, after the flop. With two boards all hands are shown at the end.
//   - Rules.Rake: the rate applies to the sum of all pots, is rounded down and limited by
//     the cap. It is taken from the main pot first. Bets that nobody called are not raked.
//   - A player may fold when they could check.
//   - Nobody can raise if no other player could answer.
//   - A pot limit is computed from the chips that are in the pot.
//   - Fixed limits: Rules.Cap bets a round, for any number of players. A short all-in of
//     half a bet counts as a bet; a smaller one can be completed.
//   - If the deck of a draw game runs out, a new one is made of the discards and folded
//     hands, without the discards of the player who is drawing. With several draws a
//     player's earlier discards may come back.
//   - Stud: the lowest card brings it in, ties by suit: clubs, diamonds, hearts, spades;
//     in razz the highest card, with aces low. If that player is all-in by an ante, the
//     next one brings it in or folds. In later rounds the best open hand acts first, of
//     equal ones the first to the left of the button. A pair on fourth street does not
//     double the bet. Hands are tabled after the last card.
//   - Seventh street with fewer cards than players: one common card is the last card of
//     all players.
//   - Hi-lo: the odd chip of a pot goes to the high hand. The odd chip of a half goes to
//     the winner nearest to the left of the button, in stud too (TDA 20 gives it to the
//     high card by suit there).
//   - Openers: a deal that nobody opens is passed, and the chips stay in the pot for the
//     next. Nobody has to prove openers, because Legal knows them.
//   - The button of a sit-and-go may be dead, and so may its small blind. In a cash game
//     the button moves to the next player.
package game
