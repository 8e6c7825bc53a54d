package blueprint

import (
	"math"
	"os"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
)

// shipped is the book next to the module.
func shipped(t testing.TB) *Book {
	t.Helper()
	file, err := os.ReadFile("../../../../wasm/api/poker/tefuda-poker.tables")
	if err != nil {
		t.Fatal(err)
	}
	book, err := Open(file)
	if err != nil {
		t.Fatal(err)
	}
	return book
}

// push is the push/fold game at a depth in big blinds, solved.
func push(k *Book, depth float64, sweeps int) *AllIn {
	g := k.AllIn(1.5, depth-0.5, depth-1)
	g.Solve(sweeps)
	return g
}

// kind is that of a hand as it is written.
func kind(text string) int32 {
	hand, err := cards.ParseHand(nil, map[byte]string{'s': text[:1] + "s" + text[1:2] + "s", 'o': text[:1] + "s" + text[1:2] + "h"}[(text + "o")[2]])
	if err != nil {
		panic(err)
	}
	return Class(hand[0], hand[1])
}

// TestPushFold compares the push/fold game with the published one: the depths up to
// which a hand is moved all-in, and two more facts (HoldemResources, "HeadsUp Push/Fold
// Charts", http://www.holdemresources.net/h/poker-theory/hune/usage.html). As stored
// equities are rounded, hands that win or lose less than a hundredth of a big blind
// may differ: 94s is moved all-in up to 5.7 here, there up to 6.9.
func TestPushFold(t *testing.T) {
	k := shipped(t)
	for hand, depth := range map[string]float64{
		"T3s": 7.7, "Q7o": 10.3, "J6o": 6.5, "K7o": 16.1, "87o": 14.7, "J4s": 13.5, "T5o": 4.1, "K2o": 11.6, "Q2o": 7, "72s": 2.1,
	} {
		less, more := push(k, depth*0.97-0.05, 300).Plays[0][kind(hand)], push(k, depth*1.03+0.1, 300).Plays[0][kind(hand)]
		if less < 0.6 || more > 0.4 {
			t.Errorf("%s about %.1f: all-in %.2f below, %.2f above", hand, depth, less, more)
		}
	}
	for depth, plays := range map[float64]bool{2.2: true, 3: false, 4.8: false, 6.8: true, 7.4: false} { // in two pieces
		if p := push(k, depth, 300).Plays[0][kind("63s")]; plays != (p > 0.5) {
			t.Errorf("63s at %.1f: all-in %.2f", depth, p)
		}
	}
	if yes, no := push(k, 5.4, 300).Plays[1][kind("Q2o")], push(k, 6, 300).Plays[1][kind("Q2o")]; yes < 0.6 || no > 0.4 {
		t.Errorf("Q2o calls %.2f and %.2f", yes, no)
	}
}

// TestAllInConverges checks by best replies that the sweeps of a decision come near
// the equilibrium of the push/fold game: within a tenth of a percent of the blinds
// up to 20 big blinds, and two hundredths of a big blind up to 100.
func TestAllInConverges(t *testing.T) {
	k := shipped(t)
	for _, depth := range []float64{1.2, 2, 3, 5, 8, 10, 12, 15, 20, 30, 50, 75, 100} {
		g := push(k, depth, sweeps)
		gain := 0.0
		for i := range kinds {
			mine, theirs := 0.0, 0.0
			for j := range kinds {
				n := float64(k.odds.pairs[i][j])
				mine += n
				theirs += n * math.Max(g.Plays[0][j], slipped)
			}
			a, b := g.Values[0][i], g.Values[1][i]
			gain += mine*(math.Max(a, 0)-g.Plays[0][i]*a) + theirs*(math.Max(b, 0)-g.Plays[1][i]*b)
		}
		if gain /= 1326 * 1225; gain > 0.0015 && depth <= 20 || gain > 0.02 {
			t.Errorf("%.1f: best replies win %.5f more", depth, gain)
		}
	}
}

// TestEquities: what two kinds win from each other is all, some of it as package allin
// of bench/train/poker counts it.
func TestEquities(t *testing.T) {
	k := shipped(t)
	for _, c := range []struct {
		a, b  string
		share float64
	}{{"AA", "KK", 0.8195}, {"AA", "22", 0.8222}} {
		i, j := kind(c.a), kind(c.b)
		got := float64(k.odds.wins[i][j]) / float64(k.odds.pairs[i][j])
		if math.Abs(got-c.share) > 1.0/256 {
			t.Errorf("%s against %s: %.4f", c.a, c.b, got)
		}
	}
	for i := range kinds {
		for j := range kinds {
			if k.odds.wins[i][j]+k.odds.wins[j][i] != k.odds.pairs[i][j] || k.odds.pairs[i][j] != k.odds.pairs[j][i] {
				t.Fatal(i, j)
			}
		}
	}
	sum := float32(0)
	for i := range kinds {
		for j := range kinds {
			sum += k.odds.pairs[i][j]
		}
	}
	if sum != 1326*1225 {
		t.Errorf("%v pairs", sum)
	}
}
