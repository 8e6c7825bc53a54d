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
	dealt
	hand *game.Hand // of a view as its seat knows it
	view *game.View // nil of a whole hand
}

// state is what everybody sees.
func (p *position) state() *game.State { return &p.hand.State }

// The parts of a position.
const (
	partRules = iota
	partLog
	partThrown
	partSeed
	partDeck
	partSeat
	partHand
	partGame
	partVersion
	partDerived
)

var positionFields = []call.Field{
	{Name: "rules", Want: "what the hand was dealt by", Needed: true},
	{Name: "log"},
	{Name: "thrown"},
	{Name: "seed", Kind: call.Int, High: 1<<32 - 1},
	{Name: "deck", Kind: call.Text, Want: "cards, the first to be dealt first"},
	{Name: "seat"},
	{Name: "hand"},
	{Name: "game"},
	{Name: "version"},
	// What follows from these, in the order of writeField.
	{Name: "hands"}, {Name: "phase"}, {Name: "round"}, {Name: "turns"}, {Name: "over"}, {Name: "bet"}, {Name: "pot"}, {Name: "pots"},
	{Name: "board"}, {Name: "players"}, {Name: "moves"},
	// What an answer has besides.
	{Name: "result"}, {Name: "events"}, {Name: "views"}, {Name: "legal"}, {Name: "format"},
}

// derived is the number of fields that follow from the others.
const derived = 11

// position reads a hand or a view: its rules and log, played again. What
// follows from them may be left out, and must not contradict them.
//
//go:noinline
func (in *input) position(field string, v wire.Value, whole bool) *position {
	p := &position{}
	parts := make([]call.Part, len(positionFields))
	if !in.Object(field, "a table that deal, apply or importGame gives, or a view of it", "a table", v, positionFields, parts) {
		return p
	}
	in.CheckKind(field, "poker", &parts[partGame].Value, &parts[partVersion].Value)
	p.dealt = in.readRules(field+".rules", parts[partRules].Value)
	var log []game.Event
	if v := &parts[partLog].Value; !v.IsMissing() {
		log = in.readLog(field+".log", v)
	}
	isView := parts[partSeat].Given()
	switch {
	case isView && whole:
		in.Fail("unknown", field+".seat", "is of a view: the function takes the whole table")
	case isView:
		in.readView(field, parts, p, log)
	default:
		in.readHand(field, parts, p, log)
	}
	if in.Good() {
		in.follows(field, parts, p)
	}
	return p
}

// readHand deals the hand again.
//
//go:noinline
func (in *input) readHand(field string, parts []call.Part, p *position, log []game.Event) {
	var thrown [game.MaxSeats]cards.Set
	if v := parts[partThrown].Value; !v.IsMissing() {
		items, ok := v.Items()
		if !ok {
			in.WrongType(field+".thrown", "an array of cards, a seat each", v)
		}
		if len(items) > game.MaxSeats {
			in.Fail(fault.BadLength, field+".thrown", "must be of at most 9 seats")
			return
		}
		for i := range items {
			thrown[i] = in.set(call.At(field+".thrown", i), items[i])
		}
	}
	deck := in.readDeck(field, parts)
	if !in.Good() {
		return
	}
	var err error
	if p.hand, err = game.Resume(p.setup, uint32(parts[partSeed].N), deck, &thrown, log); err != nil {
		in.refuseHand(field, err)
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

// readView plays again what a seat has seen.
//
//go:noinline
func (in *input) readView(field string, parts []call.Part, p *position, log []game.Event) {
	for hidden := partSeed; hidden <= partDeck; hidden++ {
		if parts[hidden].Given() {
			in.Fail("unknown", field+"."+positionFields[hidden].Name, "is not of a view: only who deals has it")
		}
	}
	seat := in.AsSeat(field+".seat", parts[partSeat].Value, game.MaxSeats)
	hole := [...]cards.Card{cards.None, cards.None, cards.None, cards.None, cards.None}
	in.readHole(field+".hand", &parts[partHand].Value, hole[:], int(p.setup.Hole()))
	thrown := cards.Set(0)
	if v := &parts[partThrown].Value; !v.IsMissing() {
		thrown = in.set(field+".thrown", *v)
	}
	if !in.Good() {
		return
	}
	var err error
	if p.hand, err = game.Seen(p.setup, seat, hole, thrown, log); err != nil {
		in.refuseHand(field, err)
		return
	}
	p.view, _ = p.hand.View(seat)
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

// refuseHand names what core finds fault with as a table does: what is none of its fields is one of its rules.
//
//go:noinline
func (in *input) refuseHand(field string, err error) {
	field += "."
	if wrong, ok := err.(*fault.Fault); ok {
		if wrong.Field == "cards" {
			in.refuse(field+"hand", err)
			return
		}
		if call.Find(positionFields, wrong.Field) < 0 {
			field += "rules."
		}
	}
	in.Refuse(field, err)
}

// follows compares what was given of the fields that follow from the others with what is written of them.
//
//go:noinline
func (in *input) follows(field string, parts []call.Part, p *position) {
	for i := range derived {
		part := &parts[partDerived+i]
		if !part.Given() {
			continue
		}
		var out wire.Writer
		if i > 0 || p.view == nil {
			p.writeField(&out, i)
		}
		want, _ := wire.Decode(out.Bytes())
		if !part.Value.Equal(&want) {
			in.Fail(fault.BadGame, field+"."+positionFields[partDerived+i].Name, "must be what follows from the log, ", want.Describe(), ", not ", part.Value.Describe())
		}
	}
}
