package solver_test

import (
	"fmt"
	"math"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/core/poker/solver"
)

// A bet of the pot with the best hand or nothing: nothing bets half as often, and half is
// called.
func ExampleNew() {
	best, _ := holdem.ParseRange("AhAd, QhJh", 0)
	king, _ := holdem.ParseRange("KhKs", 0)
	board, _ := cards.ParseHand(nil, "As Kd 7h 4c 2s")
	spot := &solver.Spot{Board: board, Ranges: [2]holdem.Range{best, king}, Pot: 10, Stack: 10, AllIn: solver.AllIn{Add: 100}}
	spot.Sizes[solver.River] = [2]solver.Sizes{{Bet: []float64{100}}}
	size, _ := solver.Measure(spot)
	s, err := solver.New(poker.Standard.Table7(), spot, size.Bytes)
	if err != nil {
		fmt.Println(err)
		return
	}
	for s.Run(100); s.Exploitability() > 0.01 && s.Iterations() < 10_000; {
		s.Run(100)
	}
	var a solver.Answer
	for _, line := range []string{"", "all-in"} {
		if err := s.At(line, &a); err != nil {
			fmt.Println(err)
			return
		}
		for _, h := range a.Hands[a.Player] {
			fmt.Print(h.Combo, " of ", h.Weight, ":")
			for i, share := range h.Strategy {
				fmt.Printf(" %v %.1f", a.Actions[i], share)
			}
			fmt.Printf(", worth %.1f\n", math.Abs(h.Value))
		}
	}
	// A decision may be given: then the other player answers it.
	spot.Locks = []solver.Lock{{At: "", Moves: []solver.LockedMove{{Move: "all-in", Share: 1}}}}
	s, _ = solver.New(poker.Standard.Table7(), spot, solver.MostBytes)
	s.Run(200)
	s.At("all-in", &a)
	fmt.Printf("%s: %s %.0f %%\n", solver.Kinds[a.Kind].En, a.Actions[1], 100*a.Shares[1])
	// Output:
	// [Jh Qh] of 1: check 0.5 all-in 0.5, worth 0.0
	// [Ah Ad] of 1: check 0.0 all-in 1.0, worth 15.0
	// [Ks Kh] of 1: fold 0.5 call 0.5, worth 0.0
	// Decision: call 100 %
}
