package record_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/record"
)

// million is the first televised pot of a million dollars, Dwan v Ivey (2009),
// as the specification's example tells it.
const million = `# A big pot.
variant = "NT"
antes = [500, 500, 500]
blinds_or_straddles = [1000, 2000, 0]
min_bet = 2000
starting_stacks = [1125600, 2000000, 553500]
actions = [
  # Pre-flop
  "d dh p1 Ac2d",  # Ivey
  "d dh p2 ????",
  "d dh p3 7h6h",
  "p3 cbr 7000", "p1 cbr 23000", "p2 f", 'p3 cc # calls',
  "d db Jc3d5c",
  "p1 cbr 35000", "p3 cc", "",
  "d db 4h", # turn
  "p1 cbr 90000", "p3 cbr 232600", "p1 cbr 1067100", "p3 cc",
  "p1 sm Ac2d", "p3 sm 7h6h",
  "d db Jh",
]
year = 2009
time = 12:00:00
players = ["Phil Ivey", "Patrik Antonius", "Tom Dwan"]
`

func TestMillion(t *testing.T) {
	r, err := record.Import(million)
	if err != nil {
		t.Fatal(err)
	}
	h := r.Hand
	if h.Phase != game.Over || h.Players[0].Stack != 572_100 || h.Players[1].Stack != 1_997_500 || h.Players[2].Stack != 1_109_500 {
		t.Errorf("ends with %+v", h.Players[:3])
	}
	if r.Names[2] != "Tom Dwan" {
		t.Errorf("names %q", r.Names)
	}
	again, err := record.Import(record.Export(r))
	if err != nil {
		t.Fatal(err)
	}
	same(t, h, again.Hand)
	if again.Names != r.Names {
		t.Errorf("names %q", again.Names)
	}
}

// same compares two hands as far as they were played.
func same(t *testing.T, a, b *game.Hand) {
	t.Helper()
	if !slices.Equal(a.Log, b.Log) {
		t.Fatalf("log\n%v\nbecame\n%v", a.Log, b.Log)
	}
	if a.Setup != b.Setup || a.Players != b.Players || a.Turn != b.Turn || a.Phase != b.Phase || a.Pot != b.Pot {
		t.Fatalf("hand\n%+v\nbecame\n%+v", a.State, b.State)
	}
	if a.Turn >= 0 && a.Legal() != b.Legal() {
		t.Fatalf("legal\n%+v\nbecame\n%+v", a.Legal(), b.Legal())
	}
}

// randomHand plays some of a hand.
func randomHand(t *testing.T, d *dice.Dice) *game.Hand {
	s := &game.Setup{Seats: int8(2 + d.Under(8))}
	s.Variant, s.Limit = game.Variant(d.Under(3)), game.Limit(d.Under(3))
	s.MinBet, s.AskShow, s.WholeAntes = 10, d.Under(2) == 0, d.Under(2) == 0
	if s.Limit == game.FixedLimit {
		s.BigBet, s.Cap = 20, int8(d.Under(5))
	}
	if s.Variant == game.Draw {
		s.Jokers, s.Openers, s.Carry = int8(d.Under(3)), d.Under(2) == 0, int64(d.Under(2)*7)
	}
	for i := range s.Seats {
		if i < 2 || d.Under(4) > 0 {
			s.Stacks[i] = 1 + int64(d.Under(2000))
			s.Antes[i] = int64(d.Under(2) * 3)
			if !s.Openers && d.Under(2) == 0 {
				s.Blinds[i] = int64(d.Under(20))
			}
		}
	}
	if s.Variant != game.Draw && d.Under(2) == 0 {
		if s.Bomb = int8(d.Under(3)); s.Bomb > 0 {
			s.Blinds = [9]int64{}
		}
		s.Runs = 2 - s.Bomb/2
	}
	if d.Under(3) == 0 {
		s.Rake = game.Rake{Rate: int64(d.Under(1000)), Cap: int64(d.Under(2) * 7), NoFlopNoDrop: d.Under(2) == 0}
	}
	s.Button = int8(d.Under(uint32(s.Seats)))
	h, err := game.Start(s, d.Uint32())
	if err != nil {
		t.Fatal(err)
	}
	for h.Phase != game.Over && d.Under(25) > 0 {
		a, l := game.Action{Kind: game.Kind(d.Under(8))}, h.Legal()
		if a.Kind == game.Fold && d.Under(4) > 0 {
			continue
		}
		a.Amount = l.Min
		if a.Kind == game.Discard && l.Discard {
			for _, c := range h.Holds(h.Turn) {
				if d.Under(2) == 0 {
					a.Cards = a.Cards.With(c)
				}
			}
		}
		h.Apply(a)
	}
	return h
}

var seedLine = regexp.MustCompile(`(?m)^_seed.*\n`)

func TestRoundTrip(t *testing.T) {
	dice := dice.New(3)
	codes := 0
	for n := range 3000 {
		h := randomHand(t, &dice)
		r := &record.Record{Hand: h, Decimals: n % 3}
		text := record.Export(r)
		again, err := record.Import(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		same(t, h, again.Hand)
		if got := record.Export(again); got != text {
			t.Fatalf("%s\nbecame\n%s", text, got)
		}
		if strings.HasPrefix(text, "variant") {
			codes++
			again, err = record.Import(seedLine.ReplaceAllString(text, ""))
			if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			same(t, h, again.Hand)
		} else if h.Variant == game.Holdem && h.Limit != game.PotLimit {
			t.Fatalf("not in PHH:\n%s", text)
		}
	}
	if codes < 500 {
		t.Errorf("%d hands in PHH", codes)
	}
}

// A hand of a deck that was given comes back by its deck.
func TestDeck(t *testing.T) {
	s := &game.Setup{Seats: 2, Stacks: [9]int64{100, 100}, Antes: [9]int64{1, 1}}
	s.Variant, s.MinBet, s.Jokers = game.Draw, 2, 2
	deck := s.Deck()
	slices.Reverse(deck)
	h, err := game.StartDeck(s, deck)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []game.Action{{Kind: game.Check}, {Kind: game.Bet, Amount: 9}, {Kind: game.Call},
		{Kind: game.Discard, Cards: cards.SetOf(poker.Jokers[1])}} {
		if _, err := h.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	text := record.Export(&record.Record{Hand: h})
	if !strings.Contains(text, `"p1 sd Jr"`) || strings.Contains(text, "variant") {
		t.Errorf("%s", text)
	}
	r, err := record.Import(text)
	if err != nil {
		t.Fatal(err)
	}
	same(t, h, r.Hand)
}

func ExampleImport() {
	r, err := record.Import(`variant = "NT"
antes = [0, 0]
blinds_or_straddles = [0.50, 1.00]
min_bet = 1.00
starting_stacks = [100.00, 100.00]
actions = ["d dh p1 AhKh", "d dh p2 ????", "p2 cbr 2.50", "p1 f"]
`)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(r.Hand.Players[0].Stack, r.Hand.Players[1].Stack, r.Decimals)
	// Output: 9900 10100 2
}
