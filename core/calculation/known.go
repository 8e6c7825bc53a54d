package calculation

import "github.com/tefuda/tefuda/core/search"

// knownRollout returns the fewest cards that the rollout policy leaves over if
// it knows a fixed stock: card by card it first tries what the other waste
// piles lead to, and takes the best. rest is what it leaves over without that.
// It makes so many playouts at most (the piles tried together may exceed it),
// fewer when one wins. A player who goes on with thought wins many games that
// the policy loses, and does not see the stock: their chance lies between the
// two.
func (s *State) knownRollout(rest, playouts int) int {
	var at, next State
	at.set(s)
	best := rest
	for playouts > 0 && best > 0 {
		if at.card == 0 && at.left > 0 {
			at.turn()
		}
		m, ok := tuned.Choose(&at)
		if !ok {
			break
		}
		next.set(&at)
		next.play(m)
		if m.Kind == CardToWaste {
			playouts -= at.tryBeside(m.Pile, &next, &best)
		}
		at.set(&next)
	}
	return best
}

// tryBeside tries the waste piles beside the one that the policy takes, and
// returns how many playouts that took. What leaves fewer cards over than least
// becomes next and least.
func (s *State) tryBeside(pile uint8, next *State, least *int) (playouts int) {
	for k := uint8(0); k < s.piles && *least > 0; k++ {
		if k == pile || s.isSpare(k) {
			continue
		}
		var after State
		after.set(s)
		after.lay(k)
		if rest := after.rolloutRest(); rest < *least {
			*least = rest
			next.set(&after)
		}
		playouts++
	}
	return playouts
}

// rolloutRest returns how many cards the rollout policy leaves over on a fixed
// stock.
func (s *State) rolloutRest() int {
	var g State
	g.set(s)
	var unused search.Dice // a fixed stock takes no chances
	return tuned.Playout(&g, &unused)
}
