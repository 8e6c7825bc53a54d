package player

import (
	"cmp"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
)

// TestKeep: a layer of a beam holds the first nodes by what they leave over, those that came first before their equals, and
// each hash once. It says of each node whether it was taken.
func TestKeep(t *testing.T) {
	dice := dice.New(11)
	for game := range 50 {
		width := 1 + game%7
		layer, want := make([]beamNode, 0, width), []beamNode(nil)
		for i := range int32(20) {
			n := beamNode{at: i, rest: uint8(dice.Under(6)), hash: uint64(dice.Under(30))}
			taken := !slices.ContainsFunc(want, func(m beamNode) bool { return m.hash == n.hash })
			if taken {
				all := append(slices.Clone(want), n)
				slices.SortStableFunc(all, func(a, b beamNode) int { return cmp.Compare(a.rest, b.rest) })
				all = all[:min(width, len(all))]
				taken = slices.ContainsFunc(all, func(m beamNode) bool { return m.at == i })
				want = all
			}
			if got := keep(&layer, &n, width); got != taken || !slices.Equal(layer, want) {
				t.Fatalf("game %d, node %d: %v, want %v", game, i, got, taken)
			}
		}
	}
}

// TestOrderOfArms: the best is that of the exact chances, else what is not lost comes before what is, a sure move before
// all others, what is still tried before what was given up, and the longer tried first.
func TestOrderOfArms(t *testing.T) {
	arms := func(all ...arm) *Chooser {
		c := &Chooser{arms: all, sure: -1}
		for i := range c.arms {
			c.arms[i].like, c.arms[i].move = i, calculation.Move{Kind: calculation.Draw, Rank: calculation.Rank(i)} // the rank tells them apart
		}
		return c
	}
	for _, c := range []struct {
		name string
		of   *Chooser
		sure int
		in   []int
		want []int
	}{
		{"by reward", arms(arm{playouts: 9, reward: 1}, arm{playouts: 9, reward: 3}, arm{playouts: 9, reward: 2}), -1, []int{0, 1, 2}, []int{1, 2, 0}},
		{"equals stay", arms(arm{playouts: 9, reward: 1}, arm{playouts: 9, reward: 1}), -1, []int{0, 1}, []int{0, 1}},
		{"longer tried", arms(arm{playouts: 1, reward: 9}, arm{playouts: 3, reward: 1}, arm{playouts: 2, reward: 5}), -1, nil, []int{1, 2, 0}},
		{"given up last", arms(arm{playouts: 9, reward: 9}, arm{playouts: 9, reward: 5}, arm{playouts: 9, reward: 1}), -1, []int{2}, []int{2, 0, 1}},
		{"sure", arms(arm{playouts: 9, reward: 9}, arm{playouts: 1}), 1, []int{0}, []int{1, 0}},
		{"lost", arms(arm{playouts: 9, reward: 9, lost: true}, arm{playouts: 1}), 0, []int{0}, []int{1, 0}},
	} {
		c.of.sure, c.of.course.In = c.sure, c.in
		var got []int
		for _, candidate := range c.of.Candidates() {
			got = append(got, int(candidate.Move.Rank))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// TestExhaustedNodes: a search with a limit of n positions visits fewer than n.
// It is complete if these are all there are, and reports so.
func TestExhaustedNodes(t *testing.T) {
	dice := dice.New(5)
	for _, s := range someStates(t, 3, 3, 5, func(s *calculation.State) bool { return s.Left() <= 4 && s.Rest() > s.Left()+4 })[:10] {
		s.Shuffle(&dice)
		all := solver{meter: unbounded()}
		won := all.exhaust(&s, someNodes)
		if !won && !all.complete {
			continue
		}
		for _, nodes := range []int64{all.nodes, all.nodes + 1} {
			v := solver{meter: unbounded()}
			enough := nodes > all.nodes
			if got := v.exhaust(&s, nodes); got != (won && enough) || v.complete != (!won && enough) || v.nodes != min(nodes-1, all.nodes) {
				t.Errorf("%+v: %d nodes of %d: %v, complete %v, %d looked at", s.Position(), nodes, all.nodes, got, v.complete, v.nodes)
			}
		}
	}
}

// TestGoOn: what a search that was cut short has found lost is lost, and how much it saves the next one is recorded.
func TestGoOn(t *testing.T) {
	nodes, won := int64(0), 0
	for _, s := range endings(t, 6)[:12] {
		wins := make(brute).wins(&s)
		for limit := int64(2); limit < 60; limit += 3 {
			v := solver{meter: unbounded(), lost: make([]uint64, lostSize)}
			if v.exhaust(&s, limit) || v.complete {
				break
			}
			if got := v.exhaust(&s, 1_000_000); got != wins || v.complete == got {
				t.Errorf("%+v: %v after %d nodes, complete %v, want %v", s.Position(), got, limit, v.complete, wins)
			}
			if nodes += v.nodes; wins {
				won++
			}
		}
	}
	if nodes != 14060 || won == 0 {
		t.Errorf("%d nodes, won %d times", nodes, won)
	}
}
