package player_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/player"
	"github.com/tefuda/tefuda/core/mnk/record"
	"github.com/tefuda/tefuda/core/search"
)

// A move with its value and its reasons.
func ExampleChooser() {
	board, _ := mnk.Parse([]string{
		"x.o",
		".o.",
		"...",
	})
	p, err := mnk.Game{K: 3}.At(board, mnk.White)
	if err != nil {
		fmt.Println(err)
		return
	}
	chooser, _ := player.NewChooser(&p, player.Options{}, nil)
	meter := search.Start(search.Budget{Iterations: 10_000}, 0, func() int64 { return 0 }, nil)
	best := chooser.Choose(meter, 1)[0]
	fmt.Println(best.Square, best.Value.Outcome == mnk.Draw, best.Value.Proved)
	for _, reason := range best.Reasons {
		fmt.Println(reason.Code, reason.Length)
	}
	// Output:
	// {2 0} true true
	// blocks-line 3
	// forced 0
	// makes-four 2
}

// The two best moves of gomoku with their lines.
func ExampleNewChooser() {
	rows := make([]string, 15)
	for i := range rows {
		rows[i] = "..............."
	}
	rows[7] = ".....xooo......"
	rows[8] = "......x.x......"
	b, _ := mnk.Parse(rows)
	p, _ := mnk.Game{K: 5}.At(b, mnk.Black)
	chooser, err := player.NewChooser(&p, player.Options{Lines: 2, MaxDepth: 8}, new(player.Table))
	if err != nil {
		fmt.Println(err)
		return
	}
	all := chooser.Choose(search.Start(search.Budget{Iterations: 20_000}, 0, func() int64 { return 0 }, nil), 1)
	fmt.Println(all[0].Square, all[0].Value.Outcome == mnk.Win, all[0].Value.Bound == player.Exact)
	fmt.Println(chooser.Evaluation().Legal, "squares")
	// Output:
	// {9 7} false true
	// 219 squares
}

// Three stones that leave the game open.
func ExampleNewOpening() {
	rule, _ := mnk.RuleOf("renju")
	p, err := mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: rule}.Start()
	if err != nil {
		fmt.Println(err)
		return
	}
	o, err := player.NewOpening(&p, 3, nil, search.Start(search.Budget{Iterations: 3000}, 0, func() int64 { return 0 }, nil), 1)
	fmt.Println(o.Moves[0], len(o.Moves), o.Value.Outcome == mnk.Open, err)
	// Output: {7 7} 3 true <nil>
}

// The only mistake of a game of tic-tac-toe: the side, where a corner was the answer to the middle.
func ExampleNewReview() {
	start, _ := mnk.Game{Columns: 3, Rows: 3, K: 3}.Start()
	m := mnk.NewMatch(start)
	g, _ := record.Parse("b2 b3 a3 c1 a2 c2 a1", 3, 3, 0)
	if err := m.Replay(g.Moves); err != nil {
		fmt.Println(err)
		return
	}
	clock := func() int64 { return 0 }
	r := player.NewReview(&m, player.BothSeats, player.Options{}, nil, 0)
	r.Run(search.Budget{Iterations: 10_000}, clock, search.Start(search.Budget{}, 0, clock, nil))
	for _, d := range r.Decisions {
		if d.Loss > 0 {
			fmt.Println(d.At, d.Seat, d.Played, d.Best.Square, d.Value, d.Made)
		}
	}
	loss, mistakes, grade := r.Sum()
	fmt.Println(len(r.Decisions) == r.Of, loss, mistakes, player.Grades[grade])
	// Output:
	// 1 1 {0 1} {0 0} 500 0
	// true 500 1 d
}

// Black has an open three, and white is to move.
func ExampleSolveThreats() {
	b, _ := mnk.Parse([]string{".......", ".......", "..ooo..", ".......", ".......", ".....xx", "......."})
	p, err := mnk.Game{Columns: 7, Rows: 7, K: 5}.At(b, mnk.White)
	if err != nil {
		fmt.Println(err)
		return
	}
	meter := search.Start(search.Budget{Iterations: 10_000}, 0, func() int64 { return 0 }, nil)
	found, err := player.SolveThreats(&p, mnk.Black, false, 100, nil, meter)
	fmt.Println(found.Kind, found.Plies, found.Line, found.Stops, err)
	// Output: vcf 3 [{2 1}] [{2 1} {2 5}] <nil>
}
