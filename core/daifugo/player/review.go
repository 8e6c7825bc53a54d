package player

import (
	"math"
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/search"
)

// A Decision is a move that was made where there was a choice, beside the one that
// the chooser prefers.
type Decision struct {
	At           int // index of the move
	Seat         int8
	Played, Best Candidate
	// Loss is the value that the move cost, 0 where it cannot be told from the best
	// one: where it is less than twice its standard error, Error.
	Loss, Error float64
}

// Grades are the names of how well a player decided, from the best.
var Grades = [...]names.Name{
	{Key: "a", En: "Masterly", Ja: "名人級"},
	{Key: "b", En: "Strong", Ja: "上級"},
	{Key: "c", En: "Fair", Ja: "中級"},
	{Key: "d", En: "Weak", Ja: "初級"},
	{Key: "e", En: "Careless", Ja: "入門"},
}

// gradeLoss is the mean loss a decision, in points, up to which each grade but the last
// goes.
var gradeLoss = [len(Grades) - 1]float64{.02, .06, .12, .25}

// GradeOf returns the index in Grades of a mean loss a decision, in points.
func GradeOf(loss float64) int {
	for i, most := range gradeLoss {
		if loss <= most {
			return i
		}
	}
	return len(gradeLoss)
}

// A Game is one to review: its first position, and what happened since.
type Game struct {
	First daifugo.State
	Gifts []daifugo.Gift // of the exchange
	Moves []daifugo.Move // since the first lead, all legal
}

// Review judges the decisions of a seat, or with daifugo.Onlooker of all seats, each as its player saw
// the game, by a level; visit gets them in order. meter makes the meter of each. The
// error is a *fault.Fault.
func (c *Chooser) Review(g *Game, seat int8, level levels.Level, meter func() *search.Meter, r *rand.Rand, visit func(*Decision)) error {
	s := g.First
	for i, m := range g.Moves {
		if v := s.View(s.Turn, g.Gifts, g.Moves[:i]); (seat == daifugo.Onlooker || seat == m.Seat) && len(v.LegalMoves(nil)) > 1 {
			d, err := c.judge(&v, m.Role, level, meter, r)
			if err != nil {
				return err
			}
			d.At, d.Seat = i, m.Seat
			visit(&d)
		}
		if _, err := s.Apply(m.Role); err != nil {
			return err
		}
	}
	return nil
}

// judge compares a move that was made with the choice. Beside a proved win no other move
// is searched: what such a one is worth, a search without proofs says.
func (c *Chooser) judge(v *daifugo.View, made daifugo.Role, level levels.Level, meter func() *search.Meter, r *rand.Rand) (d Decision, err error) {
	candidates, err := c.Choose(v, level, meter(), r)
	if err != nil {
		return d, err
	}
	d = Decision{Best: candidates[0], Played: candidateOf(candidates, made)}
	if d.Best.Proved && !d.Played.Proved && d.Played.Playouts == 0 {
		without := c.Without
		c.Without |= levels.Proofs
		candidates, err = c.Choose(v, level, meter(), r)
		c.Without = without
		d.Played = candidateOf(candidates, made)
	}
	d.weigh()
	return d, err
}

// candidateOf returns the candidate of a move.
func candidateOf(candidates []Candidate, made daifugo.Role) Candidate {
	for i := range candidates {
		if candidates[i].Move.String() == made.String() {
			return candidates[i]
		}
	}
	return Candidate{Move: made}
}

// weigh works out what the move cost.
func (d *Decision) weigh() {
	d.Error = math.Sqrt(float64(d.Best.Error*d.Best.Error) + float64(d.Played.Error*d.Played.Error))
	if loss := d.Best.Value - d.Played.Value; d.Best.Move != d.Played.Move && loss > 2*d.Error {
		d.Loss = loss
	}
}
