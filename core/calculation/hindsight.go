package calculation

import "github.com/tefuda/tefuda/core/search"

// hindsight returns the fewest cards that the rule of thumb leaves over on a
// fixed stock if, move by move, it first tries what each move leads to, and
// takes the best: playouts at most (the last moves tried together may exceed
// it), fewer when one wins. Who plays on with thought wins many games that the
// rule loses, and does not see the stock: his chance lies between the two.
func (s *State) hindsight(playouts int) int {
	at, best := *s, Cards
	for playouts > 0 && best > 0 {
		var buf [MaxMoves]Move
		moves := at.choices(buf[:0])
		if len(moves) == 0 {
			return min(best, int(at.rest))
		}
		if len(moves) == 1 {
			at.step(moves[0])
			continue
		}
		var next State
		least := Cards + 1
		for _, m := range moves {
			after := at
			after.step(m)
			if rest := after.ruleRest(); rest < least {
				least, next = rest, after
			}
			if playouts--; least == 0 {
				return 0
			}
		}
		at, best = next, min(best, least)
	}
	return best
}

// ruleRest returns how many cards the rule of thumb leaves over on a fixed
// stock.
func (s *State) ruleRest() int {
	g := *s
	var unused search.Dice // a fixed stock takes no chances
	return tuned.Playout(&g, &unused)
}
