package calculation

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/calculation/player"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// This file is the one description of where the cards lie, of events and of candidates
// as they look from JavaScript (see package shape).

// The game's own kinds.
const (
	kindTops  = shape.Own + iota // string: string, of foundations
	kindPiles                    // string[]: []string
	kindCard                     // string: string, of a card or none
	kindSeat                     // 0: none
	kindMove                     // CalculationMove: calculation.Move
	kindRank                     // string: calculation.Rank
	kindMoved                    // string | null: calculation.Move, null of a draw
	kindFrom                     // string: calculation.Move
	kindTo                       // string: calculation.Move
	kindValue                    // number: float64, of player.Candidate
	kindUnit                     // 'chance' | 'score': none, as it is the level's
	kindError                    // number?: float64, left out but of a search
	kindProof                    // Proof: player.Proof
)

var (
	inPosition  calculation.Position
	inEvent     calculation.Event
	inCandidate player.Candidate
)

// cards are the fields that name the places of the cards, except the stock.
//
//shape:type CalculationCards Where the cards lie. Cards are ranks, `A23456789TJQK`; suits do not matter: `{ foundations: 'A234', piles: ['', '', '', ''], card: '7' }`.
var cards = [...]shape.Field{
	// the tops of the four foundations, `.` for an empty one. Foundation 1 rises by one, 2 by two, 3 by three and 4 by
	// four, modulo 13; each ends with its king. `'A234'` is the start of Calculation
	{"foundations", kindTops | shape.Needed, 0, unsafe.Offsetof(inPosition.Foundations)},
	// the 1-6 waste piles, each from the bottom, `''` for an empty one: `['Q9T', '', '', '']`
	{"piles", kindPiles | shape.Needed, 0, unsafe.Offsetof(inPosition.Piles)},
	// the visible card, `''` if none is turned
	{"card", kindCard | shape.Needed, 0, unsafe.Offsetof(inPosition.Card)},
}

// Events are the fields of events, with the kinds of events that carry each.
//
//shape:event CalculationEvent What happened.
var Events = [...]shape.Field{
	{"seat", kindSeat, -1, 0},
	// that was turned, `A23456789TJQK`
	{"card", kindRank, 1 << calculation.CardDrawn, unsafe.Offsetof(inEvent.Move) + unsafe.Offsetof(inEvent.Move.Rank)},
	// that was moved
	{"card", kindRank, 1 << calculation.CardMoved, unsafe.Offsetof(inEvent.Move) + unsafe.Offsetof(inEvent.Move.Rank)},
	// the place it lay on: `'c'` the visible card, `'w1'`
	{"from", kindFrom, 1 << calculation.CardMoved, unsafe.Offsetof(inEvent.Move)},
	// the place it lies on now: `'f2'`, `'w1'`
	{"to", kindTo, 1 << calculation.CardMoved, unsafe.Offsetof(inEvent.Move)},
}

// standing are the fields of a candidate that a search changes.
//
//shape:type CalculationStanding What a move is worth, so far.
var standing = [...]shape.Field{
	{"move", kindMove, 0, unsafe.Offsetof(inCandidate.Move)},
	// at level `'search'` the chance to win after it, 0-1; at `'random'` and `'eager'` the chance that the level plays it;
	// by `'rule'` a sum of weights, of which moves to foundations have smaller ones and yet come first
	{"value", kindValue, 0, 0},
	// what value is in: of `'search'` a chance to win, else the level's own scale
	{"unit", kindUnit, 0, 0},
	// the chance's standard error, of `'search'`
	{"error", kindError, 0, unsafe.Offsetof(inCandidate.Error)},
}

// moved are the fields that say which card a move moves.
//
//shape:type CalculationMoved What a move moves.
var moved = [...]shape.Field{
	// the card that it moves; of a draw null
	{"card", kindMoved, 0, 0},
	// the place that the card is taken from: `'c'` the visible card, `'w1'`, of a draw `'d'`
	{"from", kindFrom, 0, 0},
	// the place that it goes to: `'f2'`, `'w1'`, of a draw `'c'`
	{"to", kindTo, 0, 0},
}

// tried are the other fields of a candidate.
//
//shape:type CalculationTried What a search has found of a move.
var tried = [...]shape.Field{
	{"proof", kindProof, 0, unsafe.Offsetof(inCandidate.Proof)},
	// that it was tried by
	{"playouts", shape.Int64, 0, unsafe.Offsetof(inCandidate.Playouts)},
}

// A reader reads fields of the game's own kinds.
type reader struct{ shape.Reader }

// ReadOwn reads a field of the game's own kinds.
func (r *reader) ReadOwn(f *shape.Field, v *wire.Value, at unsafe.Pointer) {
	path := r.Path(f.Name)
	switch f.Kind &^ shape.Needed {
	case kindTops:
		*(*string)(at) = r.In.AsText(path, "text of the 4 tops like \"A234\"", *v)
	case kindCard:
		*(*string)(at) = r.In.AsText(path, "the visible card, or \"\" for none", *v)
	case kindPiles:
		// If there are too many piles, read the first ones; core then refuses the number.
		items, ok := v.Items()
		if !ok {
			r.In.WrongType(path, "an array of 1 to 6 waste piles like \"Q9T\", each from the bottom", *v)
		}
		items = items[:min(len(items), calculation.MaxPiles+1)]
		piles := make([]string, len(items))
		for k, item := range items {
			piles[k] = r.In.AsText(call.At(path, k), "a waste pile like \"Q9T\", from the bottom", item)
		}
		*(*[]string)(at) = piles
	}
}

// WriteOwn writes a field of the game's own kinds, of a candidate by what a level has.
func (level writer) WriteOwn(out *wire.Writer, f *shape.Field, at unsafe.Pointer) {
	search := player.Level(level) == player.SearchLevel
	kind := f.Kind &^ shape.Needed
	if kind == kindError && !search {
		return
	}
	out.Key(f.Name)
	switch kind {
	case kindTops, kindCard:
		out.String(*(*string)(at))
	case kindPiles:
		out.Array()
		for _, pile := range *(*[]string)(at) {
			out.String(pile)
		}
		out.End()
	case kindSeat:
		out.Int(0)
	case kindMove:
		out.String(moveText(*(*calculation.Move)(at)))
	case kindRank:
		out.String((*calculation.Rank)(at).String())
	case kindMoved:
		if m := (*calculation.Move)(at); m.Kind == calculation.Draw {
			out.Null()
		} else {
			out.String(m.Rank.String())
		}
	case kindFrom:
		out.String((*calculation.Move)(at).From())
	case kindTo:
		out.String((*calculation.Move)(at).To())
	case kindValue:
		if c := (*player.Candidate)(at); search {
			out.Number(c.Win)
		} else {
			out.Number(c.Score)
		}
	case kindUnit:
		if search {
			out.String("chance")
		} else {
			out.String("score")
		}
	case kindError:
		out.Number(*(*float64)(at))
	case kindProof:
		writeProof(out, *(*player.Proof)(at))
	}
}

// A writer writes fields of the game's own kinds, of candidates of a level.
type writer player.Level

const plain = writer(player.SearchLevel) // of what has no level
