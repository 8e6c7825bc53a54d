package solver

import (
	"strconv"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/core/poker/solver"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var spotFields = []call.Field{
	{Name: "board", Want: "3 to 5 cards, like \"Ks Th 7s\""},
	{Name: "ranges", Want: "the two ranges, of the player out of position and of the one in position"},
	{Name: "pot", Want: "chips"},
	{Name: "stack", Want: "chips"},
	{Name: "sizes", Want: "an object of bet sizes"},
	{Name: "allIn"},
	{Name: "rake"},
	{Name: "locks"},
}

const (
	board = iota
	ranges
	pot
	stack
	sizes
	allIn
	rake
	locks
)

const mostChips, leastPot = 1e9, 1e-3

// spot reads the position. Core checks whether it is possible.
func (in *input) spot() *solver.Spot {
	s := &solver.Spot{AllIn: solver.UsualAllIn}
	parts := make([]call.Part, len(spotFields))
	if !in.Object("spot", "an object { board, ranges, pot, stack, sizes }", "a spot", in.Position, spotFields, parts) {
		return s
	}
	if text := in.AsText("spot.board", spotFields[board].Want, parts[board].Value); in.Good() {
		var err error
		if s.Board, err = cards.ParseHand(nil, text); err != nil {
			in.refuse("spot.board", err)
		}
	}
	items, isArray := parts[ranges].Value.Items()
	if !isArray || len(items) != 2 {
		in.WrongType("spot.ranges", "two ranges", parts[ranges].Value)
	}
	for i := range items[:min(len(items), 2)] {
		s.Ranges[i] = in.rangeOf(call.At("spot.ranges", i), items[i])
	}
	s.Pot = in.number("spot.pot", parts[pot].Value, -1, leastPot, mostChips)
	s.Stack = in.number("spot.stack", parts[stack].Value, -1, 0, mostChips)
	in.sizes(s, parts[sizes].Value)
	in.allIn(s, parts[allIn].Value)
	in.rake(s, parts[rake].Value)
	in.locks(s, parts[locks].Value)
	return s
}

// refuse records core's error about an argument, under the name that the argument has here.
func (in *input) refuse(field string, err error) {
	if wrong, ok := err.(*fault.Fault); ok {
		named := *wrong
		named.Field = field
		err = &named
	}
	in.Refuse("", err)
}

func isMemory(err error) bool {
	wrong, ok := err.(*fault.Fault)
	return ok && wrong.Field == "memory"
}

func (in *input) rangeOf(field string, v wire.Value) holdem.Range {
	text := in.AsText(field, "a range like \"QQ+, AKs:0.5\"", v)
	if !in.Good() {
		return nil
	}
	r, err := holdem.ParseRange(text, 0)
	if err != nil {
		in.refuse(field, err)
	}
	return r
}

// number reads a number from low to high. usual is the value if none is given; if usual is
// below low, the number must be given.
func (in *input) number(field string, v wire.Value, usual, low, high float64) float64 {
	if v.IsMissing() && usual >= low {
		return usual
	}
	x, ok := v.Number()
	want := "a number from " + strconv.Itoa(int(low)) + " to " + strconv.Itoa(int(high))
	if low == leastPot {
		want = "a number from 0.001 to 1000000000"
	}
	switch {
	case !ok:
		in.WrongType(field, want, v)
	case !(x >= low && x <= high):
		in.OutOfRange(field, want, v)
	}
	return x
}

var (
	listFields   = []call.Field{{Name: "bet"}, {Name: "raise"}, {Name: "donk"}}
	seatFields   = append([]call.Field{{Name: "oop"}, {Name: "ip"}}, listFields...)
	streetFields = append([]call.Field{{Name: "flop"}, {Name: "turn"}, {Name: "river"}}, listFields...)
)

// sizes reads bet sizes for all streets and both players, for one street, and for one player
// on a street. A later one of these overrides the earlier.
func (in *input) sizes(s *solver.Spot, v wire.Value) {
	var parts [6]call.Part
	if !in.Object("spot.sizes", "an object of bet sizes", "sizes", v, streetFields, parts[:]) {
		return
	}
	var all solver.Sizes
	in.lists("spot.sizes", &all, parts[3:])
	for street := range s.Sizes {
		s.Sizes[street] = [2]solver.Sizes{all, all}
		if !parts[street].Given() {
			continue
		}
		field := "spot.sizes." + streetFields[street].Name
		var own [5]call.Part
		in.Object(field, "an object of bet sizes", "a street's sizes", parts[street].Value, seatFields, own[:])
		for seat := range s.Sizes[street] {
			in.lists(field, &s.Sizes[street][seat], own[2:])
		}
		for seat := range s.Sizes[street] {
			if own[seat].Given() {
				var last [3]call.Part
				field := field + "." + seatFields[seat].Name
				in.Object(field, "an object of bet sizes", "a player's sizes", own[seat].Value, listFields, last[:])
				in.lists(field, &s.Sizes[street][seat], last[:])
			}
		}
	}
}

func (in *input) lists(field string, to *solver.Sizes, parts []call.Part) {
	for i, list := range [...]*[]float64{&to.Bet, &to.Raise, &to.Donk} {
		if parts[i].Given() {
			*list = in.list(field+"."+listFields[i].Name, parts[i].Value)
		}
	}
}

func (in *input) list(field string, v wire.Value) []float64 {
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of percentages", v)
	}
	if len(items) > solver.MaxSizes {
		in.Fail(fault.BadLength, field, "has ", strconv.Itoa(len(items)), " sizes, but there can be ", strconv.Itoa(solver.MaxSizes))
		return nil
	}
	list := make([]float64, len(items))
	for i := range list {
		if list[i], ok = items[i].Number(); !ok {
			in.WrongType(call.At(field, i), solver.SizeIs, items[i])
		} else if !solver.IsSize(list[i]) {
			in.OutOfRange(call.At(field, i), solver.SizeIs, items[i])
		}
	}
	return list
}

func (in *input) allIn(s *solver.Spot, v wire.Value) {
	if v.IsMissing() {
		return
	}
	var parts [2]call.Part
	in.Object("spot.allIn", "an object { add?, merge? }", "this rule", v, []call.Field{{Name: "add"}, {Name: "merge"}}, parts[:])
	s.AllIn.Add = in.number("spot.allIn.add", parts[0].Value, s.AllIn.Add, 0, mostChips)
	s.AllIn.Merge = in.number("spot.allIn.merge", parts[1].Value, s.AllIn.Merge, 0, mostChips)
}

func (in *input) rake(s *solver.Spot, v wire.Value) {
	if v.IsMissing() {
		return
	}
	var parts [2]call.Part
	in.Object("spot.rake", "an object { percent, cap? }", "rake", v, []call.Field{{Name: "percent"}, {Name: "cap"}}, parts[:])
	s.Rake.Percent = in.number("spot.rake.percent", parts[0].Value, -1, 0, 100)
	s.Rake.Cap = in.number("spot.rake.cap", parts[1].Value, 0, 0, mostChips)
}

const maxLocks = 64

func (in *input) locks(s *solver.Spot, v wire.Value) {
	if v.IsMissing() {
		return
	}
	items, ok := v.Items()
	if !ok {
		in.WrongType("spot.locks", "an array of { at, strategy }", v)
	}
	if len(items) > maxLocks {
		in.Fail(fault.BadLength, "spot.locks", "has ", strconv.Itoa(len(items)), " locks, but there can be ", strconv.Itoa(maxLocks))
		return
	}
	for i := range items {
		field := call.At("spot.locks", i)
		var parts [2]call.Part
		if !in.Object(field, "an object { at, strategy }", "a lock", items[i], []call.Field{{Name: "at"}, {Name: "strategy"}}, parts[:]) {
			return
		}
		lock := solver.Lock{At: in.AsText(field+".at", "a line like \"check, bet 50\"", parts[0].Value)}
		moves, values, ok := parts[1].Value.Fields()
		if !ok {
			in.WrongType(field+".strategy", "an object of moves, each with a number from 0 to 1 or a range", parts[1].Value)
		}
		for k := range moves {
			lock.Moves = append(lock.Moves, in.locked(field+".strategy."+moves[k], moves[k], values[k]))
		}
		s.Locks = append(s.Locks, lock)
	}
}

func (in *input) locked(field, move string, v wire.Value) solver.LockedMove {
	m := solver.LockedMove{Move: move}
	if share, ok := v.Number(); ok {
		m.Share = share
		return m
	}
	if m.Range = in.rangeOf(field, v); m.Range == nil {
		m.Range = holdem.Range{}
	}
	return m
}
