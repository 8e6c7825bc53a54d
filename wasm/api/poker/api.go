// Package poker has the functions that JavaScript can call for hands, video poker, equity and whole games. Each handler reads
// its arguments, calls core, and writes the result. It holds no rules.
package poker

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/core/poker/record"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Game holds the functions, for the engine to register. The list is one literal: so TinyGo can leave these functions out of the
// module histories, which also links this package.
var Game = call.Game{Name: "poker", UseTables: useTables, Functions: []call.Function{
	{Name: "evaluate", Run: run(pokerEvaluate)},
	{Name: "compare", Run: run(pokerCompare)},
	{Name: "evaluateMany", Run: run(pokerEvaluateMany)},
	{Name: "videoGames", Run: run(videoGames)},
	{Name: "videoDeal", Run: run(videoDeal)},
	{Name: "videoAdvise", Run: run(videoAdvise)},
	{Name: "videoSolve", Run: run(videoSolve)},
	{Name: "equity", Run: run(pokerEquity)},
	{Name: "range", Run: run(pokerRange)},
	{Name: "deal", Run: run(deal)},
	{Name: "view", Run: run(view)},
	{Name: "legal", Run: run(legal)},
	{Name: "apply", Run: run(apply)},
	ImportGame(record.ImportPHH, true),
	ExportGame(nil),
	{Name: "choose", Run: run(choose)},
	{Name: "review", Run: run(review)},
}}

// input adds methods that read this game's arguments.
type input struct{ *call.Input }

func run(handler func(in *input, out *wire.Writer)) func(*call.Input, *wire.Writer) {
	return func(in *call.Input, out *wire.Writer) { handler(&input{in}, out) }
}

// refuse records core's error about an argument, under the name that the argument has here.
//
//go:noinline
func (in *input) refuse(field string, err error) {
	if wrong, ok := err.(*fault.Fault); ok {
		named := *wrong
		named.Field = field
		err = &named
	}
	in.Refuse("", err)
}

// rules reads profile, wheel and doubleAceFlush.
//
//go:noinline
func (in *input) rules() poker.Rules {
	r := poker.ProfileRules[in.Choice("profile", poker.Profiles...)]
	r.Wheel = in.Boolean("wheel", r.Wheel)
	r.DoubleAceFlush = in.Boolean("doubleAceFlush", r.DoubleAceFlush)
	return r
}

// table is the basis for comparing hands: the rules of the ranking, and the board.
type table struct {
	poker.Rules
	board []cards.Card
	omaha bool
}

// tabled is the number of rankings that have tables and are played with a board. They are the first ones.
const tabled = int(poker.Badugi)

// table reads the rules and the options omaha and ranking. It allows the first `rankings` rankings, and with omaha only the
// first `tabled`.
//
//go:noinline
func (in *input) table(rankings int) (t table) {
	t.Rules = in.rules()
	if t.omaha = in.Boolean("omaha", false); t.omaha {
		rankings = tabled
	}
	if r := poker.Ranking(in.Choice("ranking", poker.Rankings[:rankings]...)); r != poker.High {
		t.Rules = poker.Ranked(r)
	}
	return t
}

// board reads the board into t.
func (in *input) board(t *table) {
	t.board = in.someCards("board")
	in.inDeck("options.board", t.Rules, t.board)
}

// inDeck checks that the deck of a ranking holds the given cards.
func (in *input) inDeck(field string, r poker.Rules, some []cards.Card) {
	if err := r.Check(some); err != nil && in.Good() {
		in.refuse(field, err)
	}
}

// withBoard returns a hand followed by the board. It checks both together as the cards of one player.
func (in *input) withBoard(field string, t *table, hand []cards.Card) []cards.Card {
	in.inDeck(field, t.Rules, hand)
	if err := holdem.CheckOmaha(hand, t.board); t.omaha && in.Good() && err != nil {
		if err.(*fault.Fault).Field == "board" {
			field = "options.board"
		}
		in.refuse(field, err)
	}
	if n := len(hand) + len(t.board); !t.omaha && n > poker.MaxCards {
		in.Fail(fault.BadLength, "options.board", fault.Tell("makes # cards with the hand, but at most 7 are evaluated", int64(n)))
	}
	return slices.Concat(hand, t.board)
}

// explain evaluates the cards that withBoard returned: the player's own, then the board.
func (t *table) explain(all []cards.Card) (poker.Value, []poker.Used) {
	if !t.omaha {
		v, used, _ := t.Explain(all)
		return v, used
	}
	_, places := holdem.OmahaValue(table5(t.Rules), all, len(all)-len(t.board))
	var five [poker.MaxHand]cards.Card
	for i, place := range &places {
		five[i] = all[place]
	}
	v, used, _ := t.Explain(five[:])
	for i := range used {
		used[i].Index = places[used[i].Index]
	}
	return v, used
}
