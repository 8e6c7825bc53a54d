//go:build unix

package main

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/mnk/player"
	"github.com/tefuda/tefuda/core/search"
)

// A sample is a position of self-play, described by the combinations of its
// empty squares.
type sample struct {
	Mine, Yours []uint16 // for the side to move and for the other, of squares with a shape for either
	Chosen      int      // index of the square that was played, -1 where it should not be learned
	Score       float64  // the score of the search as a chance, -1 where it should not be used
	Result      float64  // of the game, for the side to move: 1 is a win
	Mover       mnk.Stone
}

// A school plays games against itself.
type school struct {
	*rand.Rand
	nodes   int64
	rule    mnk.Rule
	table   player.Table
	large   five.Memory
	weights *five.Weights // of both table and large
}

// teach sets the weights that the school plays with.
func (s *school) teach(w *five.Weights) {
	s.weights = w
	s.table.Memory = taughtBy(w, s.table.Memory)
	s.large = taughtBy(w, s.large)
}

// taughtBy returns a memory with the positions of m and other weights.
func taughtBy(w *five.Weights, m five.Memory) five.Memory {
	return five.Memory{Table: m.Table, Weights: w}
}

// schoolSizes are the sizes of the boards that games are played on, in turn.
// The constants say how games begin and end.
var schoolSizes = [...]int{15, 20, 15, 17}

const (
	startSide   = 7
	startLeast  = 2
	startMost   = 7
	strayMoves  = 16 // stones up to which a move may be other than the best
	strayChance = 12 // one move in so many is
	startEven   = 80
	startSlack  = 4
	mostStones  = 120
)

// game plays a game and returns its positions.
func (s *school) game(number int) (all []sample) {
	p := s.start(schoolSizes[number%len(schoolSizes)])
	result := 0.5 // for black
	for stones := 0; !p.Over() && stones < mostStones; stones++ {
		moves := s.search(&p, s.nodes)
		best := &moves[0]
		if one, ok := s.sample(&p, best); ok {
			all = append(all, one)
		}
		if v := best.Value; v.Proved && v.Outcome != mnk.Draw { // the moves after a proof teach nothing
			result = 0
			if (v.Outcome == mnk.Win) == (p.Turn == mnk.Black) {
				result = 1
			}
			break
		}
		if stones < strayMoves && s.IntN(strayChance) == 0 && best.Value.Outcome == mnk.Open {
			best = &moves[s.IntN(min(6, len(moves)))]
		}
		if err := p.Play(best.Square); err != nil {
			panic(err)
		}
	}
	for i := range all {
		if all[i].Result = result; all[i].Mover == mnk.White {
			all[i].Result = 1 - result
		}
	}
	return all
}

// search returns the moves of a position, the best first, and none where the
// game is over.
func (s *school) search(p *mnk.Position, nodes int64) []player.Candidate {
	c, err := player.NewChooser(p, player.Options{}, &s.table)
	if err != nil {
		return nil
	}
	return c.Choose(search.Start(search.Budget{Iterations: nodes}, 0, noClock, nil), 0)
}

func noClock() int64 { return 0 }

// start returns an opening that is not decided. The longer it looks for one,
// the less even the opening may be, because weights that know little call few
// openings even.
func (s *school) start(size int) mnk.Position {
	for even := int32(startEven); ; even += startSlack {
		p, err := mnk.Game{Columns: size, Rows: size, K: 5, Rule: s.rule}.Start()
		if err != nil {
			panic(err)
		}
		from := (size - startSide) / 2
		for n := startLeast + s.IntN(startMost-startLeast+1); n > 0; {
			if p.Play(mnk.Square{Row: from + s.IntN(startSide), Column: from + s.IntN(startSide)}) == nil {
				n--
			}
		}
		moves := s.search(&p, 500)
		if len(moves) == 0 {
			continue
		}
		if v := moves[0].Value; v.Outcome == mnk.Open && max(v.Score, -v.Score) < even {
			return p
		}
	}
}

// sample describes a position that was searched. ok is false if its end is so
// near that the search needs no evaluation.
func (s *school) sample(p *mnk.Position, best *player.Candidate) (one sample, ok bool) {
	f := s.position(p)
	if !calm(f, int(p.Turn-mnk.Black)) {
		return one, false
	}
	one.Mover, one.Chosen, one.Score = p.Turn, -1, -1
	switch best.Value.Outcome {
	case mnk.Open:
		one.Score = chance(float64(best.Value.Score))
	case mnk.Win:
		one.Score = 1
	case mnk.Loss:
		one.Score = 0
	}
	me := int(p.Turn - mnk.Black)
	for n := range int16(p.Game.Columns * p.Game.Rows) {
		mine, yours := f.Shapes(me, n), f.Shapes(1-me, n)
		if mine|yours == 0 {
			continue
		}
		if int(n) == best.Square.Row*p.Game.Columns+best.Square.Column {
			one.Chosen = len(one.Mine)
		}
		one.Mine, one.Yours = append(one.Mine, combination(mine)), append(one.Yours, combination(yours))
	}
	return one, true
}

// calm reports whether the value of a position needs an evaluation: no row can
// be completed, and the side to move has no double four.
func calm(f *five.Search, me int) bool {
	mine, _ := f.Rows(me)
	yours, _ := f.Rows(1 - me)
	return mine+yours == 0 && !f.Doubles(me)
}

// position returns a position in the form of package five.
func (s *school) position(p *mnk.Position) *five.Search {
	f := five.New(five.Rule(p.Game.Rule), p.Game.Columns, p.Game.Rows, &s.large)
	for n := range p.Game.Columns * p.Game.Rows {
		if stone := p.Board.At(n/p.Game.Columns, n%p.Game.Columns); stone != mnk.Empty {
			f.Put(int16(n), uint8(stone-mnk.Black))
		}
	}
	f.Turn(uint8(p.Turn - mnk.Black))
	return f
}
