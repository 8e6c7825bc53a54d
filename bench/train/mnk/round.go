//go:build unix

package main

import (
	"fmt"
	"os"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk/five"
)

// A round is the result of one round of learning.
type round struct {
	held          int     // number of positions that were not learned from
	before, after float64 // log loss of values of these, by the weights that played and by the new ones
	games         []record
}

// measure compares the new weights of a round with those before it: by
// positions that it has not learned from, and by games between both.
func (l *lesson) measure(s *school, w *five.Weights, held []sample) round {
	r := round{held: len(held)}
	r.before, _, _ = taught(s.weights).losses(held)
	r.after, _, _ = taught(w).losses(held)
	c := comparison{games: l.matches, size: schoolSizes[0], nodes: s.nodes, rule: s.rule}
	c.school = &school{Rand: dice.NewRand(uint32(l.seed)), nodes: s.nodes, rule: s.rule}
	c.school.teach(w)
	c.other.Memory = taughtBy(s.weights, c.other.Memory)
	r.games = c.each(0)
	fmt.Fprintln(os.Stderr, r.String())
	return r
}

// String describes a round for the header of the weights' file.
func (r *round) String() string {
	out := fmt.Sprintf("log loss of values %.4f before, %.4f after (%d positions)", r.before, r.after, r.held)
	if len(r.games) > 0 {
		out += "; against those before " + standing(r.games)
	}
	return out
}

// taught returns a pupil with given weights. It is the inverse of
// pupil.weights, except for rounding.
func taught(w *five.Weights) *pupil {
	p := newPupil(0)
	models := p.models()
	p.turn = float64(w.Turn) / unit
	for i, m := range models {
		for k := range m.singles[0] {
			m.singles[0][k] = float64(w.Shapes[i][k]) / scales[i]
		}
	}
	data := w.Kinds
	for n := range combinations {
		for i, m := range models {
			var x int16
			x, data = readWeight(data)
			m.weight[n] = float64(x) / scales[i]
		}
	}
	return p
}

// readWeight takes a zigzag varint from data.
func readWeight(data string) (x int16, rest string) {
	u, shift := uint16(0), 0
	for ; data[0] >= 0x80; data = data[1:] {
		u |= uint16(data[0]&0x7f) << shift
		shift += 7
	}
	u |= uint16(data[0]) << shift
	return int16(u>>1) ^ -int16(u&1), data[1:]
}
