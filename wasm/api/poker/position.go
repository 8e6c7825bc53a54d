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

// A position is a whole hand, or a seat's view of one.
type position struct {
	dealt
	hand  *game.Hand // in a view as its seat knows it
	view  *game.View // nil for a whole hand
	level player.Level

	// Fields that are read and written with the hand. A whole hand has seed or deck; a view has seat and hole.
	seed   int64 // -1 if there is none
	deck   []cards.Card
	throws [game.MaxSeats]game.Discards // discards by seat; in a view the first entry is its seat's
	log    []game.Event
	seat   int8
	hole   hole
}

type hole = [7]cards.Card

// noHole is a hole without cards.
var noHole = hole{cards.None, cards.None, cards.None, cards.None, cards.None, cards.None, cards.None}

// state returns the part of the hand that everybody sees.
func (p *position) state() *game.State { return &p.hand.State }

// A reader reads an object of a position.
type reader struct {
	shape.Reader
	in *input
	p  *position
}

// position reads a hand or a view: it plays the log again by the rules. Fields that
// follow from rules and log may be left out, and must not contradict them. If whole
// is true, a view is a fault.
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
		r.Take(name) // answers have these fields, and are positions too
	}
	r.Same(p.follows)
	r.End()
	return p
}

// readWhole deals the hand again from its seed or deck, and plays its log.
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
	return append(make([]cards.Card, 0, 1), deck...) // never nil
}

// throws reads each seat's discards.
func (r *reader) throws(field string, v *wire.Value, to *[game.MaxSeats]game.Discards) {
	items, ok := v.Items()
	if !ok {
		r.in.WrongType(field, "an array of cards, a seat each", *v)
	}
	if len(items) > game.MaxSeats {
		r.in.Fail(fault.BadLength, field, "must be of at most 9 seats")
		return
	}
	for i := range items {
		r.in.readDiscards(call.At(field, i), items[i], &to[i])
	}
}

// readDiscards reads a seat's discards: text with a slash between draws, or the cards of the first draw.
//
//go:noinline
func (in *input) readDiscards(field string, v wire.Value, to *game.Discards) {
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

// set returns cards as a set. Each may come only once.
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

// readView plays the log again as a seat has seen it.
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

// refuse records core's error under the field that a table has for it. A field that tables lack belongs to their rules.
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
