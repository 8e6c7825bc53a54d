package game

import (
	"os"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
)

// TestRandomHands plays hands of all variants, limits and tables by lot. Set
// HANDS=1000000 for the whole run.
func TestRandomHands(t *testing.T) {
	hands := 30_000
	if testing.Short() {
		hands = 5_000
	}
	if text := os.Getenv("HANDS"); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil {
			t.Fatal(err)
		}
		hands = n
	}
	dice := dice.New(16)
	var tally [Raked + 1]int
	for n := range hands {
		s := randomSetup(&dice)
		h, err := Start(s, dice.Uint32())
		if err != nil {
			t.Fatalf("hand %d: %v\n%+v", n, err, s)
		}
		playRandom(t, h, &dice, n%8 == 0)
		if t.Failed() {
			t.Fatalf("hand %d: %+v", n, h)
		}
		for _, e := range h.Log {
			tally[e.Kind]++
		}
	}
	for k, n := range tally {
		if n == 0 && Kind(k) != Unseen {
			t.Errorf("no %s in %d hands", Kinds[k], hands)
		}
	}
}

// randomSetup has short stacks and odd blinds more often than any card room.
func randomSetup(d *dice.Dice) *Setup {
	s := &Setup{Seats: int8(2 + d.Under(8))}
	s.Variant, s.Limit = Variant(d.Under(uint32(len(Variants)))), Limit(d.Under(3))
	s.MinBet = 2 + int64(d.Under(9))
	s.AskShow, s.WholeAntes = d.Under(4) == 0, d.Under(4) == 0
	if s.Limit == FixedLimit {
		s.BigBet, s.Cap = 2*s.MinBet, int8(d.Under(5))
	}
	if s.Stud() {
		s.Limit, s.BigBet, s.BringIn = FixedLimit, 2*s.MinBet, 1+int64(d.Under(uint32(s.MinBet-1)))
		s.Cap, s.Seats = int8(d.Under(5)), min(s.Seats, 8)
	}
	if s.Variant == Draw {
		s.Jokers, s.Openers = int8(d.Under(3)), d.Under(2) == 0
	}
	if s.common() && d.Under(3) == 0 {
		s.Bomb = int8(d.Under(3))
		s.Runs = 2 - s.Bomb/2
	}
	if d.Under(4) == 0 {
		s.Rake = Rake{int64(d.Under(1000)), int64(d.Under(2) * d.Under(9)), d.Under(2) == 0}
	}
	players := 0
	for i := range s.Seats {
		if d.Under(6) > 0 || int(s.Seats-i) <= 2-players {
			s.Stacks[i] = 1 + int64(d.Under(uint32(10+d.Under(2)*1000)))
			players++
		}
	}
	s.Button = int8(d.Under(uint32(s.Seats)))
	ante := int64(d.Under(3)) * int64(d.Under(6))
	for i := range s.Seats {
		if s.Stacks[i] > 0 && (ante%5 > 0 || d.Under(3) == 0) {
			s.Antes[i] = ante
		}
		if s.Stacks[i] > 0 && !s.Openers && !s.Stud() && s.Bomb == 0 && d.Under(3) == 0 {
			s.Blinds[i] = int64(1 + d.Under(uint32(2*s.MinBet)))
		}
	}
	if d.Under(8) == 0 {
		s.Carry = int64(d.Under(100))
	}
	return s
}

func playRandom(t *testing.T, h *Hand, d *dice.Dice, thorough bool) {
	chips := h.Chips()
	for steps := 0; h.Phase != Over; steps++ {
		l := h.Legal()
		if steps > 5000 {
			t.Fatalf("the hand does not end: %+v", h)
		}
		if thorough {
			checkRefusals(t, h, &l)
			checkListed(t, h, &l)
			checkViews(t, h)
		}
		a := randomAction(h, &l, d)
		before := h.Clone()
		events, err := h.Apply(a)
		if err != nil {
			t.Fatalf("%+v of %s: %v", a, l.String(), err)
		}
		if thorough && d.Under(8) == 0 {
			checkObserved(t, before, h, a, events, d)
		}
		if h.Chips() != chips {
			t.Fatalf("%d chips, began with %d", h.Chips(), chips)
		}
		if h.Draws() > 0 && (h.Phase == Betting || h.Phase == Drawing) {
			checkCards(t, h)
		}
	}
	checkResult(t, h)
}

func randomAction(h *Hand, l *Legal, d *dice.Dice) Action {
	for {
		k := Kind(d.Under(uint32(Muck) + 1))
		if !l.Has(k) || k == Fold && d.Under(3) > 0 || k == Muck && d.Under(2) > 0 {
			continue
		}
		a := Action{Kind: k}
		switch {
		case k == Discard:
			for _, c := range h.Holds(l.Seat) {
				if d.Under(2) == 0 {
					a.Cards = a.Cards.With(c)
				}
			}
		case k != Bet && k != Raise:
		case d.Under(2) == 0:
			a.Amount = l.Min
		case d.Under(4) == 0:
			a.Amount = l.Max
		default:
			a.Amount = l.Min + int64(d.Under(uint32(min(l.Max-l.Min, 3*l.Min)+1)))
		}
		return a
	}
}

// checkRefusals tries what is not listed; a refusal changes nothing.
func checkRefusals(t *testing.T, h *Hand, l *Legal) {
	before, turn, chips := len(h.Log), h.Turn, h.Chips()
	refused := func(a Action) {
		_, err := h.Apply(a)
		f, ok := err.(*fault.Fault)
		if !ok || f.Reason == "" || f.Field != "move" {
			t.Errorf("%+v is not refused: %v; legal: %s", a, err, l.String())
		}
	}
	for k := Fold; k <= Raked+1; k++ {
		if !l.Has(k) {
			refused(Action{Kind: k, Amount: max(l.Min, 1)})
		}
	}
	for k := Bet; k <= Raise; k++ {
		if l.Has(k) {
			refused(Action{Kind: k, Amount: l.Min - 1})
			refused(Action{Kind: k, Amount: l.Max + 1})
			refused(Action{Kind: k, Amount: -1 << 62})
		}
	}
	if l.Discard {
		for c := cards.Card(0); c < cards.Codes; c++ {
			if !cards.SetOf(h.Holds(l.Seat)...).Has(c) {
				refused(Action{Kind: Discard, Cards: cards.SetOf(c)})
			}
		}
		refused(Action{Kind: Discard, Cards: 1 << 63})
	}
	if len(h.Log) != before || h.Turn != turn || h.Chips() != chips {
		t.Errorf("a refused action changed the hand")
	}
}

// checkListed applies what is listed, each to a copy.
func checkListed(t *testing.T, h *Hand, l *Legal) {
	log := len(h.Log)
	for k := Fold; k <= Muck; k++ {
		for _, amount := range [...]int64{l.Min, l.Max, (l.Min + l.Max) / 2} {
			if !l.Has(k) {
				continue
			}
			c := *h
			events, err := c.Apply(Action{Kind: k, Amount: amount})
			if err != nil || len(events) == 0 || events[0].Kind != k || events[0].Seat != l.Seat {
				t.Errorf("%s %d: %v, %v", Kinds[k], amount, events, err)
			}
			if len(h.Log) != log {
				t.Errorf("a copy's log is the hand's")
			}
		}
	}
}

// checkViews looks for cards where the viewer must not have any.
func checkViews(t *testing.T, h *Hand) {
	for seat := int8(-1); seat < h.Seats; seat++ {
		v, err := h.View(seat)
		if err != nil {
			t.Fatal(err)
		}
		if seat >= 0 && v.Hole != h.hole[seat] || seat < 0 && v.Hole != noCards {
			t.Errorf("seat %d sees %v as its cards", seat, v.Hole)
		}
		for i, p := range v.Players {
			if !p.Shown && p.Cards != noCards {
				t.Errorf("seat %d sees %v of seat %d", seat, p.Cards, i)
			}
		}
		for _, e := range v.Log {
			if e.Count > 0 && e.Kind != Board && e.Kind != Show && (e.Kind != Deal || int64(e.Count) == e.Amount && e.Round == 4 || e.Count != 1) {
				t.Errorf("seat %d sees cards in %+v", seat, e)
			}
		}
		again, err := Replay(&h.Setup, seat, v.Hole, v.Discards, v.Log)
		if err != nil || !reflect.DeepEqual(again, v) {
			t.Errorf("the view of seat %d\n%+v\nreplayed is\n%+v\n%v", seat, v, again, err)
		}
		if want, got := h.Legal(), v.Legal(); seat == h.Turn && got != want {
			t.Errorf("legal %+v in the view, %+v in the hand", got, want)
		}
	}
}

// checkObserved plays what was done as each seat and an onlooker are told of it.
func checkObserved(t *testing.T, before, after *Hand, a Action, events []Event, d *dice.Dice) {
	for seat := int8(-1); seat < after.Seats; seat++ {
		v, _ := before.View(seat)
		want, _ := after.View(seat)
		told := after.Reveal(seat, events)
		seen := a
		if a.Kind == Discard && before.Turn != seat {
			seen = Action{Kind: Discard, Amount: int64(a.Cards.Len())}
		}
		observe := func(told []Event) error {
			h, err := Seen(&v.Setup, seat, v.Hole, v.Discards, v.Log)
			if err != nil {
				t.Fatal(err)
			}
			made, err := h.Observe(seat, seen, told)
			if err != nil {
				return err
			}
			if got, _ := h.View(seat); !reflect.DeepEqual(got, want) || !reflect.DeepEqual(made, after.Reveal(seat, events)) {
				t.Fatalf("seat %d of\n%+v\nobserves %+v as\n%+v, not\n%+v", seat, before, seen, got, want)
			}
			return nil
		}
		if err := observe(told); err != nil {
			t.Fatalf("seat %d of\n%+v\ndoes not observe %+v: %v", seat, before, seen, err)
		}
		if f, ok := observe(nil).(*fault.Fault); ok && f.Field != "events" {
			t.Errorf("%v", f)
		}
		other := slices.Clone(told)
		if i := d.Under(uint32(len(other))); d.Under(2) == 0 {
			change(&View{State: State{Log: other}}, int(i), d)
		} else if other = append(other, other[i]); d.Under(2) == 0 {
			other = other[:i]
		}
		if f, ok := observe(other).(*fault.Fault); ok && f.Field != "events" {
			t.Errorf("%v", f)
		}
	}
}
