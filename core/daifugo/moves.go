package daifugo

import (
	"math/bits"
	"slices"
)

// oneSuit is the spades: every fourth bit.
const OneSuit Set = 0x1111111111111

// LegalRoles appends to dst the roles that a hand can lay now: singles from
// weak to strong, groups, sequences, each once. A pass is not among them; see
// CanPass. Roles are canonical, which means:
//
//   - jokers are alike: a role takes those of the hand from bit 52 up;
//   - a joker in a group takes each suit that the group lacks if SuitLock is
//     on, but only the lowest such suits if it is off, as suits then never
//     matter; the fifth and sixth card of a rank have no choice;
//   - a joker in a sequence takes each place, also of a card that the hand
//     has and keeps.
//
// With Sandstorm three threes come last, once for each choice of cards; where
// something is to be chosen the choices come instead, in the order of their
// sizes.
//
// It does not look whose hand it is, and allocates only to grow dst.
func (t *Table) LegalRoles(dst []Role, hand Set) []Role {
	if t.Choice != NoChoice {
		return t.options(dst, hand)
	}
	g := generator{t: t, dst: dst, hand: hand & t.above(), jokers: hand & Jokers}
	switch t.Field.Kind {
	case Single:
		g.singles()
	case Group:
		g.groups(int(t.Field.Size), int(t.Field.Size))
	case Sequence:
		g.hand = hand & Naturals
		g.follow()
	default:
		return g.lead()
	}
	if t.returnable(hand) {
		g.dst = append(g.dst, single(SpadeThree))
	}
	g.sandstorm(hand)
	return g.dst
}

// sandstorm adds three threes if they beat anything.
func (g *generator) sandstorm(hand Set) {
	if g.t.Rules.Has(Sandstorm) {
		g.lowest(hand, Three, 3)
	}
}

// returnable reports whether a hand can return a joker by the Three of spades.
func (t *Table) returnable(hand Set) bool {
	return hand&SpadeThree != 0 && t.Rules.Has(SpadeReturn) && t.Field.Kind == Single && t.Field.JokersOnly()
}

// above returns the natural cards whose ranks and suits may follow the field.
func (t *Table) above() Set {
	cards := Naturals
	switch {
	case t.Field.Kind == Pass:
		return cards
	case t.Field.JokersOnly():
		return 0
	case t.Reversed():
		cards = BelowRank(t.Field.Low)
		if t.RankLocked {
			cards &^= BelowRank(t.Field.Low - 1)
		}
	default:
		cards &^= BelowRank(t.Field.High + 1)
		if t.RankLocked {
			cards &= BelowRank(t.Field.High + 2)
		}
	}
	if t.Lock != 0 && !t.locksPart() {
		cards &= OneSuit * Set(t.Lock&AllSuits)
	}
	return cards
}

// locksPart reports whether more suits than those of the lock may follow.
func (t *Table) locksPart() bool { return t.Rules.Has(PartLock) && t.Field.Kind == Group }

// belowRank returns the natural cards of ranks below one of -2…15.
func BelowRank(rank int8) Set {
	return Naturals & (1<<(4*uint8(max(rank, 0))) - 1)
}

// A generator collects roles.
type generator struct {
	t      *Table
	dst    []Role
	hand   Set // the natural cards to use
	jokers Set
}

// lead adds the roles that may be led.
func (g *generator) lead() []Role {
	from := len(g.dst)
	g.singles()
	g.combinations()
	if g.t.Opening {
		kept := g.dst[:from]
		for _, r := range g.dst[from:] {
			if r.Cards&DiamondThree != 0 {
				kept = append(kept, r)
			}
		}
		return kept
	}
	return g.dst
}

// combinations adds the groups and sequences that may be led.
func (g *generator) combinations() {
	g.groups(2, 4+MaxJokers)
	g.sandstorm(g.hand | g.jokers)
	if g.t.Rules.Has(Sequences) {
		g.sequences(3, longest, 0, lastColumn)
	}
}

// loneJoker returns the joker to lay alone, none if one is to be beaten.
func (g *generator) loneJoker() Set {
	if g.t.Field.JokersOnly() {
		return 0
	}
	return g.jokers & -g.jokers
}

// singles adds the cards, and a joker alone unless one is to be beaten.
func (g *generator) singles() {
	at := len(g.dst)
	dst := slices.Grow(g.dst, g.hand.Len())[:at+g.hand.Len()]
	for h := g.hand; h != 0; h &= h - 1 {
		bit := h.Index()
		rank := int8(bit >> 2)
		dst[at] = Role{Cards: h & -h, Kind: Single, Size: 1, Low: rank, High: rank, Suits: 1 << (bit & 3)}
		at++
	}
	if joker := g.loneJoker(); joker != 0 {
		dst = append(dst, JokersAlone(joker))
	}
	g.dst = dst
}

// groups adds the groups of least to most cards.
func (g *generator) groups(least, most int) {
	have := g.jokers.Len()
	for ranks := g.hand.WithAtLeast(max(least-have, 1)); ranks != 0; ranks &^= ranks.First() {
		rank := int8(ranks.Index() >> 2)
		suits := g.hand.At(rank)
		for part := suits; part != 0; part = (part - 1) & suits {
			n := bits.OnesCount8(uint8(part))
			for k := max(least-n, 0); k <= min(have, most-n); k++ {
				g.group(rank, part, n, k)
			}
		}
	}
	if have == 2 && least <= 2 && !g.t.Field.JokersOnly() {
		g.dst = append(g.dst, JokersAlone(g.jokers))
	}
}

// withAtLeast returns a bit in each rank of which there are n or more natural
// cards, 1…8: the sums of four bits side by side, and a carry at 8.
func (s Set) WithAtLeast(n int) Set {
	s &= Naturals
	s -= s >> 1 & (5 * OneSuit)
	s = s&(3*OneSuit) + s>>2&(3*OneSuit)
	return (s + Set(8-n)*OneSuit) & (8 * OneSuit)
}

// group adds the groups of n natural cards of a rank and k jokers.
func (g *generator) group(rank int8, part Suits, n, k int) {
	if rank == Three && n+k == 3 && g.t.Rules.Has(Sandstorm) {
		return
	}
	cards := Set(part)<<(uint8(rank)*4) | g.some(k)
	suits := part
	switch {
	case g.t.Lock != 0 && !g.t.locksPart():
		if suits = g.t.Lock; k == 0 && part != suits {
			return
		}
	case k == 0:
	case n+k > 4:
		suits = 1<<(n+k) - 1
	case g.t.Rules.Has(SuitLock):
		g.anySuits(cards, rank, part, n+k)
		return
	default:
		suits = filled(part, k)
	}
	if suits&g.t.Lock != g.t.Lock {
		return
	}
	g.dst = append(g.dst, Role{Cards: cards, Kind: Group, Size: int8(n + k), Low: rank, High: rank, Suits: suits})
}

// anySuits adds the groups in which jokers take any suits beside those of the
// natural cards.
func (g *generator) anySuits(cards Set, rank int8, part Suits, size int) {
	for all := part + 1; all <= AllSuits; all++ {
		if all&(part|g.t.Lock) == part|g.t.Lock && bits.OnesCount8(uint8(all)) == size {
			g.dst = append(g.dst, GroupOf(cards, rank, all))
		}
	}
}

// filled returns suits with the k lowest that they lack.
func filled(suits Suits, k int) Suits {
	for range k {
		suits |= suits + 1
	}
	return suits
}

// some returns k of the jokers in hand.
func (g *generator) some(k int) Set {
	if k == 1 {
		return g.jokers.First()
	}
	return g.jokers * Set(k>>1)
}
