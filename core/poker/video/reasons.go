package video

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// A Reason describes a hold or a source of its value. Reasons lists the fields of
// each code.
type Reason struct {
	Code string
	// Cards is the number of held cards that the reason is about.
	Cards int32
	// Rank is the rank of the group that the cards make, with wild cards.
	Rank cards.Rank
	// Straights is the number of different straights that the cards can become.
	// For four cards in a row it is 2 (open-ended), for four with a gap 1
	// (inside).
	Straights int32
	// Line is an index of the pay table, -1 for hands that no line pays.
	Line int32
	// Count is the number of draws that end on Line.
	Count int32
	// Share is the part of the hold's EV from Line, 0…1.
	Share float64
}

// keptCards is a summary of the cards held, for reasons and counting.
type keptCards struct {
	key      poker.Key
	suits    uint8   // suits of the naturals, as a set
	ranks    RankSet // ranks of the naturals
	naturals int
	wilds    int
}

func (h *keptCards) size() int { return h.naturals + h.wilds }

func (g *Game) held(hold []slot) keptCards {
	h := keptCards{}
	for _, c := range hold {
		if g.isWild(c) {
			h.wilds++
			h.key += poker.JokerKey
			continue
		}
		h.naturals++
		h.key += poker.RankKeys[c.rank()]
		h.suits |= 1 << c.suit()
		h.ranks |= 1 << c.rank()
	}
	return h
}

// maxPays is the largest number of lines named as sources of a hold's value.
const maxPays = 3

func (g *Game) reasons(hold []slot, rest *stub, result *Hold) (all []Reason) {
	switch h := g.held(hold); len(hold) {
	case poker.MaxHand:
		line := int32(g.lineOf((*[poker.MaxHand]slot)(hold)))
		if int(line) == len(g.pays) {
			line = -1
		}
		return []Reason{{Code: ReasonPat, Cards: poker.MaxHand, Line: line}}
	case 0:
		all = append(all, Reason{Code: ReasonDiscardAll})
	default:
		all = h.made(all, g.valueOf(hold))
		all = h.drawing(all, rest, g)
		all = h.high(all, g)
	}
	return g.sources(all, result)
}

// valueOf returns the value of the cards held.
func (g *Game) valueOf(hold []slot) poker.Value {
	var hand [poker.MaxHand]cards.Card
	for i, c := range hold {
		if !g.isWild(c) {
			hand[i] = cards.New(c.rank(), c.suit())
		} else {
			hand[i] = cards.Joker
		}
	}
	v, _ := g.rules.Evaluate(hand[:len(hold)])
	return v
}

// made adds reasons for the group that the held cards already make, and for
// their wild cards.
func (h *keptCards) made(all []Reason, v poker.Value) []Reason {
	if h.naturals > 0 {
		if code := madeCodes[v.Category()]; code != "" {
			all = append(all, Reason{Code: code, Cards: groupSizes[v.Category()], Rank: v.Rank(1)})
		}
	}
	if h.wilds > 0 {
		all = append(all, Reason{Code: ReasonWild, Cards: int32(h.wilds)})
	}
	return all
}

var (
	madeCodes  = [len(poker.Categories)]string{poker.OnePair: ReasonPair, poker.TwoPair: ReasonTwoPair, poker.ThreeOfAKind: ReasonThree, poker.FourOfAKind: ReasonFour}
	groupSizes = [len(poker.Categories)]int32{poker.OnePair: 2, poker.TwoPair: 4, poker.ThreeOfAKind: 3, poker.FourOfAKind: 4}
)

// drawing adds the best of royal, straight flush, flush and straight that the
// cards held can become with rest. It needs at least two naturals, as a single
// one can become anything.
func (h *keptCards) drawing(all []Reason, rest *stub, g *Game) []Reason {
	n := int32(h.size())
	if h.naturals < 2 || h.naturals != bits.OnesCount16(uint16(h.ranks)) {
		return all
	}
	wilds := int32(h.wilds) + min(rest.wilds, poker.MaxHand-n)
	if h.suits&(h.suits-1) == 0 {
		open, royal := h.straights(rest.suited[bits.TrailingZeros8(h.suits)], wilds, g.rules)
		switch {
		case royal:
			return append(all, Reason{Code: ReasonRoyal, Cards: n})
		case n > 2 && open > 0:
			return append(all, Reason{Code: ReasonStraightFlush, Cards: n, Straights: open})
		case n > 2:
			return append(all, Reason{Code: ReasonFlush, Cards: n})
		}
	}
	// With three cards held, at least two cards of each rank are left, or a wild
	// deuce.
	if open, _ := h.straights(g.ranks, wilds, g.rules); n > 2 && open > 0 {
		all = append(all, Reason{Code: ReasonStraight, Cards: n, Straights: open})
	}
	return all
}

// straights counts the straights that contain all ranks held; each other rank is
// one of have or a wild card. royal is whether the highest straight is one of
// them.
func (h *keptCards) straights(have RankSet, wilds int32, r poker.Rules) (n int32, royal bool) {
	for high := cards.Ace; high >= cards.Five; high-- {
		run := RankSet(0b11111) << (high - 4)
		if high == cards.Five { // the wheel: the ace is below the Two
			if !r.Wheel {
				break
			}
			run += 1<<cards.Ace - 1
		}
		if h.ranks&^run == 0 && int32(bits.OnesCount16(uint16(run&^h.ranks&^have))) <= wilds {
			n++
			royal = royal || high == cards.Ace
		}
	}
	return n, royal
}

// high adds the held cards whose pair would pay, unless there is a pair.
func (h *keptCards) high(all []Reason, g *Game) []Reason {
	n := bits.OnesCount16(uint16(h.ranks & g.highRanks()))
	if n > 0 && h.naturals == bits.OnesCount16(uint16(h.ranks)) && h.wilds == 0 {
		all = append(all, Reason{Code: ReasonHighCards, Cards: int32(n)})
	}
	return all
}

// highRanks returns the ranks whose natural pair pays.
func (g *Game) highRanks() (s RankSet) {
	for r := cards.Two; r <= cards.Ace; r++ {
		key, n := 2*poker.RankKeys[r], 0
		for other := cards.Two; n < 3; other++ {
			if other != r {
				key += poker.RankKeys[other]
				n++
			}
		}
		if line := g.lines[key.Place()]; int(line) < len(g.pays) && g.pays[line].Pay > 0 {
			s |= 1 << r
		}
	}
	return s
}

// sources adds the lines from which the value of a hold comes.
func (g *Game) sources(all []Reason, h *Hold) []Reason {
	part := func(i int) int64 { return int64(h.Counts[i]) * int64(g.pays[i].Pay) }
	used := uint64(0)
	for range maxPays {
		var best int
		var most int64
		for i := range g.pays {
			if used>>i&1 == 0 && part(i) > most {
				best, most = i, part(i)
			}
		}
		if most == 0 {
			break
		}
		used |= 1 << best
		all = append(all, Reason{Code: ReasonPays, Line: int32(best), Count: h.Counts[best], Share: float64(most) / float64(h.PaySum)})
	}
	return all
}
