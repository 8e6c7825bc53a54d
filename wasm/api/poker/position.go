package poker

import (
	"slices"
	"unsafe"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A position is a whole hand, or what a seat knows of one.
type position struct {
	dealt
	hand  *game.Hand // of a view as its seat knows it
	view  *game.View // nil of a whole hand
	level player.Level

	// What it is read from and written of beside the hand: of a view the cards of its seat.
	seed   int64 // -1 where it has none
	deck   []cards.Card
	throws [game.MaxSeats]game.Thrown // of a view the first is its seat's
	log    []game.Event
	seat   int8
	hole   hole
}

type hole = [7]cards.Card

// noHole is one of no cards.
var noHole = hole{cards.None, cards.None, cards.None, cards.None, cards.None, cards.None, cards.None}

// state is what everybody sees.
func (p *position) state() *game.State { return &p.hand.State }

// A reader reads an object of a position.
type reader struct {
	shape.Reader
	in *input
	p  *position
}

// position reads a hand or a view: its rules and log, played again. What
// follows from them may be left out, and must not contradict them.
//
//go:noinline
func (in *input) position(field string, v wire.Value, whole bool) *position {
	p := &position{seed: -1}
	r := &reader{Reader: shape.Reader{In: in.Input, Field: field, Index: -1, Seats: game.MaxSeats}, in: in, p: p}
	if !r.Open("a table that deal, apply or importGame gives, or a view of it", &v) {
		return p
	}
	in.CheckKind(field, "poker", r.Take("game"), r.Take("version"))
	if !r.Has("rules") {
		in.WrongType(r.Path("rules"), "what the hand was dealt by", wire.Value{})
	}
	p.dealt = in.readRules(r.Path("rules"), *r.Take("rules"))
	r.Read(logged[:], unsafe.Pointer(p), r)
	switch isView := r.Has("seat"); {
	case isView && whole:
		in.Fail("unknown", r.Path("seat"), "is of a view: the function takes the whole table")
	case isView:
		r.readView()
	default:
		r.readWhole()
	}
	for _, name := range [...]string{"result", "events", "views", "legal", "format", "tables"} {
		r.Take(name) // of answers, which are positions too
	}
	r.Same(p.follows)
	r.End()
	return p
}

// readWhole deals the hand again.
func (r *reader) readWhole() {
	p := r.p
	if !r.Has("seed") && !r.Has("deck") {
		r.in.WrongType(r.Path("seed"), "what the hand was dealt from, or deck", wire.Value{})
	}
	r.Read(whole[:3], unsafe.Pointer(p), r)
	if !r.In.Good() {
		return
	}
	var err error
	if p.hand, err = game.Resume(p.setup, uint32(p.seed), p.deck, &p.throws, p.log); err != nil {
		r.refuse(err)
	}
}

// deck reads the deck of a hand that has no seed.
func (r *reader) deck(field string, v *wire.Value) []cards.Card {
	deck, err := game.ParseCards(r.in.AsText(field, "cards, the first to be dealt first", *v))
	if err != nil {
		r.in.refuse(field, err)
	}
	return append(make([]cards.Card, 0, 1), deck...) // not nil
}

// throws reads what each seat threw away.
func (r *reader) throws(field string, v *wire.Value, to *[game.MaxSeats]game.Thrown) {
	items, ok := v.Items()
	if !ok {
		r.in.WrongType(field, "an array of cards, a seat each", *v)
	}
	if len(items) > game.MaxSeats {
		r.in.Fail(fault.BadLength, field, "must be of at most 9 seats")
		return
	}
	for i := range items {
		r.in.readThrown(call.At(field, i), items[i], &to[i])
	}
}

// readThrown reads what a seat threw away, draw after draw.
//
//go:noinline
func (in *input) readThrown(field string, v wire.Value, to *game.Thrown) {
	text, ok := v.String()
	if !ok {
		to[0] = in.set(field, in.cards(field, v))
		return
	}
	for i, more := 0, true; more && in.Good(); i++ {
		if i == len(to) {
			in.Fail(fault.BadLength, field, "must be of at most 3 draws")
			return
		}
		var part string
		part, text, more = cards.Cut(text, '/')
		hand, err := cards.ParseHand(nil, part)
		if err != nil {
			in.refuse(field, err)
		}
		to[i] = in.set(field, hand)
	}
}

// set takes cards, each once.
func (in *input) set(field string, some []cards.Card) (set cards.Set) {
	for _, c := range some {
		if c < 0 || set.Has(c) {
			in.Fail(fault.BadCard, field, "must be cards, each once, not ", game.Text([]cards.Card{c}, ""))
			return 0
		}
		set = set.With(c)
	}
	return set
}

// readView plays again what a seat has seen.
func (r *reader) readView() {
	p := r.p
	p.hole = noHole
	if r.In.Good() {
		r.Read(seen[:], unsafe.Pointer(p), r)
	}
	if !r.In.Good() {
		return
	}
	var err error
	if p.hand, err = game.Seen(p.setup, p.seat, p.hole, p.throws[0], p.log); err != nil {
		r.refuse(err)
		return
	}
	p.view, _ = p.hand.View(p.seat)
}

// readHole reads the cards of a seat: none, or as many as the game deals.
//
//go:noinline
func (in *input) readHole(field string, v *wire.Value, hole []cards.Card, rules *game.Rules) {
	some := in.cards(field, *v)
	switch {
	case len(some) != 0 && len(some) != int(rules.Hole()) && (!rules.Stud() || len(some) > len(hole)):
		in.Fail(fault.BadLength, field, "must be the cards of the seat")
	case slices.Contains(some, cards.None):
		in.Fail(fault.BadCard, field, "must be the cards of the seat, none missing")
	}
	copy(hole, some)
}

// refuse names what core finds fault with as a table does: what is none of its fields is one of its rules.
//
//go:noinline
func (r *reader) refuse(err error) {
	prefix := r.Path("")
	if wrong, ok := err.(*fault.Fault); ok {
		switch wrong.Field {
		case "cards":
			r.in.refuse(prefix+".hand", err)
			return
		case "log", "thrown", "deck", "seat":
		default:
			prefix += ".rules"
		}
	}
	r.In.Refuse(prefix+".", err)
}
