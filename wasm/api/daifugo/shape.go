package daifugo

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/player"
	"github.com/tefuda/tefuda/wasm/wire"
)

// This file is the one description of what a position and a candidate look like from
// JavaScript: each field once, with its name, its kind, its place in the Go struct and
// what is said of it. By it they are read and written here; js/games/daifugo/lists.d.ts
// has its types (go run ./wasm/lists/generate js/games).

// A kind is what a field is in TypeScript: and in Go.
type kind uint8

const (
	kindFlag    kind = iota // boolean: bool
	kindNumber              // number: int8 from 0 to high
	kindInt16               // number: int16
	kindInt64               // number: int64
	kindFloat               // number: float64
	kindSeat                // number | null: int8, null while nobody plays
	kindNumbers             // number[]: [MaxPlayers]int8, each from 0 to high
	kindPoints              // number[]: [MaxPlayers]int64
	kindSeats               // number[]: daifugo.Seats
	kindCards               // CardsText: daifugo.Set
	kindRole                // RoleText: daifugo.Role
	kindSuits               // string: daifugo.Suits
	kindChoice              // RoleChoice | null: daifugo.Choice, and what belongs to it
	kindPlain               // unknown: wire.Value, left out where there is none
	kindNames               // string[]: wire.Value, likewise
)

// A field is a part of a struct: its name, its kind, the greatest number that it holds,
// and where it lies.
type field struct {
	name string
	kind kind
	high int16
	at   uintptr
}

var (
	inPosition  position
	inCandidate player.Candidate
)

// shown are the fields that tables and views have alike, in order. What is left out is
// zero.
//
//shape:type DaifugoState What all players see of a game. Seats count from 0 in turn order; arrays have an entry a seat.
var shown = [...]field{
	// cards in hand: `[11, 11, 11, 10, 10]`
	{"counts", kindNumbers, mostCards, unsafe.Offsetof(inPosition.Counts)},
	// the seat that laid the field, or leads if it is empty; null while nobody does
	{"owner", kindSeat, 0, unsafe.Offsetof(inPosition.Owner)},
	// the role to beat, '' for none
	{"field", kindRole, 0, unsafe.Offsetof(inPosition.Field)},
	// all cards laid so far
	{"played", kindCards, 0, unsafe.Offsetof(inPosition.Played)},
	// of those who are out, from 1; 0: still in
	{"places", kindNumbers, mostCards, unsafe.Offsetof(inPosition.Places)},
	// places in the game before, zeros in a first game
	{"classes", kindNumbers, mostCards, unsafe.Offsetof(inPosition.Class)},
	// seats that passed since the field was cleared, or, without permanentPass, beaten
	{"passed", kindSeats, 0, unsafe.Offsetof(inPosition.Passed)},
	// in a row
	{"passes", kindNumber, daifugo.PassLimit, unsafe.Offsetof(inPosition.Passes)},
	{"revolution", kindFlag, 0, unsafe.Offsetof(inPosition.Revolution)},
	// the order is turned by a J
	{"back", kindFlag, 0, unsafe.Offsetof(inPosition.Back)},
	// play runs to lower seats
	{"backward", kindFlag, 0, unsafe.Offsetof(inPosition.Backward)},
	{"rankLocked", kindFlag, 0, unsafe.Offsetof(inPosition.RankLocked)},
	// the first role must have the three of diamonds
	{"opening", kindFlag, 0, unsafe.Offsetof(inPosition.Opening)},
	// the suits that may follow like 'sh', '' for any; with partLock those that a group must have
	{"lock", kindSuits, 0, unsafe.Offsetof(inPosition.Lock)},
	// null where a role is to be laid
	{"choice", kindChoice, 0, unsafe.Offsetof(inPosition.Choice)},
	// of the games so far, this one's as soon as it is over: `[12, 9, 7, 11, 6]`
	{"points", kindPoints, 0, unsafe.Offsetof(inPosition.points)},
}

// kept are the fields of a table alone.
//
//shape:type DaifugoOwn What only a table has.
var kept = [...]field{
	// yours: plain data, which `apply` and the next `deal` hand on as it is. No view has it
	{"own", kindPlain, 0, unsafe.Offsetof(inPosition.own)},
	// of the players, of an imported game: `['st.kou', 'default', …]`
	{"names", kindNames, 0, unsafe.Offsetof(inPosition.names)},
}

// standing are the fields of a candidate that a search changes, and its policy's chance.
//
//shape:type DaifugoStanding What a move is worth, so far.
var standing = [...]field{
	// what the level goes by: of `'expert'` and `'champion'` the expected worth of the place, from the players' number
	// for the first to 1 for the last: its points, and with the exchange what its class is worth in the games after, 0
	// where there was nothing to search; of the article's players the priority of a lead, or minus the hand value that an
	// answer leaves; minus the rank of weakest. Of cards to give back what `'champion'` did not try has 0, and at other
	// levels all have the policy's chance
	{"value", kindFloat, 0, unsafe.Offsetof(inCandidate.Value)},
	// standard error of an expected value, else 0
	{"error", kindFloat, 0, unsafe.Offsetof(inCandidate.Error)},
	{"playouts", kindInt64, 0, unsafe.Offsetof(inCandidate.Playouts)},
	// the policy's, 0-1
	{"chance", kindFloat, 0, unsafe.Offsetof(inCandidate.Chance)},
}

// reckoned are the other fields of a candidate: zero of cards to give back.
//
//shape:type DaifugoReckoned What is known of a move without a search; zeros of cards to give back.
var reckoned = [...]field{
	// 0 for a pass
	{"roleValue", kindInt16, 0, unsafe.Offsetof(inCandidate.RoleValue)},
	// ranks above it that others can hold
	{"hiRanks", kindNumber, 0, unsafe.Offsetof(inCandidate.HiRanks)},
	// of a lead that is a role of the divided hand, else 0
	{"priority", kindInt16, 0, unsafe.Offsetof(inCandidate.Priority)},
	// of the hand that is left
	{"handValue", kindInt16, 0, unsafe.Offsetof(inCandidate.HandValue)},
	// roles left in hand
	{"left", kindNumber, 0, unsafe.Offsetof(inCandidate.Left)},
	// of these, likely to clear the field
	{"flowing", kindNumber, 0, unsafe.Offsetof(inCandidate.Flowing)},
	// value is certain
	{"proved", kindFlag, 0, unsafe.Offsetof(inCandidate.Proved)},
}

// mostCards is more than a hand has.
const mostCards = 52 + daifugo.MaxJokers

// readFields reads what was given of a position's fields.
func (r *reader) readFields(list []field, p *position) {
	for i := range list {
		f := &list[i]
		v := r.take(f.name)
		if v.IsMissing() {
			continue
		}
		at := unsafe.Add(unsafe.Pointer(p), f.at)
		switch f.kind {
		case kindFlag:
			*(*bool)(at) = r.flag(f.name)
		case kindNumber:
			*(*int8)(at) = int8(r.integer(f.name, int64(f.high)))
		case kindSeat:
			if !v.IsNull() {
				*(*int8)(at) = r.seat(f.name)
			}
		case kindNumbers:
			r.in.numbers(r.path(f.name), *v, r.players, int64(f.high), (*[daifugo.MaxPlayers]int8)(at))
		case kindPoints:
			r.in.points(r.path(f.name), *v, p.Rules, (*[daifugo.MaxPlayers]int64)(at))
		case kindSeats:
			*(*daifugo.Seats)(at) = r.readSeats(f.name)
		case kindCards:
			*(*daifugo.Set)(at) = r.cards(f.name)
		case kindRole:
			*(*daifugo.Role)(at) = r.role(f.name, "the role to beat, \"\" for none")
		case kindSuits:
			*(*daifugo.Suits)(at) = r.in.suits(r.path(f.name), *v)
		case kindChoice:
			r.readChoice(&p.Table)
		case kindNames:
			*(*wire.Value)(at) = r.in.names(r.path(f.name), *v, r.players)
		case kindPlain:
			if *(*wire.Value)(at) = *v; !v.IsPlain() {
				r.in.WrongType(r.path(f.name), "plain data: objects, arrays, text, numbers, true, false and null", *v)
			}
		}
	}
}

// writeFields writes the fields of what lies at base: p itself, or a candidate in it.
func (p *position) writeFields(out *wire.Writer, list []field, base unsafe.Pointer) {
	for i := range list {
		f := &list[i]
		at := unsafe.Add(base, f.at)
		if f.kind >= kindPlain && (*wire.Value)(at).IsMissing() {
			continue
		}
		out.Key(f.name)
		switch f.kind {
		case kindFlag:
			out.Bool(*(*bool)(at))
		case kindNumber:
			out.Int(int64(*(*int8)(at)))
		case kindInt16:
			out.Int(int64(*(*int16)(at)))
		case kindInt64:
			out.Int(*(*int64)(at))
		case kindFloat:
			out.Number(*(*float64)(at))
		case kindSeat:
			if p.phase != daifugo.Playing {
				out.Null()
			} else {
				out.Int(int64(*(*int8)(at)))
			}
		case kindNumbers:
			writeInts(out, (*[daifugo.MaxPlayers]int8)(at)[:p.Rules.Players])
		case kindPoints:
			writeInts(out, (*[daifugo.MaxPlayers]int64)(at)[:p.Rules.Players])
		case kindSeats:
			p.writeSeats(out, *(*daifugo.Seats)(at))
		case kindCards:
			out.String((*daifugo.Set)(at).String())
		case kindRole:
			out.String(fieldText(*(*daifugo.Role)(at)))
		case kindSuits:
			out.String(suitsText(*(*daifugo.Suits)(at)))
		case kindChoice:
			p.writeChoice(out)
		case kindPlain, kindNames:
			out.Value((*wire.Value)(at))
		}
	}
}

func writeInts[T int8 | int64](out *wire.Writer, list []T) {
	out.Array()
	for _, x := range list {
		out.Int(int64(x))
	}
	out.End()
}
