package blueprint

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// total is the sum of the weights of hands, each 0 to 1, and of those that cannot
// be held besides known cards.
func total(t *testing.T, weights []float64, known cards.Set) (sum, held float64) {
	t.Helper()
	for i := range 52 {
		for k := range i {
			w := weights[Index(card(i), card(k))]
			if w < 0 || w > 1 {
				t.Fatalf("%v %v: %v", card(i), card(k), w)
			}
			if sum += w; known.Has(card(i)) || known.Has(card(k)) {
				held += w
			}
		}
	}
	return sum, held
}

// TestAgainst plays hands of a book against itself and compares what is told of
// the rival, and of who folds to a bet, with what was recorded. Before anybody
// acts all hands are alike, and nobody holds a card that lies open.
func TestAgainst(t *testing.T) {
	book, err := Open(file(3))
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	dice := dice.New(31)
	for n := range uint32(7) {
		limit := game.NoLimit
		if n%3 == 0 {
			limit = game.FixedLimit
		}
		h, err := game.Start(setup(limit, [2]int64{20 + int64(dice.Under(250)), 20 + int64(dice.Under(250))}), n)
		if err != nil {
			t.Fatal(err)
		}
		line := fmt.Sprintf("%d:", n)
		for first := true; h.Phase != game.Over; first = false {
			v, _ := h.View(h.Turn)
			l := v.Legal()
			weights := book.Against(v, seven, 2)
			sum, held := total(t, weights, cards.SetOf(v.Board...).With(v.Hole[0]).With(v.Hole[1]))
			if held != 0 || first && sum != 50*49/2 {
				t.Fatalf("hand %d: %v hands, %v of them not to be held", n, sum, held)
			}
			do, advice := anything(&l, &dice), book.Advise(v, &l, seven, few)
			if do.Kind == game.Bet || do.Kind == game.Raise {
				folds := book.Folds(v, do, seven, 2)
				all, _ := total(t, folds, 0)
				line += fmt.Sprintf(" %d folds %.3f %s", do.Amount, all, recordtest.Sum(folds))
			}
			line += fmt.Sprintf(" %s%d %.3f %s", game.Kinds[do.Kind], do.Amount, sum, recordtest.Sum(weights, *advice))
			if _, err := h.Apply(do); err != nil {
				t.Fatal(n, do, err)
			}
		}
		lines = append(lines, line)
	}
	recordtest.Same(t, "against.txt", lines, recordtest.Game)
}

// TestOtherFiles: a sum that is right makes no strategies of what are none.
func TestOtherFiles(t *testing.T) {
	good := file(1)
	body := good[:len(good)-4]
	for what, text := range map[string]string{
		"another format":      "tefuda poker strategies 2\n" + string(body[len(magic):]),
		"no empty line":       magic + "by lot",
		"nothing after it":    magic + "\n\n",
		"more than there are": string(body) + "more",
		"less":                string(body[:len(body)-40]),
	} {
		sum := check([]byte(text))
		book, err := Open(append([]byte(text), sum[:]...))
		wrong, _ := err.(*fault.Fault)
		if book != nil || wrong == nil || wrong.Error() != "tables must be a file of strategies" {
			t.Errorf("%s: %v", what, err)
		}
	}
	sum := check(body)
	if _, err := Open(append(body[:len(body):len(body)], sum[:]...)); err != nil {
		t.Error(err)
	}
}

// FuzzOpen: what has a right sum is strategies or a fault.
func FuzzOpen(f *testing.F) {
	good := file(1)
	f.Add(good[:len(good)-4])
	f.Add([]byte(magic + "\n\n"))
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, body []byte) {
		sum := check(body)
		book, err := Open(append(body[:len(body):len(body)], sum[:]...))
		if _, ok := err.(*fault.Fault); (book == nil) != ok {
			t.Fatalf("%v, %v", book != nil, err)
		}
	})
}
