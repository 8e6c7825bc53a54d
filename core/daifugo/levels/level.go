package levels

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/article"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/daifugo/prove"
)

// A Level is a way to play, and so how strong a player is.
type Level uint8

// The levels, from weak to strong, with how they choose. Names has the names that
// people see.
const (
	Random    Level = iota // any legal move
	Default                // the default client of the UEC championship
	Closing                // as Default; with few cards in hand as Article
	Article                // article.Player, nullsuke's player
	Heuristic              // article.CompletePlayer
	Ahead                  // the learned policy and a short search; see package player
	Search                 // a search with the policy of any length; see package player
)

// lastCards returns the number of cards in hand from which Closing plays as
// Article: six, or about two thirds of the cards dealt to a player if that is
// fewer. So Closing is stronger than Default and weaker than Article, with 2 to
// 10 players.
func lastCards(players int8) int { return min(6, 35/int(players)) }

// Unit returns the unit of the values of a level's candidates: "points" for
// expected worth of the final rank, "score" for the level's own scale. returning
// means that the candidates are cards to give back, which Ahead does not search.
func (l Level) Unit(returning bool) string {
	if l == Search || l == Ahead && !returning {
		return "points"
	}
	return "score"
}

// A Player plays at a level without search: at Ahead and Search by a forced win,
// or by the policy. It reuses its buffers, so it serves one call at a time.
type Player struct {
	Level   Level
	Article article.Player // how Article plays
	Without Parts          // parts to leave out
	Policy  *policy.Policy // policy of the learned levels; made at first use if nil

	complete     article.CompletePlayer
	finisher     prove.Finisher
	combinations []daifugo.Combination
	after        daifugo.Table // work space of leadsAll and noFoul
	rest         []daifugo.Combination
	legal        []daifugo.Combination // work space of ChoosePile
	shadow       daifugo.Table
}

// Parts are parts of a player that can be left out, to measure what each is
// worth.
type Parts uint8

// The parts.
const (
	Proofs    Parts = 1 << iota // forced wins and solved end games for the move to make
	Kinds                       // opponents who do not play as the policy does
	Endings                     // forced wins and solved end games in playouts
	Likeliest                   // likeliest instead of drawn own moves in playouts
	Playouts                    // all of a search except proofs: the policy chooses
	Skilled                     // opponents who play as Heuristic does
)

// Choose returns a legal move of the hand to move. Only Random uses r.
func (p *Player) Choose(t *daifugo.Table, hand daifugo.Set, r *rand.Rand) daifugo.Combination {
	if t.Choice != daifugo.NoChoice && p.Level != Random {
		return p.learned().Choose(t, hand)
	}
	if p.Level >= Closing && p.Level <= Heuristic {
		if m, found := p.plain(t, hand); found {
			return m
		}
	}
	switch p.Level {
	case Random:
		if cap(p.combinations) == 0 {
			p.combinations = make([]daifugo.Combination, 0, daifugo.CombinationRoom)
		}
		return t.AnyMove(hand, p.combinations, r)
	case Default, Closing:
		if p.Level == Default || hand.Len() > lastCards(t.Rules.Players) {
			return p.playDefault(t, hand)
		}
		fallthrough
	case Article:
		return p.Article.Choose(t, hand)
	case Heuristic:
		return p.complete.Choose(t, hand)
	}
	if p.Without&Proofs == 0 {
		if m, found := p.finisher.Move(t, hand, prove.FewNodes); found {
			return m
		}
	}
	return p.learned().Choose(t, hand)
}

// learned returns the policy, and makes it at first use.
func (p *Player) learned() *policy.Policy {
	if p.Policy == nil {
		p.Policy = policy.New()
	}
	return p.Policy
}

// Return returns n cards to give back in the exchange. from are the cards of the
// hand that may be given, see daifugo.Rules.Returnable. Random gives any cards,
// Default, Closing and Article the weakest, the other levels those whose loss
// leaves the best hand.
func (p *Player) Return(rules daifugo.Rules, hand, from daifugo.Set, n int8, r *rand.Rand) daifugo.Set {
	switch p.Level {
	case Random:
		return daifugo.RandomCards(from, n, r)
	case Default, Closing:
		return giveDefault(from, n)
	case Article:
		return weakestCards(from, n)
	case Heuristic:
		return p.complete.Return(rules, hand, from, n)
	}
	return p.learned().Return(hand, from, n)
}

// weakest returns the combination of the lowest rank; of equal ones the largest,
// then the first. It returns a pass if there is none.
func weakest(t *daifugo.Table, combinations []daifugo.Combination) (best daifugo.Combination) {
	reversed := t.Reversed()
	for i, r := range combinations {
		if rank, least := article.Rank(r, reversed), article.Rank(best, reversed); i == 0 || rank < least || rank == least && r.Size > best.Size {
			best = r
		}
	}
	return best
}

// weakestCards returns the n weakest cards of a hand, spades first.
func weakestCards(hand daifugo.Set, n int8) (cards daifugo.Set) {
	for ; n > 0; n-- {
		cards |= (hand &^ cards).First()
	}
	return cards
}
