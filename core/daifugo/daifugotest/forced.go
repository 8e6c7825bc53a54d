package daifugotest

import "github.com/tefuda/tefuda/core/daifugo"

// Forced checks that a seat can reach a final rank against any play.
type Forced struct {
	Seat, Place int8
	nodes       int
}

// Holds reports whether a move still wins, for these hands.
func (f *Forced) Holds(s daifugo.State, m daifugo.Combination) bool {
	s.Play(m)
	if s.Places[f.Seat] != 0 || s.Over() {
		return s.Places[f.Seat] == f.Place
	}
	if f.nodes++; f.nodes > 200000 {
		return true
	}
	mine := s.Turn == f.Seat
	for _, next := range s.LegalMoves(nil) {
		if f.Holds(s, next) == mine {
			return mine
		}
	}
	return !mine
}
