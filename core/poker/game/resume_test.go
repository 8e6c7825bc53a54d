package game

import (
	"reflect"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
)

// A hand comes back whole from its seed or deck, its log and its discards.
func TestResume(t *testing.T) {
	dice := dice.New(12)
	for n := range 1500 {
		h, err := Start(randomSetup(&dice), dice.Uint32())
		if err != nil {
			t.Fatal(err)
		}
		var deck []cards.Card
		if n%2 > 0 {
			deck = h.Order()
			if h, err = StartDeck(&h.Setup, deck); err != nil {
				t.Fatal(err)
			}
		}
		for h.Phase != Over && dice.Under(15) > 0 {
			l := h.Legal()
			h.Apply(randomAction(h, &l, &dice))
		}
		again, err := Resume(&h.Setup, h.Seed, deck, &h.thrown, h.Log)
		if err != nil {
			t.Fatalf("%v\n%+v", err, h)
		}
		if !reflect.DeepEqual(again, h) {
			t.Fatalf("got %+v\nwant %+v", again, h)
		}
	}
}

func TestResumeRefuses(t *testing.T) {
	s := &Setup{Rules: Rules{Variant: Draw, MinBet: 1}, Seats: 2, Stacks: [9]int64{9, 9}, Antes: [9]int64{1, 1}}
	h, err := Start(s, 3)
	if err != nil {
		t.Fatal(err)
	}
	h.Apply(Action{Kind: Check})
	h.Apply(Action{Kind: Check})
	first := h.Turn
	h.Apply(Action{Kind: Discard, Cards: cards.SetOf(h.Holds(first)[0])})
	for name, change := range map[string]func(thrown *[MaxSeats]Discards, log []Event) []Event{
		"log[6]":    func(_ *[MaxSeats]Discards, log []Event) []Event { log[6].Amount = 2; return log },
		"log[7]":    func(_ *[MaxSeats]Discards, log []Event) []Event { return append(log, log[0]) },
		"thrown[0]": func(thrown *[MaxSeats]Discards, log []Event) []Event { thrown[1-first][0] = 2; return log },
		"log":       func(_ *[MaxSeats]Discards, log []Event) []Event { return log[:1] },
	} {
		thrown := h.thrown
		log := change(&thrown, append([]Event{}, h.Log...))
		_, err := Resume(s, 3, nil, &thrown, log)
		if f, ok := err.(*fault.Fault); !ok || f.Path() != name {
			t.Errorf("%s: %v", name, err)
		}
	}
	thrown := h.thrown
	thrown[first][0] = cards.SetOf(h.Holds(1 - first)[0])
	if _, err := Resume(s, 3, nil, &thrown, h.Log); err == nil {
		t.Error("threw a card of another's")
	}
}

func TestText(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "AsJkJr??": "As Jk Jr ??", " As  2c ": "As 2c", "A": "bad", "As 1s": "bad", "JrJ": "bad",
	} {
		hand, err := ParseCards(text)
		if got := Text(hand, " "); err == nil && got != want || err != nil && want != "bad" {
			t.Errorf("%q reads as %q, %v", text, got, err)
		}
	}
}
