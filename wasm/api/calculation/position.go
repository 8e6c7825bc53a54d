package calculation

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// The fields of a game, of a position, and of a game that was played.
var (
	gameFields = []call.Field{
		{Name: "lead", Kind: call.Int, High: calculation.MaxLead, Usual: int64(usual.Lead)},
		{Name: "piles", Kind: call.Int, Low: calculation.MinPiles, High: calculation.MaxPiles, Usual: int64(usual.Piles)},
	}
	positionFields = []call.Field{
		{Name: "foundations", Kind: call.Text, Want: "text of the 4 tops like \"A234\"", Needed: true},
		{Name: "piles", Want: "an array of 1 to 6 waste piles like \"Q9T\", each from the bottom", Needed: true},
		{Name: "card", Kind: call.Text, Want: "the visible card, or \"\" for none", Needed: true},
		{Name: "stock", Kind: call.Text, Want: wantStock},
		{Name: "seed"}, // of a deal, which is a position, too
	}
	recordFields = []call.Field{
		{Name: "start", Want: wantPosition, Needed: true},
		{Name: "moves", Want: "an array of moves like \"cw1\"", Needed: true},
	}
	usual = &calculation.Presets[0]
)

const (
	wantStock    = "text of the cards in order, the next first"
	wantPosition = "a position { foundations, piles, card, stock }"
)

// newGame reads { lead, piles } as the start of a game with a hidden stock.
func (in *input) newGame(s *calculation.State, field, want string, v wire.Value) {
	var parts [2]call.Part
	in.Object(field, want, "a game", v, gameFields, parts[:])
	s.Start(int(parts[0].N), int(parts[1].N)) // in range, or in.Good is false
}

// start reads { lead, piles } or a position, which is what has a field of its own.
func (in *input) start(s *calculation.State) {
	names, _, _ := in.Position.Fields()
	for _, name := range names {
		if name != "piles" && name != "seed" && call.Find(positionFields, name) >= 0 {
			in.state(s, "position", in.Position)
			return
		}
	}
	in.newGame(s, "position", "{ lead, piles }, or a position", in.Position)
}

// state reads a position.
//
//go:noinline
func (in *input) state(s *calculation.State, field string, v wire.Value) {
	var parts [5]call.Part
	in.Object(field, wantPosition, "a position", v, positionFields, parts[:])
	p := calculation.Position{Foundations: parts[0].Text, Card: parts[2].Text, Stock: parts[3].Text, Known: parts[3].Given()}
	p.Piles = in.piles(field+".piles", parts[1].Value)
	if !in.Good() {
		return
	}
	if err := s.Read(&p); err != nil {
		in.Refuse(field+".", err)
	}
}

// knownState reads a position whose stock must be known.
func (in *input) knownState(s *calculation.State, field string, v wire.Value) {
	in.state(s, field, v)
	if in.Good() && !s.Fixed() {
		in.WrongType(field+".stock", wantStock, wire.Value{})
	}
}

func (in *input) piles(field string, v wire.Value) []string {
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, positionFields[1].Want, v)
	}
	// More than there can be is for Read to say, of less than all of them.
	items = items[:min(len(items), calculation.MaxPiles+1)]
	piles := make([]string, len(items))
	for k, item := range items {
		piles[k] = in.AsText(call.At(field, k), "a waste pile like \"Q9T\", from the bottom", item)
	}
	return piles
}

// move makes the move of a text, which is one of a field.
//
//go:noinline
func (in *input) move(s *calculation.State, field, text string) (m calculation.Move) {
	m, err := s.ParseMove(text)
	if err == nil {
		err = s.Apply(m)
	}
	if wrong, ok := err.(*fault.Fault); ok {
		in.Fail(wrong.Code, field, wrong.Reason)
	}
	return m
}

// record reads { start, moves }, a game played from a known stock.
func (in *input) record(start *calculation.State) (moves []calculation.Move) {
	var parts [2]call.Part
	in.Object("game", "{ start, moves }", "a game", in.Position, recordFields, parts[:])
	in.knownState(start, "game.start", parts[0].Value)
	texts, ok := parts[1].Value.Items()
	if !ok {
		in.WrongType("game.moves", recordFields[1].Want, parts[1].Value)
	}
	s := *start
	for i := 0; i < len(texts) && in.Good(); i++ {
		field := call.At("game.moves", i)
		moves = append(moves, in.move(&s, field, in.AsText(field, "a move like \"cw1\"", texts[i])))
	}
	return moves
}
