package mnk_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/core/mnk/player"
	"github.com/tefuda/tefuda/core/mnk/prove"
	"github.com/tefuda/tefuda/core/search"
)

// A game from its first move to its last, and the line that wins it.
func ExampleGame() {
	p, err := mnk.Game{Columns: 3, Rows: 3, K: 3}.Start()
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, s := range []mnk.Square{{1, 1}, {0, 1}, {0, 0}, {2, 2}, {1, 0}, {2, 1}, {2, 0}} {
		if err := p.Play(s); err != nil {
			fmt.Println(err)
		}
	}
	line, over := p.Winner()
	fmt.Println(line.Stone, line.Length, line.Squares(), over)
	fmt.Println(p.Play(mnk.Square{Row: 0, Column: 2}))
	// Output:
	// o 3 [{0 0} {1 0} {2 0}] true
	// move the game is over
}

func ExampleParse() {
	b, err := mnk.Parse([]string{"o.", ".x"})
	fmt.Println(b.Columns(), b.Rows(), b.At(0, 0), b.At(1, 1), err)
	_, err = mnk.Parse([]string{"o.", "?"})
	fmt.Println(err)
	// Output:
	// 2 2 o x <nil>
	// board is no board: row 1, column 0: "?" is not a square (. empty, o black, x white)
}

func ExampleNew() {
	b, _ := mnk.New(3, 1)
	b.Set(0, 2, mnk.Black)
	same, fault := mnk.FromCells([]int8{0, 0, 1}, 3, 1)
	fmt.Println(b == same, fault)
	_, err := mnk.New(0, 30)
	fmt.Println(err)
	// Output:
	// true <nil>
	// board is no board: 0 columns by 30 rows, but a side has 1 to 20 squares
}

// Runs of two, square by square, and by the million on one word a colour.
func ExampleNewCounter() {
	b, _ := mnk.Parse([]string{"oo.", ".o.", "..."})
	runs := b.Runs(2)
	c := mnk.NewCounter(3, 3, 2)
	fmt.Println(len(runs), c.Count(0b110_010_000), c.Board() == 1<<9-1)
	// Output: 3 3 true
}

// What the search sees where it stops looking ahead.
func ExampleEvaluate() {
	b, _ := mnk.Parse([]string{".....", ".oo..", "..x..", ".....", "....."})
	p, _ := mnk.Game{K: 4}.At(b, mnk.White)
	e := lines.Evaluate(&p)
	fmt.Println(e.Value > 0, e.Black[1].Open, e.White[0].Lines)
	// Output: true 1 4
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
	fmt.Println(chooser.Outlook().Legal, "squares")
	// Output:
	// {9 7} false true
	// 219 squares
}

// Who wins, proved.
func ExampleProver() {
	for _, preset := range mnk.Presets[:1] {
		p, _ := preset.Game.Start()
		proof, err := prove.NewProver(16).Prove(&p, search.Start(search.Budget{}, 0, func() int64 { return 0 }, nil))
		fmt.Println(preset.En, proof.Outcome == mnk.Draw, err)
	}
	// Output: Tic-tac-toe true <nil>
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

func ExampleStoneOf() {
	s, ok := mnk.StoneOf("o")
	_, other := mnk.StoneOf("?")
	fmt.Println(s == mnk.Black, ok, other)
	// Output: true true false
}
