package record

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
)

// dealt deals a hand of a table that has a name, the next of which has other stacks.
func dealt(t *testing.T, preset *game.Preset, d *dice.Dice) *game.Hand {
	t.Helper()
	table := &game.Table{Rules: game.Rules{Variant: preset.Variant, Limit: preset.Limit, Cap: preset.Cap}, Seats: int8(2 + d.Under(5)),
		Levels: preset.Levels, Button: -1, Small: -1, Big: -1}
	for i := range table.Seats {
		table.Stacks[i] = 3 + int64(d.Under(150))
	}
	setup, err := table.Next()
	if err != nil {
		t.Fatal(err)
	}
	h, err := game.Start(setup, d.Uint32())
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// play makes moves by lot until a hand is over, or stops before.
func play(t *testing.T, h *game.Hand, d *dice.Dice, most uint32) {
	for ; h.Phase != game.Over && most > 0; most-- {
		l := h.Legal()
		moves := l.Moves()
		a, _ := game.ParseAction(moves[d.Under(uint32(len(moves)))])
		if a.Kind == game.Fold && d.Under(3) > 0 {
			a, _ = game.ParseAction(moves[1])
		}
		if a.Kind == game.Discard {
			for _, c := range h.Holds(h.Turn) {
				if d.Under(2) == 0 {
					a.Cards = a.Cards.With(c)
				}
			}
		}
		if _, err := h.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
}

// TestVariantsThereAndBack writes hands of every table that has a name, finished or not, and reads them back: by the seed, and
// by the cards that the actions or the deck tell.
func TestVariantsThereAndBack(t *testing.T) {
	d := dice.New(32)
	codes := map[string]int{}
	for n := range 1300 {
		preset := &game.Presets[n%len(game.Presets)]
		h := dealt(t, preset, &d)
		play(t, h, &d, 1+d.Under(200))
		if n%2 == 0 && h.Draws() == 0 {
			blind := h.Order()
			again, err := game.StartDeck(&h.Setup, blind)
			if err != nil {
				t.Fatal(err)
			}
			for i := range h.Log {
				if e := &h.Log[i]; e.Chosen {
					if _, err := again.Apply(h.Move(e)); err != nil {
						t.Fatal(err)
					}
				}
			}
			h = again
		}
		text := Export(&Record{Hand: h})
		first, _, _ := strings.Cut(text, "\n")
		codes[first]++
		r, err := Import(text)
		if err != nil {
			t.Fatalf("%v of\n%s", err, text)
		}
		if h.Phase == game.Over && (!reflect.DeepEqual(r.Hand.Log, h.Log) || Export(r) != text) {
			t.Fatalf("%s\nis read as\n%s", text, Export(r))
		}
		if n := len(h.Log); h.Phase != game.Over && !slices.Equal(r.Hand.Log[:n], h.Log) {
			t.Fatalf("%s\nis read as\n%s", text, Export(r))
		}
	}
	t.Log(codes)
	for _, c := range []string{"PO", "FO/8", "F7S", "F7S/8", "FR", "N2L1D", "F2L3D", "FB"} {
		if codes["variant = \""+c+"\""] < 50 {
			t.Errorf("%d hands of %s", codes[c], c)
		}
	}
}

// TestStudOfALog reads a hand as a log has it: down cards are known of those who showed them alone. The bring-in is the
// deuce's, Ah Kd is best on fourth street, and p3's two pair win.
func TestStudOfALog(t *testing.T) {
	text := `variant = "F7S"
antes = [1, 1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [100, 100, 100]
actions = ["d dh p1 ????2c", "d dh p2 ????Ah", "d dh p3 ????9s", "p1 pb", "p2 cbr 5", "p3 cc", "p1 f",
  "d dh p2 Kd", "d dh p3 9h", "p3 cbr 5", "p2 cc", "d dh p2 3d", "d dh p3 4c", "p3 cbr 10", "p2 cc",
  "d dh p2 6s", "d dh p3 Th", "p3 cbr 10", "p2 cc", "d dh p2 ??", "d dh p3 ??", "p3 cbr 10", "p2 cc", "p3 sm TsJd9s9h4cTh2h", "p2 sm"]
finishing_stacks = [97, 59, 144]
`
	r, err := Import(text)
	if err != nil {
		t.Fatal(err)
	}
	h := r.Hand
	if h.Phase != game.Over || h.Players[0].Stack != 97 || h.Players[1].Stack != 59 || h.Players[2].Stack != 144 {
		t.Errorf("%+v", h.Players[:3])
	}
	if game.Text(h.Players[1].Up[:], " ") != "Ah Kd 3d 6s" {
		t.Errorf("%v", h.Players[1].Up)
	}
}
