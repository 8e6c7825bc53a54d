// Package record writes poker hands as text and reads them back.
//
// Games that PHH has a code for (NT, FT, NS, PO, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB)
// are written in the poker hand history format, PHH: J. Kim, "Recording and Describing Poker
// Hands" (2024, https://arxiv.org/abs/2312.11753; specification at
// https://phh.readthedocs.io). It is TOML with fields for the stakes and an array of actions:
//
//	d dh p1 AcKd   deals hole cards
//	d db Jc3d5c    deals common cards
//	p1 f           folds
//	p1 cc          checks or calls
//	p1 cbr 60      bets or raises to 60
//	p1 sm AcKd     shows
//
// Players are numbered from the left of the button. With two players antes and blinds are
// listed in reverse. A blind of less than 0 is a post.
//
// PHH allows further fields. Ours are _seed, _cap, _button and _auto_show; _runs and _bomb (1
// or 2 boards, as in game.Rules; "d db" deals the second board like the first); _rake in
// hundredths of a percent, _rake_cap in chips, and _no_flop_no_drop. Fields of other programs
// are kept and written again unchanged. A stack of inf is unknown: it is set to the sum of all
// bets, and written as inf.
//
// Other games, such as pot-limit hold'em and five-card draw, have no code in PHH. Their text
// has the same form, except for the first line: format = "tefuda-hand-1" replaces variant, so
// that nobody takes the text for PHH. It has these fields:
//
//	_game        "holdem", "short-deck", "draw" or another of game.Variants
//	_limit       "no-limit", "pot-limit", "fixed"
//	_jokers      0…2; in cards Jk is the black joker, Jr the red one
//	_openers     true if jacks or better open
//	_carry       chips from deals that were passed out
//	_seed        the seed, or else:
//	_deck        the deck in the order of the deal
//	"p1 sd 2c3d" exchanges cards ("p1 sd" stands pat), and "d dh p1 KsKh" deals
//	             the new ones
//
// A player who shows ???? has neither mucked nor shown: the hand was not recorded
// (game.Unseen). It loses to every known hand. A pot that only such hands contest is shared,
// because the text does not say who won it. Hands are shown in the order of the text.
//
// # Card rooms
//
// Histories of PokerStars and GGPoker in English are read, too: rooms.go has their lines,
// heading.go the first lines and the seats, and retell.go converts them to fields of a file.
// They are then played like our own form. ExportRoom writes them (tell.go).
//
// Amounts have the decimals of the text. Players take part if they act, show or are in the
// summary. Of several small or big blinds the first from the left of the button is the blind,
// later ones are posts. Venue, table, date, currency, level and the seat whose cards the text
// knows (_hero) are kept as fields, and so is the rake of the summary (_taken). Calls, pot,
// board, rake and winners are in the text twice and must agree, except for an odd chip of each
// pot. At tables for ten the seats are renumbered.
//
// A hand run twice is read with both boards and the payouts of each. The text of GGPoker may leave
// out the cards that both boards have.
//
// Refused by name: hands run three times, capped or cancelled; games that are not played here; draws
// whose discards are not known; a common last card in stud.
//
// Import plays a hand of any form by the rules of package game. It refuses what those refuse,
// and finishing_stacks that contradict the hand. One difference from other readers is known:
// they allow a call of a short big blind to be short.
package record
