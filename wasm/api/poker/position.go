package poker

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A position is a whole hand, or what a seat knows of one.
type position struct {
	hand   *game.Hand // nil of a view
	view   *game.View // nil of a whole hand
	table  *game.Table
	names  *wire.Value // as given, nil where there are none
	places int64       // decimals of an imported hand
}

// state is what everybody sees.
func (p *position) state() *game.State {
	if p.view != nil {
		return &p.view.State
	}
	return &p.hand.State
}

// The parts of a position after those of its setup. What follows partDecimals
// follows from the others, or is of an answer.
const (
	partLog = setupParts + iota
	partSeed
	partDeck
	partThrown
	partTable
	partNames
	partDecimals
	partSeat
	partHand
	partDerived
)

var positionFields = append(setupFields[:setupParts:setupParts], []call.Field{
	{Name: "log"},
	{Name: "seed", Kind: call.Int, High: 1<<32 - 1},
	{Name: "deck", Kind: call.Text, Want: "cards, the first to be dealt first"},
	{Name: "thrown"},
	{Name: "table"},
	{Name: "names"},
	{Name: "decimals", Kind: call.Int, High: 6},
	{Name: "seat"},
	{Name: "hand"},
	{Name: "hands"}, {Name: "phase"}, {Name: "round"}, {Name: "turn"}, {Name: "bet"}, {Name: "pot"}, {Name: "pots"},
	{Name: "board"}, {Name: "players"}, {Name: "over"}, {Name: "next"},
	{Name: "events"}, {Name: "view"}, {Name: "legal"},
}...)

// derived is the number of fields that follow from the others.
const derived = 11

const wantPosition = "a hand that deal, apply or importGame gives, or a view of it"

// position reads a hand or a view: its setup and log, played again. What
// follows from them may be left out, and must not contradict them.
//
//go:noinline
func (in *input) position(field string, whole bool) *position {
	p := &position{}
	parts := make([]call.Part, len(positionFields))
	if !in.Object(field, wantPosition, "a hand", in.Position, positionFields, parts) {
		return p
	}
	if isView := !parts[partSeat].Value.IsMissing(); isView && whole {
		in.Fail("unknown", field+".seat", "is of a view: the function takes the whole hand")
	} else if isView {
		in.readView(field, parts, p)
	} else {
		in.readHand(field, parts, p)
	}
	if in.Good() {
		in.follows(field, parts, p)
	}
	return p
}

// readHand deals the hand again.
//
//go:noinline
func (in *input) readHand(field string, parts []call.Part, p *position) {
	s := &game.Setup{}
	var thrown [game.MaxSeats]cards.Set
	in.readSetup(field, parts, s)
	var log []game.Event
	if v := &parts[partLog].Value; !v.IsMissing() {
		log = in.readLog(field+".log", v)
	}
	in.readThrown(field+".thrown", &parts[partThrown].Value, &thrown)
	p.names, p.places = in.readNames(field+".names", &parts[partNames].Value, s.Seats), parts[partDecimals].N
	deck := in.readDeck(field, parts)
	if v := &parts[partTable].Value; !v.IsMissing() && !v.IsNull() {
		p.table = in.readTable(field+".table", v)
	}
	if !in.Good() {
		return
	}
	var err error
	if p.hand, err = game.Resume(s, uint32(parts[partSeed].N), deck, &thrown, log); err != nil {
		in.Refuse(field+".", err)
	} else if p.table != nil {
		in.checkTable(field+".table", p.table, s)
	}
}

// readDeck reads the deck of a hand that has no seed, nil for one that has.
//
//go:noinline
func (in *input) readDeck(field string, parts []call.Part) []cards.Card {
	if !parts[partDeck].Given() {
		if !parts[partSeed].Given() {
			in.WrongType(field+".seed", "what the hand was dealt from, or deck", wire.Value{})
		}
		return nil
	}
	deck, err := game.ParseCards(parts[partDeck].Text)
	if err != nil {
		in.refuse(field+".deck", err)
	}
	return append(make([]cards.Card, 0, 1), deck...) // not nil
}

// checkTable checks that a table's next hand begins as this one.
//
//go:noinline
func (in *input) checkTable(field string, t *game.Table, s *game.Setup) {
	setup, err := t.Next()
	switch {
	case err != nil:
		in.Refuse(field+".", err)
	case !setup.Same(s):
		in.Fail(fault.BadGame, field, "must be the table of this hand, as it was before it")
	}
}

// readThrown reads what each seat threw away.
//
//go:noinline
func (in *input) readThrown(field string, v *wire.Value, to *[game.MaxSeats]cards.Set) {
	if v.IsMissing() {
		return
	}
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of cards, a seat each", *v)
	}
	if len(items) > game.MaxSeats {
		in.Fail(fault.BadLength, field, "must be of at most 9 seats")
		return
	}
	for i := range items {
		to[i] = in.set(call.At(field, i), items[i])
	}
}

// set reads cards, each once.
//
//go:noinline
func (in *input) set(field string, v wire.Value) (set cards.Set) {
	for _, c := range in.cards(field, v) {
		if c < 0 || set.Has(c) {
			in.Fail(fault.BadCard, field, "must be cards, each once, not ", game.Text([]cards.Card{c}, ""))
			return 0
		}
		set = set.With(c)
	}
	return set
}

// readNames reads what players are called, a seat each; the last may be left out.
//
//go:noinline
func (in *input) readNames(field string, v *wire.Value, seats int8) *wire.Value {
	if v.IsMissing() {
		return nil
	}
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of names", *v)
	}
	if len(items) > int(seats) {
		in.Fail(fault.BadLength, field, "must be at most one a seat, not ", v.Describe())
	}
	for i := range items {
		in.AsText(call.At(field, i), "a name", items[i])
	}
	return v
}

// readView plays again what a seat has seen.
//
//go:noinline
func (in *input) readView(field string, parts []call.Part, p *position) {
	s := &game.Setup{}
	in.readSetup(field, parts, s)
	for _, hidden := range [...]int{partSeed, partDeck, partTable} {
		if parts[hidden].Given() {
			in.Fail("unknown", field+"."+positionFields[hidden].Name, "is not of a view: only who deals has it")
		}
	}
	seat := in.AsSeat(field+".seat", parts[partSeat].Value, game.MaxSeats)
	log := in.readLog(field+".log", &parts[partLog].Value)
	hole := [...]cards.Card{cards.None, cards.None, cards.None, cards.None, cards.None}
	in.readHole(field+".hand", &parts[partHand].Value, hole[:], int(s.Hole()))
	thrown := cards.Set(0)
	if v := &parts[partThrown].Value; !v.IsMissing() {
		thrown = in.set(field+".thrown", *v)
	}
	p.names, p.places = in.readNames(field+".names", &parts[partNames].Value, s.Seats), parts[partDecimals].N
	if !in.Good() {
		return
	}
	view, err := game.Replay(s, seat, hole, thrown, log)
	if err != nil {
		in.refuseView(field, err)
		return
	}
	p.view = view
}

// readHole reads the cards of a seat: none, or as many as the game deals.
//
//go:noinline
func (in *input) readHole(field string, v *wire.Value, hole []cards.Card, n int) {
	if v.IsMissing() {
		return
	}
	some := in.cards(field, *v)
	switch {
	case len(some) != 0 && len(some) != n:
		in.Fail(fault.BadLength, field, "must be the cards of the seat")
	case slices.Contains(some, cards.None):
		in.Fail(fault.BadCard, field, "must be the cards of the seat, none missing")
	}
	copy(hole, some)
}

// refuseView names the seat's cards as a view does.
func (in *input) refuseView(field string, err error) {
	wrong, ok := err.(*fault.Fault)
	if ok && wrong.Field == "cards" {
		in.refuse(field+".hand", err)
		return
	}
	in.Refuse(field+".", err)
}

// follows compares what was given of the fields that follow from the others.
//
//go:noinline
func (in *input) follows(field string, parts []call.Part, p *position) {
	var out wire.Writer
	out.Object()
	p.writeDerived(&out)
	out.End()
	v, _ := wire.Decode(out.Bytes())
	names, values, _ := v.Fields()
	for i, name := range names {
		at := call.Find(positionFields, name)
		if given := &parts[at]; given.Given() && !given.Value.Equal(&values[i]) {
			in.Fail(fault.BadGame, field+"."+name, "must be what follows from the log, ", values[i].Describe(), ", not ", given.Value.Describe())
			return
		}
		parts[at].Value = wire.Value{}
	}
	for i := partDerived; i < partDerived+derived; i++ {
		if parts[i].Given() {
			in.Fail("unknown", field+"."+positionFields[i].Name, "is not of a ", kindOf(p))
		}
	}
}

func kindOf(p *position) string {
	if p.view != nil {
		return "view"
	}
	return "hand that is not over or has no table"
}
