package daifugo

import "math/bits"

// A Pile is cards of one deck or of two: the different cards, and those that are
// there twice. With one deck there are no Twins.
//
//	3s 3s 3d Jk   Cards 3s 3d Jk, Twins 3s
//
// Moves that never need a card twice, such as singles and sequences, use Cards
// alone.
type Pile struct {
	Cards Set // the different cards; jokers have a bit each
	Twins Set // natural cards of Cards that are there twice
}

// Len returns the number of cards.
//
//go:noinline
func (p Pile) Len() int { return p.Cards.Len() + p.Twins.Len() }

// With returns the cards of both piles together. No card may then be there
// three times.
//
//go:noinline
func (p Pile) With(q Pile) Pile {
	return Pile{p.Cards | q.Cards, p.Twins | q.Twins | p.Cards&q.Cards}
}

// Without returns p less the cards of q, which must be among them.
//
//go:noinline
func (p Pile) Without(q Pile) Pile {
	return Pile{p.Cards &^ (q.Cards&^p.Twins | q.Twins), p.Twins &^ q.Cards}
}

// Has reports whether the cards of q are among those of p.
//
//go:noinline
func (p Pile) Has(q Pile) bool { return q.Cards&^p.Cards == 0 && q.Twins&^p.Twins == 0 }

// Of returns the cards of p that are in a set, each as often as in p.
//
//go:noinline
func (p Pile) Of(s Set) Pile { return Pile{p.Cards & s, p.Twins & s} }

// String returns the cards as Set.String does, each as often as in p.
//
//go:noinline
func (p Pile) String() string {
	text := make([]byte, 0, 3*p.Len())
	for s := p.Cards; s != 0; s &= s - 1 {
		for range 1 + (p.Twins & s.First()).Len() {
			if len(text) > 0 {
				text = append(text, ' ')
			}
			text = append(text, cardText(s.Index())...)
		}
	}
	return string(text)
}

// Pile returns the deck that the rules are played with.
func (r Rules) Pile() Pile {
	p := Pile{Cards: Deck(int(r.Jokers))}
	if r.Has(TwoDecks) {
		p.Twins = Naturals
	}
	return p
}

// Pile returns the hand of a seat.
func (s *State) Pile(seat int8) Pile { return Pile{s.Hands[seat], s.Twins[seat]} }

// setPile sets the hand of a seat.
//
//go:noinline
func (s *State) setPile(seat int8, p Pile) { s.Hands[seat], s.Twins[seat] = p.Cards, p.Twins }

// setPile sets the viewer's hand.
//
//go:noinline
func (v *View) setPile(p Pile) { v.Hand, v.Twins = p.Cards, p.Twins }

// Pile returns the viewer's hand.
func (v *View) Pile() Pile { return Pile{v.Hand, v.Twins} }

// Pile returns the cards of a combination or choice.
//
//go:noinline
func (r Combination) Pile() Pile {
	p := Pile{Cards: r.Cards}
	for cards := r.Cards; r.Twins != 0 && cards != 0; cards &= cards - 1 {
		if r.Twins&1 != 0 {
			p.Twins |= cards.First()
		}
		r.Twins >>= 1
	}
	return p
}

// marks returns the field Twins of a combination whose cards are p, jokers
// without a mark.
//
//go:noinline
func (p Pile) marks() (marks uint16) {
	p.Twins &= Naturals
	for bit := uint16(1); p.Twins != 0 && p.Cards != 0; bit <<= 1 {
		if card := p.Cards.First(); p.Twins&card != 0 {
			marks |= bit
		}
		p.Cards &= p.Cards - 1
	}
	return marks
}

// Pile returns the cards of a gift.
func (g *Gift) Pile() Pile { return Pile{g.Cards, g.Twins} }

// PlayedPile returns the cards played so far.
func (t *Table) PlayedPile() Pile { return Pile{t.Played, t.PlayedTwins} }

// UnseenPile is Unseen for hands that may have a card twice.
//
//go:noinline
func (t *Table) UnseenPile(hand Pile) Pile {
	if !t.Rules.Has(TwoDecks) {
		return Pile{Cards: t.Unseen(hand.Cards)}
	}
	p := t.PlayedPile()
	both := p.Twins | hand.Twins | p.Cards&hand.Cards | (p.Cards|hand.Cards)&Jokers
	return Pile{Deck(int(t.Rules.Jokers)) &^ both, Naturals &^ p.Cards &^ hand.Cards}
}

// lays adds the cards of a combination to those played.
func (t *Table) lays(r Combination) {
	if t.Rules.Has(TwoDecks) {
		t.PlayedTwins |= r.Pile().Twins | t.Played&r.Cards&Naturals
	}
	t.Played |= r.Cards
}

// suitsOf returns the suits of a rank in a pile. Bits 4 to 7 are the second
// cards of the suits.
//
//go:noinline
func (p Pile) suitsOf(rank int8) Suits { return p.Cards.At(rank) | p.Twins.At(rank)<<4 }

// twoDecks adds the groups of least to most cards of two decks. A joker stands for
// one of the eight cards of a rank, so no group has more than eight cards.
//
//go:noinline
func (g *generator) twoDecks(least, most int) {
	for ranks := g.hand & Naturals; ranks != 0; {
		rank := ranks.Lowest()
		ranks &^= AllSuits.of(rank)
		once := g.hand.At(rank)
		for part := once; part != 0; part = (part - 1) & once {
			twins := g.twins.At(rank) & part
			for twice := twins; ; twice = (twice - 1) & twins {
				n := bits.OnesCount8(uint8(part | twice<<4))
				for k := max(least-n, 0); k <= min(g.jokers.Len(), most-n); k++ {
					g.twoDeckGroup(rank, part, twice, k)
				}
				if twice == 0 {
					break
				}
			}
		}
	}
}

// twoDeckGroup adds the groups of one set of natural cards and k jokers. part
// are the suits of the natural cards of a rank; the suits twice are there two
// times.
//
//go:noinline
func (g *generator) twoDeckGroup(rank int8, part, twice Suits, k int) {
	r := Combination{Cards: part.of(rank) | g.some(k), Twins: Pile{Set(part), Set(twice)}.marks(), Kind: Group, Low: rank, High: rank}
	have := part | twice<<4
	r.Size = int8(bits.OnesCount8(uint8(have)) + k)
	if rank == Three && r.Size == 3 && g.t.Rules.Has(Sandstorm) {
		return
	}
	if k == 0 || !g.t.Rules.Has(SuitLock) {
		if r.Suits = filled(have, k); g.t.lets(r.Suits) {
			g.dst = append(g.dst, r)
		}
		return
	}
	for all := int(have); all <= 255; all++ {
		if r.Suits = Suits(all); r.Suits&have == have && r.Suits.isPile() && bits.OnesCount8(uint8(all)) == int(r.Size) && g.t.lets(r.Suits) {
			g.dst = append(g.dst, r)
		}
	}
}

// lets reports whether the lock allows a group of these suits.
func (t *Table) lets(suits Suits) bool {
	return t.Lock == 0 || suits == t.Lock || t.locksPart() && suits&t.Lock == t.Lock
}

// isPile reports whether no suit has a second card without its first.
func (s Suits) isPile() bool { return s>>4&^s == 0 }

// OneDeck converts a position of two decks to one deck, for players that know only
// one deck. It sets into to the position and returns the hand, with up to four
// cards of each rank. The second card of a suit becomes a card of another suit. A
// rank keeps as many unseen cards as fit next to those in hand. The result serves
// to value moves only; it does not say what is legal. A position of one deck stays
// as it is.
//
//go:noinline
func (t *Table) OneDeck(into *Table, hand Pile) Set {
	into.Copy(t)
	if !t.Rules.Has(TwoDecks) {
		return hand.Cards
	}
	into.Rules.On &^= TwoDecks
	into.PlayedTwins = 0
	unseen := t.UnseenPile(hand)
	own, others := hand.Cards&Jokers, unseen.Cards&Jokers
	for rank := range int8(Ranks) {
		held := spread(hand.suitsOf(rank), AllSuits)
		own |= held.of(rank)
		others |= spread(unseen.suitsOf(rank), AllSuits&^held).of(rank)
	}
	into.Played = Deck(int(t.Rules.Jokers)) &^ own &^ others
	if into.Lock > AllSuits {
		into.Lock = 0
	}
	into.Field = into.Field.OneDeck()
	return own
}

// OneDeck converts a combination of two decks to one deck. A group with a second card of a suit gets the
// first suits instead. A group of more than four cards keeps its size, so no group of one deck beats it.
//
//go:noinline
func (r Combination) OneDeck() Combination {
	r.Twins = 0
	if r.Kind == Group && r.Suits > AllSuits {
		r.Suits = 1<<uint8(r.Size) - 1
	}
	return r
}

// spread returns suits of room, as many as suits has, or all if room has fewer.
// It takes those of suits first.
//
//go:noinline
func spread(suits, room Suits) Suits {
	n := bits.OnesCount8(uint8(suits))
	same := suits & room
	for room &^= same; bits.OnesCount8(uint8(same)) < n && room != 0; room &= room - 1 {
		same |= room & -room
	}
	return same
}

// Closest returns the legal move of two decks that is most like m, a move in
// the position of OneDeck. If no move is like it, or if m passes on a group of
// more than four cards, Closest returns the weakest combination without jokers,
// else the last move.
//
//go:noinline
func (t *Table) Closest(moves []Combination, m Combination) Combination {
	best, most := -1, -1
	for i := range moves {
		if n := likeness(moves[i], m); n > most {
			best, most = i, n
		}
	}
	big := t.Choice == NoChoice && t.Field.Kind == Group && t.Field.Size > 4
	if best >= 0 && (m.Kind != Pass || !big) {
		return moves[best]
	}
	best = len(moves) - 1
	for i := range moves {
		r := &moves[i]
		if r.Kind == Pass || r.Cards&Jokers != 0 || t.Choice != NoChoice {
			continue
		}
		if w := &moves[best]; w.Kind == Pass || w.Cards&Jokers != 0 || t.Reversed() && r.High > w.High || !t.Reversed() && r.Low < w.Low {
			best = i
		}
	}
	return moves[best]
}

// likeness returns how alike two moves are, higher for more, or -1 if they
// differ in kind or rank.
//
//go:noinline
func likeness(a, b Combination) int {
	jokers := (a.Cards & Jokers).Len() - (b.Cards & Jokers).Len()
	if a.Kind != b.Kind || a.Low != b.Low || a.High != b.High || a.Kind == Name && a.Cards != b.Cards {
		return -1
	}
	if a.Kind >= Give {
		n := 64
		for rank := range int8(Ranks) {
			n -= abs(bits.OnesCount8(uint8(a.Pile().suitsOf(rank))) - bits.OnesCount8(uint8(b.Cards.At(rank))))
		}
		return n - abs(jokers)
	}
	more := int(a.Size - b.Size)
	if more != 0 && (more < 0 || b.Size != 4 || b.Kind != Group) || jokers != 0 {
		return -1
	}
	return 8*more + bits.OnesCount8(uint8(a.Suits&b.Suits))
}

func abs(n int) int { return max(n, -n) }
