package calculation

import "github.com/tefuda/tefuda/core/dice"

// knownRollout returns the fewest cards that the rollout policy leaves over if
// it knows a fixed stock: card by card it first tries what the other waste
// piles lead to, and takes the best. rest is what it leaves over without that.
// It makes so many playouts at most (the piles tried together may exceed it),
// fewer when one wins. A player who goes on with thought wins many games that
// the policy loses, and does not see the stock: their chance lies between the
// two.
func (s *State) knownRollout(rest, playouts int) int {
	var at, room State
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
		if m.Kind == CardToWaste {
			playouts -= at.tryBeside(&m.Pile, &best, &room)
		}
		at.play(m)
	}
	return best
}

// tryBeside tries the waste piles beside the one that the policy takes, and
// returns how many playouts that took. What leaves fewer cards over than least
// becomes pile and least. It plays in room.
func (s *State) tryBeside(pile *uint8, least *int, room *State) (playouts int) {
	taken := *pile
	for k := uint8(0); k < s.piles && *least > 0; k++ {
		if k == taken || s.isSpare(k) {
			continue
		}
		room.set(s)
		room.lay(k)
		if rest := room.rollOut(); rest < *least {
			*least, *pile = rest, k
		}
		playouts++
	}
	return playouts
}

// rollOut plays s to its end by the rollout policy, on a fixed stock, and
// returns how many cards are left over.
func (s *State) rollOut() int {
	var unused dice.Dice // a fixed stock takes no chances
	return tuned.Playout(s, &unused)
}
