package mnk_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mnk"
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
	// board is no board: 0 columns by 30 rows, but a side has 1 to 25 squares
}

// Runs of two, square by square, and by the million on one word a colour.
func ExampleNewCounter() {
	b, _ := mnk.Parse([]string{"oo.", ".o.", "..."})
	runs := b.Runs(2)
	c := mnk.NewCounter(3, 3, 2)
	fmt.Println(len(runs), c.Count(0b110_010_000), c.Board() == 1<<9-1)
	// Output: 3 3 true
}

func ExampleStoneOf() {
	s, ok := mnk.StoneOf("o")
	_, other := mnk.StoneOf("?")
	fmt.Println(s == mnk.Black, ok, other)
	// Output: true true false
}

// The games that people know, by name.
func ExampleRuleOf() {
	rule, ok := mnk.RuleOf("renju")
	for _, preset := range mnk.Presets {
		if preset.Game.Rule == rule {
			fmt.Println(preset.En, preset.Game.K, mnk.Rules[rule].Key, ok)
		}
	}
	// Output: Renju 15 × 15 5 renju true
}

// A board as text has a row a line.
func ExampleLines() {
	b, err := mnk.Parse(mnk.Lines("o.x\n.o."))
	fmt.Println(b.At(1, 1), b.Stones(), err)
	// Output: o 3 <nil>
}

// Nobody can win any more when all squares are taken.
func ExampleOutcome() {
	b, _ := mnk.Parse([]string{"oxo", "oxx", "xoo"})
	p, _ := mnk.Game{K: 3}.At(b, mnk.White)
	if _, won := p.Winner(); !won && p.Full() {
		fmt.Println(mnk.Outcomes[mnk.Draw-mnk.Win].En)
	}
	// Output: draws
}

// A game from its first move on, with the events of each move, and how it
// ended.
func ExampleNewMatch() {
	start, _ := mnk.Presets[2].Game.Start()
	m := mnk.NewMatch(start)
	err := m.Replay([]mnk.Square{{1, 1}, {0, 1}, {0, 0}, {2, 2}, {1, 0}, {2, 1}})
	move, _ := mnk.ParsePlace("c2", 3, 3)
	events, _ := m.Play(move)
	for _, e := range events {
		fmt.Println(mnk.EventKinds[e.Kind].Key, e.Seat, mnk.Place(e.Move, 3))
	}
	r := m.Result()
	fmt.Println(r.Why == mnk.ByLine, r.Winner, r.Line.Squares(), len(m.Moves), err)
	// Output:
	// place 0 c2
	// win 0 a3
	// true o [{1 0} {1 1} {1 2}] 7 <nil>
}

// Places are counted from the lower left.
func ExampleParsePlace() {
	s, err := mnk.ParsePlace("h8", 15, 15)
	fmt.Println(s, mnk.Place(s, 15), err)
	_, err = mnk.ParsePlace("p1", 15, 15)
	fmt.Println(err)
	// Output:
	// {7 7} h8 <nil>
	// move is not on the board
}

// A game may end without a line.
func ExampleResign() {
	start, _ := mnk.Presets[2].Game.Start()
	for _, end := range []mnk.Square{mnk.Resign(1), mnk.Timeout(0)} {
		m := mnk.NewMatch(start)
		_, err := m.Play(end)
		r := m.Result()
		fmt.Println(mnk.Place(end, 3), mnk.Ends[r.Why-mnk.ByLine].En, r.Winner, err)
	}
	// Output:
	// resign the loser gave up o <nil>
	// time the loser had no time left x <nil>
}

// By the opening rule swap2, seat 0 places three stones; seat 1 stays, swaps, or asks for two more.
func ExampleOpeningRule() {
	start, _ := mnk.Game{Columns: 15, Rows: 15, K: 5, Opening: mnk.Swap2}.Start()
	m := mnk.NewMatch(start)
	err := m.Replay([]mnk.Square{{7, 7}, {0, 0}, {6, 9}})
	fmt.Println(m.Mover(), m.Opens(), err)
	for _, move := range m.Legal() {
		fmt.Println(mnk.Place(move, 15))
	}
	m.Play(mnk.SwapColours)
	fmt.Println(m.Mover(), m.Holder(mnk.Black), m.Opens())
	// Output:
	// 1 true <nil>
	// swap
	// stay
	// two more
	// 0 1 false
}

// The white player of Soosyrv-8 declares how many fifth moves black will offer, and chooses one.
func ExampleDeclare() {
	fmt.Println(mnk.Place(mnk.Declare(3), 15), mnk.Place(mnk.Offer(mnk.Square{6, 9}), 15))
	// Output:
	// offer 3 offer j9
}

// The same opening, as it looks after the board is turned.
func ExampleBoard_Turned() {
	b, _ := mnk.New(15, 15)
	for turn := range 4 {
		fmt.Print(mnk.Place(b.Turned(mnk.Square{Row: 6, Column: 8}, turn), b.Rows()), " ")
	}
	fmt.Println()
	// Output: i9 g7 i7 g9
}
