package article

import "github.com/tefuda/tefuda/core/daifugo"

// split is a partition of a hand into roles in the making.
type split struct {
	hand      daifugo.Set
	reversed  bool
	sequences bool // sequences are roles
}

// Partition appends to dst the roles into which the article divides a hand
// (役の分割): the longest sequences from the weakest start on, then groups and
// singles from strong to weak.
//
// A hand of more than 4 cards keeps the strongest rank, Two or Three, out of
// sequences. A sequence is
// taken only if one of its ranks is once in the hand; the cards of one that
// is not taken go to groups and singles. There are none without the switch
// Sequences, which sequences tells. Each joker is a single of its own:
// the article has none.
func Partition(dst []daifugo.Role, hand daifugo.Set, reversed, sequences bool) []daifugo.Role {
	p := split{hand & daifugo.Naturals, reversed, sequences}
	rest := p.hand
	for pool := p.pool(); ; {
		run := longestRun(pool)
		if run == 0 {
			break
		}
		pool &^= run
		if p.holdsLone(run) {
			rest &^= run
			dst = append(dst, runRole(run))
		}
	}
	dst = p.ranks(dst, rest, 2, 4)
	for j := hand & daifugo.Jokers; j != 0; j &= j - 1 {
		dst = append(dst, daifugo.JokersAlone(j.First()))
	}
	return p.ranks(dst, rest, 1, 1)
}

// pool returns the cards that sequences may use.
func (p *split) pool() daifugo.Set {
	switch {
	case !p.sequences:
		return 0
	case p.hand.Len() <= 4:
		return p.hand
	case p.reversed:
		return p.hand &^ daifugo.BelowRank(daifugo.Three+1)
	}
	return p.hand & daifugo.BelowRank(daifugo.Two)
}

// longestRun returns the longest sequence among cards, the lowest and then
// the one of the first suit where several are as long; none if there is no
// run of 3.
func longestRun(cards daifugo.Set) daifugo.Set {
	run := cards & (cards >> 4) & (cards >> 8)
	if run == 0 {
		return 0
	}
	size := 3
	for longer := run & (cards >> 12); longer != 0; longer &= cards >> (4 * size) {
		run = longer
		size++
	}
	return (daifugo.Columns & (1<<(4*size) - 1)) << run.Index()
}

// runRole returns the role of a sequence without jokers.
func runRole(run daifugo.Set) daifugo.Role {
	low := run.Lowest()
	return daifugo.SequenceOf(run, low, run.Highest(), run.At(low))
}

// holdsLone reports whether a sequence has a rank that is once in the hand.
func (p *split) holdsLone(run daifugo.Set) bool {
	for ; run != 0; run &= run - 1 {
		suits := p.hand.At(run.Lowest())
		if suits&(suits-1) == 0 {
			return true
		}
	}
	return false
}

// ranks appends the ranks of which there are least to most cards, from the
// strongest.
func (p *split) ranks(dst []daifugo.Role, cards daifugo.Set, least, most int) []daifugo.Role {
	for i := range int8(daifugo.Ranks) {
		rank := i
		if !p.reversed {
			rank = daifugo.Ranks - 1 - i
		}
		suits := cards.At(rank)
		if r := daifugo.GroupOf(daifugo.Set(suits)<<(uint8(rank)*4), rank, suits); int(r.Size) >= least && int(r.Size) <= most {
			dst = append(dst, r)
		}
	}
	return dst
}
