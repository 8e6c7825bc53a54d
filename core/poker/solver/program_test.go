package solver

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// A program is a linear one, max c·z with A·z ≤ b, z ≥ 0 and b ≥ 0, by the simplex method.
// The limits are moved by some millionths, so that no two vertices are one and the method
// does not go round in circles.
type program struct {
	rows [][]float64 // A, then b
	goal []float64   // c
}

func (l *program) solve() float64 {
	m, n := len(l.rows), len(l.goal)
	tableau := make([][]float64, m+1)
	for i := range tableau {
		tableau[i] = make([]float64, n+m+1)
		if i == m {
			for j, c := range l.goal {
				tableau[i][j] = -c
			}
			break
		}
		copy(tableau[i], l.rows[i][:n])
		tableau[i][n+i], tableau[i][n+m] = 1, l.rows[i][n]+1e-8*(1+math.Sin(float64(i)))
	}
	for {
		enter := 0
		for j := range n + m {
			if tableau[m][j] < tableau[m][enter] {
				enter = j
			}
		}
		if tableau[m][enter] > -1e-9 {
			return tableau[m][n+m]
		}
		leave := -1
		for i := range m {
			if tableau[i][enter] <= 1e-9 {
				continue
			}
			if leave < 0 || tableau[i][n+m]/tableau[i][enter] < tableau[leave][n+m]/tableau[leave][enter] {
				leave = i
			}
		}
		pivot := tableau[leave][enter]
		for j := range tableau[leave] {
			tableau[leave][j] /= pivot
		}
		for i := range tableau {
			if f := tableau[i][enter]; i != leave && f != 0 {
				for j := range tableau[i] {
					tableau[i][j] -= f * tableau[leave][j]
				}
			}
		}
	}
}

// sequences are what a player can do by a hand, as a tree: Koller, Megiddo and von Stengel,
// "Fast algorithms for finding randomized strategies in game trees" (1994).
type sequences struct {
	index  map[string]int // of a sequence: hand and the player's own moves so far
	parent []int          // the sequence before, -1
	point  []int          // the decision that it is of
	points map[string]int // decisions
	before []int          // of a decision: the sequence that leads there, -1
}

func (s *sequences) decide(key, before string) int {
	if i, ok := s.points[key]; ok {
		return i
	}
	at := -1
	if before != "" {
		at = s.index[before]
	}
	s.points[key] = len(s.before)
	s.before = append(s.before, at)
	return len(s.before) - 1
}

func (s *sequences) move(key string, point int) {
	if _, ok := s.index[key]; !ok {
		s.index[key] = len(s.parent)
		s.parent = append(s.parent, s.before[point])
		s.point = append(s.point, point)
	}
}

// TestProgram: the value of a river is that of a linear programme over both players'
// sequences, whose payoffs are worked out by the rules and not by the solver.
func TestProgram(t *testing.T) {
	for _, c := range []struct {
		board, oop, ip string
		sizes          Sizes
		stack          float64
	}{
		{"Ks Th 7s 4d 2c", "AhAd,QhQd,5h3h,9h8h", "KhQs,JhJd,QcJc", Sizes{Bet: []float64{50}}, 100},
		{"Ks Th 7s 4d 2c", "AhAd,QhQd,Jh9h,9c8c,KdTd:0.5", "KhQs,JhJd,QcJc,AhKc,7h7d:0.3", Sizes{Bet: []float64{75}, Raise: []float64{60}}, 25},
		{"Ks Kh 7s 4d 2c", "AhAd,QhQd,6h5h,AcQc", "AcQs,JhJd,AhQd,3c3d", Sizes{Bet: []float64{30, 120}}, 40},
	} {
		s := spotOf(c.board, c.oop, c.ip, 10, c.stack, c.sizes)
		x := solve(t, s, .005, 60_000)
		near(t, c.board, x.value(mean, OutOfPosition), programValue(s), .006/100*s.Pot)
	}
}

// programValue is what the player out of position wins beyond half the pot.
func programValue(s *Spot) float64 {
	const shift = 60 // makes every payoff positive, so that all chances are used
	var players [2]sequences
	for p := range players {
		players[p] = sequences{index: map[string]int{}, points: map[string]int{}}
	}
	type end struct {
		ours, theirs int
		pay          float64
	}
	var ends []end
	pairs := 0.0
	board := s.Board
	for _, a := range s.Ranges[0] {
		for _, b := range s.Ranges[1] {
			if n := cards.SetOf(a.Combo[0], a.Combo[1], b.Combo[0], b.Combo[1]).Len(); n < 4 {
				continue
			}
			weight := float64(a.Weight) * float64(b.Weight) / 1e12
			pairs += weight
			v, _ := poker.Standard.Evaluate(append(append([]cards.Card{}, board...), a.Combo[:]...))
			w, _ := poker.Standard.Evaluate(append(append([]cards.Card{}, board...), b.Combo[:]...))
			names := [2]string{a.Combo[0].String() + a.Combo[1].String(), b.Combo[0].String() + b.Combo[1].String()}
			var play func(st state, line string, own [2]string)
			play = func(st state, line string, own [2]string) {
				p := st.player
				point := players[p].decide(names[p]+line, own[p])
				for _, action := range s.actions(nil, &st) {
					next, mine := st, own
					mine[p] = names[p] + line + "/" + action.String()
					players[p].move(mine[p], point)
					next.in[p] = action.Amount
					done := action.Kind == Fold || action.Kind == Call || action.Kind == Check && st.acted > 0
					if !done {
						next.acted++
						next.player = 1 - p
						if action.Kind != Check {
							next.lastRaise = action.Amount - st.in[1-p]
						}
						play(next, line+"/"+action.String(), mine)
						continue
					}
					called := min(next.in[0], next.in[1])
					share := .5
					switch {
					case action.Kind == Fold:
						share = float64(p)
					case v > w:
						share = 1
					case v < w:
						share = 0
					}
					pay := share*(s.Pot+2*called) - called - s.Pot/2
					second := mine[1]
					if second == "" {
						// Who has not acted has one sequence: nothing.
						second = names[1] + "nothing"
						players[1].move(second, players[1].decide(names[1]+"nothing", ""))
					}
					ends = append(ends, end{players[0].index[mine[0]], players[1].index[second], weight * (pay + shift)})
				}
			}
			play(state{street: River, aggressor: -1, before: -1}, "", [2]string{})
		}
	}
	us, them := &players[0], &players[1]
	n := len(us.parent)
	l := program{goal: make([]float64, n+len(them.before))}
	for i, before := range them.before {
		if before < 0 {
			l.goal[n+i] = 1
		}
	}
	for i, before := range us.before { // what is done at a decision is at most what leads there
		row := make([]float64, len(l.goal)+1)
		for k, point := range us.point {
			if point == i {
				row[k] = 1
			}
		}
		if before < 0 {
			row[len(l.goal)] = 1
		} else {
			row[before] = -1
		}
		l.rows = append(l.rows, row)
	}
	for k, point := range them.point { // no move of theirs brings less than the decision's value
		row := make([]float64, len(l.goal)+1)
		row[n+point] = 1
		for i, before := range them.before {
			if before == k {
				row[n+i] = -1
			}
		}
		for _, e := range ends {
			if e.theirs == k {
				row[e.ours] -= e.pay
			}
		}
		l.rows = append(l.rows, row)
	}
	return l.solve()/pairs - shift
}

// TestSimplex: max 3x + 5y with x ≤ 4, 2y ≤ 12, 3x + 2y ≤ 18 is 36 (Dantzig's example).
func TestSimplex(t *testing.T) {
	l := program{rows: [][]float64{{1, 0, 4}, {0, 2, 12}, {3, 2, 18}}, goal: []float64{3, 5}}
	near(t, "program", l.solve(), 36, 1e-6)
}
