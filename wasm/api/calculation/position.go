package calculation

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A table is a position with its rules, deal and moves. Without a known stock it is a
// view: the player's or an onlooker's.
type table struct {
	calculation.State
	lead, piles int
	moves       []calculation.Move
	seed        *uint32 // of the deal, nil if unknown
	number      string  // of the deal in another program, instead of a seed
	seat        int8    // for a view only
}

var presets = presetKeys()

const (
	wantStock    = "text of the cards in order, the next first"
	wantPosition = "a position { foundations, piles, card, stock }"
	wantRules    = "the name of a preset, or { preset, lead, piles, byOne }"
	wantNumber   = "text like \"ms617\" or \"#617\""
	wantMove     = "text like \"w1 f2\", \"c f2\", \"c w1\", \"d\" or \"d 7\""
)

func presetKeys() []string {
	keys := make([]string, len(calculation.Presets))
	for i := range keys {
		keys[i] = calculation.Presets[i].Key
	}
	return keys
}

// rules reads rules: the name of a preset, or an object.
//
//go:noinline
func (in *input) rules(field string, v wire.Value) (lead, piles int, byOne bool) {
	preset, r := 0, shape.Reader{In: in.Input, Field: field, Index: -1}
	if _, ok := v.String(); ok {
		preset = in.AsChoice(field, v, presets)
	} else if !v.IsMissing() && r.Open(wantRules, &v) && r.Has("preset") {
		preset = in.AsChoice(field+".preset", *r.Take("preset"), presets)
	}
	of := &calculation.Presets[preset]
	lead = r.IntegerOr("lead", of.Lead, 0, calculation.MaxLead)
	piles = r.IntegerOr("piles", of.Piles, calculation.MinPiles, calculation.MaxPiles)
	if byOne = of.ByOne; r.Has("byOne") {
		byOne = r.Flag("byOne")
	}
	r.IntegerOr("players", 1, 1, 1)
	r.End()
	return lead, piles, byOne
}

// start reads rules or a position. A position has one of the fields foundations, card and
// stock.
func (in *input) start(s *calculation.State) {
	if in.Position.IsMissing() {
		in.WrongType("position", wantRules+", or a position", in.Position)
		return
	}
	fields, _, _ := in.Position.Fields()
	for _, field := range fields {
		if field == "foundations" || field == "card" || field == "stock" {
			s.Set(&in.table("position", in.Position).State)
			return
		}
	}
	lead, piles, byOne := in.rules("position", in.Position)
	if in.Good() {
		if byOne {
			s.RiseByOne()
		}
		s.Start(lead, piles)
	}
}

// table reads a table, a view or a bare position.
//
//go:noinline
func (in *input) table(field string, v wire.Value) *table {
	t, p := &table{}, calculation.Position{}
	r := reader{shape.Reader{In: in.Input, Field: field, Index: -1}}
	if !r.Open(wantPosition, &v) {
		return t
	}
	in.CheckKind(field, name, r.Take("game"), r.Take("version"))
	r.Read(cards[:], unsafe.Pointer(&p), &r)
	if p.Known = r.Has("stock"); p.Known {
		p.Stock = in.AsText(field+".stock", wantStock, *r.Take("stock"))
	}
	if seat := r.Take("seat"); p.Known && !seat.IsMissing() {
		in.Fail(fault.BadGame, field+".seat", "is that of a view, which has no stock")
	} else if !seat.IsMissing() {
		t.seat = in.AsSeat(field+".seat", *seat, 1)
	}
	if r.Has("seed") {
		if seed := uint32(r.Integer("seed", 0, 1<<32-1)); p.Known {
			t.seed = &seed
		}
	}
	if number := r.Take("number"); !number.IsMissing() {
		text := in.AsText(field+".number", wantNumber, *number)
		in.check(field+".", calculation.CheckNumber(text))
		if p.Known {
			t.number, t.seed = text, nil
		}
	}
	rules := *r.Take("rules")
	if !rules.IsMissing() {
		t.lead, t.piles, p.ByOne = in.rules(field+".rules", rules)
	}
	if in.Good() {
		in.check(field+".", t.Read(&p))
	}
	if rules.IsMissing() { // they are what the position shows
		t.lead, t.piles = t.MostLead(), t.Piles()
	} else if in.Good() {
		in.check(field+".", t.CheckRules(t.lead, t.piles))
	}
	in.movesOf(t, field+".moves", *r.Take("moves"))
	for _, follows := range [...]string{"turns", "over", "result", "events", "legal", "views", "format"} {
		r.Take(follows)
	}
	r.End()
	return t
}

// check refuses with core's error unless the call is refused already.
func (in *input) check(prefix string, err error) {
	if err != nil && in.Good() {
		in.Refuse(prefix, err)
	}
}

// mostMoves is the greatest length of a game: each card is drawn, put on a waste pile and
// moved to a foundation.
const mostMoves = 3 * calculation.Cards

// movesOf reads the moves that led to a position. It checks their notation, not whether
// they lead there.
func (in *input) movesOf(t *table, field string, v wire.Value) {
	items, ok := v.Items()
	if !ok && !v.IsMissing() {
		in.WrongType(field, "an array of moves { seat, move }", v)
	}
	if len(items) > mostMoves {
		in.Fail(fault.BadLength, field, "has more moves than a game")
		return
	}
	t.moves = make([]calculation.Move, 0, len(items)+1)
	r := shape.Reader{In: in.Input, Field: field, Seats: 1}
	for i := 0; i < len(items) && in.Good(); i++ {
		r.Index = i
		seat, move := r.Made(&items[i], wantMove)
		if !seat.IsMissing() {
			in.AsInteger(r.Path("seat"), *seat, 0, 0)
		}
		text, _ := move.String()
		m, ok := calculation.ReadMove(text)
		if !ok {
			in.Fail(fault.BadMove, r.Path("move"), "must be ", wantMove, ", not ", move.Describe())
		}
		t.moves = append(t.moves, m)
	}
}

// knownTable reads a table and refuses it if its stock is unknown.
func (in *input) knownTable(field string, v wire.Value) *table {
	t := in.table(field, v)
	if in.Good() && !t.Fixed() {
		in.WrongType(field+".stock", wantStock, wire.Value{})
	}
	return t
}

// lineOf takes back the moves of a table and sets line to its start and moves.
func (in *input) lineOf(t *table, field string, line *calculation.Line) {
	if !in.Good() {
		return
	}
	p := t.Position()
	in.check(field+".", line.Read(&p, t.moves))
}

// seatOf reads the option seat. It must be 0, and the game must not be over.
func (in *input) seatOf(t *table) {
	v := in.Option("seat")
	if v.IsMissing() {
		return
	}
	in.AsInteger("options.seat", v, 0, 0)
	if in.Good() && t.Over() {
		in.Fail("game", "options.seat", "has no turn: the game is over")
	}
}
