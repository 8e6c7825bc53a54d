// Package shanten tells how far a hand is from complete (向聴) and which tiles
// bring it nearer (受け入れ).
//
// The four sets and the pair are found suit by suit: an automaton reads how many
// of each kind are held and ends in one of 126 profiles (55 for the honours), the
// fewest draws for every number of sets with and without a pair. Profiles add up
// by look-ups, so a hand takes seven. Every number is exact, for hands of few
// tiles and of four of a kind too; the tables are built at first use. Where
// rules differ the choice is an option, Rules.
package shanten

import "github.com/tefuda/tefuda/core/mahjong"

// Numbers are how far a hand is from each form of a complete hand, 向聴数: -1
// complete (和了), 0 one tile away (聴牌), and so on. Every number is exact: one
// less than the fewest tiles that must be drawn. A hand of one tile less than
// complete that waits only for a fifth tile of a kind is not tenpai.
type Numbers struct {
	General    int8 // four sets and a pair, -1…13
	SevenPairs int8 // 七対子: seven different pairs, -1…13; Impossible with a meld
	Orphans    int8 // 国士無双: one each of 13 kinds and one more, -1…13; Impossible with a meld
}

// Impossible is the shanten number of a form that cannot be reached, and of
// all forms for input that is no hand.
const Impossible = 100

// Min returns the shanten number of the nearest form.
func (s Numbers) Min() int { return int(min(s.General, s.SevenPairs, s.Orphans)) }

// OfKinds returns the shanten numbers of concealed tiles, by kind, beside so
// many melds. There may be any number of tiles, up to four of a kind: a tile
// that a hand lacks has to be drawn, so that 13 or 14 tiles less some that are
// of no use may be asked for, too. Another count than 0…4, or of melds, is
// Impossible.
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

// Of returns the shanten numbers of h, Impossible for other counts than
// 0…4.
func Of(h *mahjong.Hand) Numbers {
	for s := range 3 {
		if h.Counts[9*s+4]|h.Counts[mahjong.Kinds+s] < 0 {
			return Numbers{Impossible, Impossible, Impossible}
		}
	}
	kinds := h.Kinds34()
	return OfKinds(&kinds, int(h.MeldCount))
}

// sevenPairs returns the shanten number of so many different kinds, of which
// so many are held twice or more.
func sevenPairs(kinds, pairs int) int8 {
	return int8(6 - min(pairs, 7) + max(7-kinds, 0))
}

// thirteenOrphans returns the shanten number of so many different terminals
// and honours, of which so many are held twice or more.
func thirteenOrphans(kinds, pairs int) int8 {
	return int8(13 - kinds - min(pairs, 1))
}
