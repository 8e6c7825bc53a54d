package daifugo

import "math/rand/v2"

// A Gift is cards that change hands before a game (カード交換).
type Gift struct {
	From, To int8
	Count    int8 // number of cards
	Cards    Set  // the cards; none before they are chosen, or if the viewer may not know
}

// Combination returns the gift as a move.
func (g *Gift) Combination() Combination {
	return Combination{Kind: Give, Size: g.Count, Cards: g.Cards, To: g.To}
}

// Deal returns the hands of a shuffled deck, dealt one by one beginning with seat
// first. EqualHands and BlindHand keep cards out of it. r must be valid.
func (r Rules) Deal(first int8, source *rand.Rand) (hands [MaxPlayers]Set) {
	var deck [deckSize]Set
	n := 0
	for s := r.inGame(source); s != 0; s &= s - 1 {
		deck[n] = s.First()
		n++
	}
	seat := first
	for ; n > 0; n-- {
		i := source.IntN(n)
		hands[seat] |= deck[i]
		deck[i] = deck[n-1]
		if seat++; seat == r.Players {
			seat = 0
		}
	}
	return hands
}

// inGame returns the cards that are dealt: the deck without those that EqualHands
// and BlindHand set aside.
func (r Rules) inGame(source *rand.Rand) Set {
	deck := Deck(int(r.Jokers))
	if r.Has(BlindHand) && r.Players == 2 {
		deck = without(deck, deck.Len()/3, r.Opener(), source)
	}
	if r.Has(EqualHands) {
		deck = without(deck, deck.Len()%int(r.Players), r.Opener()|Jokers, source)
	}
	return deck
}

// without returns a deck less n random cards, none of them in kept.
func without(deck Set, n int, kept Set, source *rand.Rand) Set {
	for ; n > 0; n-- {
		left := deck &^ kept
		for range source.IntN(left.Len()) {
			left &= left - 1
		}
		deck &^= left.First()
	}
	return deck
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
	gifts := r.Gifts(class)
	if len(gifts) == 0 || !r.Has(Catastrophe) {
		return g, false
	}
	last, first := &hands[gifts[0].From], &hands[gifts[0].To]
	if *last&Jokers != 0 || last.Highest() > Ten {
		return g, false
	}
	g = Gift{From: gifts[0].From, To: gifts[0].To, Count: int8(last.Len())}
	*last, *first = *first, *last
	return g, true
}

// Tribute returns the n strongest cards of a hand: jokers first, then from Two
// down. Within a rank the order is spades, hearts, diamonds, clubs, as on the UEC
// server.
func Tribute(hand Set, n int) (gift Set) {
	for range n {
		gift |= Strongest(hand &^ gift)
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
	for i := range len(gifts) / 2 {
		g := &gifts[i]
		g.Cards = Tribute(hands[g.From], int(g.Count))
		g.give(hands)
	}
}

// Return makes the return with an index of gifts, in their second half. The error
// is a *fault.Fault of "move".
func (r Rules) Return(gifts []Gift, index int, cards Set, hands *[MaxPlayers]Set) error {
	g := &gifts[index]
	from := r.Returnable(hands[g.From], gifts[index-len(gifts)/2].Cards)
	cards = cards.of(from).of(hands[g.From])
	switch {
	case cards == 0:
		return Combination{Kind: Give, Size: g.Count}.illegal(unknownCards)
	case cards&^hands[g.From] != 0:
		return giving(cards).illegal(notInHand)
	case cards.Len() != int(g.Count):
		return giving(cards).illegal(notTheChoice)
	case cards&^from != 0:
		return giving(cards).illegal(ofTheTribute)
	}
	g.Cards = cards
	g.give(hands)
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
func giving(cards Set) Combination {
	return Combination{Kind: Give, Size: int8(cards.Len()), Cards: cards}
}

func (g *Gift) give(hands *[MaxPlayers]Set) {
	hands[g.From] &^= g.Cards
	hands[g.To] |= g.Cards
}

// Returnable returns the cards that a hand with a tribute may give back: all, or
// with TributeKept all but the tribute's; the tribute's jokers count by number.
func (r Rules) Returnable(hand, tribute Set) Set {
	if !r.Has(TributeKept) {
		return hand
	}
	return hand &^ tribute.WithJokersOf(hand)
}

// Returns appends to dst every choice of n, 1 to MaxGift, of the cards that may
// be given back, see Rules.Returnable. Choices that differ only in the jokers
// count once.
func Returns(dst []Set, cards Set, n int8) []Set { return returnsWith(dst, cards, cards, 0, n) }

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
	g := &v.Gifts[index]
	from, to := g.From == v.Seat, g.To == v.Seat
	have := v.Hand
	if to {
		have = v.Unseen(v.Hand)
	}
	may := have
	if from {
		may = v.Rules.Returnable(have, v.Gifts[index-len(v.Gifts)/2].Cards)
	}
	cards = cards.of(may).of(have)
	switch {
	case !from && !to && cards != 0:
		return giving(cards).illegal(hiddenCards)
	case !from && !to:
	case cards&^have != 0:
		return giving(cards).illegal(notInHand)
	case cards == 0:
		return Combination{Kind: Give, Size: g.Count}.illegal(unknownCards)
	case cards.Len() != int(g.Count):
		return giving(cards).illegal(notTheChoice)
	case cards&^may != 0:
		return giving(cards).illegal(ofTheTribute)
	}
	g.Cards = cards
	if from {
		v.Hand &^= cards
	} else {
		v.Hand |= cards
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
	if v.Hand&opener != 0 {
		return v.Seat
	}
	for i := len(v.Gifts) / 2; i < len(v.Gifts); i++ {
		if g := &v.Gifts[i]; g.From == v.Seat && g.Cards&opener != 0 {
			return g.To
		}
	}
	return -1
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
