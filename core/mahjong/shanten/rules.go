package shanten

import "github.com/tefuda/tefuda/core/mahjong"

// A FifthRule says whether a player who has all four tiles of a kind can wait for that
// kind.
type FifthRule uint8

// The rules for a fifth tile.
const (
	FifthConcealed FifthRule = iota // no wait if all four are concealed; Of follows this rule
	FifthOwned                      // no wait if all four are concealed or in melds
	FifthAllowed                    // the wait counts (形式聴牌)
)

// Rules are the points in which shanten numbers differ. Of follows the zero value.
type Rules struct {
	Fifth FifthRule
	// ShortHand treats missing tiles as open sets, even if h has no melds for them: 3n+1
	// or 3n+2 concealed tiles need n sets, not four. Seven pairs and thirteen orphans are
	// Impossible for such a hand.
	ShortHand bool
	// Reds determine the set. That of three players has no runs of characters.
	Reds mahjong.Reds
}

// fifthMost is more tiles of a kind than any way uses.
const fifthMost = 12

// By returns the shanten numbers of h by these rules. All are Impossible if a count is not
// 0…4. It takes about ten microseconds.
func By(h *mahjong.Hand, rules Rules) Numbers {
	s, kinds, sets := Of(h), h.Kinds34(), 4-int(h.MeldCount)
	if s.General == Impossible {
		return s
	}
	if rules.ShortHand && h.Concealed()/3 < sets {
		sets = h.Concealed() / 3
		s.SevenPairs, s.Orphans = Impossible, Impossible
	}
	most := mostUsed(h, &rules)
	hand := nothing
	for first := 0; first < mahjong.Kinds; first += 9 {
		end := min(first+9, mahjong.Kinds)
		hand = hand.plus(profileOf(kinds[first:end], most[first:end], first < int(mahjong.East)))
	}
	s.General = int8(hand.draws(sets, 1) - 1)
	return s
}

// mostUsed returns how many tiles of each kind a way may use.
func mostUsed(h *mahjong.Hand, rules *Rules) (most [mahjong.Kinds]int8) {
	for k := range most {
		most[k] = mahjong.Copies
		if rules.Fifth == FifthAllowed {
			most[k] = fifthMost
		}
		if !rules.Reds.Has(mahjong.Tile(k)) {
			most[k] = 0
		}
	}
	if rules.Fifth != FifthOwned {
		return most
	}
	for i := range h.MeldCount { // 0…4, as Of took it
		for _, t := range h.Melds[i].Tiles[:h.Melds[i].Size()] {
			if t.Valid() {
				most[t.Kind()]--
			}
		}
	}
	return most
}

// profileOf returns the profile of the counts of a suit, like the automaton, if no way uses
// more than most[i] tiles of kind i. runs: the suit has runs.
func profileOf(counts, most []int8, runs bool) profile {
	s := runState{nothing}
	begun, none := movesOf(2, fifthMost), movesOf(0, fifthMost)
	for i, n := range counts {
		moves := none
		if runs && i < 7 {
			moves = begun
		}
		var next runState
		for _, m := range moves {
			if used := int8(m.tiles); used <= most[i] {
				draws := int(max(used-n, 0))
				next[m.to] = fewest(next[m.to], s[m.from].add(m.sets, m.pairs).later(draws))
			}
		}
		s = next
	}
	return s[0]
}
