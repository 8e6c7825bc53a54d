package player

import (
	"math"
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/search"
)

// A Decision is a move that was made where there was a choice, with the chooser's
// preferred move.
type Decision struct {
	At           int // index of the move; the returns of the exchange count first, then Game.Moves
	Seat         int8
	Played, Best Candidate
	// Loss is how many points the move cost. It is 0 if the difference from the
	// best move is at most twice its standard error, Error.
	Loss, Error float64
}

// Grades are the names of the grades of a player's decisions, from the best.
var Grades = [...]names.Name{
	{Key: "a", En: "Masterly", Ja: "名人級"},
	{Key: "b", En: "Strong", Ja: "上級"},
	{Key: "c", En: "Fair", Ja: "中級"},
	{Key: "d", En: "Weak", Ja: "初級"},
	{Key: "e", En: "Careless", Ja: "入門"},
}

// gradeLoss is the highest mean loss per decision, in points, of each grade
// except the last.
var gradeLoss = [len(Grades) - 1]float64{.02, .06, .12, .25}

// GradeOf returns the index in Grades of a mean loss per decision, in points.
func GradeOf(loss float64) int {
	for i, most := range &gradeLoss {
		if loss <= most {
			return i
		}
	}
	return len(gradeLoss)
}

// A Game is a game to review: its first position and what happened since.
type Game struct {
	First daifugo.State
	Gifts []daifugo.Gift // from the exchange
	Moves []daifugo.Move // since the first lead, all legal
}

// Review judges the decisions of a seat, or of all seats with daifugo.Onlooker.
// Each is judged at a level, from what its player could see. Cards given back in
// the exchange are decisions too, if the gifts name the cards and the level values
// returns in the unit of moves. visit gets the decisions in order, and meter makes
// a new meter for each. The error is a *fault.Fault.
func (c *Chooser) Review(g *Game, seat int8, level levels.Level, meter func() *search.Meter, r *rand.Rand, visit func(*Decision)) error {
	returns := len(g.Gifts) / 2
	for i := range returns {
		given := &g.Gifts[returns+i]
		if given.Cards == 0 || seat != daifugo.Onlooker && seat != given.From || level.Unit(true) != level.Unit(false) {
			continue
		}
		d, err := c.judgeReturn(g, i, level, meter(), r)
		if err != nil {
			return err
		}
		if d != nil {
			visit(d)
		}
	}
	var s daifugo.State
	s.Copy(&g.First)
	for i, m := range g.Moves {
		if v := s.View(s.Turn, g.Gifts, g.Moves[:i]); (seat == daifugo.Onlooker || seat == m.Seat) && len(v.LegalMoves(nil)) > 1 {
			d := &Decision{At: returns + i, Seat: m.Seat}
			if err := c.judge(d, &v, m.Combination, level, meter, r); err != nil {
				return err
			}
			visit(d)
		}
		if _, err := s.Apply(m.Combination); err != nil {
			return err
		}
	}
	return nil
}

// judgeReturn compares the i-th return with the level's choice. It returns nil
// if only one return was possible.
//
//go:noinline
func (c *Chooser) judgeReturn(g *Game, i int, level levels.Level, m *search.Meter, r *rand.Rand) (*Decision, error) {
	var v ReturnView
	if err := g.beforeReturn(i, &v); err != nil {
		return nil, err
	}
	given := g.Gifts[len(g.Gifts)/2+i].Combination()
	made := given.String()
	c.judged = made
	candidates, err := c.ChooseReturn(&v, level, m, r)
	if c.judged = ""; len(candidates) < 2 {
		return nil, err
	}
	d := &Decision{At: i, Seat: v.Seat}
	d.compare(candidates, made)
	d.measure()
	return d, nil
}

// beforeReturn sets v to what the giver of the i-th return knew before it.
//
//go:noinline
func (g *Game) beforeReturn(i int, v *ReturnView) error {
	var s daifugo.State
	s.Copy(&g.First)
	copy(v.Class[:], g.First.Class[:])
	copy(v.Counts[:], g.First.Counts[:])
	v.Rules = g.First.Rules
	i += len(g.Gifts) / 2
	for j := len(g.Gifts) - 1; j >= i; j-- {
		back := &g.Gifts[j]
		cards := daifugo.Pile{Cards: back.Cards.WithJokersOf(s.Hands[back.To]), Twins: back.Twins}
		if !s.Pile(back.To).Has(cards) {
			return daifugo.Refuse("gifts", j, "has cards that its receiver has not")
		}
		s.Change(back.To, back.From, cards)
		v.Counts[back.To] -= int8(cards.Len())
		v.Counts[back.From] += int8(cards.Len())
	}
	back := &g.Gifts[i]
	v.Seat, v.To, v.Count, v.Hand, v.Twins = back.From, back.To, back.Count, s.Hands[back.From], s.Twins[back.From]
	v.Got, v.GotTwins = g.Gifts[i-len(g.Gifts)/2].Cards.WithJokersOf(v.Hand), g.Gifts[i-len(g.Gifts)/2].Twins
	return nil
}

// judge compares the move that was made with the level's choice. After a proved
// win the search tries no other move, so a second search without proofs values
// the move made.
//
//go:noinline
func (c *Chooser) judge(d *Decision, v *daifugo.View, made daifugo.Combination, level levels.Level, meter func() *search.Meter, r *rand.Rand) error {
	c.judged = made.String()
	candidates, err := c.Choose(v, level, meter(), r)
	if err == nil {
		d.compare(candidates, c.judged)
	}
	if err == nil && d.Best.Proved && !d.Played.Proved && d.Played.Playouts == 0 {
		without := c.Without
		c.Without |= levels.Proofs
		candidates, err = c.Choose(v, level, meter(), r)
		c.Without = without
		best := d.Best
		d.compare(candidates, c.judged)
		d.Best = best
	}
	c.judged = ""
	d.measure()
	return err
}

// compare sets Best to the first candidate and Played to the one whose text is
// played.
//
//go:noinline
func (d *Decision) compare(candidates []Candidate, played string) {
	d.Best = candidates[0]
	for i := range candidates {
		if k := &candidates[i]; k.Move.String() == played {
			d.Played = *k
			return
		}
	}
}

// measure sets Error and Loss. Both moves were played on the same deals, unless one of them is
// proved.
func (d *Decision) measure() {
	if d.Error = d.Best.apart; d.Error == 0 {
		d.Error = math.Sqrt(float64(d.Best.Error*d.Best.Error) + float64(d.Played.Error*d.Played.Error))
	}
	if loss := d.Best.Value - d.Played.Value; d.Best.Move != d.Played.Move && loss > 2*d.Error {
		d.Loss = loss
	}
}
