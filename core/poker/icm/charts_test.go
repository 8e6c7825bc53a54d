package icm

import (
	"math"
	"os"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

// solved is a spot after some sweeps, and the most that any seat can win more.
func solved(t *testing.T, s *Spot, sweeps int) (*Charts, float64) {
	t.Helper()
	c := new(Charts)
	if err := c.Set(s); err != nil {
		t.Fatal(err)
	}
	c.Run(sweeps)
	most := 0.0
	for _, x := range c.Judge() {
		most = max(most, x)
	}
	return c, most
}

// at is the place in the grid of a hand as it is written.
func at(text string) int {
	for i := range Classes {
		if holdem.ClassAt(i).String() == text {
			return i
		}
	}
	panic(text)
}

// published are the depths in big blinds up to which each hand is moved all-in by the
// small blind, place by place of the grid, 20 for more and 0 for the three that have gaps
// (HoldemResources, "HeadsUp Push/Fold Charts",
// http://www.holdemresources.net/h/poker-theory/hune/usage.html).
var published = [Classes]float64{
	20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
	20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 19.9, 19.3,
	20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 16.3, 13.5, 12.7,
	20, 20, 20, 20, 20, 20, 20, 20, 18.6, 14.7, 13.5, 10.6, 8.5,
	20, 20, 20, 20, 20, 20, 20, 20, 20, 11.9, 10.5, 7.7, 6.5,
	20, 20, 20, 20, 20, 20, 20, 20, 20, 14.4, 6.9, 4.9, 3.7,
	20, 18.0, 13.0, 13.3, 17.5, 20, 20, 20, 20, 18.8, 10.1, 2.7, 2.5,
	20, 16.1, 10.3, 8.5, 9.0, 10.8, 14.7, 20, 20, 20, 13.9, 2.5, 2.1,
	20, 15.1, 9.6, 6.5, 5.7, 5.2, 7.0, 10.7, 20, 20, 16.3, 0, 2.0,
	20, 14.2, 8.9, 6.0, 4.1, 3.5, 3.0, 2.6, 2.4, 20, 20, 0, 2.0,
	20, 13.1, 7.9, 5.4, 3.8, 2.7, 2.3, 2.1, 2.0, 2.1, 20, 0, 1.8,
	20, 12.2, 7.5, 5.0, 3.4, 2.5, 1.9, 1.8, 1.7, 1.8, 1.6, 20, 1.7,
	20, 11.6, 7.0, 4.6, 2.9, 2.2, 1.8, 1.6, 1.5, 1.5, 1.5, 1.4, 20,
}

// TestHeadsUp compares all depths from 1.5 to 19 big blinds with the published chart: a
// hand may differ within 4 percent and 0.15 of a big blind of its depth, and where it wins
// or loses less than 0.005 big blinds: 84s, 94s and J8o do, by exact equities too.
func TestHeadsUp(t *testing.T) {
	compared := 0
	for depth := 1.5; depth <= 19; depth += 0.7 {
		c, more := solved(t, &Spot{Stacks: []float64{depth, depth}, Small: 0.5, Big: 1, Payouts: []float64{2 * depth}}, 200)
		if more > 0.002 {
			t.Errorf("%.1f: best replies win %.5f big blinds more", depth, more)
		}
		for k, d := range published {
			if d == 0 || math.Abs(depth-d) < 0.04*d+0.15 {
				continue
			}
			compared++
			if play := c.Plays[0][0][k]; (play > 0.5) != (depth < d) && math.Abs(c.Gains[0][0][k]) > 0.005 {
				t.Errorf("%.1f: %s is moved all-in %.2f, gains %.4f; published up to %.1f", depth, holdem.ClassAt(k), play, c.Gains[0][0][k], d)
			}
		}
	}
	for depth, plays := range map[float64]bool{2.2: true, 3: false, 4.8: false, 6.8: true, 7.4: false} { // in two pieces
		c, _ := solved(t, &Spot{Stacks: []float64{depth, depth}, Small: 0.5, Big: 1, Payouts: []float64{1}}, 400)
		if p := c.Plays[0][0][at("63s")]; plays != (p > 0.5) {
			t.Errorf("63s at %.1f: all-in %.2f", depth, p)
		}
	}
	if compared < 3800 {
		t.Error(compared)
	}
}

// TestAsAllIn: for two players and one payout it is the game that blueprint solves by
// itself for strong, of equities as rounded there.
func TestAsAllIn(t *testing.T) {
	file, err := os.ReadFile("../../../wasm/api/poker/tefuda-poker.tables")
	if err != nil {
		t.Fatal(err)
	}
	book, err := blueprint.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, depth := range []float64{3, 6, 10, 15, 25} {
		g := book.AllIn(1.5, depth-0.5, depth-1)
		g.Solve(500)
		c, _ := solved(t, &Spot{Stacks: []float64{2 * depth, depth}, Small: 0.5, Big: 1, Payouts: []float64{3 * depth}}, 500)
		sum, want := 0.0, 0.0
		for k := range Classes {
			row, column := 12-k/13, 12-k%13
			theirs := g.Values[0][13*column+row]
			sum += float64(holdem.ClassAt(k).Size()) * max(c.Gains[0][0][k], 0)
			want += float64(holdem.ClassAt(k).Size()) * max(theirs, 0)
			if d := math.Abs(c.Gains[0][0][k] - theirs); d > 0.01+0.004*depth {
				t.Errorf("%v: %s gains %.4f, there %.4f", depth, holdem.ClassAt(k), c.Gains[0][0][k], theirs)
			}
		}
		if math.Abs(sum-want) > 1326*0.002*depth {
			t.Errorf("%v: %.4f a hand, there %.4f", depth, sum/1326, want/1326)
		}
		// What the small blind wins over folding is what its stack is worth more.
		if got := c.Values[0] - (2*depth - 0.5); math.Abs(got-sum/1326) > 0.001 {
			t.Errorf("%v: worth %.4f more, its hands %.4f", depth, got, sum/1326)
		}
	}
}

// TestMany solves tables of 3 to 9 seats: best replies win little more, prizes are
// conserved, a bubble is played tighter than for chips, and hands are called by less when
// there is more to lose.
func TestMany(t *testing.T) {
	sng := []float64{0.5, 0.3, 0.2}
	d := dice.New(5)
	for n := 3; n <= 9; n++ {
		s := &Spot{Small: 50, Big: 100, Ante: float64(n%2) * 10, Payouts: sng}
		for range n {
			s.Stacks = append(s.Stacks, float64(300+d.Under(1500)))
		}
		c, more := solved(t, s, 400)
		if more > 1e-4 {
			t.Errorf("%d seats: best replies win %.6f more", n, more)
		}
		before, after := 0.0, 0.0
		for i := range n {
			before, after = before+c.Before[i], after+c.Values[i]
		}
		if math.Abs(before-1) > 1e-9 || math.Abs(after-1) > 1e-9 {
			t.Errorf("%d seats: worth %v before and %v with the hand", n, before, after)
		}
		if c.Plays[0][0][at("AA")] < 0.99 || c.Plays[0][n-1][at("AA")] < 0.99 {
			t.Errorf("%d seats: aces are folded", n)
		}
	}
	stacks := []float64{800, 800, 800, 800}
	bubble, _ := solved(t, &Spot{Stacks: stacks, Small: 50, Big: 100, Payouts: sng}, 400)
	chips, _ := solved(t, &Spot{Stacks: stacks, Small: 50, Big: 100, Payouts: []float64{1}}, 400)
	if a, b := part(&bubble.Plays[2][3]), part(&chips.Plays[2][3]); a > 0.6*b {
		t.Errorf("the big blind calls %.3f at a bubble, %.3f for chips", a, b)
	}
	for j := 1; j < 4; j++ {
		if a, b := part(&bubble.Plays[0][j]), part(&chips.Plays[0][j]); a >= b {
			t.Errorf("seat %d calls %.3f at a bubble, %.3f for chips", j, a, b)
		}
	}
}

// part is how much of all hands a range plays.
func part(r *Range) (sum float64) {
	for k, x := range r {
		sum += x * float64(holdem.ClassAt(k).Size()) / 1326
	}
	return sum
}

// TestSettle adds up what lies on the table after each end of the hand: payouts for chips
// give every stack its chips.
func TestSettle(t *testing.T) {
	d := dice.New(8)
	for range 300 {
		n := 2 + int(d.Under(8))
		s, all := &Spot{Small: 50, Big: 100, Ante: float64(d.Under(2) * 10)}, 0.0
		for range n {
			x := float64(111 + d.Under(900))
			s.Stacks = append(s.Stacks, x)
			all += x
		}
		s.Payouts = []float64{all}
		c := new(Charts)
		if err := c.Set(s); err != nil {
			t.Fatal(err)
		}
		for i := range n {
			for j := i + 1; j < n; j++ {
				won, lost := 0.0, 0.0
				for k := range n {
					won, lost = won+c.win[i][j][k], lost+c.lose[i][j][k]
					if k != i && k != j && (math.Abs(c.win[i][j][k]-c.lose[i][j][k]) > 1e-6 || math.Abs(c.win[i][j][k]-c.steal[i][k]) > 1e-6) {
						t.Fatalf("seat %d of %v", k, s)
					}
				}
				// Who wins against a stack as large or larger doubles it; a larger one keeps the rest.
				least := min(s.Stacks[i], s.Stacks[j])
				want := s.Stacks[i] - least
				if math.Abs(won-all) > 1e-6 || math.Abs(lost-all) > 1e-6 || s.Stacks[j] >= 110 && math.Abs(c.lose[i][j][i]-want) > 1e-6 {
					t.Fatalf("%v: %v and %v", s, c.win[i][j], c.lose[i][j])
				}
			}
		}
	}
}

func TestSpotFaults(t *testing.T) {
	good := Spot{Stacks: []float64{500, 500, 500}, Small: 50, Big: 100, Ante: 10, Payouts: []float64{2, 1}}
	for want, change := range map[string]func(s *Spot){
		"stacks must be 2 to 9, not 1":                                                          func(s *Spot) { s.Stacks = s.Stacks[:1] },
		"stacks must be 2 to 9, not 10":                                                         func(s *Spot) { s.Stacks = make([]float64, 10) },
		"stacks[2] must be more chips than the seat has to post, and at most 10¹²":              func(s *Spot) { s.Stacks = []float64{500, 500, 110} },
		"stacks[0] must be more chips than the seat has to post, and at most 10¹²":              func(s *Spot) { s.Stacks = []float64{math.NaN(), 500, 110} },
		"blinds must be a small blind and a big one of more than 0, the small one not above it": func(s *Spot) { s.Small = 101 },
		"ante must be chips, 0 to 10¹²":                                                         func(s *Spot) { s.Ante = -1 },
		"payouts must be of 1 to 3 places, not 4":                                               func(s *Spot) { s.Payouts = make([]float64, 4) },
	} {
		s := good
		change(&s)
		err := new(Charts).Set(&s)
		if f, ok := err.(*fault.Fault); !ok || f.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
