package poker

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
)

// worth is how good five natural cards are under a ranking by the text of its
// rules alone: worths compare as lists of numbers.
func worth(five []cards.Card, by Ranking) []int {
	of := map[int]int{}
	oneSuit := true
	for _, c := range five {
		rank := int(c.Rank()) + 1 // 2-14
		if rank == 14 && (by == AceFive || by == EightOrBetter) {
			rank = 1
		}
		of[rank]++
		oneSuit = oneSuit && c.Suit() == five[0].Suit()
	}
	var ranks []int // the largest group first, then the highest
	for rank := range of {
		ranks = append(ranks, rank)
	}
	slices.SortFunc(ranks, func(a, b int) int { return cmp.Or(of[b]-of[a], b-a) })
	straight := len(ranks) == 5 && ranks[0]-ranks[4] == 4
	if by == ShortDeck && slices.Equal(ranks, []int{14, 9, 8, 7, 6}) {
		straight, ranks = true, []int{9, 8, 7, 6, 5}
	}
	order := []string{"high", "pair", "two pair", "three", "straight", "flush", "full house", "four", "straight flush"}
	if by == ShortDeck {
		order[5], order[6] = order[6], order[5]
	}
	is := map[string]bool{
		"high": true, "pair": of[ranks[0]] == 2, "two pair": len(ranks) == 3 && of[ranks[0]] == 2, "three": of[ranks[0]] == 3,
		"straight": straight, "flush": oneSuit, "full house": len(ranks) == 2, "four": of[ranks[0]] == 4, "straight flush": straight && oneSuit,
	}
	if by == AceFive || by == EightOrBetter {
		is["straight"], is["flush"], is["straight flush"] = false, false, false
	}
	kind := 0
	for i, name := range order {
		if is[name] {
			kind = i
		}
	}
	all := append([]int{kind}, ranks...)
	if by == EightOrBetter && (kind > 0 || ranks[0] > 8) {
		return []int{-1 << 30}
	}
	if by.Low() {
		for i := range all {
			all[i] = -all[i]
		}
	}
	return all
}

// bestWorth is that of the best five of some natural cards.
func bestWorth(hand []cards.Card, by Ranking) (best []int) {
	eachFive(len(hand), func(five []int) {
		var some []cards.Card
		for _, i := range five {
			some = append(some, hand[i])
		}
		if w := worth(some, by); best == nil || slices.Compare(w, best) > 0 {
			best = w
		}
	})
	return best
}

// eachFive calls f with every five of n numbers.
func eachFive(n int, f func(five []int)) {
	for e := range n {
		for d := range e {
			for c := range d {
				for b := range c {
					for a := range b {
						f([]int{a, b, c, d, e})
					}
				}
			}
		}
	}
}

var rankings = []Ranking{ShortDeck, AceFive, EightOrBetter, DeuceSeven}

func (r Ranking) String() string { return Rankings[r] }

func deckOf(by Ranking) []cards.Card {
	if by == ShortDeck {
		return ShortDeckCards()
	}
	return Deck(0)
}

// TestRankings compares pairs of hands of five to seven cards, many of few suits
// or ranks, with the text of the rules, and all look-up forms with each other.
func TestRankings(t *testing.T) {
	rng := dice.NewRand(5)
	for _, by := range rankings {
		r := Ranked(by)
		five, seven := r.Table(), r.Table7()
		check := func(hand []cards.Card) Value {
			v, err := r.Evaluate(hand)
			if err != nil {
				t.Fatal(err)
			}
			if got := seven.Value(hand); got != v {
				t.Fatalf("%v %v: table of seven %06X, want %06X", by, hand, got, v)
			}
			if got := seven.values[seven.Strength(SumOf(hand...))]; got != v {
				t.Fatalf("%v %v: strength of %06X, want %06X", by, hand, got, v)
			}
			if len(hand) == MaxHand {
				if got := five.Value((*[MaxHand]cards.Card)(hand)); got != v {
					t.Fatalf("%v %v: table of five %06X, want %06X", by, hand, got, v)
				}
			}
			return v
		}
		deck := deckOf(by)
		narrow := slices.DeleteFunc(slices.Clone(deck), func(c cards.Card) bool { return c.Suit() > 1 })
		for i := range 20_000 {
			from := deck
			if i%2 == 0 {
				from = narrow
			}
			rng.Shuffle(len(from), func(i, j int) { from[i], from[j] = from[j], from[i] })
			a, b := from[:5+rng.IntN(3)], from[7:12+rng.IntN(3)]
			want := slices.Compare(bestWorth(a, by), bestWorth(b, by))
			if got := cmp.Compare(check(a), check(b)); got != want {
				t.Fatalf("%v: %v against %v is %d, want %d", by, a, b, got, want)
			}
		}
	}
}

// TestLowJokers lets jokers be every card of the deck in turn.
func TestLowJokers(t *testing.T) {
	rng := dice.NewRand(6)
	for _, by := range []Ranking{AceFive, EightOrBetter, DeuceSeven} {
		r := Ranked(by)
		seven := r.Table7()
		for i := range 200 {
			deck, jokers := Deck(0), 1+i%2
			rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
			hand := deck[:MaxHand]
			var best Value
			var substitute func(at int)
			substitute = func(at int) {
				if at == MaxHand {
					v, _ := r.Evaluate(hand)
					best = max(best, v)
					return
				}
				for _, c := range deck[MaxHand-jokers:] {
					hand[at] = c
					substitute(at + 1)
				}
			}
			deck = slices.Clone(deck)
			substitute(MaxHand - jokers)
			for k := range jokers {
				hand[MaxHand-1-k] = Jokers[k]
			}
			if got, _ := r.Evaluate(hand); got != best {
				t.Fatalf("%v %v: %06X, want %06X", by, hand, got, best)
			}
			if got := seven.Value(hand); got != best {
				t.Fatalf("%v %v: by table %06X, want %06X", by, hand, got, best)
			}
		}
	}
}

// TestRankingCounts counts the five-card hands: those of a short deck follow from
// nine ranks and six straights; those of ace to five and deuce to seven are the ones
// of "Poker probability" (Wikipedia, https://en.wikipedia.org/wiki/Poker_probability),
// where A-2-3-4-5 is a hand of an ace in deuce to seven.
func TestRankingCounts(t *testing.T) {
	for by, want := range map[Ranking]map[string]int{
		ShortDeck: {"royal": 4, "straight-flush": 20, "four": 288, "flush": 480, "full-house": 1728, "straight": 6120,
			"three": 16128, "two-pair": 36288, "pair": 193536, "high": 122400},
		AceFive: {"5": 1024, "6": 5120, "7": 15360, "8": 35840, "9": 71680, "T": 129024, "J": 215040, "Q": 337920, "K": 506880,
			"pair": 1098240, "two-pair": 123552, "three": 54912, "full-house": 3744, "four": 624},
		EightOrBetter: {"5": 1024, "6": 5120, "7": 15360, "8": 35840, "no-low": 2598960 - 57344},
		DeuceSeven: {"7": 4080, "8": 14280, "9": 34680, "T": 70380, "J": 127500, "Q": 213180, "K": 335580, "A": 503880,
			"pair": 1098240, "two-pair": 123552, "three": 54912, "straight": 9180, "flush": 5112, "full-house": 3744, "four": 624,
			"straight-flush": 32, "royal": 4},
	} {
		r, got, deck := Ranked(by), map[string]int{}, deckOf(by)
		table := r.Table()
		eachFive(len(deck), func(five []int) {
			v := r.AsHigh(table.Value(&[MaxHand]cards.Card{deck[five[0]], deck[five[1]], deck[five[2]], deck[five[3]], deck[five[4]]}))
			key := v.Category().String()
			if v.Category() == LowHand {
				key = v.Rank(1).String()
			}
			got[key]++
		})
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%v: counts %v, want %v", by, got, want)
		}
	}
}

// TestRankingsInOrder goes from the worst of some hands to the best, and reads
// each back as its category and ranks.
func TestRankingsInOrder(t *testing.T) {
	for by, hands := range map[Ranking][][2]string{
		ShortDeck: {{"AsKd9c8h7s", "high DC876"}, {"AsAd9c8h7s", "pair D8760"}, {"As6d7c8h9s", "straight 87650"}, {"6s7d8c9hTs", "straight 98765"},
			{"AsAdAcKhKs", "full-house DC000"}, {"6s7s8s9sJs", "flush A8765"}, {"6s6d6c6h7s", "four 56000"}, {"As6s7s8s9s", "straight-flush 87650"}},
		AceFive: {{"KsKdKcKhAs", "four CD000"}, {"KsKdQcQhAs", "two-pair CBD00"}, {"AsAd2c3h4s", "pair D3210"}, {"KsQdJcTh9s", "low CBA98"},
			{"6s5s4s3s2s", "low 54321"}, {"6s4d3c2hAs", "low 5321D"}, {"5s4s3s2sAs", "low 4321D"}},
		EightOrBetter: {{"9s4d3c2hAs", "no-low 00000"}, {"8s7d6c5h4s", "low 76543"}, {"5s4s3s2sAs", "low 4321D"}},
		DeuceSeven: {{"AsKsQsJsTs", "royal DCBA9"}, {"7s5s4s3s2s", "flush 64321"}, {"6s5d4c3h2s", "straight 54321"}, {"2s2d3c4h5s", "pair 14320"},
			{"As5d4c3h2s", "low D4321"}, {"7s6d4c3h2s", "low 65321"}, {"7s5d4c3h2s", "low 64321"}},
	} {
		r := Ranked(by)
		last := Value(0)
		if none := r.AsHigh(0); by == EightOrBetter && none.Category() != NoLow || by != EightOrBetter && none != 0 {
			t.Errorf("%v: of no hand %v", by, none)
		}
		for i, h := range hands {
			hand, _ := cards.ParseHand(nil, h[0])
			v, err := r.Evaluate(hand)
			if err != nil || i > 0 && v <= last {
				t.Errorf("%v: %s is not better than the hand before it (%v)", by, h[0], err)
			}
			last = v
			high := r.AsHigh(v)
			if got := fmt.Sprintf("%v %05X", high.Category(), uint32(high)&0xFFFFF); got != h[1] {
				t.Errorf("%v: %s is %s, want %s", by, h[0], got, h[1])
			}
		}
	}
}

// TestExplainLow: the cards that count, in their order, and what jokers stand for.
func TestExplainLow(t *testing.T) {
	for _, c := range []struct {
		by         Ranking
		hand, want string
	}{
		{AceFive, "As 2d Kc 5h 4s 3d Qc", "5h 4s 3d 2d As"},
		{AceFive, "As Ad 2c 3h Ks", "As Ad Ks 3h 2c"},
		{AceFive, "As Jk 2c 3h Ks", "Ks Jk=4c 3h 2c As"},
		{AceFive, "As Ad 2c 3h Jk", "As Ad Jk=4s 3h 2c"},
		{AceFive, "2c Jk", "2c Jk=Ah"},
		{EightOrBetter, "As Ad 2c 3h Ks", ""},
		{DeuceSeven, "2s 3s 4s 5s Jk", "Jk=7c 5s 4s 3s 2s"},
		{DeuceSeven, "2s 3d 4s 5s 7h 6c Ac", "7h 5s 4s 3d 2s"},
		{DeuceSeven, "2s 3s 4s 5s 7s 8s 8d", "8d 5s 4s 3s 2s"},
	} {
		hand, _ := cards.ParseHand(nil, c.hand)
		_, used, err := Ranked(c.by).Explain(hand)
		text := ""
		for _, u := range used {
			text += " " + u.Card.String()
			if u.Card != u.As {
				text += "=" + u.As.String()
			}
		}
		if text != "" {
			text = text[1:]
		}
		if err != nil || text != c.want {
			t.Errorf("%v %s: %s, %v, want %s", c.by, c.hand, text, err, c.want)
		}
	}
}

func TestNoTwosInShortDeck(t *testing.T) {
	_, err := Ranked(ShortDeck).Evaluate([]cards.Card{cards.New(cards.Ace, 0), cards.New(cards.Five, 1)})
	if err == nil || err.Error() != "hand[1] is 5c, which a short deck does not have" {
		t.Errorf("%v", err)
	}
	if n := len(ShortDeckCards()); n != 36 || ShortDeckCards()[0].String() != "6s" {
		t.Errorf("%d cards from %v", n, ShortDeckCards()[0])
	}
}
