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
}

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
	players, deck := v.Rules.Players, daifugo.Deck(int(v.Rules.Jokers))
	switch {
	case v.Seat < 0 || v.Seat >= players:
		return daifugo.Refuse("seat", daifugo.Whole, "is no player's: ", daifugo.Number(int(v.Seat)))
	case v.To < 0 || v.To >= players || v.To == v.Seat:
		return daifugo.Refuse("gifts", daifugo.Whole, "is no other player's: ", daifugo.Number(int(v.To)))
	case v.Hand&^deck != 0:
		return daifugo.Refuse("hand", daifugo.Whole, "has cards that the deck has not")
	case v.Got&^v.Hand != 0:
		return daifugo.Refuse("gifts", daifugo.Whole, "has cards that are not in the hand")
	case v.Count < 1 || v.Count > daifugo.MaxGift || int(v.Count) >= v.Hand.Len() || int(v.Count) > v.Rules.Returnable(v.Hand, v.Got).Len():
		return daifugo.Refuse("gifts", daifugo.Whole, "must be 1 to 4 and less than the hand, not ", daifugo.Number(int(v.Count)))
	}
	return v.checkCounts(deck &^ v.Hand)
}

// checkCounts checks the numbers of cards. unseen are the cards outside the
// viewer's hand.
func (v *ReturnView) checkCounts(unseen daifugo.Set) error {
	others := -v.Hand.Len()
	for seat, n := range &v.Counts {
		if (n > 0) != (seat < int(v.Rules.Players)) || n < 0 {
			return daifugo.Refuse("counts", seat, "must be 1 or more, and 0 beyond the players, not ", daifugo.Number(int(n)))
		}
		others += int(n)
	}
	switch {
	case int(v.Counts[v.Seat]) != v.Hand.Len():
		return daifugo.Refuse("counts", int(v.Seat), "must be ", daifugo.Number(v.Hand.Len()), " as the hand, not ", daifugo.Number(int(v.Counts[v.Seat])))
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
	from := v.Rules.Returnable(v.Hand, v.Got)
	choices, chances := c.policy.Returns(v.Hand, from, v.Count)
	for i, cards := range choices {
		c.gifts = append(c.gifts, giving{Candidate: Candidate{Move: v.combination(cards), Value: chances[i], Chance: chances[i], kept: c.isJudged(v.combination(cards))}})
	}
	if c.most = math.MaxInt64; level == levels.Search {
		c.searchReturn(v, m, r)
		return c.returns(v, level), nil
	}
	c.simple.Level = level
	choice := c.simple.Return(v.Rules, v.Hand, from, v.Count, r)
	for i := range c.gifts {
		if g := &c.gifts[i]; g.Move.Cards == choice {
			g.rating = math.Inf(1)
		} else {
			g.rating = g.Value
		}
	}
	c.rankGifts()
	return c.returns(v, level), nil
}

// returns lists the ways to give cards back as candidates, with the evaluation of
// the hand that each leaves, and reasons.
func (c *Chooser) returns(v *ReturnView, level levels.Level) []Candidate {
	c.candidates = c.candidates[:0]
	t := daifugo.Table{Rules: v.Rules, Counts: v.Counts, Turn: v.Seat}
	t.Counts[v.Seat] -= v.Count
	t.Counts[v.To] += v.Count
	view := daifugo.View{Table: t, Seat: v.Seat, Hand: v.Hand}
	from := v.Rules.Returnable(v.Hand, v.Got)
	for i := range c.gifts {
		c.candidates = append(c.candidates, c.gifts[i].Candidate)
		k := &c.candidates[i]
		w := why{v: &view, k: k, left: v.Hand &^ k.Move.Cards}
		c.evaluate(&c.left, &t, w.left, level)
		k.HandValue, k.Left, k.Flowing = c.left.Value, int8(len(c.left.Combinations)), int8(c.left.Flowing())
		w.say(len(c.gifts) == 1, ReasonOnlyMove, 0, 0)
		w.hand()
		w.giving(from)
	}
	c.compare()
	return c.candidates
}

// likelyReturns is how many choices a search considers: those the policy finds
// likeliest, with the reviewed one in place of the last.
const likelyReturns = 10

// searchReturn plays the likeliest choices on the same hands.
func (c *Chooser) searchReturn(v *ReturnView, m *search.Meter, r *rand.Rand) {
	for i := range c.gifts {
		c.gifts[i].rating = c.gifts[i].Chance
	}
	c.rankGifts()
	for i := likelyReturns; i < len(c.gifts); i++ {
		if last := likelyReturns - 1; c.gifts[i].kept {
			c.gifts[last], c.gifts[i] = c.gifts[i], c.gifts[last]
		}
	}
	c.candidates = c.candidates[:0]
	best := c.gifts[0].Chance
	for i := range c.gifts[:min(likelyReturns, len(c.gifts))] {
		c.candidates = append(c.candidates, Candidate{Move: c.gifts[i].Move, Chance: c.gifts[i].Chance, kept: c.gifts[i].kept, bits: bitsBehind(c.gifts[i].Chance, best)})
	}
	var hands [daifugo.MaxPlayers]daifugo.Set
	c.race(m, func() {
		hands = v.deal(r)
		for seat := range v.Rules.Players {
			c.kinds[seat] = belief.Learned
			if seat != v.Seat {
				c.kinds[seat] = kindsOf(c.Without).Draw(r)
			}
		}
	}, func(k *Candidate) float64 {
		mine := hands
		mine[v.Seat] &^= k.Move.Cards
		mine[v.To] |= k.Move.Cards
		c.game = daifugo.Start(v.Rules, mine, v.Class)
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

// deal returns random hands that the view allows. If enough weaker cards exist,
// the giver of the tribute gets nothing stronger than the tribute.
func (v *ReturnView) deal(r *rand.Rand) (hands [daifugo.MaxPlayers]daifugo.Set) {
	pool := daifugo.Deck(int(v.Rules.Jokers)) &^ v.Hand
	hands[v.Seat] = v.Hand
	weak := pool &^ belief.Stronger(v.Got)
	if weak.Len() < int(v.Counts[v.To]) {
		weak = pool
	}
	hands[v.To] = daifugo.RandomCards(weak, v.Counts[v.To], r)
	pool &^= hands[v.To]
	for seat := range v.Rules.Players {
		if seat != v.Seat && seat != v.To {
			hands[seat] = daifugo.RandomCards(pool, v.Counts[seat], r)
			pool &^= hands[seat]
		}
	}
	return hands
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
