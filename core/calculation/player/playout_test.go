package player

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// playAsWritten is fuji's loop, move list and all.
func playAsWritten(s *calculation.State, dice *dice.Dice) int {
	for {
		if s.Card() == 0 && s.Left() > 0 {
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
		s.Play(moves[i])
	}
}

func TestRandomIsTheArticlesLoop(t *testing.T) {
	for seed := range uint32(300) {
		for _, c := range []struct{ lead, piles int }{{0, 1}, {1, 4}, {2, 6}} {
			a, b := newState(t, c.lead, c.piles), newState(t, c.lead, c.piles)
			one, other := dice.New(seed), dice.New(seed)
			if got, want := Playout(&a, Random, &one), playAsWritten(&b, &other); got != want || one != other {
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

// TestMeanRest compares the mean number of cards left over with the games of
// fuji's series, 10^8 of each lead.
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
			rest := int64(Playout(&g, Random, &dice))
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

func successRate(s *calculation.State, p Policy, games int64, meter *search.Meter, seed uint32) (r Rate) {
	r.Play(s, p, games, meter, seed)
	return r
}

// TestNoGames: the rate of no games is nothing, and may be all; their mean rest is nothing.
func TestNoGames(t *testing.T) {
	var r Rate
	if rate, low, high := r.Rate(); rate != 0 || low != 0 || high != 1 {
		t.Error(rate, low, high)
	}
	if mean, half := r.MeanRest(); mean != 0 || half != 0 {
		t.Error(mean, half)
	}
	r = Rate{Games: 4, Wins: 1, RestSum: 12, RestSquares: 56} // 0, 2, 4, 6
	mean, half := r.MeanRest()
	if mean != 3 || math.Abs(half-z95*math.Sqrt(5.0/4)) > 1e-12 {
		t.Error(mean, half)
	}
}
