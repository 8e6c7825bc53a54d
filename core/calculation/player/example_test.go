package player_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/calculation/player"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

func ExampleChooser() {
	s, _ := (&calculation.Position{Foundations: "A234", Piles: []string{"K", "95"}, Card: "2"}).State()
	c := player.NewChooser(&s)
	meter := search.Start(search.Budget{Iterations: 1000}, 0, func() int64 { return 0 }, nil)
	for _, candidate := range c.Choose(meter, 1) {
		fmt.Print(candidate.Move)
		for _, r := range candidate.Reasons {
			fmt.Print(" ", r.Code)
		}
		fmt.Println()
	}
	// Output:
	// c f1 level to-foundation
	// c w1 level covers
	// c w2 level continues
}

// How often play without thought succeeds.
func ExampleRate() {
	s, _ := calculation.New(1, 4)
	for _, policy := range []player.Policy{player.Random, player.Eager, player.Tuned} {
		var rate player.Rate
		rate.Play(&s, policy, 1000, meter(), 1)
		fmt.Println(player.Policies[policy].En, rate.Wins, "of", rate.Games)
	}
	// Output:
	// Random 0 of 1000
	// Eager 1 of 1000
	// By rule 401 of 1000
}

// Weights that say nothing play the first move of those that come to the same.
func ExampleWeights() {
	s, _ := (&calculation.Position{Foundations: "A234", Piles: []string{"K", "95", "", ""}, Card: "J"}).State()
	var w player.Weights
	fmt.Println(w.Choose(&s))
	// Output: c w1 true
}

// Who knows the stock finds a way.
func ExampleSolve() {
	s, _ := ending(true).State()
	found := player.Solve(&s, meter())
	fmt.Println(found.Proof == player.ProvedWin, found.Line)
	// Output: true [d K w1 f3 c f3 d K c w1 d 9 c f4 w1 f4]
}

// The same cards, not knowing which comes next.
func ExampleStillWinnable() {
	s, _ := ending(false).State()
	found := player.StillWinnable(&s, meter(), 1)
	fmt.Println(found.Exact, found.Win, found.Proof == player.ProvedWin)
	// Output: true 1 true
}

func ExampleReviewGame() {
	s, _ := ending(true).State()
	var moves []calculation.Move
	played := s
	for _, text := range []string{"d", "c w1"} {
		m, _ := played.ParseMove(text)
		played.Apply(m)
		moves = append(moves, m)
	}
	review, err := player.ReviewGame(&s, moves, search.Budget{}, func() int64 { return 0 }, nil)
	fmt.Println(review.Mistake, review.Sure, review.Line, err)
	// Output: 1 true [w1 f3 c f3 d K c w1 d 9 c f4 w1 f4] <nil>
}

// ending has a ten to be played before kings lie on it.
func ending(known bool) *calculation.Position {
	return &calculation.Position{Foundations: "KK75", Piles: []string{"T"}, Stock: "KK9", Known: known}
}

func meter() *search.Meter {
	return search.Start(search.Budget{Iterations: 100_000}, 0, func() int64 { return 0 }, nil)
}

// A playout goes on to the end of the game, by a policy and the chance of the dice.
func ExamplePlayout() {
	s, _ := calculation.New(1, 4)
	dice := dice.New(1)
	fmt.Println(player.Playout(&s, player.Tuned, &dice), len(s.LegalMoves(nil)))
	// Output: 3 0
}

// What weights can be learned for: each feature of a move has one.
func ExampleFeatures() {
	s, _ := (&calculation.Position{Foundations: "A234", Piles: []string{"K", "95"}, Card: "J"}).State()
	for _, m := range s.LegalMoves(nil) {
		fmt.Println(m, len(player.Features(nil, &s, m)), "of", player.NumWeights)
	}
	// Output:
	// c w1 9 of 6820
	// c w2 9 of 6820
}

// What each move of a game cost, with a grade.
func ExampleSum() {
	var line calculation.Line
	p := ending(true)
	p.Piles, p.Stock = []string{"TK"}, "K9"
	draw, _ := calculation.ReadMove("d")
	lay, _ := calculation.ReadMove("c w1")
	err := line.Read(p, []calculation.Move{draw, lay})
	review, _ := player.ReviewGame(&line.Start, line.Moves, search.Budget{}, func() int64 { return 0 }, nil)
	decisions := review.Decisions(&line, player.RuleLevel, 1, func() int64 { return 0 }, nil)
	for _, d := range decisions {
		fmt.Println(d.At, d.Played, d.Best, d.Loss)
	}
	fmt.Println(player.Sum(decisions), err)
	// Output:
	// 0 d K d K 0
	// 1 c w1 w1 f3 1
	// {1 1 e} <nil>
}

// The levels that do not search play by a score.
func ExampleChooser_ChooseBy() {
	s, _ := (&calculation.Position{Foundations: "A234", Piles: []string{"K", "95"}, Card: "J"}).State()
	for _, c := range player.NewChooser(&s).ChooseBy(player.RuleLevel, meter(), 1) {
		fmt.Println(player.Levels[player.RuleLevel].Key, c.Move, c.Score)
	}
	// Output:
	// rule c w1 73
	// rule c w2 -113
}
