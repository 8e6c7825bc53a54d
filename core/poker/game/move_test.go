package game

import (
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// TestActionText reads back what String writes.
func TestActionText(t *testing.T) {
	deck := poker.Deck(2)
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		a := Action{Kind: Kind(r.IntN(int(Muck) + 1))}
		switch {
		case a.Kind.HasAmount():
			a.Amount = 1 + r.Int64N(2*MaxStack)
		case a.Kind == Discard:
			for range r.IntN(6) {
				a.Cards = a.Cards.With(deck[r.IntN(len(deck))])
			}
		}
		if got, err := ParseAction(a.String()); err != nil || got != a {
			t.Fatalf("%q: %v %v", a, got, err)
		}
	}
}

func TestParseActionFaults(t *testing.T) {
	for _, text := range []string{
		"", " ", "raise", "raise x", "raise 0", "raise -3", "raise 1.5", "raise 99999999999999999999", "raise 4 5", "Fold", "fold 2", "ante 3", "win",
		"draw Zz", "draw ??", "draw Ks Ks", "draw 2", "draw ? 2c", "draw ? ? ? ? ? ?", "discard 2c", "show As", "call 2",
	} {
		a, err := ParseAction(text)
		if f, ok := err.(*fault.Fault); !ok || f.Field != "move" {
			t.Errorf("%q: %v, %v", text, a, err)
		}
	}
}

// FuzzParseAction: what can be read is written as something that is read as the same.
func FuzzParseAction(f *testing.F) {
	for _, text := range []string{"fold", "raise 60", "draw 2c3d Jk", "draw", "draw ? ?", "muck", "bet 1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, err := ParseAction(text)
		if err != nil {
			return
		}
		if again, err := ParseAction(a.String()); err != nil || again != a {
			t.Errorf("%q is %q, which is %v, %v", text, a, again, err)
		}
	})
}
