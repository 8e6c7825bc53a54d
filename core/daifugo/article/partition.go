package article

import "github.com/tefuda/tefuda/core/daifugo"

// split is the input of a division: the hand and the rules that it follows.
type split struct {
	hand      daifugo.Set
	reversed  bool
	sequences bool // sequences are allowed
}

// Partition appends to dst the combinations into which nullsuke's player divides
// a hand (役の分割): the longest sequences, from the weakest start on, then groups
// and then singles, each from strong to weak.
//
// A hand of more than 4 natural cards keeps the strongest rank, Two or Three, out
// of sequences. A sequence is taken only if the hand has one of its ranks just
// once; otherwise its cards go to groups and singles. sequences is the switch
// Sequences; without it there are none. Each joker is a single of its own,
// because nullsuke's game has none.
func Partition(dst []daifugo.Combination, hand daifugo.Set, reversed, sequences bool) []daifugo.Combination {
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
			dst = append(dst, runCombination(run))
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

// longestRun returns the longest sequence among cards: of equal ones the lowest,
// then the one of the first suit. It is empty if no sequence has 3 cards.
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

// runCombination returns the combination of a sequence without jokers.
func runCombination(run daifugo.Set) daifugo.Combination {
	low := run.Lowest()
	return daifugo.SequenceOf(run, low, run.Highest(), run.At(low))
}

// holdsLone reports whether a sequence has a card that is the hand's only one of
// its rank.
func (p *split) holdsLone(run daifugo.Set) bool {
	for ; run != 0; run &= run - 1 {
		suits := p.hand.At(run.Lowest())
		if suits&(suits-1) == 0 {
			return true
		}
	}
	return false
}

// ranks appends a combination for each rank with least to most cards, strongest
// first.
func (p *split) ranks(dst []daifugo.Combination, cards daifugo.Set, least, most int) []daifugo.Combination {
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
