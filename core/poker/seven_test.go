package poker

import (
	"errors"
	"math/bits"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
)

// bestFive is the definition: the best of every five of the cards, by the
// table that TestWholeDomain proves.
func bestFive(tb *Table, hand []cards.Card) (best Value) {
	for drop := range 1 << len(hand) {
		if left := len(hand) - bits.OnesCount(uint(drop)); left > MaxHand || left < MaxHand && drop != 0 {
			continue
		}
		five := [MaxHand]cards.Card{cards.None, cards.None, cards.None, cards.None, cards.None}
		n := 0
		for i, c := range hand {
			if drop>>i&1 == 0 {
				five[n] = c
				n++
			}
		}
		best = max(best, tb.Value(&five))
	}
	return best
}

// TestBestOfSeven compares the table with the definition on hands of one to
// seven cards: dealt from decks with jokers, from few ranks and suits, and
// from all codes alike, so that flushes, repeats and many jokers are common.
func TestBestOfSeven(t *testing.T) {
	rng := dice.NewRand(11)
	hands := 200_000
	if testing.Short() {
		hands = 5_000
	}
	draws := []func() cards.Card{
		func() cards.Card { return cards.Card(rng.IntN(cards.Codes+1) - 1) },
		func() cards.Card { return cards.Card(rng.IntN(15)) }, // one suit
		func() cards.Card { return cards.New(cards.Rank(1+rng.IntN(4)), cards.Suit(rng.IntN(2))) },
		func() cards.Card { return []cards.Card{cards.Joker, cards.Card(rng.IntN(28))}[min(1, rng.IntN(4))] },
	}
	for _, r := range allRules {
		five, seven := r.Table(), r.Table7()
		for i := range hands {
			hand := make([]cards.Card, 1+rng.IntN(MaxCards))
			for j := range hand {
				hand[j] = draws[i%len(draws)]()
			}
			want := bestFive(five, hand)
			if got := seven.Value(hand); got != want {
				t.Fatalf("%v %+v: %06X, want %06X", hand, r, got, want)
			}
			if got, err := r.Evaluate(hand); i%20 == 0 && (got != want || err != nil) {
				t.Fatalf("%v %+v: by rule %06X, %v, want %06X", hand, r, got, err, want)
			}
		}
	}
}

// TestExplainSeven checks that the cards said to be used make the value, and
// are five different ones of the hand.
func TestExplainSeven(t *testing.T) {
	var tables [4]*Table7
	for k, r := range allRules {
		tables[k] = r.Table7()
	}
	for _, n := range []int{6, 7} {
		codes := dealMany(n, 1000, 3)
		for i := 0; i < len(codes); i += n {
			hand := codes[i : i+n]
			for k, r := range allRules {
				v, used, err := r.Explain(hand)
				seen := map[int]bool{}
				for _, u := range used {
					seen[u.Index] = hand[u.Index] == u.Card
				}
				if err != nil || v != tables[k].Value(hand) || len(seen) != MaxHand || valueOfFaces(r, used) != v {
					t.Fatalf("%v %+v: %06X %v %v", hand, r, v, used, err)
				}
			}
		}
	}
}

// TestSevenCardCounts deals every seven-card hand of 52 cards: 133,784,560,
// with the published counts of their categories and 4,824 different values.
// With -short it deals six cards: 6,075 values (published too).
func TestSevenCardCounts(t *testing.T) {
	n, classes := 7, 4824
	want := [len(Categories)]int{0, 4324, 37260, 224848, 3473184, 4047644, 6180020, 6461620, 31433400, 58627800, 23294460}
	if testing.Short() {
		n, classes = 6, 6075
		want = [len(Categories)]int{0, 188, 1656, 14664, 165984, 205792, 361620, 732160, 2532816, 9730740, 6612900}
	}
	got, values := countHands(Standard.Table7(), n)
	if got != want || values != classes {
		t.Errorf("%d cards:\n got %v, %d values\nwant %v, %d values", n, got, values, want, classes)
	}
}

func countHands(tb *Table7, n int) (count [len(Categories)]int, values int) {
	hand := make([]cards.Card, n)
	seen := make([]bool, 1<<24)
	var deal func(i, from int)
	deal = func(i, from int) {
		if i == n {
			v := tb.Value(hand)
			count[FiveOfAKind-v.Category()]++
			seen[v] = true
			return
		}
		for f := from; f < len(faces); f++ {
			hand[i] = faces[f]
			deal(i+1, f+1)
		}
	}
	deal(0, 0)
	for _, s := range seen {
		if s {
			values++
		}
	}
	return count, values
}

// TestProperties: the order of cards and a renaming of suits never matter, a
// joker more never lowers a hand, and neither does a card more, as long as
// all five count.
func TestProperties(t *testing.T) {
	rng := dice.NewRand(5)
	for _, r := range allRules {
		tb := r.Table7()
		for range 20_000 {
			hand := make([]cards.Card, 1+rng.IntN(MaxCards-1))
			for i := range hand {
				hand[i] = cards.Card(rng.IntN(cards.Codes))
			}
			v := tb.Value(hand)
			rename := rng.Perm(cards.Suits)
			other := make([]cards.Card, len(hand))
			for i, j := range rng.Perm(len(hand)) {
				other[i] = hand[j]
				if !other[i].IsJoker() {
					other[i] = cards.New(hand[j].Rank(), cards.Suit(rename[hand[j].Suit()]))
				}
			}
			if got := tb.Value(other); got != v {
				t.Fatalf("%v is %06X, %v is %06X", hand, v, other, got)
			}
			for _, c := range []cards.Card{cards.Joker, cards.Card(rng.IntN(cards.Codes))} {
				if got := tb.Value(append(hand[:len(hand):len(hand)], c)); got < v {
					t.Fatalf("%v is %06X, with %v %06X", hand, v, c, got)
				}
			}
		}
	}
}

func TestValues7(t *testing.T) {
	tb := Standard.Table7()
	for n := 1; n <= MaxCards; n++ {
		codes := dealMany(n, 500, 2)
		dst := make([]Value, 500)
		if err := tb.Values(dst, codes, n); err != nil {
			t.Fatal(err)
		}
		for i, v := range dst {
			if want := tb.Value(codes[i*n : i*n+n]); v != want {
				t.Fatalf("%v: %06X, want %06X", codes[i*n:i*n+n], v, want)
			}
		}
		codes[len(codes)-1] = 56
		var bad *fault.Fault
		if err := tb.Values(dst, codes, n); !errors.As(err, &bad) || *bad != *badCode(len(codes)-1, 56) {
			t.Errorf("code 56 at %d: %v", len(codes)-1, err)
		}
	}
}

// TestInvalidNextToFlush: a wrong code next to five of a suit once reached the
// flush's look-up by rank and panicked.
func TestInvalidNextToFlush(t *testing.T) {
	tb := Standard.Table7()
	for n := MaxHand + 1; n <= MaxCards; n++ {
		for code := -128; code < 128; code++ {
			hand := []cards.Card{1, 2, 3, 4, 1, 0, 0}[:n]
			hand[n-1] = cards.Card(code)
			err := tb.Values(make([]Value, 1), hand, n)
			if cards.Card(code).Valid() != (err == nil) {
				t.Errorf("%d cards, code %d: %v", n, code, err)
			}
		}
	}
}

func BenchmarkTable7(b *testing.B) {
	for range b.N {
		sevenCards = displacements{}
		Standard.Table7()
	}
}

func BenchmarkValues7(b *testing.B) {
	tb := Standard.Table7()
	for _, jokers := range []int{0, 2} {
		b.Run(map[int]string{0: "naturals", 2: "54 cards"}[jokers], func(b *testing.B) {
			codes := dealMany(7, 100000, jokers)
			dst := make([]Value, 100000)
			b.ResetTimer()
			for range b.N {
				tb.Values(dst, codes, 7)
			}
			b.ReportMetric(float64(b.N)*1e5/b.Elapsed().Seconds()/1e6, "Mhands/s")
		})
	}
}

// dealMany deals hands of n from fresh decks with jokers.
func dealMany(n, hands, jokers int) []cards.Card {
	rng := dice.NewRand(3)
	deck := append([]cards.Card{}, faces[:]...)
	for range jokers {
		deck = append(deck, cards.Joker)
	}
	codes := make([]cards.Card, 0, n*hands)
	for range hands {
		for i := range n {
			j := i + rng.IntN(len(deck)-i)
			deck[i], deck[j] = deck[j], deck[i]
		}
		codes = append(codes, deck[:n]...)
	}
	return codes
}

// TestPlaces: every multiset of at most seven cards has a place of its own.
func TestPlaces(t *testing.T) {
	Standard.Table7()
	words := multisets()
	taken := make([]bool, places)
	for _, w := range words {
		if taken[placeOf(w)] {
			t.Fatalf("%#x is where another is", w)
		}
		taken[placeOf(w)] = true
	}
	if len(words) != 116_280 {
		t.Errorf("%d multisets, want C(21,7) = 116,280", len(words))
	}
}

// TestStrength: the strength of cards of one deck is the place of their value
// among all values, which rise.
func TestStrength(t *testing.T) {
	for _, r := range allRules {
		tb := r.Table7()
		for i := range tb.values[1:tb.count] {
			if tb.values[i] >= tb.values[i+1] {
				t.Fatalf("%+v: value %d is %06X, the next %06X", r, i, tb.values[i], tb.values[i+1])
			}
		}
		for n := 1; n <= MaxCards; n++ {
			codes := dealMany(n, 2000, 2)
			for i := 0; i < len(codes); i += n {
				hand := codes[i : i+n]
				if got, want := tb.values[tb.Strength(SumOf(hand...))], tb.Value(hand); got != want {
					t.Fatalf("%v %+v: %06X, want %06X", hand, r, got, want)
				}
			}
		}
	}
}

// TestNearFlush compares with a count of suits.
func TestNearFlush(t *testing.T) {
	for n := 3; n <= 6; n++ {
		codes := dealMany(n, 2000, 2)
		for i := 0; i < len(codes); i += n {
			hand := codes[i : i+n]
			var of [cards.Suits]int
			for _, c := range hand {
				for s := range of {
					if c.IsJoker() || int(c.Suit()) == s {
						of[s]++
					}
				}
			}
			if got, want := SumOf(hand...).NearFlush(), max(of[0], of[1], of[2], of[3]) >= 4; got != want {
				t.Fatalf("%v: %v, want %v", hand, got, want)
			}
		}
	}
}
