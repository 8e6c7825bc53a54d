package poker

import (
	"math"
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// The parts of rules: all that a hand, and the session that it is of, is dealt by.
const (
	partVariant = iota
	partLimit
	partCap
	partTournament // the first of the switches
)

const (
	partJokers = partTournament + nSwitches + iota
	partStacks
	partCarry
	partLevels
	partAntesBy
	partLast
	partLevel
	partAtLevel
	partHands
	partPlaces
	partNames
	partDecimals
	partMinBet // from here on: of this hand. They follow from the levels, if there are any
	partBigBet
	partButton
	partAntes
	partBlinds
	partPreset // from here on: short for stacks and levels, and never written
	partPlayers
	partStack
	ruleParts
)

// ruleFields are what rules can have. What they may be says core.
var ruleFields = []call.Field{
	{Name: "variant", Kind: call.Word, Words: game.Variants},
	{Name: "limit", Kind: call.Word, Words: game.Limits},
	{Name: "cap", Kind: call.Int, High: 127},
	{Name: "tournament", Kind: call.Bool},
	{Name: "straddle", Kind: call.Bool},
	{Name: "buttonBlind", Kind: call.Bool},
	{Name: "openers", Kind: call.Bool},
	{Name: "askShow", Kind: call.Bool},
	{Name: "wholeAntes", Kind: call.Bool},
	{Name: "jokers", Kind: call.Int, High: 127},
	{Name: "stacks"},
	{Name: "carry", Kind: call.Int, High: game.MaxStack},
	{Name: "levels"},
	{Name: "antesBy", Kind: call.Word, Words: game.AntesBy},
	{Name: "last"},
	{Name: "level", Kind: call.Int, High: math.MaxInt32},
	{Name: "atLevel", Kind: call.Int, High: math.MaxInt32 - 1},
	{Name: "hands", Kind: call.Int, High: math.MaxInt32 - 1},
	{Name: "places"},
	{Name: "names"},
	{Name: "decimals", Kind: call.Int, High: 6},
	{Name: "minBet", Kind: call.Int, High: game.MaxStack},
	{Name: "bigBet", Kind: call.Int, High: game.MaxStack},
	{Name: "button", Kind: call.Int, High: game.MaxSeats - 1},
	{Name: "antes"},
	{Name: "blinds"},
	{Name: "preset", Kind: call.Word, Words: game.PresetKeys()},
	{Name: "players", Kind: call.Int, Low: game.MinSeats, High: game.MaxSeats},
	{Name: "stack", Kind: call.Int, Low: 1, High: game.MaxStack},
}

const nSwitches = 6

// switches are what rules turn on or off, in the order of their parts.
func switches(t *game.Table) [nSwitches]*bool {
	return [...]*bool{&t.Tournament, &t.Straddle, &t.ButtonBlind, &t.Rules.Openers, &t.Rules.AskShow, &t.Rules.WholeAntes}
}

// dealt is what rules say.
type dealt struct {
	setup  *game.Setup
	table  *game.Table // of the session; without levels the hand is the only one
	names  []string    // of the players, none where there are none
	places int64       // decimals of an imported hand
}

// readRules reads rules: what they leave out is as in a preset, the usual one by default.
//
//go:noinline
func (in *input) readRules(field string, v wire.Value) (d dealt) {
	t := &game.Table{Button: -1, Small: -1, Big: -1}
	var parts [ruleParts]call.Part
	if _, ok := v.String(); ok {
		parts[partPreset].N = int64(in.AsChoice(field, v, ruleFields[partPreset].Words))
	} else if !v.IsMissing() {
		in.Object(field, "a preset's key, or rules { preset, variant, stacks, levels, … }", "rules", v, ruleFields, parts[:])
	}
	usual := &game.Presets[parts[partPreset].N]
	for i, n := range [...]int64{int64(usual.Variant), int64(usual.Limit), int64(usual.Cap)} {
		if !parts[i].Given() {
			parts[i].N = n
		}
	}
	t.Tournament = usual.Tournament
	for i, to := range switches(t) {
		if p := &parts[partTournament+i]; p.Given() {
			*to = p.N != 0
		}
	}
	t.Rules.Variant, t.Rules.Limit = game.Variant(parts[partVariant].N), game.Limit(parts[partLimit].N)
	t.Rules.Cap, t.Rules.Jokers = int8(parts[partCap].N), int8(parts[partJokers].N)
	t.Rules.MinBet, t.Rules.BigBet = parts[partMinBet].N, parts[partBigBet].N
	t.Antes, t.Carry = game.AnteBy(parts[partAntesBy].N), parts[partCarry].N
	t.Level, t.AtLevel, t.Hands = int32(parts[partLevel].N), int32(parts[partAtLevel].N), int32(parts[partHands].N)
	in.readStacks(field, parts[:], usual, t)
	if v := parts[partLevels].Value; !v.IsMissing() {
		t.Levels = in.readLevels(field+".levels", v)
	} else if !parts[partMinBet].Given() && !parts[partAntes].Given() && !parts[partBlinds].Given() {
		t.Levels = usual.Levels
	}
	var seats [game.MaxSeats]int64
	if in.chips(field, parts[:], partLast, &seats, 3) {
		t.Button, t.Small, t.Big = int8(seats[0]), int8(seats[1]), int8(seats[2])
	}
	if in.chips(field, parts[:], partPlaces, &seats, t.Seats) {
		for i := range t.Seats {
			t.Places[i] = int8(seats[i])
		}
	}
	d = dealt{table: t, names: in.readNames(field+".names", parts[partNames].Value, t.Seats), places: parts[partDecimals].N}
	d.setup = in.setup(field, parts[:], t)
	return d
}

// readStacks reads what lies before each seat.
//
//go:noinline
func (in *input) readStacks(field string, parts []call.Part, usual *game.Preset, t *game.Table) {
	players, stack := &parts[partPlayers], &parts[partStack]
	if items, ok := parts[partStacks].Value.Items(); ok {
		if t.Seats = int8(min(len(items), game.MaxSeats)); len(items) > game.MaxSeats {
			in.Fail(fault.BadLength, field+".stacks", "must be of at most 9 seats")
		}
		if players.Given() || stack.Given() {
			in.Fail("unknown", field+".stacks", "says how many players there are, and with what: leave out players and stack")
		}
	} else {
		t.Seats = usual.Seats
		if players.Given() {
			t.Seats = int8(players.N)
		}
	}
	if in.chips(field, parts, partStacks, &t.Stacks, t.Seats) {
		return
	}
	for i := range t.Seats {
		if t.Stacks[i] = usual.Stack; stack.Given() {
			t.Stacks[i] = stack.N
		}
	}
}

// setup returns what the hand begins with: as the session's levels say, or by itself.
//
//go:noinline
func (in *input) setup(field string, parts []call.Part, t *game.Table) *game.Setup {
	s := &game.Setup{Rules: t.Rules, Seats: t.Seats, Button: int8(parts[partButton].N), Carry: t.Carry}
	copy(s.Stacks[:], t.Stacks[:])
	in.chips(field, parts, partAntes, &s.Antes, t.Seats)
	in.chips(field, parts, partBlinds, &s.Blinds, t.Seats)
	if len(t.Levels) == 0 || !in.Good() {
		return s
	}
	want, err := t.Next()
	if err != nil {
		in.Refuse(field+".", err)
		return s
	}
	for i, same := range [...]bool{s.MinBet == want.MinBet, s.BigBet == want.BigBet, s.Button == want.Button, s.Antes == want.Antes, s.Blinds == want.Blinds} {
		if parts[partMinBet+i].Given() && !same {
			in.Fail(fault.BadGame, field+"."+ruleFields[partMinBet+i].Name, "must be as the levels say, or left out")
		}
	}
	return want
}

// chips reads a part that is so many numbers, and reports whether there are any.
//
//go:noinline
func (in *input) chips(field string, parts []call.Part, part int, to *[game.MaxSeats]int64, n int8) bool {
	v := parts[part].Value
	field += "." + ruleFields[part].Name
	items, ok := v.Items()
	if !ok && !v.IsMissing() {
		in.WrongType(field, "an array of numbers", v)
	}
	if len(items) == 0 {
		return false
	}
	if len(items) != int(n) {
		in.Fail(fault.BadLength, field, "must be ", strconv.Itoa(int(n)), " numbers, not ", v.Describe())
		return false
	}
	most := int64(game.MaxStack)
	if part == partLast || part == partPlaces {
		most = game.MaxSeats
	}
	for i := range items {
		to[i] = in.AsInteger(call.At(field, i), items[i], 0, most)
	}
	return true
}

var levelFields = []call.Field{
	{Name: "small", Kind: call.Int, High: game.MaxStack},
	{Name: "big", Kind: call.Int, High: game.MaxStack},
	{Name: "ante", Kind: call.Int, High: game.MaxStack},
	{Name: "minBet", Kind: call.Int, High: game.MaxStack},
	{Name: "hands", Kind: call.Int, High: math.MaxInt32},
}

// maxLevels bounds the blind levels of a session.
const maxLevels = 100

//go:noinline
func (in *input) readLevels(field string, v wire.Value) (levels []game.Level) {
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of blind levels { small, big, ante, minBet, hands }", v)
	}
	if len(items) > maxLevels {
		in.Fail(fault.BadLength, field, "must be at most 100")
		return nil
	}
	levels = make([]game.Level, len(items))
	for i := range items {
		var parts [5]call.Part
		in.Object(call.At(field, i), "a blind level { small, big, ante, minBet, hands }", "a blind level", items[i], levelFields, parts[:])
		levels[i] = game.Level{Small: parts[0].N, Big: parts[1].N, Ante: parts[2].N, MinBet: parts[3].N, Hands: int32(parts[4].N)}
	}
	return levels
}

// readNames reads what players are called, a seat each; the last may be left out.
//
//go:noinline
func (in *input) readNames(field string, v wire.Value, seats int8) (names []string) {
	items, ok := v.Items()
	if !ok && !v.IsMissing() {
		in.WrongType(field, "an array of names", v)
	}
	if len(items) > int(seats) {
		in.Fail(fault.BadLength, field, "must be at most one a seat, not ", v.Describe())
	}
	for i := range items {
		names = append(names, in.AsText(call.At(field, i), "a name", items[i]))
	}
	return names
}

// write writes rules as they are read: of a hand, or without a setup of one that is still to be dealt.
//
//go:noinline
func (d *dealt) write(out *wire.Writer, t *game.Table, s *game.Setup) {
	out.Object()
	out.Texts("variant limit", game.Variants[t.Rules.Variant], game.Limits[t.Rules.Limit])
	for i, on := range switches(t) {
		out.BoolField(ruleFields[partTournament+i].Name, *on)
	}
	out.Ints("cap jokers", int64(t.Rules.Cap), int64(t.Rules.Jokers))
	wire.IntArray(out, "stacks", t.Stacks[:t.Seats])
	out.IntField("carry", t.Carry)
	if s != nil {
		out.Ints("minBet bigBet button", s.MinBet, s.BigBet, int64(s.Button))
		wire.IntArray(out, "antes", s.Antes[:s.Seats])
		wire.IntArray(out, "blinds", s.Blinds[:s.Seats])
	}
	out.Key("levels")
	out.Array()
	for i := range t.Levels {
		l := &t.Levels[i]
		out.Object()
		out.Ints("small big ante minBet hands", l.Small, l.Big, l.Ante, l.MinBet, int64(l.Hands))
		out.End()
	}
	out.End()
	out.TextField("antesBy", game.AntesBy[t.Antes])
	last := []int8{t.Button, t.Small, t.Big}
	if t.Button < 0 {
		last = nil
	}
	wire.IntArray(out, "last", last)
	out.Ints("level atLevel hands", int64(t.Level), int64(t.AtLevel), int64(t.Hands))
	wire.IntArray(out, "places", t.Places[:t.Seats])
	if len(d.names) > 0 {
		out.TextArray("names", d.names)
	}
	if d.places > 0 {
		out.IntField("decimals", d.places)
	}
	out.End()
}
