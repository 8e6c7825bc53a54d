package holdem

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

var (
	highTable = poker.Standard.Table7()
	lowTable  = poker.Ranked(poker.EightOrBetter).Table7()
)

func omaha(t testing.TB, q OmahaQuery, b search.Budget, seed uint32) EquityResult {
	t.Helper()
	o, err := NewOmaha(q, b)
	if err != nil {
		t.Fatal(err)
	}
	return o.Run(highTable, lowTable, search.Start(b, o.Iterations, func() int64 { return 0 }, nil), seed)
}

func hands(texts ...string) (all [][]cards.Card) {
	for _, text := range texts {
		hand, err := cards.ParseHand(nil, text)
		if err != nil {
			panic(err)
		}
		all = append(all, hand)
	}
	return all
}

// naiveOmaha counts by the definition: every board, and of every player every two
// and three as five cards.
func naiveOmaha(q OmahaQuery, deck []cards.Card) []PlayerEquity {
	players := make([]PlayerEquity, len(q.Players))
	high, low := poker.Standard.Table(), poker.Ranked(poker.EightOrBetter).Table()
	var complete func(board []cards.Card, from int)
	complete = func(board []cards.Card, from int) {
		if len(board) < BoardCards {
			for i := from; i < len(deck); i++ {
				complete(append(slices.Clone(board), deck[i]), i+1)
			}
			return
		}
		shares := make([]int64, len(players))
		pots := []*poker.Table{high}
		if q.HiLo {
			pots = append(pots, low)
		}
		lowest := poker.Value(0)
		if q.HiLo {
			for _, hole := range q.Players {
				v, _ := OmahaValue(low, slices.Concat(hole, board), len(hole))
				lowest = max(lowest, v)
			}
		}
		for k, tb := range pots {
			units := int64(PotUnits)
			if lowest > 0 {
				units /= 2
			} else if k > 0 {
				break
			}
			best, winners := poker.Value(0), []int(nil)
			for p, hole := range q.Players {
				switch v, _ := OmahaValue(tb, slices.Concat(hole, board), len(hole)); {
				case v > best:
					best, winners = v, []int{p}
				case v == best:
					winners = append(winners, p)
				}
			}
			for _, p := range winners {
				shares[p] += units / int64(len(winners))
			}
		}
		for p, n := range shares {
			players[p].Shares += float64(n)
			switch n {
			case 0:
				players[p].Lose++
			case PotUnits:
				players[p].Win++
			default:
				players[p].Tie++
			}
		}
	}
	complete(q.Board, 0)
	return players
}

func TestOmahaNaively(t *testing.T) {
	rng := dice.NewRand(3)
	rounds := 120
	if testing.Short() {
		rounds = 20
	}
	for i := range rounds {
		deck := poker.Deck(0)
		rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		if i%3 == 0 { // few suits make many flushes
			slices.SortStableFunc(deck, func(a, b cards.Card) int { return int(a.Suit()/2) - int(b.Suit()/2) })
		}
		holes, players := MinOmaha+rng.IntN(3), 2+rng.IntN(3)
		q := OmahaQuery{HiLo: i%2 == 0}
		for range players {
			q.Players, deck = append(q.Players, deck[:holes]), deck[holes:]
		}
		lying := rng.IntN(6)
		q.Board, deck = deck[:lying], deck[lying:]
		n := min(len(deck), 11)
		q.Dead, deck = deck[n:], deck[:n]
		want := naiveOmaha(q, deck)
		got := omaha(t, q, search.Budget{}, 1)
		if !got.Exact || got.Total != int64(poker.Binomial[n][BoardCards-len(q.Board)]) {
			t.Fatalf("exact %v, %d boards", got.Exact, got.Total)
		}
		for p := range want {
			want[p].Equity = want[p].Shares / float64(got.Total) / PotUnits
		}
		if fmt.Sprint(got.Players) != fmt.Sprint(want) {
			t.Fatalf("%+v\ngot  %v\nwant %v", q, got.Players, want)
		}
	}
}

// TestOmahaBoards counts all boards of two hands before the flop; the pots add up.
func TestOmahaBoards(t *testing.T) {
	for _, hiLo := range []bool{false, true} {
		q := OmahaQuery{Players: hands("As Ah Ks Kh", "9d 8d 7c 6c"), HiLo: hiLo}
		r := omaha(t, q, search.Budget{}, 1)
		if !r.Exact || r.Total != 1_086_008 || r.Players[0].Shares+r.Players[1].Shares != r.Weight*PotUnits {
			t.Errorf("%+v", r)
		}
		sampled := omaha(t, q, search.Budget{Iterations: 40_000}, 7)
		for p, s := range sampled.Players {
			if d := math.Abs(s.Equity - r.Players[p].Equity); sampled.Exact || d > 2*s.HalfWidth || s.HalfWidth > .006 {
				t.Errorf("hi-lo %v: sampled %.4f ± %.4f, exact %.4f", hiLo, s.Equity, s.HalfWidth, r.Players[p].Equity)
			}
		}
	}
}

// TestOmahaUnknown: two players of whom nothing is known are as good.
func TestOmahaUnknown(t *testing.T) {
	for _, holes := range []int{4, 6} {
		q := OmahaQuery{Players: [][]cards.Card{nil, nil, poker.Deck(0)[:holes]}}
		r := omaha(t, q, search.Budget{Iterations: 20_000}, 2)
		a, b, twos := r.Players[0], r.Players[1], r.Players[2]
		if d := math.Abs(a.Equity - b.Equity); d > 1.5*(a.HalfWidth+b.HalfWidth) || twos.Equity > .3 || r.Total != 20_000 {
			t.Errorf("%+v", r)
		}
		if again := omaha(t, q, search.Budget{Iterations: 20_000}, 2); fmt.Sprint(again) != fmt.Sprint(r) {
			t.Error("the same seed gives another answer")
		}
	}
}

func TestOmahaErrors(t *testing.T) {
	two := hands("As Ah Ks Kh", "9d 8d 7c 6c")
	for _, c := range []struct {
		q    OmahaQuery
		want string
	}{
		{OmahaQuery{Players: two[:1]}, "players must be 2 to 9, not 1"},
		{OmahaQuery{Players: hands("As Ah Ks Kh", "9d 8d 7c")}, "players[1] must hold 4 to 6 cards, as many as the others, not 3"},
		{OmahaQuery{Players: hands("As Ah Ks", "9d 8d 7c")}, "players[0] must hold 4 to 6 cards, as many as the others, not 3"},
		{OmahaQuery{Players: hands("As Ah Ks Kh", "9d 8d 7c As")}, "players[1] holds As, which is not in the deck or has been named already"},
		{OmahaQuery{Players: hands("As Ah Ks Jk", "9d 8d 7c 6c")}, "players[0] holds Jk, which is not in the deck or has been named already"},
		{OmahaQuery{Players: two, Short: true, Board: hands("2d")[0]}, "board[0] is 2d, which is not in the deck"},
		{OmahaQuery{Players: two, Board: hands("2s3s4s5s6s7s")[0]}, "board has 6 cards, but at most 5"},
		{OmahaQuery{Players: two, Dead: hands("As")[0]}, "players[0] holds As, which is not in the deck or has been named already"},
		{OmahaQuery{Players: append(make([][]cards.Card, 8), two[0]), Short: true}, "players need 37 cards with the board, but 32 are left"},
	} {
		if _, err := NewOmaha(c.q, search.Budget{}); err == nil || err.Error() != c.want {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
	if err := CheckOmaha(two[0][:3], two[1]); err == nil || err.Error() != "hand must be 4 to 6 cards in Omaha, not 3" {
		t.Error(err)
	}
	if err := CheckOmaha(two[0], nil); err == nil || err.Error() != "board must be 3 to 5 cards in Omaha, not 0" {
		t.Error(err)
	}
}

func BenchmarkOmaha(b *testing.B) {
	q := OmahaQuery{Players: hands("As Ah Ks Kh", "9d 8d 7c 6c")}
	for b.Loop() {
		omaha(b, q, search.Budget{}, 1)
	}
}
