package player

import (
	"math"
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/belief"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/search"
)

// A ReturnView is what a player knows who must give cards back in the exchange.
// Arrays have an entry per seat.
type ReturnView struct {
	Rules  daifugo.Rules
	Class  [daifugo.MaxPlayers]int8 // final ranks in the last game, from 1
	Counts [daifugo.MaxPlayers]int8 // cards in hand now, the tribute included
	Seat   int8                     // the viewer
	To     int8                     // who gave the tribute and now gets cards back
	Hand   daifugo.Set              // the viewer's cards, the tribute included
	Got    daifugo.Set              // the tribute, empty if not known
	Count  int8                     // cards to give back, 1 to daifugo.MaxGift

	Twins    daifugo.Set // the cards of Hand that are there twice, see daifugo.Pile
	GotTwins daifugo.Set // the cards of Got that are there twice
}

// pile returns the viewer's cards, and got the cards of the tribute.
func (v *ReturnView) pile() daifugo.Pile { return daifugo.Pile{Cards: v.Hand, Twins: v.Twins} }
func (v *ReturnView) got() daifugo.Pile  { return daifugo.Pile{Cards: v.Got, Twins: v.GotTwins} }

// from returns the cards that may be given back.
func (v *ReturnView) from() daifugo.Pile { return v.Rules.ReturnableOf(v.pile(), v.got()) }

// A giving is one choice of cards to give back.
type giving struct {
	Candidate
	rating float64 // sort key of the list
}

// combination returns cards given back as a move.
func (v *ReturnView) combination(cards daifugo.Set) daifugo.Combination {
	return daifugo.Combination{Kind: daifugo.Give, Cards: cards, Size: v.Count, To: v.To}
}

// check returns a *fault.Fault if the view does not fit together.
func (v *ReturnView) check() error {
	if err := v.Rules.Check(); err != nil {
		return err
	}
	t := daifugo.Table{Rules: v.Rules}
	if err := t.CheckPlaces("classes", v.Class, true); err != nil {
		return err
	}
	players, deck := v.Rules.Players, v.Rules.Pile()
	switch {
	case v.Seat < 0 || v.Seat >= players:
		return daifugo.Refuse("seat", daifugo.Whole, "is no player's: ", daifugo.Number(int(v.Seat)))
	case v.To < 0 || v.To >= players || v.To == v.Seat:
		return daifugo.Refuse("gifts", daifugo.Whole, "is no other player's: ", daifugo.Number(int(v.To)))
	case !deck.Has(v.pile()):
		return daifugo.Refuse("hand", daifugo.Whole, "has cards that the deck has not")
	case !v.pile().Has(v.got()):
		return daifugo.Refuse("gifts", daifugo.Whole, "has cards that are not in the hand")
	case v.Count < 1 || v.Count > daifugo.MaxGift || int(v.Count) >= v.pile().Len() || int(v.Count) > v.from().Len():
		return daifugo.Refuse("gifts", daifugo.Whole, "must be 1 to 4 and less than the hand, not ", daifugo.Number(int(v.Count)))
	}
	return v.checkCounts(deck.Without(v.pile()))
}

// checkCounts checks the numbers of cards. unseen are the cards outside the
// viewer's hand.
func (v *ReturnView) checkCounts(unseen daifugo.Pile) error {
	others := -v.pile().Len()
	for seat, n := range &v.Counts {
		if (n > 0) != (seat < int(v.Rules.Players)) || n < 0 {
			return daifugo.Refuse("counts", seat, "must be 1 or more, and 0 beyond the players, not ", daifugo.Number(int(n)))
		}
		others += int(n)
	}
	switch {
	case int(v.Counts[v.Seat]) != v.pile().Len():
		return daifugo.Refuse("counts", int(v.Seat), "must be ", daifugo.Number(v.pile().Len()), " as the hand, not ", daifugo.Number(int(v.Counts[v.Seat])))
	case others > unseen.Len():
		return daifugo.Refuse("counts", daifugo.Whole, "give the others ", daifugo.Number(others), " cards, but ", daifugo.Number(unseen.Len()), " are left")
	}
	return nil
}

// ChooseReturn returns the ways to give cards back, the choice first. Each has
// its Move, Value, Error, Playouts, Chance and reasons, and HandValue, Left and
// Flowing of the hand that stays. At levels.Search Value is the expected worth in points, 0 for a choice that was not searched. At the other
// levels it is the policy's probability. Budget, chance and ownership of the
// slice are as for Choose. The error is a *fault.Fault.
func (c *Chooser) ChooseReturn(v *ReturnView, level levels.Level, m *search.Meter, r *rand.Rand) ([]Candidate, error) {
	if int(level) >= len(levels.Names) {
		return nil, daifugo.Refuse("level", daifugo.Whole, "is missing")
	}
	if err := v.check(); err != nil {
		return nil, err
	}
	c.deals, c.gifts = 0, c.gifts[:0]
	c.listReturns(v, level)
	c.simple.Level = level
	choice := c.simple.ReturnPile(v.Rules, v.pile(), v.from(), v.Count, r)
	for i := range c.gifts {
		if g := &c.gifts[i]; g.Move.Pile() == choice {
			g.rating = math.Inf(1)
		} else {
			g.rating = g.Value
		}
	}
	c.rankGifts()
	if c.most = math.MaxInt64; level == levels.Search {
		c.searchReturn(v, m, r)
	}
	return c.returns(v, level), nil
}

// listReturns lists the ways to give cards back. Their Value is the policy's
// probability; with two decks it is minus the value of the hand that stays.
func (c *Chooser) listReturns(v *ReturnView, level levels.Level) {
	v.after(&c.game.Table)
	if v.Rules.Has(daifugo.TwoDecks) {
		for _, move := range daifugo.ReturnsOf(nil, v.To, v.from(), v.Count) {
			left := c.game.OneDeck(&c.shadow.Table, v.pile().Without(move.Pile()))
			c.evaluate(&c.left, &c.shadow.Table, left, level)
			c.gifts = append(c.gifts, giving{Candidate: Candidate{Move: move, Value: -float64(c.left.Value), kept: c.isJudged(move)}})
		}
		return
	}
	choices, chances := c.policy.Returns(v.Hand, v.from().Cards, v.Count)
	for i, cards := range choices {
		move := v.combination(cards)
		c.gifts = append(c.gifts, giving{Candidate: Candidate{Move: move, Value: chances[i], Chance: chances[i], kept: c.isJudged(move)}})
	}
}

// after sets t to the table after the cards are given back.
func (v *ReturnView) after(t *daifugo.Table) {
	*t = daifugo.Table{Rules: v.Rules, Counts: v.Counts, Turn: v.Seat}
	t.Counts[v.Seat] -= v.Count
	t.Counts[v.To] += v.Count
}

// returns lists the ways to give cards back as candidates, with the evaluation of
// the hand that each leaves, and reasons.
func (c *Chooser) returns(v *ReturnView, level levels.Level) []Candidate {
	c.candidates = c.candidates[:0]
	v.after(&c.game.Table)
	s := &c.shadow
	from := c.game.OneDeck(&s.Table, v.from())
	s.Seat, s.Hand = v.Seat, c.game.OneDeck(&s.Table, v.pile())
	for i := range c.gifts {
		c.candidates = append(c.candidates, c.gifts[i].Candidate)
		k := &c.candidates[i]
		w := why{v: s, k: k, left: c.game.OneDeck(&s.Table, v.pile().Without(k.Move.Pile()))}
		c.evaluate(&c.left, &s.Table, w.left, level)
		k.HandValue, k.Left, k.Flowing = c.left.Value, int8(len(c.left.Combinations)), int8(c.left.Flowing())
		w.say(len(c.gifts) == 1, ReasonOnlyMove, 0, 0)
		w.hand()
		w.giving(from)
	}
	c.compare()
	return c.candidates
}

// likelyReturns is the number of choices that a search considers: the likeliest
// by the policy, with the reviewed one in place of the last.
const likelyReturns = 10

// searchReturn plays the likeliest choices on the same random hands.
func (c *Chooser) searchReturn(v *ReturnView, m *search.Meter, r *rand.Rand) {
	for i := likelyReturns; i < len(c.gifts); i++ {
		if last := likelyReturns - 1; c.gifts[i].kept {
			c.gifts[last], c.gifts[i] = c.gifts[i], c.gifts[last]
		}
	}
	c.candidates = c.candidates[:0]
	best := c.gifts[0].Chance
	for i := range c.gifts[:min(likelyReturns, len(c.gifts))] {
		k := Candidate{Move: c.gifts[i].Move, Chance: c.gifts[i].Chance, kept: c.gifts[i].kept, bits: bitsBehind(c.gifts[i].Chance, best)}
		if best == 0 { // with two decks the policy has no chances
			k.bits = int32(max(-256*i, leastBits))
		}
		c.candidates = append(c.candidates, k)
	}
	c.dealt.Rules, c.dealt.Counts = v.Rules, v.Counts
	c.race(m, func() {
		c.dealBefore(v, r)
	}, func(k *Candidate) float64 {
		c.game.Copy(&c.dealt)
		c.game.Change(v.Seat, v.To, k.Move.Pile())
		c.game.Start(v.Rules, v.Class)
		return c.finish(&c.game, v.Seat, r)
	})
	c.valueReturns()
}

// bitsBehind returns how much less likely a choice is than the best, in the unit
// of the policy's scores. It is 0 or less and stops near leastBits.
func bitsBehind(chance, best float64) (bits int32) {
	for ; chance < best && bits > leastBits; bits -= policy.ScoreUnit {
		chance *= 2
	}
	return bits
}

// dealBefore deals random hands that the view allows. If enough weaker cards
// exist, the giver of the tribute gets nothing stronger than the tribute.
func (c *Chooser) dealBefore(v *ReturnView, r *rand.Rand) {
	pool := v.Rules.Pile().Without(v.pile())
	weak := pool.Of(^belief.Stronger(v.Got))
	if weak.Len() < int(v.Counts[v.To]) {
		weak = pool
	}
	cards := weak.Random(int(v.Counts[v.To]), r)
	d := &c.dealt
	d.Hands[v.Seat], d.Twins[v.Seat], d.Hands[v.To], d.Twins[v.To] = v.Hand, v.Twins, cards.Cards, cards.Twins
	c.deal(v.Seat, v.To, pool.Without(cards), r)
}

// deal deals the pool at random to all players except seat and other, as many
// cards as c.dealt counts for each. Then it draws the kind of every player
// except seat.
func (c *Chooser) deal(seat, other int8, pool daifugo.Pile, r *rand.Rand) {
	d, own := &c.dealt, belief.Learned
	if d.Rules.Has(daifugo.TwoDecks) {
		own = belief.Skilled
	}
	for i := range d.Rules.Players {
		if i != seat && i != other {
			cards := pool.Random(int(d.Counts[i]), r)
			d.Hands[i], d.Twins[i] = cards.Cards, cards.Twins
			pool = pool.Without(cards)
		}
	}
	for i := range d.Rules.Players {
		if c.kinds[i] = own; i != seat {
			c.kinds[i] = kindsOf(c.Without).Draw(r)
		}
	}
}

// valueReturns fills in the searched values and sorts the choices.
func (c *Chooser) valueReturns() {
	for i := range c.candidates {
		k, g := &c.candidates[i], &c.gifts[i]
		k.settle()
		g.Value, g.Error, g.Playouts, g.out, g.apart, g.rating = k.Value, k.Error, k.Playouts, k.out, k.apart, k.rating()
	}
	for i := len(c.candidates); i < len(c.gifts); i++ {
		untried := Candidate{bits: leastBits, out: true}
		c.gifts[i].Value, c.gifts[i].rating = 0, untried.rating()
	}
	c.rankGifts()
	for i := 1; i < len(c.gifts) && c.gifts[i].Playouts > 0; i++ {
		c.gifts[i].Value = min(c.gifts[i].Value, c.gifts[i-1].Value)
	}
}

// rankGifts sorts the choices by rating.
//
//go:noinline
func (c *Chooser) rankGifts() {
	c.gifts = sorted(c.gifts, func(g *giving) float64 { return g.rating })
}
