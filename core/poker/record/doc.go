// Package record writes poker hands as text and reads them back.
//
// What PHH has a code for (NT, FT, NS, PO, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB)
// is written in the poker hand history format, PHH: J. Kim, "Recording and
// Describing Poker Hands" (2024, https://arxiv.org/abs/2312.11753; specification
// at https://phh.readthedocs.io). It is TOML with fields for the stakes and an
// array of actions: "d dh p1 AcKd" and "d db Jc3d5c" deal, "p1 f", "p1 cc",
// "p1 cbr 60", "p1 sm AcKd" fold, check or call, bet or raise to, show. Players
// are numbered from the left of the button; of two players antes and blinds are
// listed in reverse. What PHH has no field for stands in fields of ours, as it
// allows: _seed, _cap, _button, _auto_show; _runs and _bomb (1 or 2 boards, as in
// game.Rules), of which the second is dealt by "d db" like the first; _rake in hundredths
// of a percent, _rake_cap in chips, _no_flop_no_drop. Fields of others are kept, and written
// again as they stand. A stack of inf is one that nobody knows: it gets as much as
// all that is bet, and is written as inf. A blind of less than 0 is a post.
//
// Other hands, as pot-limit hold'em and five-card draw, have no code in PHH. Their
// text looks the same but for the first line, which is format = "tefuda-hand-1"
// in place of variant, so that nobody takes it for PHH, and these fields:
//
//	_game        "holdem", "short-deck", "draw" and what else is in game.Variants
//	_limit       "no-limit", "pot-limit", "fixed"
//	_jokers      0…2; in cards Jk is the black joker, Jr the red one
//	_openers     true if jacks or better open
//	_carry       chips left by deals that were passed out
//	_seed        the seed, or else:
//	_deck        the deck in the order of the deal
//	"p1 sd 2c3d" exchanges cards ("p1 sd" stands pat), and "d dh p1 KsKh" deals
//	             the new ones
//
// A player who shows ???? has neither mucked nor shown: nobody recorded the hand
// (game.Unseen). It loses to every known one; a pot that only such hands contest is
// shared, as the text does not say who won it. Hands are shown in the text's order.
//
// # Card rooms
//
// Histories of PokerStars and GGPoker in English are read, too (rooms.go its lines, heading.go the first ones and the seats, retell.go
// what fields of a file they become), and ExportRoom writes them (tell.go). They are played as if they were the form of ours.
// Amounts are in the decimals of the text. Who acts, shows or stands in the summary takes part. Of several blinds of a kind the
// first from the left of the button is one, later ones are posts. Venue, table, date, currency, level and whose cards the text
// knows (_hero) are kept as fields, the rake (_taken) as the summary writes it. What the text says twice, as calls, pot, board, rake and winners, must agree, but for an odd
// chip of each pot. Refused by name: hands run twice, capped or cancelled; games that are not played here; draws whose
// discards are not known; stud's last card in the middle. At tables for ten the seats are numbered anew.
//
// Import plays the hand by the rules of package game, whatever its form, and
// refuses what those refuse, and finishing_stacks that contradict it. One difference from other readers is known: they
// let a short big blind be called short.
package record
