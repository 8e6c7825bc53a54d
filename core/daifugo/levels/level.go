package levels

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/article"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/daifugo/prove"
)

// A Level is how well a player plays.
type Level uint8

// The levels, from weak to strong, by how they choose; Names has what people know
// them by.
const (
	Random    Level = iota // any legal move
	Default                // the default client of the UEC championship
	Weakest                // always the weakest role that is legal
	Article                // the article's player
	Heuristic              // the complete form of the article's player
	Ahead                  // the learned policy, and a short search; see package player
	Search                 // a search with the policy, as long as one likes; see package player
)

// Unit says what the values of a level's candidates are in: "points", the expected
// worth of the place, or "score", the level's own scale. returning tells
// that they are of cards to give back, which Ahead does not search.
func (l Level) Unit(returning bool) string {
	if l == Search || l == Ahead && !returning {
		return "points"
	}
	return "score"
}

// A Player plays at a level without search: at Ahead and Search by a forced win,
// or the policy. It keeps room to work in, so it serves one call at a time.
type Player struct {
	Level   Level
	Article article.Player // how Article plays
	Without Parts          // what it does without
	Policy  *policy.Policy // how the learned levels play, made when first asked for if there is none

	complete article.CompletePlayer
	finisher prove.Finisher
	roles    []daifugo.Role
}

// Parts are what a player can do without, for measuring what each is worth.
type Parts uint8

// The parts.
const (
	Proofs    Parts = 1 << iota // forced wins and solved end games, of the move to make
	Kinds                       // opponents who do not play as the policy does
	Endings                     // forced wins and solved end games in playouts
	Likeliest                   // own moves in playouts that are the likeliest instead of drawn
	Playouts                    // all that a search finds but proofs: the policy chooses
	Skilled                     // opponents who play as Heuristic does
)

// Choose returns a legal move for a hand whose turn it is. Only Random asks for
// chance.
func (p *Player) Choose(t *daifugo.Table, hand daifugo.Set, r *rand.Rand) daifugo.Role {
	if t.Choice != daifugo.NoChoice && p.Level != Random {
		return p.learned().Choose(t, hand)
	}
	switch p.Level {
	case Random:
		if cap(p.roles) == 0 {
			p.roles = make([]daifugo.Role, 0, daifugo.RoleRoom)
		}
		return t.AnyMove(hand, p.roles, r)
	case Weakest:
		p.roles = t.LegalRoles(p.roles[:0], hand)
		return weakest(t, p.roles)
	case Default:
		return p.playDefault(t, hand)
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

// learned returns the policy, made when first asked for.
func (p *Player) learned() *policy.Policy {
	if p.Policy == nil {
		p.Policy = policy.New()
	}
	return p.Policy
}

// Return returns the cards to give back in the exchange, n of those of the hand
// that may be given, see daifugo.Rules.Returnable: Random any, the article's and weaker ones the weakest, the
// others those whose loss leaves the best hand.
func (p *Player) Return(rules daifugo.Rules, hand, from daifugo.Set, n int8, r *rand.Rand) daifugo.Set {
	switch p.Level {
	case Random:
		return daifugo.RandomCards(from, n, r)
	case Default:
		return giveDefault(from, n)
	case Weakest, Article:
		return weakestCards(from, n)
	case Heuristic:
		return p.complete.Return(rules, hand, from, n)
	}
	return p.learned().Return(hand, from, n)
}

// weakest returns the role of the lowest rank, of those the one of most cards,
// of those the first; a pass if there is none.
func weakest(t *daifugo.Table, roles []daifugo.Role) (best daifugo.Role) {
	reversed := t.Reversed()
	for i, r := range roles {
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
