package blueprint_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

// A river solved for equal ranges: the strongest hand bets, one in the middle checks.
func ExampleSolver() {
	var ranges [2]blueprint.Row
	for i := range ranges[0] {
		ranges[0][i], ranges[1][i] = 1, 1
	}
	betting := blueprint.Betting{Stack: 1000, Cap: 1, Parts: [][3]int32{{100}}}
	nodes, at := betting.River(200, nil)
	s := blueprint.NewSolver(nodes, &ranges)
	for range 500 {
		s.Sweep()
	}
	for _, class := range []int{0, blueprint.Classes / 2, blueprint.Classes - 1} {
		var chances [blueprint.MaxActions]float64
		fmt.Printf("%.1f\n", s.Chances(at, class, &chances))
	}
	fmt.Println(len(nodes), nodes[at].Player, nodes[at].Facing())
	// Output:
	// [0.4 0.5 0.1]
	// [1.0 0.0 0.0]
	// [0.6 0.0 0.4]
	// 15 1 false
}

// Every hand of two cards at once, as it stands on a board.
func ExampleLook() {
	look := blueprint.Look{Seven: poker.Standard.Table7()}
	board, _ := cards.ParseHand(nil, "Qs 7s 2d 7h Kd")
	look.Rank(board)
	aces, _ := cards.ParseHand(nil, "As Ah")
	queens, _ := cards.ParseHand(nil, "Qc Qd")
	a, q := blueprint.Index(aces[0], aces[1]), blueprint.Index(queens[0], queens[1])
	fmt.Println(look.Strengths[a] < look.Strengths[q], blueprint.Class(aces[0], aces[1]) == blueprint.Class(aces[1], aces[0]))
	// Output: true true
}

// Which games a file of strategies is for, and what it is not.
func ExampleOpen() {
	_, err := blueprint.Open(blueprint.Write("nothing learnt", make([][]byte, len(blueprint.Games)), blueprint.Equities{}))
	fmt.Println(err)
	_, err = blueprint.Open([]byte("another file"))
	fmt.Println(err)
	setup := &game.Setup{Seats: 2, Blinds: [9]int64{1, 2}, Stacks: [9]int64{40, 40}}
	setup.MinBet = 2
	fmt.Println(blueprint.Covers(setup))
	for _, b := range blueprint.Games {
		fmt.Print(len(b.Tree()), " ")
	}
	fmt.Println("nodes")
	// Output:
	// <nil>
	// tables must be a file of strategies
	// true
	// 16584 3266 15858 nodes
}

// What each player may hold, and how the strategy would play the hand from here.
func ExampleBook_Follow() {
	var rows [][]byte
	for range blueprint.Games {
		rows = append(rows, make([]byte, 1<<20)) // nothing but the last action, all chips
	}
	book, _ := blueprint.Open(blueprint.Write("by nobody", rows, blueprint.Equities{}))
	setup := &game.Setup{Seats: 2, Blinds: [9]int64{1, 2}, Stacks: [9]int64{40, 40}}
	setup.MinBet = 2
	h, _ := game.Start(setup, 1)
	v, _ := h.View(0)
	l := book.Follow(v, poker.Standard.Table7())
	own := blueprint.Index(v.Hole[0], v.Hole[1])
	var chances [blueprint.MaxActions]float64
	fmt.Println(l.Weights[0][own], l.Weights[1][own], l.Chances(l.Node, int32(l.Buckets()[own]), &chances))
	// Output: 1 0 [0 0 0 0 1]
}
