package daifugo

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/player"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// This file is the one description of what a position and a candidate look like from
// JavaScript: each field once, with its name, its kind, its place in the Go struct and
// its comment. This package reads and writes them by it; js/games/daifugo/lists.d.ts
// has its types (go run ./wasm/lists/generate js/games).

// The game's own kinds.
const (
	kindOwner       = shape.Own + iota // number | null: int8, null while nobody plays
	kindSeats                          // number[]: daifugo.Seats
	kindCards                          // CardsText: daifugo.Set, the cards played
	kindCombination                    // CombinationText: daifugo.Combination
	kindSuits                          // string: daifugo.Suits
	kindChoice                         // CombinationChoice | null: daifugo.Choice, and what belongs to it
	kindMove                           // DaifugoMove: daifugo.Combination
	kindCardList                       // string[]: daifugo.Combination
	kindRanks                          // string: daifugo.Set
	kindChosen                         // DaifugoChoiceKind: daifugo.Choice
	kindWhy                            // DaifugoOut: daifugo.OutReason
	kindNames                          // string[]?: wire.Value, left out where there is none
)

var (
	inPosition  position
	inCandidate player.Candidate
	inEvent     daifugo.Event
)

// shown are the fields that tables and views have alike, in order. What is left out is
// zero.
//
//shape:type DaifugoState What all players see of a game. Seats count from 0 in turn order; arrays have an entry a seat.
var shown = [...]shape.Field{
	// cards in hand: `[11, 11, 11, 10, 10]`
	{"counts", shape.Int8s, mostCards, unsafe.Offsetof(inPosition.Counts)},
	// the seat that played the field, or leads if it is empty; null while nobody does
	{"owner", kindOwner, 0, unsafe.Offsetof(inPosition.Owner)},
	// the combination to beat, '' for none
	{"field", kindCombination, 0, unsafe.Offsetof(inPosition.Field)},
	// all cards played so far
	{"played", kindCards, 0, unsafe.Offsetof(inPosition.Played)},
	// of those who are out, from 1; 0: still in
	{"places", shape.Int8s, mostCards, unsafe.Offsetof(inPosition.Places)},
	// places in the game before, zeros in a first game
	{"classes", shape.Int8s, mostCards, unsafe.Offsetof(inPosition.Class)},
	// seats that passed since the field was cleared, or, without permanentPass, beaten
	{"passed", kindSeats, 0, unsafe.Offsetof(inPosition.Passed)},
	// in a row
	{"passes", shape.Int8, daifugo.PassLimit, unsafe.Offsetof(inPosition.Passes)},
	{"revolution", shape.Flag, 0, unsafe.Offsetof(inPosition.Revolution)},
	// the order is turned by a J
	{"back", shape.Flag, 0, unsafe.Offsetof(inPosition.Back)},
	// play runs to lower seats
	{"backward", shape.Flag, 0, unsafe.Offsetof(inPosition.Backward)},
	{"rankLocked", shape.Flag, 0, unsafe.Offsetof(inPosition.RankLocked)},
	// the first combination must have the three of diamonds
	{"opening", shape.Flag, 0, unsafe.Offsetof(inPosition.Opening)},
	// the suits that may follow like 'sh', '' for any; with partLock those that a group must have
	{"lock", kindSuits, 0, unsafe.Offsetof(inPosition.Lock)},
	// null where a combination is to be played
	{"choice", kindChoice, 0, unsafe.Offsetof(inPosition.Choice)},
	// of the games so far, this one's as soon as it is over: `[12, 9, 7, 11, 6]`
	{"points", shape.Int64s, maxPoints, unsafe.Offsetof(inPosition.points)},
}

// kept are the fields of a table alone.
//
//shape:type DaifugoOwn What only a table has.
var kept = [...]shape.Field{
	// yours: plain data, which `apply` and the next `deal` hand on as it is. No view has it
	{"own", shape.Plain, 0, unsafe.Offsetof(inPosition.own)},
	// of the players, of an imported game: `['st.kou', 'default', …]`
	{"names", kindNames, 0, unsafe.Offsetof(inPosition.names)},
}

// standing are the fields of a candidate that a search changes, and its policy's chance.
//
//shape:type DaifugoStanding What a move is worth, so far.
var standing = [...]shape.Field{
	// the value by which the level chooses. `'expert'` and `'champion'`: the expected worth of the place, from the number of
	// players for the first to 1 for the last: its points, and with the exchange the worth of its class in later games. It is
	// 0 if there was nothing to search. `'novice'` to `'skilled'`: the priority of a lead, or for an answer minus the hand
	// value that it leaves. Cards to give back: a choice that `'champion'` did not try has 0. At other levels each has the
	// policy's chance, or with two decks minus the hand value that it leaves. A move that the search gave up early has at
	// most the value of the move before it
	{"value", shape.Float, 0, unsafe.Offsetof(inCandidate.Value)},
	// standard error of an expected value, else 0
	{"error", shape.Float, 0, unsafe.Offsetof(inCandidate.Error)},
	{"playouts", shape.Int64, 0, unsafe.Offsetof(inCandidate.Playouts)},
	// the policy's, 0-1
	{"chance", shape.Float, 0, unsafe.Offsetof(inCandidate.Chance)},
}

// reckoned are the other fields of a candidate.
//
//shape:type DaifugoReckoned What is known of a move without a search; of cards to give back only `handValue`, `left` and `flowing`.
var reckoned = [...]shape.Field{
	// 0 for a pass
	{"combinationValue", shape.Int16, 0, unsafe.Offsetof(inCandidate.CombinationValue)},
	// ranks above it that others can hold
	{"hiRanks", shape.Int8, 0, unsafe.Offsetof(inCandidate.HiRanks)},
	// of a lead that is a combination of the divided hand, else 0
	{"priority", shape.Int16, 0, unsafe.Offsetof(inCandidate.Priority)},
	// of the hand that is left
	{"handValue", shape.Int16, 0, unsafe.Offsetof(inCandidate.HandValue)},
	// combinations left in hand
	{"left", shape.Int8, 0, unsafe.Offsetof(inCandidate.Left)},
	// of these, likely to clear the field
	{"flowing", shape.Int8, 0, unsafe.Offsetof(inCandidate.Flowing)},
	// value is certain
	{"proved", shape.Flag, 0, unsafe.Offsetof(inCandidate.Proved)},
}

// Which events have fields.
const (
	ofGifts       = 1<<daifugo.Gave | 1<<daifugo.Tributed
	ofCards       = ofGifts | 1<<daifugo.Played | 1<<daifugo.Discarded | 1<<daifugo.Dropped | 1<<daifugo.Stopped
	ofNames       = 1 << daifugo.NamedRanks
	atCombination = unsafe.Offsetof(inEvent.Combination)
)

// Events are the fields of events, with the kinds of events that carry each.
//
//shape:event DaifugoEvent What happened, in order: the move, who got a place by it, revolution, 11-back, locks and direction; then, once nothing is left to choose, how play went on. `words` say it of the seat: `'goes out in place 1'`. Seats count from 0.
var Events = [...]shape.Field{
	// who did it, or leads now
	{"seat", shape.Int8, ^(1 << daifugo.GameOver), unsafe.Offsetof(inEvent.Seat)},
	{"move", kindMove, ofCards | ofNames, atCombination},
	// of the move, without what jokers stand for; [] where they are not for the viewer to know
	{"cards", kindCardList, ofCards, atCombination},
	// who got them, or of a catastrophe the other of the two who swapped hands
	{"to", shape.Int8, ofGifts | 1<<daifugo.HandsSwapped, atCombination + unsafe.Offsetof(inEvent.Combination.To)},
	// of cards
	{"count", shape.Int8, ofGifts, atCombination + unsafe.Offsetof(inEvent.Combination.Size)},
	// `'5K'`
	{"ranks", kindRanks, ofNames, atCombination + unsafe.Offsetof(inEvent.Combination.Cards)},
	// what could be chosen
	{"choice", kindChosen, 1 << daifugo.Declined, unsafe.Offsetof(inEvent.Choice)},
	// from 1
	{"place", shape.Int8, 1 << daifugo.WentOut, unsafe.Offsetof(inEvent.Place)},
	{"why", kindWhy, 1 << daifugo.WentOut, unsafe.Offsetof(inEvent.Why)},
	// that may follow: `'sh'`
	{"suits", kindSuits, 1 << daifugo.SuitsLocked, unsafe.Offsetof(inEvent.Suits)},
	// how many turns were passed over
	{"count", shape.Int8, 1 << daifugo.Skipped, unsafe.Offsetof(inEvent.Count)},
}

// mostCards is more than a hand has.
const mostCards = 2*52 + daifugo.MaxJokers

// maxPoints is more than any match brings.
const maxPoints = 1_000_000_000

// ReadOwn reads a field of the game's own kinds.
func (r *reader) ReadOwn(f *shape.Field, v *wire.Value, at unsafe.Pointer) {
	switch f.Kind {
	case kindOwner:
		if !v.IsNull() {
			*(*int8)(at) = r.seat(f.Name)
		}
	case kindSeats:
		*(*daifugo.Seats)(at) = r.readSeats(f.Name)
	case kindCards:
		cards := r.cards(f.Name)
		r.table.Played, r.table.PlayedTwins = cards.Cards, cards.Twins
	case kindCombination:
		*(*daifugo.Combination)(at) = r.combination(f.Name, "the combination to beat, \"\" for none")
	case kindSuits:
		*(*daifugo.Suits)(at) = r.in.suits(r.Path(f.Name), *v)
	case kindChoice:
		r.readChoice(v)
	case kindNames:
		*(*wire.Value)(at) = r.in.names(r.Path(f.Name), *v, r.Seats)
	}
}

// writeFields writes the fields of what lies at base: p itself, or a candidate in it.
func (p *position) writeFields(out *wire.Writer, list []shape.Field, base unsafe.Pointer) {
	shape.Write(out, list, base, int(p.Rules.Players), p)
}

// WriteOwn writes a field of the game's own kinds.
func (p *position) WriteOwn(out *wire.Writer, f *shape.Field, at unsafe.Pointer) {
	if f.Kind == kindNames && (*wire.Value)(at).IsMissing() {
		return
	}
	out.Key(f.Name)
	switch f.Kind {
	case kindOwner:
		if p.phase != daifugo.Playing {
			out.Null()
		} else {
			out.Int(int64(*(*int8)(at)))
		}
	case kindSeats:
		p.writeSeats(out, *(*daifugo.Seats)(at))
	case kindCards:
		out.String(p.PlayedPile().String())
	case kindCombination:
		out.String(fieldText(*(*daifugo.Combination)(at)))
	case kindSuits:
		out.String(p.suitsText(*(*daifugo.Suits)(at)))
	case kindChoice:
		p.writeChoice(out)
	case kindMove:
		out.String((*daifugo.Combination)(at).String())
	case kindCardList:
		writeCardList(out, (*daifugo.Combination)(at))
	case kindRanks:
		out.String(daifugo.RanksOf(*(*daifugo.Set)(at)))
	case kindChosen:
		out.String(daifugo.Choices[*(*daifugo.Choice)(at)].Key)
	case kindWhy:
		out.String(daifugo.OutReasons[*(*daifugo.OutReason)(at)].Key)
	case kindNames:
		out.Value((*wire.Value)(at))
	}
}
