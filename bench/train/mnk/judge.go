//go:build unix

package main

import (
	"math"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/search"
)

// A judge proves wins by threats in one position.
type judge struct {
	*five.Solver
	nodes    int64   // for each question
	refuters []int16 // replies that stopped an earlier move, the last one first
}

// deepest is the most threes of a win.
const deepest = 60

// judge returns the judge of a position.
func (s *school) judge(p *mnk.Position, nodes int64) *judge {
	s.large.Renew()
	f := s.position(p)
	f.Begin(search.Start(search.Budget{}, 0, noClock, nil))
	return &judge{Solver: &five.Solver{Search: f, Until: math.MaxInt64}, nodes: nodes}
}

// wins returns how many threes a win of the side to move needs, -1 if none was
// found. Without threes it looks for wins by fours alone. sure is false if the
// search ended undecided.
func (j *judge) wins(threes bool) (depth int, sure bool) {
	j.Threes, j.Until = threes, j.Nodes+j.nodes
	depth, _ = j.Least(deepest)
	return depth, !j.Undecided
}

// threatens is wins for the side that is not to move.
func (j *judge) threatens(threes bool) (depth int, sure bool) {
	j.Swing()
	depth, sure = j.wins(threes)
	j.Swing()
	return depth, sure
}

// winning returns the moves after which the side to move wins against every
// reply, by fours and threes. It stops after more than mostAnswers. A move that is
// no threat gets a tenth of the nodes.
func (j *judge) winning(p *mnk.Position) (all []mnk.Square) {
	for square := int16(0); int(square) < p.Game.Columns*p.Game.Rows && len(all) <= mostAnswers; square++ {
		if j.free(square) && j.winsBy(p, square) {
			all = append(all, squareOf(p, square))
		}
	}
	return all
}

// winsBy reports whether the side to move wins by a move against every reply.
func (j *judge) winsBy(p *mnk.Position, square int16) bool {
	j.Make(square)
	defer j.Unmake(square)
	if j.Won() {
		return true
	}
	me := int(p.Turn - mnk.Black)
	if rows, _ := j.Rows(me); rows == 0 && !j.Doubles(me) {
		all := j.nodes
		j.nodes /= 10
		defer func() { j.nodes = all }()
	}
	return !j.refuted(p)
}

// solves reports whether a move solves a puzzle of a kind.
func (j *judge) solves(p *mnk.Position, kind string, at mnk.Square) bool {
	square := int16(at.Row*p.Game.Columns + at.Column)
	if kind == defence {
		return j.stops(square)
	}
	return j.free(square) && j.winsBy(p, square)
}

// refuted reports whether the side to move has a reply after which the other is
// not proved to win.
func (j *judge) refuted(p *mnk.Position) bool {
	for i, square := range j.refuters {
		if j.free(square) && j.stops(square) {
			copy(j.refuters[1:i+1], j.refuters[:i])
			j.refuters[0] = square
			return true
		}
	}
	if depth, _ := j.threatens(true); depth < 0 {
		return true
	}
	for square := range int16(p.Game.Columns * p.Game.Rows) {
		if j.free(square) && j.stops(square) {
			j.refuters = append([]int16{square}, j.refuters...)
			return true
		}
	}
	return false
}

// stops reports whether the other side is not proved to win after a move.
func (j *judge) stops(square int16) bool {
	j.Make(square)
	won, depth := j.Won(), -1
	if !won {
		depth, _ = j.wins(true)
	}
	j.Unmake(square)
	return depth < 0
}

// holding returns the moves after which the other side is not proved to win by
// threats. It stops after more than mostAnswers.
func (j *judge) holding(p *mnk.Position) (all []mnk.Square) {
	for square := int16(0); int(square) < p.Game.Columns*p.Game.Rows && len(all) <= mostAnswers; square++ {
		if j.free(square) && j.stops(square) {
			all = append(all, squareOf(p, square))
		}
	}
	return all
}

// free reports whether the side to move may play a square where a row is still
// possible. Any other move has the effect of a pass.
func (j *judge) free(square int16) bool {
	return j.Shapes(0, square)|j.Shapes(1, square) != 0 && j.Allowed(square)
}

func squareOf(p *mnk.Position, square int16) mnk.Square {
	return mnk.Square{Row: int(square) / p.Game.Columns, Column: int(square) % p.Game.Columns}
}
