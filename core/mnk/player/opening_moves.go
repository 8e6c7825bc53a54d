package player

import (
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/search"
)

// An opener decides the moves that an opening rule asks for.
type opener struct {
	*mnk.Match
	options Options
	table   *Table
	room    *five.Search
	meter   *search.Meter
	seed    uint32
}

// The budgets of an opener's searches, in nodes: of the first search, and of
// the last, also if several positions are compared. The opener quadruples the
// budget as long as less than a quarter of its meter is spent, because the next
// search then fits. evenPair is the budget for two even stones.
const (
	firstLook = 2000
	lastLook  = 512_000
	shortLook = 32_000
	evenPair  = 50_000
)

// ChooseOpening chooses the move that an opening rule asks for. m.Opens must be
// true. The candidates are in the order of Chooser.Choose. If stones have to
// leave the game even, there is only one candidate. The value of a move is the
// value for the seat that makes it, in the colour that it then has. If the other
// seat may take either colour afterwards, the value is at most even.
//
// Levels below MaxLevel search one move deeper than their number. The choice of
// a colour has a margin, evenEnough. Within it a seat stays, or asks for two
// more stones if it finds an even pair.
func ChooseOpening(m *mnk.Match, o Options, table *Table, meter *search.Meter, seed uint32) ([]Candidate, error) {
	if table == nil {
		table = new(Table)
	}
	if o.Level > 0 && o.Level < MaxLevel { // a search of few moves, because static values do not show who is ahead
		o.MaxDepth, o.Level = o.Level+1, MaxLevel
	}
	w := &opener{Match: m, options: o, table: table, meter: meter, seed: seed}
	legal := m.Legal()
	stones, _ := m.Left()
	switch first := legal[0]; {
	case stones > 0 && m.Fair():
		even, err := NewOpening(&m.Position, stones, table, meter, seed)
		if err != nil {
			return nil, err
		}
		return []Candidate{{Square: even.Moves[0], Value: worst(even.Value), Line: even.Moves, Reasons: []Reason{{Code: ReasonEven}}}}, nil
	case stones > 0:
		return w.look(&m.Position, w.options, lastLook), nil
	case first == mnk.SwapColours:
		return w.colours(legal), nil
	case first.Row == -2:
		return w.numbers(legal), nil
	case first.Row < 0:
		return w.offers(legal), nil
	}
	return w.among(legal), nil
}

// look searches a position with growing budgets, up to most nodes, and returns
// its candidates.
func (w *opener) look(p *mnk.Position, o Options, most int64) (found []Candidate) {
	for nodes := int64(firstLook); ; nodes *= 4 {
		c := Chooser{newRoot(p, o, w.table, w.room)}
		found = c.Choose(search.Start(search.Budget{Iterations: max(1, w.meter.Allow(nodes))}, 0, noClock, nil), w.seed)
		if c.root.large != nil {
			w.room = c.root.large
		}
		w.meter.Done(c.root.Nodes)
		if c.root.finished || nodes >= most || w.meter.Spent() > 0.25 {
			return found
		}
	}
}

// others are the outcomes for the other side.
var others = [...]mnk.Outcome{mnk.Open: mnk.Open, mnk.Win: mnk.Loss, mnk.Draw: mnk.Draw, mnk.Loss: mnk.Win}

// other returns the value for the other side.
func (v Value) other() Value {
	v.Score, v.Outcome = -v.Score, others[v.Outcome]
	if v.Bound != Exact {
		v.Bound = AtMost + AtLeast - v.Bound
	}
	return v
}

// worst returns the value for a seat whose opponent may take either colour.
func worst(v Value) Value {
	if v.Score > 0 || v.Outcome == mnk.Win {
		return v.other()
	}
	return v
}

// colours chooses among swapping, staying and what else a rule allows instead.
func (w *opener) colours(legal []mnk.Square) []Candidate {
	o := w.options
	if last := legal[len(legal)-1]; last.Row == -2 {
		o.Lines = last.Column
	}
	all := w.look(&w.Position, o, lastLook)
	stay := Candidate{Square: mnk.Stay, Value: all[0].Value, Depth: all[0].Depth}
	if w.Turn != w.StoneOf(w.Mover()) {
		stay.Value = stay.Value.other()
	}
	swap := stay
	swap.Square, swap.Value = mnk.SwapColours, stay.Value.other()
	out := []Candidate{stay, swap}
	if stay.Value.Score < -evenEnough || stay.Value.Outcome == mnk.Loss {
		out = []Candidate{swap, stay}
	}
	even := uneven(stay.Value) <= evenEnough
	third, first := Candidate{Square: legal[len(legal)-1]}, false
	switch n := third.Square.Column; {
	case third.Square == mnk.TwoMore && even:
		if value, ok := w.pair(); ok {
			third.Value = value
			first = uneven(value) <= evenEnough
			out = append(out, third)
		}
	case third.Square.Row == -2 && n <= len(all):
		third.Value, third.Depth = all[n-1].Value, all[n-1].Depth
		first = third.Value.Score > evenEnough && third.Value.Outcome != mnk.Loss
		out = append(out, third)
	}
	if first {
		out[0], out[1], out[2] = third, out[0], out[1]
		even = third.Square == mnk.TwoMore
	}
	out[0].Reasons = []Reason{{Code: ReasonBetterColour}}
	if even {
		out[0].Reasons[0].Code = ReasonEven
	}
	return out
}

// pair looks for two more stones that leave the game most even. It returns
// their value and whether it found any; with too small a budget it finds none.
func (w *opener) pair() (Value, bool) {
	budget := w.meter.Allow(evenPair)
	if budget < firstLook || w.meter.Spent() >= 1 {
		return Value{}, false
	}
	meter := search.Start(search.Budget{Iterations: budget}, 0, noClock, nil)
	found, err := NewOpening(&w.Position, 2, w.table, meter, w.seed)
	w.meter.Done(meter.Progress().Done)
	return worst(found.Value), err == nil
}

// numbers chooses how many fifth moves there will be. If black offers n moves,
// white takes the worst one for black: the n-th best. numbers takes the n whose
// n-th best move is the most even, because that leaves the other seat the least
// to choose.
func (w *opener) numbers(legal []mnk.Square) (out []Candidate) {
	var p mnk.Position
	p.Copy(&w.Position)
	if p.Turn == mnk.White { // as the 4th stone, the best
		if p.Play(w.look(&p, w.options, shortLook)[0].Square) != nil {
			return nil // never: it is legal
		}
	}
	o := w.options
	o.Lines = len(legal)
	all := w.look(&p, o, lastLook)
	for i, s := range legal {
		fifth := &all[min(i, len(all)-1)]
		c := Candidate{Square: s, Value: worst(fifth.Value), Depth: fifth.Depth}
		out = inserted(out, c)
	}
	out[0].Reasons = []Reason{{Code: ReasonEven}}
	return out
}

// inserted returns candidates, sorted by their scores, with one more.
func inserted(out []Candidate, c Candidate) []Candidate {
	at := len(out)
	out = append(out, c)
	for ; at > 0 && out[at-1].Value.Score < c.Value.Score; at-- {
		out[at] = out[at-1]
	}
	out[at] = c
	return out
}

// offers chooses the next fifth move to offer: the best that may be offered.
func (w *opener) offers(legal []mnk.Square) (out []Candidate) {
	o := w.options
	o.Lines = int(w.Declared)
	for _, c := range w.look(&w.Position, o, lastLook) {
		for _, s := range legal {
			if s == mnk.Offer(c.Square) {
				c.Square = s
				out = append(out, c)
			}
		}
	}
	if len(out) == 0 {
		out = []Candidate{{Square: legal[0]}}
	}
	return out
}

// among chooses one of the fifth moves that black offers.
func (w *opener) among(fifths []mnk.Square) (out []Candidate) {
	var p mnk.Position
	for _, s := range fifths {
		p.Copy(&w.Position)
		if p.Play(s) != nil {
			continue // never: it was legal when it was offered
		}
		best := w.look(&p, w.options, shortLook)[0]
		c := Candidate{Square: s, Value: best.Value, Depth: best.Depth, Line: append([]mnk.Square{s}, best.Line...)}
		out = inserted(out, c)
	}
	return out
}
