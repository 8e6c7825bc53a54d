package icm

import (
	"math"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
)

// inOrder adds up all orders in which players can come in, each by its chance.
func inOrder(stacks, payouts []float64, place int, chance float64, worth []float64) {
	all, left := 0.0, 0.0
	for _, x := range stacks {
		if all += max(x, 0); x >= 0 {
			left++
		}
	}
	for i, x := range stacks {
		if x < 0 || place == len(payouts) {
			continue
		}
		p := chance / left
		if all > 0 {
			p = chance * x / all
		}
		worth[i] += p * payouts[place]
		rest := slices.Clone(stacks)
		rest[i] = -1
		inOrder(rest, payouts, place+1, p, worth)
	}
}

func TestEquitiesBrute(t *testing.T) {
	d, m := dice.New(32), Model{}
	for range 300 {
		n := 1 + int(d.Under(7))
		stacks, payouts := make([]float64, n), make([]float64, 1+d.Under(uint32(n)))
		for i := range stacks {
			stacks[i] = float64(d.Under(5) * d.Under(2000))
		}
		stacks[d.Under(uint32(n))] = 77
		pay := 1000.0
		for i := range payouts {
			payouts[i] = pay
			pay -= float64(d.Under(300))
			pay = max(pay, 0)
		}
		got, want := make([]float64, n), make([]float64, n)
		if err := m.Equities(stacks, payouts, got); err != nil {
			t.Fatal(stacks, payouts, err)
		}
		inOrder(stacks, payouts, 0, 1, want)
		sum, paid := 0.0, 0.0
		for i := range got {
			if sum += got[i]; math.Abs(got[i]-want[i]) > 1e-9 {
				t.Fatalf("%v by %v: %v, want %v", stacks, payouts, got, want)
			}
		}
		for _, x := range payouts {
			paid += x
		}
		if math.Abs(sum-paid) > 1e-9 {
			t.Fatalf("%v by %v: %v in all", stacks, payouts, sum)
		}
	}
}

func TestEquitiesFaults(t *testing.T) {
	many, m := make([]float64, 16), Model{}
	for want, c := range map[string][2][]float64{
		"stacks must be 1 to 15, not 16":                            {many, {1}},
		"stacks must be 1 to 15, not 0":                             {nil, {1}},
		"stacks[1] must be chips, 0 to 10¹²":                        {{1, math.NaN()}, {1}},
		"stacks[0] must be chips, 0 to 10¹²":                        {{-1, 1}, {1}},
		"stacks must hold chips in at least one seat":               {{0, 0}, {1}},
		"payouts must be of 1 to 2 places, not 3":                   {{1, 1}, {1, 1, 1}},
		"payouts must be of 1 to 2 places, not 0":                   {{1, 1}, nil},
		"payouts[1] must not be more than the place before it gets": {{1, 1}, {1, 2}},
		"payouts[0] must be 0 to 10¹²":                              {{1, 1}, {math.Inf(1)}},
		"payouts must pay at least the first place":                 {{1, 1}, {0}},
	} {
		err := m.Equities(c[0], c[1], make([]float64, 16))
		if f, ok := err.(*fault.Fault); !ok || f.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
