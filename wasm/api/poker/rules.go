package poker

import (
	"strings"
	"unsafe"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// dealt is the contents of the field rules.
type dealt struct {
	setup  *game.Setup
	table  *game.Table // the session; without levels the hand is the only one
	names  []string    // the players' names, nil if there are none
	places int64       // decimals of the amounts in an imported hand

	unknown uint16 // bit i: the imported text lacks the stack of seat i
	fields  string // other fields of the imported text, which do not affect play
}

// readRules reads rules. Fields left out are as in the preset that the rules name, or in the first one.
//
//go:noinline
func (in *input) readRules(field string, v wire.Value) (d dealt) {
	t, s, preset := &game.Table{Button: -1, Small: -1, Big: -1}, &game.Setup{}, 0
	r := &reader{Reader: shape.Reader{In: in.Input, Field: field, Index: -1}, in: in}
	if _, ok := v.String(); ok {
		preset = in.AsChoice(field, v, game.PresetKeys())
	} else if !v.IsMissing() {
		r.Open("a preset's key, or rules { preset, variant, stacks, levels, … }", &v)
		if r.Has("preset") {
			preset = in.AsChoice(r.Path("preset"), *r.Take("preset"), game.PresetKeys())
		}
	}
	usual := &game.Presets[preset]
	t.Rules.Variant, t.Rules.Limit, t.Rules.Cap, t.Tournament = usual.Variant, usual.Limit, usual.Cap, usual.Tournament
	r.readStacks(usual, t)
	r.Seats = int(t.Seats)
	r.Read(session[:], unsafe.Pointer(t), r)
	r.Read(single[:], unsafe.Pointer(s), r)
	if !r.Has("levels") && !r.Has("minBet") && !r.Has("antes") && !r.Has("blinds") {
		t.Levels = usual.Levels
	}
	d = dealt{table: t}
	r.Read(naming[:], unsafe.Pointer(&d), r)
	r.End()
	t.Rules.MinBet, t.Rules.BigBet, t.Rules.BringIn = s.MinBet, s.BigBet, s.BringIn
	s.Rules, s.Seats, s.Carry = t.Rules, t.Seats, t.Carry
	copy(s.Stacks[:], t.Stacks[:])
	d.setup = r.setup(s, t)
	return d
}

// readStacks reads the number of seats and each seat's chips.
func (r *reader) readStacks(usual *game.Preset, t *game.Table) {
	t.Seats = usual.Seats
	items, ok := r.Take("stacks").Items()
	if ok {
		if t.Seats = int8(min(len(items), game.MaxSeats)); len(items) > game.MaxSeats {
			r.In.Fail(fault.BadLength, r.Path("stacks"), "must be of at most 9 seats")
		}
		if r.Has("players") || r.Has("stack") {
			r.In.Fail("unknown", r.Path("stacks"), "says how many players there are, and with what: leave out players and stack")
		}
	} else if r.Has("players") {
		t.Seats = int8(r.Integer("players", game.MinSeats, game.MaxSeats))
	}
	stack := usual.Stack
	if r.Has("stack") {
		stack = r.Integer("stack", 1, game.MaxStack)
	}
	for i := range t.Seats {
		t.Stacks[i] = stack
	}
}

// setup returns the setup of the hand: that of the session's level, or s if there are no levels.
func (r *reader) setup(s *game.Setup, t *game.Table) *game.Setup {
	if len(t.Levels) == 0 || !r.In.Good() {
		return s
	}
	want, err := t.Next()
	if err != nil {
		r.In.Refuse(r.Path("")+".", err)
		return s
	}
	for i, same := range [...]bool{s.MinBet == want.MinBet, s.BigBet == want.BigBet, s.BringIn == want.BringIn, s.Button == want.Button, s.Antes == want.Antes, s.Blinds == want.Blinds} {
		if name := single[i].Name; r.Has(name) && !same {
			r.In.Fail(fault.BadGame, r.Path(name), "must be as the levels say, or left out")
		}
	}
	return want
}

// chips reads n numbers from 0 to most, for blinds from -most. It reports false for an empty array.
//
//go:noinline
func (in *input) chips(field string, v *wire.Value, to *[game.MaxSeats]int64, n int, most int64) bool {
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of numbers", *v)
	}
	if len(items) == 0 {
		return false
	}
	if len(items) != n {
		in.Fail(fault.BadLength, field, fault.Tell("must be # numbers, not ", int64(n)), v.Describe())
		return false
	}
	for i := range items {
		least := int64(0)
		if strings.HasSuffix(field, "blinds") {
			least = -most // posts are negative
		}
		to[i] = in.AsInteger(call.At(field, i), items[i], least, most)
	}
	return true
}

// seats reads len(to) seats or places.
func (in *input) seats(field string, v *wire.Value, to []int8) {
	var seats [game.MaxSeats]int64
	if in.chips(field, v, &seats, len(to), game.MaxSeats) {
		for i := range to {
			to[i] = int8(seats[i])
		}
	}
}

// readSeats reads seats, each once.
func (in *input) readSeats(field string, v *wire.Value, seats int) (set uint16) {
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of seats", *v)
	}
	for i := range items {
		set |= 1 << in.AsInteger(call.At(field, i), items[i], 0, int64(seats)-1)
	}
	return set
}

// maxLevels bounds the blind levels of a session.
const maxLevels = 100

//go:noinline
func (in *input) readLevels(field string, v *wire.Value) (levels []game.Level) {
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of blind levels { small, big, ante, minBet, hands }", *v)
	}
	if len(items) > maxLevels {
		in.Fail(fault.BadLength, field, "must be at most 100")
		return nil
	}
	levels = make([]game.Level, len(items))
	r := &reader{Reader: shape.Reader{In: in.Input, Field: field}, in: in}
	for r.Index = range items {
		r.Open("a blind level { small, big, ante, minBet, hands }", &items[r.Index])
		r.Read(stakes[:], unsafe.Pointer(&levels[r.Index]), r)
		r.End()
	}
	return levels
}

// readNames reads the players' names, one a seat. The last ones may be left out.
//
//go:noinline
func (in *input) readNames(field string, v *wire.Value, seats int) (names []string) {
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of names", *v)
	}
	if len(items) > seats {
		in.Fail(fault.BadLength, field, "must be at most one a seat, not ", v.Describe())
	}
	for i := range items {
		names = append(names, in.AsText(call.At(field, i), "a name", items[i]))
	}
	return names
}

// writeRules writes rules in the form that readRules reads. s is nil for a hand that is still to be dealt.
//
//go:noinline
func (p *position) writeRules(out *wire.Writer, t *game.Table, s *game.Setup) {
	out.Object()
	seats := int(t.Seats)
	shape.Write(out, session[:ofSession], unsafe.Pointer(t), seats, p)
	if s != nil {
		shape.Write(out, single[:], unsafe.Pointer(s), seats, p)
	}
	shape.Write(out, session[ofSession:], unsafe.Pointer(t), seats, p)
	shape.Write(out, naming[:], unsafe.Pointer(&p.dealt), seats, p)
	out.End()
}

func (p *position) writeLevels(out *wire.Writer, levels []game.Level) {
	out.Array()
	for i := range levels {
		out.Object()
		p.writeFields(out, stakes[:], unsafe.Pointer(&levels[i]))
		out.End()
	}
	out.End()
}

func writeNumbers[T int8 | int64](out *wire.Writer, numbers []T) {
	out.Array()
	for _, n := range numbers {
		out.Int(int64(n))
	}
	out.End()
}
