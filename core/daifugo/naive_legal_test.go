package daifugo

import (
	"math/bits"
	"slices"
)

// over reports whether nobody is to move.
func (g *naiveGame) over() bool {
	return g.players() == 0 || g.on(LeaderPass) && g.passes >= PassLimit
}

// legal lists the moves by trying all subsets of the hand.
func (g *naiveGame) legal() (moves []Combination) {
	hand := Pile{}
	for _, c := range g.hands[g.turn] {
		hand.Twins |= hand.Cards & (1 << c)
		hand.Cards |= 1 << c
	}
	if len(g.todo) > 0 {
		return g.choices(g.todo[0], hand)
	}
	for _, part := range parted(hand) {
		if part.Cards.WithJokersOf(hand.Cards) != part.Cards {
			continue
		}
		for _, m := range readings(g.rules, part) {
			if g.beats(m) {
				moves = append(moves, m)
			}
		}
	}
	if g.field.Kind != Pass || g.on(LeaderPass) && !g.opening {
		moves = append(moves, Combination{})
	}
	return moves
}

// beats is the rule of what may follow, in terms of strength.
func (g *naiveGame) beats(m Combination) bool {
	f := g.field
	if g.on(Sandstorm) && m.Kind == Group && m.Size == 3 && m.Low == 0 && m.Suits != 0 {
		return lowestJokers(m) && (f.Kind != Pass || !g.opening || m.Cards&2 != 0)
	}
	weakest, strongest := m.Low, f.High
	if m.Kind == Sequence && g.on(Overlap) {
		strongest = f.Low
	}
	if g.upside != g.back {
		weakest, strongest = -m.High, -f.Low
		if m.Kind == Sequence && g.on(Overlap) {
			strongest = -f.High
		}
	}
	suits := g.lock == 0 || g.lock == m.Suits || g.on(PartLock) && g.lock&^m.Suits == 0
	switch {
	case f.Kind == Pass:
		return !g.opening || m.Cards&2 != 0
	case m.Kind != f.Kind || m.Size != f.Size:
		return false
	case f.Cards&Naturals == 0:
		return m.Cards == 1 && f.Size == 1 && g.on(SpadeReturn)
	case m.Cards&Naturals == 0:
		return true
	}
	return weakest > strongest && suits && (!g.inStep || weakest == strongest+1)
}

// lowestJokers reports whether a group's jokers take the lowest suits free.
func lowestJokers(m Combination) bool {
	suits := Suits(m.Cards>>(4*m.Low))&15 | Suits(m.Pile().Twins>>(4*m.Low))<<4
	for suit := Suits(1); suits.Len() < int(m.Size); suit <<= 1 {
		suits |= suit
	}
	return suits == m.Suits
}

func (s Suits) Len() int { return bits.OnesCount8(uint8(s)) }

// parted lists the parts of a pile that have a card.
func parted(hand Pile) (parts []Pile) {
	for part := hand.Cards; part != 0; part = (part - 1) & hand.Cards {
		for twins := hand.Twins & part; ; twins = (twins - 1) & (hand.Twins & part) {
			parts = append(parts, Pile{part, twins})
			if twins == 0 {
				break
			}
		}
	}
	return parts
}

// choices lists what a task lets a hand choose, a pass last.
func (g *naiveGame) choices(task naiveTask, hand Pile) (moves []Combination) {
	if task.choice == Naming {
		for ranks := 1; ranks < 1<<Ranks; ranks++ {
			m := Combination{Kind: Name, Size: int8(bits.OnesCount(uint(ranks)))}
			for rank := range Ranks {
				if ranks>>rank&1 != 0 {
					m.Cards |= 15 << (4 * rank)
				}
			}
			if int(m.Size) <= task.most {
				moves = append(moves, m)
			}
		}
		return append(moves, Combination{})
	}
	for _, part := range parted(hand) {
		m := Combination{Cards: part.Cards, Twins: part.marks(), Size: int8(len(cardNumbers(part)))}
		switch {
		case part.Cards.WithJokersOf(hand.Cards) != part.Cards:
			continue
		case task.choice == Giving:
			m.Kind, m.To = Give, int8(g.nextIn(task.seat))
		case task.choice == Discarding:
			m.Kind = Discard
		case task.choice == Dropping:
			m.Kind = Discard
			if slices.ContainsFunc(cardNumbers(hand), func(c int) bool { return slices.Contains(task.ranks, c) != (part.Cards>>c&1 != 0) }) || part.Twins != hand.Twins&part.Cards {
				continue
			}
			return []Combination{m}
		default:
			for _, m := range readings(g.rules, part) {
				if m.Kind == Group && m.Size == 2 && m.Low == 1 && lowestJokers(m) {
					moves = append(moves, m)
				}
			}
			continue
		}
		if int(m.Size) <= task.most {
			moves = append(moves, m)
		}
	}
	return append(moves, Combination{})
}
