package solver

import (
	"testing"
	"time"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/holdem"
)

var table = poker.Standard.Table7()

func spotOf(board, oop, ip string, pot, stack float64, sizes Sizes) *Spot {
	s := &Spot{Pot: pot, Stack: stack, AllIn: UsualAllIn}
	var err error
	if s.Board, err = cards.ParseHand(nil, board); err != nil {
		panic(err)
	}
	for p, text := range []string{oop, ip} {
		if s.Ranges[p], err = holdem.ParseRange(text, 0); err != nil {
			panic(err)
		}
	}
	for street := range s.Sizes {
		s.Sizes[street] = [2]Sizes{sizes, sizes}
	}
	return s
}

func solved(t *testing.T, s *Spot, target float64, most int) *Solver {
	t.Helper()
	x, err := New(table, s, MostBytes)
	if err != nil {
		t.Fatal(err)
	}
	for x.Iterations() < most && x.Exploitability() > target {
		x.Run(10)
	}
	return x
}

func TestSpeed(t *testing.T) {
	for _, board := range []string{"Ks Th 7s 4d 2s", "Ks Th 7s 2s"} {
		s := spotOf(board, "random", "random", 10, 50, Sizes{Bet: []float64{33, 75, 150}, Raise: []float64{100}})
		if len(s.Board) == 4 {
			s.Ranges[0], _ = holdem.ParseRange("22+,A2s+,K7s+,Q8s+,J8s+,T8s+,97s+,86s+,75s+,65s,54s,A8o+,KTo+,QTo+,JTo", 0)
			s.Ranges[1] = s.Ranges[0]
		}
		start := time.Now()
		x, err := New(table, s, MostBytes)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%+v %v", x.Size(), time.Since(start))
		for x.Iterations() < 300 {
			x.Run(20)
			e := x.Exploitability()
			t.Log(x.Iterations(), e, time.Since(start), x.value(mean, 0))
			if e < .3 {
				break
			}
		}
	}
}
