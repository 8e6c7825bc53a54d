package daifugo

import (
	"strconv"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A fieldReader takes the fields of an object one by one, and knows which
// nobody took.
type fieldReader struct {
	in     *input
	field  string
	names  []string
	values []wire.Value
	taken  uint64 // a bit a field, of the first 64
}

// take returns a field, undefined if there is none.
func (r *fieldReader) take(name string) wire.Value {
	for i, n := range r.names {
		if n == name && i < 64 {
			r.taken |= 1 << i
			return r.values[i]
		}
	}
	return wire.Value{}
}

func (r *fieldReader) has(name string) bool { return !r.take(name).IsMissing() }

func (r *fieldReader) ignore(names ...string) {
	for _, name := range names {
		r.take(name)
	}
}

// end reports a field that nobody took.
func (r *fieldReader) end() {
	for i, name := range r.names {
		if i >= 64 || r.taken>>i&1 == 0 {
			r.in.Fail("unknown", r.field+"."+name, "is not part of it")
		}
	}
}

func (r *fieldReader) at(name string) string { return r.field + "." + name }

// boolean reads true or false, false if it is left out.
func (r *fieldReader) boolean(name string) bool {
	v := r.take(name)
	return !v.IsMissing() && r.in.AsBoolean(r.at(name), v)
}

// seat reads a seat, fallback if it is left out or null.
func (r *fieldReader) seat(name string, fallback int8, rules daifugo.Rules) int8 {
	v := r.take(name)
	if v.IsMissing() || v.IsNull() {
		return fallback
	}
	return int8(r.in.AsInteger(r.at(name), v, 0, int64(rules.Players)-1))
}

// turn reads whose turn it is; nobody's if it is null.
func (r *fieldReader) turn(rules daifugo.Rules) (seat int8, waits bool) {
	v := r.take("turn")
	if v.IsNull() {
		return 0, true
	}
	if v.IsMissing() {
		r.in.WrongType(r.at("turn"), "a seat, or null if it is nobody's turn", v)
		return 0, false
	}
	return int8(r.in.AsInteger(r.at("turn"), v, 0, int64(rules.Players)-1)), false
}

// numbers reads a number a player, zeros if they are left out.
func (r *fieldReader) numbers(name string, rules daifugo.Rules) [daifugo.MaxPlayers]int8 {
	return r.in.numbers(r.at(name), r.take(name), int64(rules.Players), 52+daifugo.MaxJokers)
}

// numbers reads n numbers from 0 to high, zeros if they are left out.
func (in *input) numbers(field string, v wire.Value, n, high int64) (numbers [daifugo.MaxPlayers]int8) {
	if v.IsMissing() {
		return numbers
	}
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of "+strconv.FormatInt(n, 10)+" numbers", v)
	} else if int64(len(items)) != n {
		in.Fail("length", field, "must have "+strconv.FormatInt(n, 10)+" numbers, a player each, not "+strconv.Itoa(len(items)))
		return numbers
	}
	for i, item := range items {
		numbers[i] = int8(in.AsInteger(call.At(field, i), item, 0, high))
	}
	return numbers
}

// readSeat reads what only a view has.
func (r *fieldReader) readSeat(p *daifugoPosition) {
	v := r.take("hand")
	if v.IsMissing() {
		r.in.Fail("missing", r.at("hands"), "is missing, and so is hand: a game has hands, a view of it a hand")
		return
	}
	p.hand = r.in.daifugoCards(r.at("hand"), v)
	p.seat = int8(r.in.AsInteger(r.at("seat"), r.take("seat"), 0, int64(p.Rules.Players)-1))
	if !r.has("counts") {
		r.in.WrongType(r.at("counts"), "the number of cards of each player", wire.Value{})
	}
	p.Counts = r.numbers("counts", p.Rules)
}

// readHands reads what only a game has.
func (r *fieldReader) readHands(p *daifugoPosition) {
	v := r.take("hands")
	hands, ok := v.Items()
	if !ok {
		r.in.WrongType(r.at("hands"), "an array of cards, a player each", v)
	} else if len(hands) != int(p.Rules.Players) {
		r.in.Fail("length", r.at("hands"), "must be "+strconv.Itoa(int(p.Rules.Players))+", a player each, not "+strconv.Itoa(len(hands)))
		return
	}
	for i, hand := range hands {
		p.Hands[i] = r.in.daifugoCards(call.At(r.at("hands"), i), hand)
		p.Counts[i] = int8(p.Hands[i].Len())
	}
	if r.has("counts") {
		p.Counts = r.numbers("counts", p.Rules)
	}
}

// readTable reads what all players see.
func (r *fieldReader) readTable(t *daifugo.Table) {
	if v := r.take("field"); !v.IsMissing() {
		t.Field = r.in.daifugoRole(r.at("field"), v, "the role to beat, \"\" for none")
	}
	if v := r.take("played"); !v.IsMissing() {
		t.Played = r.in.daifugoCards(r.at("played"), v)
	}
	if v := r.take("lock"); !v.IsMissing() {
		t.Lock = r.in.daifugoSuits(r.at("lock"), v)
	}
	if v := r.take("passes"); !v.IsMissing() {
		t.Passes = int8(r.in.AsInteger(r.at("passes"), v, 0, daifugo.PassLimit))
	}
	t.Passed = r.readPassed(t.Rules)
	t.Revolution = r.boolean("revolution")
	t.Back = r.boolean("back")
	t.Backward = r.boolean("backward")
	t.RankLocked = r.boolean("rankLocked")
	t.Opening = r.boolean("opening")
}

// readPassed reads the seats of those who passed.
func (r *fieldReader) readPassed(rules daifugo.Rules) (passed daifugo.Seats) {
	v := r.take("passed")
	if v.IsMissing() {
		return 0
	}
	items, ok := v.Items()
	if !ok {
		r.in.WrongType(r.at("passed"), "an array of seats", v)
	}
	for i := 0; i < len(items) && r.in.Good(); i++ {
		seat := r.in.AsInteger(call.At(r.at("passed"), i), items[i], 0, int64(rules.Players)-1)
		if passed.Has(int8(seat)) {
			r.in.Fail("game", call.At(r.at("passed"), i), "is there twice: "+strconv.FormatInt(seat, 10))
		}
		passed |= 1 << seat
	}
	return passed
}
