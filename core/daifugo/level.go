package daifugo

import "math/rand/v2"

// A Level is how well a simple player plays.
type Level uint8

// The levels, from weak to strong.
const (
	RandomLevel    Level = iota // any legal move
	WeakestLevel                // always the weakest role that is legal
	SeedLevel                   // the article's player
	HeuristicLevel              // the complete form of the article's player
)

var levelNames = [...]string{"random", "weakest", "seed", "heuristic"}

// LevelNames returns the names of the levels, from weak to strong.
func LevelNames() []string { return levelNames[:] }

// LevelOf returns the level of a name.
func LevelOf(name string) (Level, bool) {
	for i, n := range levelNames {
		if n == name {
			return Level(i), true
		}
	}
	return 0, false
}

// A LevelPlayer plays at a level. It keeps room to work in, so it serves one
// call at a time.
type LevelPlayer struct {
	Level Level
	Seed  SeedPlayer // how SeedLevel plays

	complete CompletePlayer
	roles    []Role
}

// Choose returns a legal move for a hand whose turn it is. Only RandomLevel
// asks for chance.
func (p *LevelPlayer) Choose(t *Table, hand Set, r *rand.Rand) Role {
	switch p.Level {
	case RandomLevel:
		if cap(p.roles) == 0 {
			p.roles = make([]Role, 0, RoleRoom)
		}
		return t.random(hand, p.roles, r)
	case WeakestLevel:
		p.roles = t.LegalRoles(p.roles[:0], hand)
		return weakest(t, p.roles)
	case SeedLevel:
		return p.Seed.Choose(t, hand)
	}
	return p.complete.Choose(t, hand)
}

// Return returns the cards to give back in the exchange, n of the hand with
// the tribute: RandomLevel any, the others the weakest.
func (p *LevelPlayer) Return(rules Rules, hand Set, n int8, r *rand.Rand) Set {
	if p.Level == HeuristicLevel {
		return p.complete.Return(rules, hand, n)
	}
	if p.Level == RandomLevel {
		return randomCards(hand, n, r)
	}
	return weakestCards(hand, n)
}

// weakest returns the role of the lowest rank, of those the one of most cards,
// of those the first; a pass if there is none.
func weakest(t *Table, roles []Role) (best Role) {
	s := seedScale{reversed: t.Reversed()}
	for i, r := range roles {
		if i == 0 || s.rank(r) < s.rank(best) || s.rank(r) == s.rank(best) && r.Size > best.Size {
			best = r
		}
	}
	return best
}

// weakestCards returns the n weakest cards of a hand, spades first.
func weakestCards(hand Set, n int8) (cards Set) {
	for ; n > 0; n-- {
		cards |= (hand &^ cards).First()
	}
	return cards
}

// randomCards returns n cards of a hand.
func randomCards(hand Set, n int8, r *rand.Rand) (cards Set) {
	for ; n > 0 && cards != hand; n-- {
		left := hand &^ cards
		for range r.IntN(left.Len()) {
			left &= left - 1
		}
		cards |= left.First()
	}
	return cards
}
