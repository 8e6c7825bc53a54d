package calculation

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

func count(seen *[Ranks + 1]int, ranks []Rank) {
	for _, r := range ranks {
		seen[r]++
	}
}

// checkCards fails if the cards are not conserved or the counts disagree.
func checkCards(t testing.TB, s *State) {
	t.Helper()
	var seen [Ranks + 1]int
	for d, n := range s.count {
		for i := range n {
			seen[rankAt[d][i]]++
		}
	}
	for k := range s.Piles() {
		pile := s.Pile(nil, k)
		count(&seen, pile)
		if int(s.tops[k].count()) != len(pile) {
			t.Fatalf("pile %d has %d cards, not %d", k, len(pile), s.tops[k].count())
		}
	}
	count(&seen, s.Stock(nil))
	count(&seen, []Rank{s.card})
	rest := Cards
	for d := range s.count {
		rest -= s.Count(d)
	}
	if rest != s.Rest() {
		t.Fatalf("rest %d, want %d", s.Rest(), rest)
	}
	for r := Rank(1); r <= king; r++ {
		if seen[r] != 4 || s.ranks>>r&1 == 1 != (s.leftOf(r) > 0) {
			t.Fatalf("%d cards of rank %v", seen[r], r)
		}
	}
}

func TestCardsAreConserved(t *testing.T) {
	for _, c := range []struct{ lead, piles int }{{0, 1}, {0, 6}, {1, 4}, {2, 3}, {12, 2}} {
		dice := dice.New(uint32(c.lead*10 + c.piles))
		for range 50 {
			s := newState(t, c.lead, c.piles)
			for {
				if s.card == 0 && s.left > 0 {
					s.Turn(&dice)
					checkCards(t, &s)
				}
				moves := s.LegalMoves(nil)
				if len(moves) == 0 {
					break
				}
				if err := s.Apply(moves[dice.Under(uint32(len(moves)))]); err != nil {
					t.Fatal(err)
				}
				checkCards(t, &s)
			}
		}
	}
}

// playAsWritten is the article's loop, move list and all.
func playAsWritten(s *State, dice *dice.Dice) int {
	for {
		if s.card == 0 && s.left > 0 {
			s.Turn(dice)
		}
		moves := s.LegalMoves(nil)
		if len(moves) == 0 {
			return s.Rest()
		}
		i := uint32(0)
		if len(moves) > 1 {
			i = dice.Under(uint32(len(moves)))
		}
		s.play(moves[i])
	}
}

func TestRandomIsTheArticlesLoop(t *testing.T) {
	for seed := range uint32(300) {
		for _, c := range []struct{ lead, piles int }{{0, 1}, {1, 4}, {2, 6}} {
			a, b := newState(t, c.lead, c.piles), newState(t, c.lead, c.piles)
			one, other := dice.New(seed), dice.New(seed)
			if got, want := a.Playout(Random, &one), playAsWritten(&b, &other); got != want || one != other {
				t.Fatalf("seed %d: %d cards left, want %d", seed, got, want)
			}
		}
	}
}

func rateOf(t *testing.T, lead, piles int, p Policy, games int64, seed uint32) Rate {
	s := newState(t, lead, piles)
	r := successRate(&s, p, games, unbounded(), seed)
	if r.Games != games {
		t.Fatalf("%d games", r.Games)
	}
	return r
}

// TestMeanRest holds the mean of the cards left over against the article
// series' games, 10^8 of each lead.
func TestMeanRest(t *testing.T) {
	games, most := int64(200_000), 0.05
	if testing.Short() {
		games, most = 20_000, 0.16
	}
	for _, c := range []struct {
		lead int
		want float64
	}{{0, 39.30}, {1, 36.03}, {2, 32.82}} {
		r := rateOf(t, c.lead, 4, Random, games, 1)
		if mean, half := r.MeanRest(); mean-2*half > c.want+0.005 || mean+2*half < c.want-0.005 || half > most {
			t.Errorf("lead %d: %.3f ± %.3f, want %.2f", c.lead, mean, half, c.want)
		}
	}
}

func TestRandomHardlyEverWins(t *testing.T) {
	if testing.Short() {
		t.Skip("a million games")
	}
	r := rateOf(t, 1, 4, Random, 1_000_000, 2)
	if _, low, high := r.Rate(); low > 6.4e-7 || high < 3.6e-7 {
		t.Errorf("%d wins", r.Wins)
	}
}

func TestEagerRate(t *testing.T) {
	games := int64(400_000)
	if testing.Short() {
		games = 20_000
	}
	r := rateOf(t, 1, 4, Eager, games, 3)
	if _, low, high := r.Rate(); low > 0.00204 || high < 0.00167 {
		t.Errorf("%d wins of %d", r.Wins, games)
	}
}

// TestTunedRate holds what the rollout policy wins, so that a change of it shows.
func TestTunedRate(t *testing.T) {
	for _, c := range []struct {
		lead, piles int
		least       float64
	}{{1, 4, 0.30}, {0, 4, 0.20}, {2, 4, 0.38}, {1, 3, 0.05}, {1, 5, 0.50}} {
		r := rateOf(t, c.lead, c.piles, Tuned, 3000, 4)
		if _, _, high := r.Rate(); high < c.least {
			t.Errorf("%v: %d wins", c, r.Wins)
		}
	}
}

func TestHiddenAndFixedStocksAreAlike(t *testing.T) {
	s := newState(t, 1, 4)
	dice := dice.New(5)
	hidden, fixed := Rate{}, Rate{}
	games := 50_000
	if testing.Short() {
		games = 5_000
	}
	for range games {
		for i, r := range []*Rate{&hidden, &fixed} {
			g := s
			if i == 1 {
				g.Shuffle(&dice)
			}
			rest := int64(g.Playout(Random, &dice))
			r.Games, r.RestSum, r.RestSquares = r.Games+1, r.RestSum+rest, r.RestSquares+rest*rest
		}
	}
	a, halfA := hidden.MeanRest()
	b, halfB := fixed.MeanRest()
	if d := a - b; d > 2*(halfA+halfB) || -d > 2*(halfA+halfB) {
		t.Errorf("%.3f ± %.3f and %.3f ± %.3f cards left", a, halfA, b, halfB)
	}
}

func TestPlayoutsRepeat(t *testing.T) {
	for _, p := range []Policy{Random, Eager, Tuned} {
		s := newState(t, 0, 4)
		a, b := successRate(&s, p, 500, unbounded(), 9), successRate(&s, p, 500, unbounded(), 9)
		if c := successRate(&s, p, 500, unbounded(), 10); a != b || a == c {
			t.Errorf("policy %d: %v, %v, %v", p, a, b, c)
		}
	}
}

func TestSuccessRateStopsAtTheBudget(t *testing.T) {
	s := newState(t, 1, 4)
	m := search.Start(search.Budget{Iterations: 1500}, 0, func() int64 { return 0 }, nil)
	if r := successRate(&s, Random, 10_000, m, 1); r.Games != 1500 {
		t.Errorf("%d games", r.Games)
	}
	r := Rate{}
	for _, games := range []int64{1, 1023, 1024, 1025, 2049, 5000, 5000, 4000} {
		m := unbounded()
		before := r.Games
		if r.Play(&s, Random, games, m, 1); r.Games != max(games, before) || m.Progress().Done != r.Games-before {
			t.Errorf("%d games after %d, the meter heard of %d", r.Games, before, m.Progress().Done)
		}
	}
}

func TestWilson(t *testing.T) {
	for _, c := range []struct {
		wins, games int64
		low, high   float64
	}{{0, 0, 0, 1}, {0, 10, 0, 0.2775}, {10, 10, 0.7225, 1}, {5, 10, 0.2366, 0.7634}, {48, 100_000_000, 3.62e-7, 6.36e-7}} {
		_, low, high := wilson(c.wins, c.games)
		near := func(x, want float64) bool { return x-want <= 0.001*c.high && want-x <= 0.001*c.high }
		if !near(low, c.low) || !near(high, c.high) {
			t.Errorf("%v: %g to %g", c, low, high)
		}
	}
}

func successRate(s *State, p Policy, games int64, meter *search.Meter, seed uint32) (r Rate) {
	r.Play(s, p, games, meter, seed)
	return r
}
