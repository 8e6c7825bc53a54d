package poker

import "github.com/tefuda/tefuda/core/cards"

// A Used card is one card of an evaluated hand.
type Used struct {
	Card  cards.Card
	As    cards.Card // the card it counts as: itself, or the card that a joker stands for
	Index int        // index in the input
}

// Explain returns the value of Evaluate and the cards used, in the order in
// which they count: groups first, then by falling rank. The cards that jokers
// stand for make a hand of that value. If its suit does not matter, a joker
// takes the first suit, in the order of the codes, whose card is not in the
// hand yet.
func (r Rules) Explain(hand []cards.Card) (Value, []Used, error) {
	var five [MaxHand]int
	v, n, err := r.best(hand, &five)
	if err != nil {
		return 0, nil, err
	}
	places := five[:n]
	if r.Ranking == Badugi {
		_, of := badugi(hand, places)
		n = 0
		for i, at := range places {
			places[n] = at
			n += int(of >> i & 1)
		}
		places = places[:n]
	}
	var t tally
	t.count(hand, places)
	if r.Ranking.Low() && r.Ranking != Badugi {
		r.low(&t, cards.Two)
	}
	high := r.AsHigh(v)
	if high.Category() == NoLow {
		return v, nil, nil
	}
	used := make([]Used, 0, t.size())
	for _, rank := range t.ranks(high, r.Ranking) {
		i := pick(hand, places, rank)
		used = append(used, Used{Card: hand[i], As: hand[i], Index: i})
		if hand[i].IsJoker() {
			used[len(used)-1].As = t.face(high, rank, hand, used)
		}
	}
	return v, used, nil
}

// pick removes the first card of a rank, else the first joker, from the
// indices. It returns its index.
func pick(hand []cards.Card, places []int, rank cards.Rank) int {
	for _, want := range [...]cards.Rank{rank, 0} {
		for k, i := range places {
			if i >= 0 && hand[i].Rank() == want {
				places[k] = -1
				return i
			}
		}
	}
	return -1 // never: a value has the ranks of its cards
}

// ranks lists the ranks of all cards of a hand with value v, in the order in
// which they count.
func (t *tally) ranks(v Value, by Ranking) []cards.Rank {
	out := make([]cards.Rank, 0, MaxHand)
	switch v.Category() {
	case Straight, Flush, StraightFlush, RoyalFlush, LowHand, BadugiHand:
		for i := range t.size() {
			out = append(out, v.Rank(i+1))
		}
		if out[len(out)-1] == 0 { // the wheel
			out[len(out)-1] = cards.Ace
		}
		return out
	}
	for n := MaxHand; n > 0; n-- {
		for i := range cards.Ace {
			r := cards.Ace - i
			if by == AceFive { // the ace comes last
				r = (2*cards.Ace-i-2)%cards.Ace + 1
			}
			held := int(t.of[r])
			if r == v.Rank(1) {
				held += t.jokers
			}
			for i := 0; i < n && held == n; i++ {
				out = append(out, r)
			}
		}
	}
	return out
}

// face returns the card of a rank that a joker stands for, given the hand and
// the jokers before it.
func (t *tally) face(v Value, rank cards.Rank, hand []cards.Card, used []Used) cards.Card {
	switch v.Category() {
	case Flush, StraightFlush, RoyalFlush:
		return cards.New(rank, t.suit)
	}
	first := cards.Suit(0)
	if v.Category() == LowHand { // must not be a flush
		first = t.suit + 1
	}
	for s := range cards.Suit(cards.Suits) {
		c := cards.New(rank, (first+s)%cards.Suits)
		free := true
		for _, x := range hand {
			free = free && x != c
		}
		for _, u := range used {
			free = free && u.As != c
		}
		if free {
			return c
		}
	}
	return cards.New(rank, 0)
}
