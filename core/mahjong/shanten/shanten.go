// Package shanten computes how far a hand is from complete (向聴) and which tiles bring it
// nearer (受け入れ).
//
// It treats each suit apart. An automaton reads the counts of a suit and ends in one of
// 126 profiles (55 for the honours): the fewest draws for each number of sets, with and
// without a pair. Tables add the profiles of the suits, so a hand takes seven look-ups.
// Every number is exact, also for hands of few tiles or with four of a kind. The tables
// are built at first use. Rules has the points in which rules differ.
package shanten

import "github.com/tefuda/tefuda/core/mahjong"

// Numbers are the shanten numbers, 向聴数, for each form of a complete hand: -1 complete
// (和了), 0 one tile away (聴牌), and so on. A number is exact: the fewest draws needed, less
// one. A hand that waits only for a fifth tile of a kind is not tenpai.
type Numbers struct {
	General    int8 // four sets and a pair, -1…13
	SevenPairs int8 // 七対子: seven different pairs, -1…13; Impossible with a meld
	Orphans    int8 // 国士無双: one each of 13 kinds and one more, -1…13; Impossible with a meld
}

// Impossible is the shanten number of a form that the hand cannot reach, and of all forms
// for invalid input.
const Impossible = 100

// Min returns the shanten number of the nearest form.
func (s Numbers) Min() int { return int(min(s.General, s.SevenPairs, s.Orphans)) }

// OfKinds returns the shanten numbers of concealed tiles, given by kind, with a number of
// melds. The number of tiles is free, with up to four of a kind: every missing tile counts
// as a draw. So useless tiles of a hand may be left out. All numbers are Impossible if a
// count or melds is not 0…4.
func OfKinds(kinds *[mahjong.Kinds]int8, melds int) Numbers {
	m, p, b, z, nines := words(kinds)
	if wrong(m, p, b, z, nines) || uint(melds) > 4 {
		return Numbers{Impossible, Impossible, Impossible}
	}
	t := tables()
	cm, cp, cs, cz := codes(m, p, b, z, nines)
	suits := t.sum[t.class[cm]][t.class[cp]]
	others := t.sum[t.class[cs]][t.class[cz]]
	s := Numbers{t.general[4-melds][t.sum[suits][others]], Impossible, Impossible}
	if melds == 0 {
		s.SevenPairs = sevenPairs(count(m, p, b, z, nines))
		s.Orphans = thirteenOrphans(countOrphans(m, p, b, z, nines))
	}
	return s
}

// Of returns the shanten numbers of h. All are Impossible if a count is not 0…4.
func Of(h *mahjong.Hand) Numbers {
	for s := range 3 {
		if h.Counts[9*s+4]|h.Counts[mahjong.Kinds+s] < 0 {
			return Numbers{Impossible, Impossible, Impossible}
		}
	}
	kinds := h.Kinds34()
	return OfKinds(&kinds, int(h.MeldCount))
}

// sevenPairs returns the shanten number of seven pairs for a hand of kinds different
// kinds, pairs of them held twice or more.
func sevenPairs(kinds, pairs int) int8 {
	return int8(6 - min(pairs, 7) + max(7-kinds, 0))
}

// thirteenOrphans returns the shanten number of thirteen orphans for a hand of kinds
// different terminals and honours, pairs of them held twice or more.
func thirteenOrphans(kinds, pairs int) int8 {
	return int8(13 - kinds - min(pairs, 1))
}
