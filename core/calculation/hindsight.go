package calculation

import "github.com/tefuda/tefuda/core/search"

// hindsight returns the fewest cards that the rule of thumb leaves over on a
// fixed stock, known without it, if card by card it first tries what the other
// waste piles lead to, and takes the best: playouts at most (the piles tried
// together may exceed it), fewer when one wins. Who plays on with thought wins
// many games that the rule loses, and does not see the stock: his chance lies
// between the two.
func (s *State) hindsight(known, playouts int) int {
	at, best := *s, known
	for playouts > 0 && best > 0 {
		if at.card == 0 && at.left > 0 {
			at.turn()
		}
		m, ok := tuned.Choose(&at)
		if !ok {
			break
		}
		next := at
		next.play(m)
		if m.Kind == CardToWaste {
			playouts -= at.tryBeside(m.Pile, &next, &best)
		}
		at = next
	}
	return best
}

// tryBeside tries the waste piles beside the one that the rule takes, and
// returns how many playouts that took. What leaves fewer cards over than least
// becomes next and least.
func (s *State) tryBeside(pile uint8, next *State, least *int) (playouts int) {
	for k := uint8(0); k < s.piles && *least > 0; k++ {
		if k == pile || s.isSpare(k) {
			continue
		}
		after := *s
		after.lay(k)
		if rest := after.ruleRest(); rest < *least {
			*least, *next = rest, after
		}
		playouts++
	}
	return playouts
}

// ruleRest returns how many cards the rule of thumb leaves over on a fixed
// stock.
func (s *State) ruleRest() int {
	g := *s
	var unused search.Dice // a fixed stock takes no chances
	return tuned.Playout(&g, &unused)
}
