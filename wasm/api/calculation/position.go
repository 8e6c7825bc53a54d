package calculation

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// The usual game: Calculation with four waste piles.
const (
	usualLead  = 1
	usualPiles = 4
)

// newGame reads { lead, piles } as the start of a game with a hidden stock.
func (in *input) newGame(field string, names []string, values []wire.Value) calculation.State {
	lead, piles := int64(usualLead), int64(usualPiles)
	for i, name := range names {
		f := field + "." + name
		switch {
		case values[i].IsMissing():
		case name == "lead":
			lead = in.AsInteger(f, values[i], 0, calculation.MaxLead)
		case name == "piles":
			piles = in.AsInteger(f, values[i], calculation.MinPiles, calculation.MaxPiles)
		default:
			in.Fail("unknown", f, "is not part of a game: lead, piles")
		}
	}
	s, _ := calculation.New(int(lead), int(piles)) // in range, or in.err is set
	return s
}

// start reads { lead, piles } or a position, which is what has more fields.
func (in *input) start(field string, v wire.Value) calculation.State {
	names, values, ok := v.Fields()
	if !ok {
		in.WrongType(field, "{ lead, piles }, or a position", v)
		return calculation.State{}
	}
	for _, name := range names {
		if name == "foundations" || name == "card" || name == "stock" {
			return in.state(field, v)
		}
	}
	return in.newGame(field, names, values)
}

// state reads a position.
func (in *input) state(field string, v wire.Value) (s calculation.State) {
	names, values, ok := v.Fields()
	if !ok {
		in.WrongType(field, "a position { foundations, piles, card, stock }", v)
		return s
	}
	var foundations, piles, card, stock wire.Value
	for i, name := range names {
		switch name {
		case "foundations":
			foundations = values[i]
		case "piles":
			piles = values[i]
		case "card":
			card = values[i]
		case "stock":
			stock = values[i]
		default:
			in.Fail("unknown", field+"."+name, "is not part of a position: foundations, piles, card, stock")
		}
	}
	p := calculation.Position{Known: !stock.IsMissing()}
	p.Foundations = in.letters(field+".foundations", "text of the 4 tops like \"A234\"", foundations)
	p.Piles = in.piles(field+".piles", piles)
	p.Card = in.letters(field+".card", "the visible card, or \"\" for none", card)
	if p.Known {
		p.Stock = in.letters(field+".stock", "text of the cards in order, the next first", stock)
	}
	if !in.Good() {
		return s
	}
	s, err := p.State()
	if err != nil {
		in.positionFault(field, err.(*calculation.PositionError))
	}
	return s
}

func (in *input) letters(field, want string, v wire.Value) string {
	text, ok := v.String()
	if !ok {
		in.WrongType(field, want, v)
	}
	return text
}

func (in *input) piles(field string, v wire.Value) []string {
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of 1 to 6 waste piles like \"Q9T\", each from the bottom", v)
	}
	// More than there can be is for State to say, of less than all of them.
	items = items[:min(len(items), calculation.MaxPiles+1)]
	piles := make([]string, len(items))
	for k, item := range items {
		piles[k] = in.letters(call.At(field, k), "a waste pile like \"Q9T\", from the bottom", item)
	}
	return piles
}

func (in *input) positionFault(field string, err *calculation.PositionError) {
	field += "." + err.Field
	if err.Index >= 0 {
		field = call.At(field, err.Index)
	}
	code := "length"
	if err.Column >= 0 {
		code = "card"
	}
	in.Fail(code, field, "is wrong: "+err.Reason)
}

// knownStock reports a position whose stock is hidden.
func (in *input) knownStock(field string, s *calculation.State) {
	if in.Good() && !s.Fixed() {
		in.Fail("missing", field+".stock", "is missing: it must be text of the cards in order, the next first")
	}
}

func writePosition(out *wire.Writer, s *calculation.State) {
	p := s.Position()
	fields := 3
	if p.Known {
		fields++
	}
	out.ObjectOf(fields)
	out.TextField("foundations", p.Foundations)
	out.Key("piles")
	out.ArrayOf(len(p.Piles))
	for _, pile := range p.Piles {
		out.String(pile)
	}
	out.TextField("card", p.Card)
	if p.Known {
		out.TextField("stock", p.Stock)
	}
}

// moveText is a move's notation. That a draw turns what is known to be next
// goes without saying.
func moveText(m calculation.Move) string {
	if m.Kind == calculation.Draw {
		m.Rank = 0
	}
	return m.String()
}

func writeMoves(out *wire.Writer, moves []calculation.Move) {
	out.ArrayOf(len(moves))
	for _, m := range moves {
		out.String(moveText(m))
	}
}
