package player

import (
	"math"
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/article"
	"github.com/tefuda/tefuda/core/daifugo/belief"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/daifugo/prove"
	"github.com/tefuda/tefuda/core/search"
)

// A Chooser chooses moves, and cards to give back, at every level and gives
// reasons. It reads only the view that it is given, and answers do not depend on
// earlier calls. It reuses its buffers, so it serves one call at a time.
type Chooser struct {
	Article article.Player // how levels.Article plays
	Without levels.Parts   // parts to leave out

	simple     levels.Player
	complete   article.CompletePlayer
	policy     *policy.Policy
	eval       article.Evaluation
	left       article.Evaluation
	candidates []Candidate
	gifts      []giving
	judged     string // the move that a review judges and the search must keep; "" outside a review
	sampler    belief.Sampler
	course     search.Race
	arms       []*Candidate // the candidates in the race
	points     []float64
	kinds      [daifugo.MaxPlayers]belief.Kind // of the players, by seat, in the playouts of a deal
	dealt      daifugo.State                   // the game of a deal, with all hands
	game       daifugo.State                   // the game that a playout plays
	proofs     prove.Finisher                  // for the move to make
	ending     prove.Finisher                  // for moves in playouts
	most       int64                           // playouts that the level may still take
	shadow     daifugo.View                    // the view by which moves are valued; with two decks it is converted to one
	deals      int64
}

// NewChooser returns a chooser.
//
//go:noinline
func NewChooser() *Chooser {
	p := policy.New()
	return &Chooser{policy: p, sampler: belief.Sampler{Policy: policy.New()}, simple: levels.Player{Policy: p}}
}

// Choose returns the legal moves of a view: the choice first, the others by
// falling value. It must be the viewer's turn.
//
// The meter limits the playouts of levels.Search; an empty budget sets no limit.
// levels.Ahead takes at most AheadPlayouts as well, and the other levels ignore
// the meter. Of those other levels only levels.Random uses r. The slice belongs
// to the chooser and is valid until its next call. The error is a *fault.Fault.
func (c *Chooser) Choose(v *daifugo.View, level levels.Level, m *search.Meter, r *rand.Rand) ([]Candidate, error) {
	switch {
	case int(level) >= len(levels.Names):
		return nil, daifugo.Refuse("level", daifugo.Whole, "is missing")
	case v.Over():
		return nil, daifugo.Refuse("places", daifugo.Whole, "leave nobody to move")
	case v.Turn != v.Seat:
		return nil, daifugo.Refuse("turn", daifugo.Whole, "is another player's")
	}
	if err := belief.CheckHistory(v); err != nil {
		return nil, err
	}
	c.list(v, level)
	switch c.deals = 0; level {
	case levels.Search:
		c.most = math.MaxInt64
		c.search(v, prove.AllNodes, prove.EndgameNodes, m, r)
	case levels.Ahead:
		c.most = AheadPlayouts
		c.search(v, prove.FewNodes, prove.FewNodes, m, r)
	default:
		c.simple.Level, c.simple.Article, c.simple.Without = level, c.Article, c.Without
		c.decide(v, level, c.simple.ChoosePile(&v.Table, v.Pile(), r))
	}
	for i := range c.candidates {
		c.explain(v, &c.candidates[i])
	}
	c.compare()
	return c.candidates, nil
}

// Deals returns on how many deals of the hidden hands the last search played.
func (c *Chooser) Deals() int64 { return c.deals }

// Candidates returns a copy of the candidates as they are now, sorted as by
// Choose but without reasons. Progress reports use it.
func (c *Chooser) Candidates() []Candidate {
	now := append([]Candidate(nil), c.candidates...)
	for i := range now {
		now[i].settle()
	}
	return ranked(now)
}

// list makes the candidates and sets all values that need no search. With two
// decks the moves are those of two decks, but c.shadow, the position converted
// to one deck, values them.
func (c *Chooser) list(v *daifugo.View, level levels.Level) {
	c.shadow.Seat, c.shadow.Hand = v.Seat, v.OneDeck(&c.shadow.Table, v.Pile())
	c.evaluate(&c.eval, &c.shadow.Table, c.shadow.Hand, level)
	c.candidates = c.candidates[:0]
	moves := v.LegalMoves(nil)
	for _, m := range moves {
		c.candidates = append(c.candidates, Candidate{Move: m, kept: c.isJudged(m)})
		c.value(v, level, &c.candidates[len(c.candidates)-1])
	}
	if v.Rules.Has(daifugo.TwoDecks) {
		return
	}
	listed, chances := c.policy.Moves(&v.Table, v.Hand)
	for i := range listed {
		c.candidates[i].Chance = chances[i]
	}
}

// isJudged reports whether a review judges a move.
func (c *Chooser) isJudged(m daifugo.Combination) bool {
	return c.judged != "" && c.judged == m.String()
}

// evaluate evaluates a hand as if its player led, with the level's form of the
// evaluation.
func (c *Chooser) evaluate(e *article.Evaluation, t *daifugo.Table, hand daifugo.Set, level levels.Level) {
	var lead daifugo.Table
	lead.Copy(t)
	lead.EmptyField()
	if level == levels.Article {
		c.Article.Evaluate(e, &lead, hand)
	} else {
		c.complete.Evaluate(e, &lead, hand)
	}
}

// leaves returns the hand after a move, and sets into to the table, both
// converted to one deck.
//
//go:noinline
func leaves(v *daifugo.View, m *daifugo.Combination, into *daifugo.Table) daifugo.Set {
	rest := v.Pile()
	if m.Kind == daifugo.Name {
		rest = rest.Of(^m.Cards)
	} else {
		rest = rest.Without(m.Pile())
	}
	return v.OneDeck(into, rest)
}

// value fills in what the evaluation says about a candidate.
func (c *Chooser) value(v *daifugo.View, level levels.Level, k *Candidate) {
	m, s := k.Move, &c.shadow
	var after daifugo.Table
	left := leaves(v, &m, &after)
	after.Revolution = v.Revolution != v.IsRevolution(m)
	if v.Rules.Has(daifugo.TwoDecks) {
		m = m.OneDeck()
		after.Played = s.Played | s.Hand&^left
	} else if m.Kind != daifugo.Give {
		after.Played |= m.Cards // nobody else can hold these cards
	}
	c.evaluate(&c.left, &after, left, level)
	k.HandValue, k.Left, k.Flowing = c.left.Value, int8(len(c.left.Combinations)), int8(c.left.Flowing())
	switch {
	case m.Kind == daifugo.Pass || v.Choice != daifugo.NoChoice:
		return
	case level == levels.Article:
		k.CombinationValue, k.HiRanks = c.Article.Value(&s.Table, s.Hand, m)
	default:
		k.CombinationValue, k.HiRanks = c.complete.Value(&s.Table, s.Hand, m)
	}
	for i := range c.eval.Combinations {
		w := &c.eval.Combinations[i].Combination
		same := w.Canonical() == m.Canonical()
		if v.Rules.Has(daifugo.TwoDecks) {
			same = w.Kind == m.Kind && w.Size == m.Size && w.Low == m.Low
		}
		if v.Field.Kind == daifugo.Pass && same {
			k.Priority = c.eval.Combinations[i].Priority
		}
	}
}

// decide puts the choice of a level without search first and sorts the others.
func (c *Chooser) decide(v *daifugo.View, level levels.Level, choice daifugo.Combination) {
	for i := range c.candidates {
		k := &c.candidates[i]
		switch {
		case level == levels.Random:
			k.Value = 1 / float64(len(c.candidates))
		case v.Field.Kind == daifugo.Pass:
			k.Value = float64(k.Priority)
		default:
			k.Value = -float64(k.HandValue)
		}
	}
	choice = choice.Canonical()
	c.candidates = sorted(c.candidates, func(k *Candidate) float64 {
		if k.Move.Canonical() == choice {
			return math.Inf(1)
		}
		return k.Value
	})
}
