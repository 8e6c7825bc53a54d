package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/dice"
)

// seedsEach is how often each position is searched.
const seedsEach = 10

// honesty prints how accurate the errors of a search are, on positions from games
// of the policy. It compares the variance of the choice's value over seeds with
// the squared error reported, and counts how often another seed changes the
// choice.
func honesty(own string, playouts int64, positions int, seed uint32) error {
	s, err := sideOf(own, playouts)
	if err != nil {
		return err
	}
	a := newArena(daifugo.UEC, s, s)
	r := rand.New(rand.NewPCG(uint64(seed), 1))
	var ratios []float64
	flips, spent := 0, int64(0)
	began := time.Now()
	for len(ratios) < positions {
		v := anyView(r)
		if ratio, n, used, ok := a.honestyAt(&v); ok {
			ratios = append(ratios, ratio)
			flips, spent = flips+n, spent+used
		}
	}
	slices.Sort(ratios)
	n := positions * seedsEach
	fmt.Printf("%s: variance over seeds %.2f times the squared error (median; quartiles %.2f %.2f), %.1f %% of choices flip, %d playouts, %.1f ms a choice\n", own,
		ratios[positions/2], ratios[positions/4], ratios[positions*3/4], 100*float64(flips)/float64(n), spent/int64(n), time.Since(began).Seconds()*1000/float64(n))
	return nil
}

// anyView returns the view of the player to move at a random point of a game of
// the policy, after an exchange.
func anyView(r *rand.Rand) daifugo.View {
	p := policy.New()
	class := [daifugo.MaxPlayers]int8{1, 2, 3, 4, 5}
	s, gifts := begin(daifugo.UEC, class, r, func(g, _ *daifugo.Gift, hands *hands) daifugo.Set {
		return p.Return(hands[g.From], hands[g.From], g.Count)
	})
	var moves []daifugo.Move
	for range r.IntN(40) {
		next := s
		m := daifugo.Move{Seat: s.Turn, Combination: p.Draw(&s.Table, s.Hands[s.Turn], r)}
		if next.Play(m.Combination); next.Over() {
			break
		}
		s, moves = next, append(moves, m)
	}
	return s.View(s.Turn, gifts, moves)
}

// honestyAt searches a position with several seeds; ok is false if there is
// nothing to search.
func (a *arena) honestyAt(v *daifugo.View) (ratio float64, flips int, spent int64, ok bool) {
	values := map[daifugo.Combination][]float64{}
	errors := map[daifugo.Combination]float64{}
	chosen := map[daifugo.Combination]int{}
	for seed := range uint32(seedsEach) {
		m := a.meter(0, &v.Counts)
		c, err := a.chooser[0].Choose(v, levels.Search, m, dice.NewRand(seed))
		if err != nil {
			panic(err)
		}
		if len(c) < 2 || c[0].Proved {
			return 0, 0, 0, false
		}
		spent += m.Progress().Done
		chosen[c[0].Move]++
		for _, k := range c {
			if k.Playouts > 0 {
				values[k.Move] = append(values[k.Move], k.Value)
				errors[k.Move] += k.Error * k.Error
			}
		}
	}
	var most daifugo.Combination
	for combination, n := range chosen {
		if n > chosen[most] || n == chosen[most] && combination.Cards < most.Cards {
			most = combination
		}
	}
	return variance(values[most]) / (errors[most] / float64(len(values[most]))), seedsEach - chosen[most], spent, true
}

func variance(x []float64) float64 {
	mean, sum := 0.0, 0.0
	for _, v := range x {
		mean += v / float64(len(x))
	}
	for _, v := range x {
		sum += (v - mean) * (v - mean)
	}
	return sum / float64(len(x)-1)
}
