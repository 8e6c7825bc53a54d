package player

import "github.com/tefuda/tefuda/core/names"

// Policies are the names of the policies of playouts, in the order of Policy.
var Policies = []names.Name{
	{Key: "random", En: "Random", Ja: "でたらめ"},
	{Key: "eager", En: "Eager", Ja: "すぐ出す"},
	{Key: "rule", En: "By rule", Ja: "経験則"},
}

// Levels are the names of the levels, in the order of Level.
var Levels = append(Policies[:len(Policies):len(Policies)], names.Name{Key: "search", En: "By search", Ja: "先読み"})

// Grades are the grades of a review, the best first.
var Grades = [...]string{"a", "b", "c", "d", "e"}

// Proofs are the names of the proofs, from ProvedWin on.
var Proofs = []names.Name{{Key: "win", En: "can be won", Ja: "勝てます"}, {Key: "loss", En: "can no longer be won", Ja: "もう勝てません"}}

// The codes of reasons.
const (
	ReasonProvedWin      = "proved-win"    // by perfect play, whatever comes
	ReasonProvedLoss     = "proved-loss"   // nothing can win any more
	ReasonAhead          = "ahead"         // the best move: N tenths of a percent better than the second
	ReasonLevel          = "level"         // playouts cannot separate N moves from the best, itself included
	ReasonDraw           = "draw"          // turns the next card
	ReasonFoundation     = "to-foundation" // the card goes there
	ReasonOpensNext      = "opens-next"    // rank can go to a foundation after the move, and could not before
	ReasonContinues      = "continues"     // the foundation needs rank, the top, right after the card
	ReasonBuries         = "buries"        // rank is the most urgent card that is needed sooner than the card
	ReasonSameRank       = "same-rank"     // the top has the same rank as the card
	ReasonKingOnCards    = "king-on-cards" // a king goes last, and is put on cards
	ReasonKingOnEmpty    = "king-on-empty" // a king goes last, and is put on an empty pile
	ReasonCovers         = "covers"        // rank is the top, and no other reason applies
	ReasonUsesEmptyPile  = "uses-empty-pile"
	ReasonKeepsEmptyPile = "keeps-empty-pile" // the first empty one
	ReasonEmptiesPile    = "empties-pile"
	ReasonLeavesEmpty    = "leaves-empty" // N piles are empty after the move, if it is level with others
	ReasonUncovers       = "uncovers"     // rank, now the top, is needed soon
)

// Reasons are the codes with their fields. A move's reasons come in this order:
// the outcome (codes up to ReasonLevel), then arguments for the move, then
// arguments against it, which have the field "against". Arguments that set the
// move apart come first in their group: apart from the best move, or for the best
// move from the second.
var Reasons = []names.Code{
	{Key: ReasonProvedWin},
	{Key: ReasonProvedLoss},
	{Key: ReasonAhead, Fields: []string{"n"}},
	{Key: ReasonLevel, Fields: []string{"n"}},
	{Key: ReasonDraw},
	{Key: ReasonFoundation, Fields: []string{"rank", "foundation"}},
	{Key: ReasonOpensNext, Fields: []string{"rank", "foundation"}},
	{Key: ReasonContinues, Fields: []string{"rank", "foundation", "pile"}},
	{Key: ReasonBuries, Fields: []string{"rank", "foundation", "pile", "steps", "against"}},
	{Key: ReasonSameRank, Fields: []string{"rank", "pile"}},
	{Key: ReasonKingOnCards, Fields: []string{"pile", "against"}},
	{Key: ReasonKingOnEmpty, Fields: []string{"pile"}},
	{Key: ReasonCovers, Fields: []string{"rank", "pile", "against"}},
	{Key: ReasonUsesEmptyPile, Fields: []string{"pile", "against"}},
	{Key: ReasonKeepsEmptyPile, Fields: []string{"pile"}},
	{Key: ReasonEmptiesPile, Fields: []string{"pile"}},
	{Key: ReasonLeavesEmpty, Fields: []string{"n"}},
	{Key: ReasonUncovers, Fields: []string{"rank", "foundation", "pile", "steps"}},
}
