package daifugo

import "math/rand/v2"

// A Gift is cards that change hands before a game (カード交換).
type Gift struct {
	From, To int8
	Count    int8 // number of cards
	Cards    Set  // the cards; none before they are chosen, or if the viewer may not know
	Twins    Set  // the cards of Cards that are there twice, see Pile; empty with one deck
}

// Combination returns the gift as a move.
func (g *Gift) Combination() Combination {
	return Combination{Kind: Give, Size: g.Count, Cards: g.Cards, Twins: g.Pile().marks(), To: g.To}
}

// Deal returns the hands of a shuffled deck, dealt one by one beginning with seat
// first. EqualHands and BlindHand keep cards out of it. r must be valid.
func (r Rules) Deal(first int8, source *rand.Rand) (hands [MaxPlayers]Set) {
	s := State{Table: Table{Rules: r}}
	s.Deal(first, source)
	return s.Hands
}

// Deal gives s, whose rules are set, the hands of a shuffled deck, or of two
// shuffled decks. See Rules.Deal.
func (s *State) Deal(first int8, source *rand.Rand) {
	var deck [deckSize + 52]Set
	n := 0
	for p := s.Rules.inGame(source); p.Cards != 0; p.Cards &= p.Cards - 1 {
		for range 1 + (p.Twins & p.Cards.First()).Len() {
			deck[n] = p.Cards.First()
			n++
		}
	}
	s.Hands, s.Twins = [MaxPlayers]Set{}, [MaxPlayers]Set{}
	seat := first
	for ; n > 0; n-- {
		i := source.IntN(n)
		s.Twins[seat] |= s.Hands[seat] & deck[i]
		s.Hands[seat] |= deck[i]
		deck[i] = deck[n-1]
		if seat++; seat == s.Rules.Players {
			seat = 0
		}
	}
}

// inGame returns the cards that are dealt: the deck without those that EqualHands
// and BlindHand set aside.
//
//go:noinline
func (r Rules) inGame(source *rand.Rand) Pile {
	deck := r.Pile()
	if r.Has(BlindHand) && r.Players == 2 {
		deck = without(deck, deck.Len()/3, r.Opener(), source)
	}
	if r.Has(EqualHands) {
		deck = without(deck, deck.Len()%int(r.Players), r.Opener()|Jokers, source)
	}
	return deck
}

// without returns a deck less n random cards, none of them in kept.
//
//go:noinline
func without(deck Pile, n int, kept Set, source *rand.Rand) Pile {
	for ; n > 0; n-- {
		left := deck.Of(^kept)
		deck = deck.Without(Pile{Cards: left.at(source.IntN(left.Len()))})
	}
	return deck
}

// at returns one card by its index in the order of String.
//
//go:noinline
func (p Pile) at(i int) Set {
	for {
		card := p.Cards.First()
		if i -= 1 + (p.Twins & card).Len(); i < 0 || card == 0 {
			return card
		}
		p.Cards &^= card
	}
}

// Random returns n random cards, all if there are fewer.
//
//go:noinline
func (p Pile) Random(n int, r *rand.Rand) (cards Pile) {
	if p.Twins == 0 {
		return Pile{Cards: RandomCards(p.Cards, int8(n), r)}
	}
	for left := p.Len(); n > 0 && left > 0; n, left = n-1, left-1 {
		card := Pile{Cards: p.at(r.IntN(left))}
		p, cards = p.Without(card), cards.With(card)
	}
	return cards
}

// Gifts returns the gifts that last game's final ranks require, without cards:
// first the tributes, whose giver has no choice, then the returns in the same
// order. There are none without Exchange or in a first game.
func (r Rules) Gifts(class [MaxPlayers]int8) []Gift {
	if !r.Has(Exchange) || class[0] == 0 {
		return nil
	}
	seatOf := func(place int8) int8 {
		for seat, p := range &class {
			if p == place {
				return int8(seat)
			}
		}
		return 0
	}
	gifts := make([]Gift, 0, 2*MaxGift)
	for place, n := int8(1), r.exchanged(); n > 0 && 2*place <= r.Players; place, n = place+1, n-1 {
		gifts = append(gifts, Gift{From: seatOf(r.Players + 1 - place), To: seatOf(place), Count: n})
	}
	for _, g := range gifts {
		gifts = append(gifts, Gift{From: g.To, To: g.From, Count: g.Count})
	}
	return gifts
}

// MaxGift is the most cards that one player gives another in the exchange.
const MaxGift = 4

// exchanged returns how many cards the last and the first exchange. Each next
// pair inward exchanges one less.
func (r Rules) exchanged() int8 {
	switch {
	case r.Has(OneForThree) && r.Players < 4:
		return 1
	case r.Has(KingExchange) && r.Players >= 9:
		return 4
	case r.Has(KingExchange) && r.Players >= 7:
		return 3
	}
	return 2
}

// Swap swaps the hands of last game's last and first if Catastrophe requires it,
// and returns the last's gift, without cards. There is no exchange then.
func (r Rules) Swap(class [MaxPlayers]int8, hands *[MaxPlayers]Set) (g Gift, swapped bool) {
	s := State{Table: Table{Rules: r}, Hands: *hands}
	g, swapped = s.Swap(class)
	*hands = s.Hands
	return g, swapped
}

// Swap is Rules.Swap for the hands of s.
func (s *State) Swap(class [MaxPlayers]int8) (g Gift, swapped bool) {
	gifts := s.Rules.Gifts(class)
	if len(gifts) == 0 || !s.Rules.Has(Catastrophe) {
		return g, false
	}
	last, first := s.Pile(gifts[0].From), s.Pile(gifts[0].To)
	if last.Cards&Jokers != 0 || last.Cards.Highest() > Ten {
		return g, false
	}
	g = Gift{From: gifts[0].From, To: gifts[0].To, Count: int8(last.Len())}
	s.setPile(g.From, first)
	s.setPile(g.To, last)
	return g, true
}

// Tribute returns the n strongest cards of a hand: jokers first, then from Two
// down. Within a rank the order is spades, hearts, diamonds, clubs, as on the UEC
// server.
func Tribute(hand Set, n int) (gift Set) { return TributeOf(Pile{Cards: hand}, n).Cards }

// TributeOf is Tribute for a hand that may have a card twice.
//
//go:noinline
func TributeOf(hand Pile, n int) (gift Pile) {
	for range n {
		card := Pile{Cards: Strongest(hand.Cards)}
		hand, gift = hand.Without(card), gift.With(card)
	}
	return gift
}

func Strongest(hand Set) Set {
	if hand&Jokers != 0 {
		return (hand & Jokers).First()
	}
	rank := hand.Highest()
	for _, suit := range [...]int{0, 3, 1, 2} {
		if c := CardOf(rank, suit); hand&c != 0 {
			return c
		}
	}
	return 0
}

// Tributes makes the first half of gifts and fills in their cards. The receivers
// then choose what to return with the new cards in hand.
func Tributes(gifts []Gift, hands *[MaxPlayers]Set) {
	s := State{Hands: *hands}
	s.Tributes(gifts)
	*hands = s.Hands
}

// Tributes is Tributes for the hands of s.
func (s *State) Tributes(gifts []Gift) {
	for i := range len(gifts) / 2 {
		g := &gifts[i]
		s.give(g, TributeOf(s.Pile(g.From), int(g.Count)))
	}
}

// Return makes the return with an index of gifts, in their second half. The error
// is a *fault.Fault of "move".
func (r Rules) Return(gifts []Gift, index int, cards Set, hands *[MaxPlayers]Set) error {
	s := State{Table: Table{Rules: r}, Hands: *hands}
	err := s.Return(gifts, index, Pile{Cards: cards})
	*hands = s.Hands
	return err
}

// Return is Rules.Return for the hands of s.
func (s *State) Return(gifts []Gift, index int, cards Pile) error {
	g := &gifts[index]
	hand := s.Pile(g.From)
	from := s.Rules.ReturnableOf(hand, gifts[index-len(gifts)/2].Pile())
	cards.Cards = cards.Cards.of(from.Cards).of(hand.Cards)
	switch {
	case cards.Cards == 0:
		return Combination{Kind: Give, Size: g.Count}.illegal(unknownCards)
	case !hand.Has(cards):
		return giving(cards).illegal(notInHand)
	case cards.Len() != int(g.Count):
		return giving(cards).illegal(notTheChoice)
	case !from.Has(cards):
		return giving(cards).illegal(ofTheTribute)
	}
	s.give(g, cards)
	return nil
}

// of returns s with the jokers of a hand, if the hand lacks those of s.
func (s Set) of(hand Set) Set {
	if s&Jokers&^hand != 0 {
		return s.WithJokersOf(hand)
	}
	return s
}

// giving returns a gift of cards as a move.
func giving(cards Pile) Combination {
	return Combination{Kind: Give, Size: int8(cards.Len()), Cards: cards.Cards, Twins: cards.marks()}
}

// give sets the cards of a gift and moves them from the giver to the receiver.
//
//go:noinline
func (s *State) give(g *Gift, cards Pile) {
	g.Cards, g.Twins = cards.Cards, cards.Twins
	s.Change(g.From, g.To, cards)
}

// Change moves cards from the hand of one seat to that of another.
//
//go:noinline
func (s *State) Change(from, to int8, cards Pile) {
	s.setPile(from, s.Pile(from).Without(cards))
	s.setPile(to, s.Pile(to).With(cards))
}

// Returnable returns the cards that a hand with a tribute may give back: all, or
// with TributeKept all but the tribute's; the tribute's jokers count by number.
func (r Rules) Returnable(hand, tribute Set) Set {
	return r.ReturnableOf(Pile{Cards: hand}, Pile{Cards: tribute}).Cards
}

// ReturnableOf is Returnable for a hand that may have a card twice.
//
//go:noinline
func (r Rules) ReturnableOf(hand, tribute Pile) Pile {
	if !r.Has(TributeKept) {
		return hand
	}
	tribute.Cards = tribute.Cards.WithJokersOf(hand.Cards)
	return hand.Without(tribute)
}

// Returns appends to dst every choice of n, 1 to MaxGift, of the cards that may
// be given back, see Rules.Returnable. Choices that differ only in the jokers
// count once.
func Returns(dst []Set, cards Set, n int8) []Set { return returnsWith(dst, cards, cards, 0, n) }

// ReturnsOf appends to dst the gifts of every choice of n cards, of cards that
// may be there twice, in the form and order of the options of Giving.
//
//go:noinline
func ReturnsOf(dst []Combination, to int8, cards Pile, n int8) []Combination {
	return partsOf(dst, Combination{Kind: Give, To: to}, cards, 1, n)
}

// returnsWith appends every choice of the chosen cards and n more from left.
func returnsWith(dst []Set, cards, left, chosen Set, n int8) []Set {
	for ; left.Len() >= int(n); left &= left - 1 {
		if with := chosen | left.First(); n > 1 {
			dst = returnsWith(dst, cards, left&(left-1), with, n-1)
		} else {
			dst = addReturn(dst, cards, with)
		}
	}
	return dst
}

// addReturn appends a choice, unless it keeps a joker and gives a later one.
func addReturn(dst []Set, cards, choice Set) []Set {
	if choice.WithJokersOf(cards) != choice {
		return dst
	}
	return append(dst, choice)
}

// The UEC server draws new seats (席替え) after SeatsRedrawn games. After
// ClassesReset games it forgets the final ranks, so that a game without exchange
// follows.
const (
	SeatsRedrawn = 3
	ClassesReset = 100
)

// DrawSeats returns the player on each seat, in random order.
func DrawSeats(players int8, source *rand.Rand) (seats [MaxPlayers]int8) {
	for i := range min(players, MaxPlayers) {
		j := source.Int32N(int32(i) + 1)
		seats[i] = seats[j]
		seats[j] = i
	}
	return seats
}

// ObserveReturn updates a view by the return with an index of Gifts, which must
// not have been made before. Cards are given only if the viewer gives or gets
// them. The error is a *fault.Fault of "move", and v is unchanged.
func (v *View) ObserveReturn(index int, cards Set) error {
	return v.ObserveReturnOf(index, Pile{Cards: cards})
}

// ObserveReturnOf is ObserveReturn for cards that may be there twice.
func (v *View) ObserveReturnOf(index int, cards Pile) error {
	g := &v.Gifts[index]
	from, to := g.From == v.Seat, g.To == v.Seat
	have := v.Pile()
	if to {
		have = v.UnseenPile(have)
	}
	may := have
	if from {
		may = v.Rules.ReturnableOf(have, v.Gifts[index-len(v.Gifts)/2].Pile())
	}
	cards.Cards = cards.Cards.of(may.Cards).of(have.Cards)
	switch {
	case !from && !to && cards.Cards != 0:
		return giving(cards).illegal(hiddenCards)
	case !from && !to:
	case !have.Has(cards):
		return giving(cards).illegal(notInHand)
	case cards.Cards == 0:
		return Combination{Kind: Give, Size: g.Count}.illegal(unknownCards)
	case cards.Len() != int(g.Count):
		return giving(cards).illegal(notTheChoice)
	case !may.Has(cards):
		return giving(cards).illegal(ofTheTribute)
	}
	g.Cards, g.Twins = cards.Cards, cards.Twins
	if from {
		v.setPile(v.Pile().Without(cards))
	} else {
		v.setPile(v.Pile().With(cards))
	}
	v.Opening = v.opens()
	v.Counts[g.From] -= g.Count
	v.Counts[g.To] += g.Count
	return nil
}

// Leader returns the seat that leads first after the exchange, as far as the
// viewer can know: with LoserLeads last game's last, else the holder of
// Rules.Opener if the viewer has it or gave it away. Otherwise it is -1.
func (v *View) Leader() int8 {
	for seat, place := range &v.Class {
		if v.Rules.Has(LoserLeads) && place == v.Rules.Players {
			return int8(seat)
		}
	}
	opener := v.Rules.Opener()
	holder, have := int8(-1), v.Pile().Of(opener).Len()
	if have > 0 {
		holder = v.Seat
	}
	for i := len(v.Gifts) / 2; i < len(v.Gifts); i++ {
		if g := &v.Gifts[i]; g.From == v.Seat && g.Cards&opener != 0 {
			have += g.Pile().Of(opener).Len()
			if holder < 0 || g.To < holder {
				holder = g.To
			}
		}
	}
	if have < v.Rules.Pile().Of(opener).Len() && holder != 0 {
		return -1 // another player on a lower seat may hold the second one
	}
	return holder
}

// Start makes v the first position of the game after the exchange, with the seat
// that leads.
func (v *View) Start(leader int8) {
	counts := v.Counts
	v.Table = Table{Rules: v.Rules, Class: v.Class, Active: 1<<v.Rules.Players - 1, Counts: counts, Turn: leader, Owner: leader}
	v.Opening = v.opens()
}

// opens reports whether the first lead must have the Three of diamonds.
func (v *View) opens() bool {
	return v.Rules.Has(DiamondStart) && (!v.Rules.Has(LoserLeads) || v.Class[0] == 0)
}
