package game

import (
	"strings"
	"testing"
)

// script deals some cards in order, the rest behind them, and plays moves.
func script(t *testing.T, s *Setup, cards, moves string) *Hand {
	t.Helper()
	deck, err := ParseCards(cards)
	if err != nil {
		t.Fatal(err)
	}
	left := s.Deck()
	for _, c := range left {
		if !strings.Contains(cards, c.String()) {
			deck = append(deck, c)
		}
	}
	h, err := StartDeck(s, deck)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range strings.Split(moves, ", ") {
		a, err := ParseAction(text)
		if err == nil && text != "" {
			_, err = h.Apply(a)
		}
		if err != nil && text != "" {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return h
}

func open(variant Variant, seats int8) *Setup {
	s := &Setup{Rules: Rules{Variant: variant, Limit: FixedLimit, MinBet: 4, BigBet: 8}, Seats: seats, Button: seats - 1}
	for i := range seats {
		s.Stacks[i] = 100
	}
	if s.Stud() {
		s.BringIn = 1
	}
	return s
}

// TestBringIn: the lowest door card brings it in at stud, clubs before diamonds, hearts and spades; at razz the highest, aces low.
// Later the best hand that lies open begins, of equal ones the first from the left of the button (R. Ciaffone, "Robert's Rules of
// Poker", version 11, Seven-card stud and Razz).
func TestBringIn(t *testing.T) {
	for _, c := range []struct {
		variant Variant
		doors   string
		first   int8
		fourth  string
		next    int8
	}{
		{Stud, "2s 2c 9h", 1, "5c 6c 7c", 2}, {Stud, "As Ac Kh", 2, "Ad Ks Qd", 0}, {Stud, "2d 2h 3c", 0, "2s 4s Kd", 0},
		{StudHiLo, "9s 9d 9c", 2, "Ks Kc Kd", 0}, {Razz, "Ks Kh Ac", 0, "2c 3c Kd", 2}, {Razz, "As 2c 3h", 2, "Ac Kd 4d", 2}, {Razz, "As 2c 3h", 2, "5s 5c 5d", 0},
	} {
		h := script(t, open(c.variant, 3), "Jc Jd Jh Tc Td Th "+c.doors+" "+c.fourth, "")
		if h.Turn != c.first {
			t.Errorf("%s, %s: seat %d brings it in, want %d", Variants[c.variant], c.doors, h.Turn, c.first)
		}
		if l := h.Legal(); l.Fold || l.Check || l.Call != 0 || l.BringIn != 1 || !l.Bet || l.Min != 4 || l.Max != 4 {
			t.Errorf("%+v", l)
		}
		h = script(t, open(c.variant, 3), "Jc Jd Jh Tc Td Th "+c.doors+" "+c.fourth, "bring-in, call, call")
		if h.Round != 1 || h.Turn != c.next {
			t.Errorf("%s, %s and %s: seat %d begins round %d, want %d", Variants[c.variant], c.doors, c.fourth, h.Turn, h.Round, c.next)
		}
	}
}

// TestCompletion: a bring-in is completed to the small bet, which may be raised by who brought it in.
func TestCompletion(t *testing.T) {
	h := script(t, open(Stud, 3), "Jc Jd Jh Tc Td Th 2c 9h Ks", "bring-in, raise 4, raise 8")
	if l := h.Legal(); l.Seat != 0 || l.Call != 7 || l.Min != 12 || l.Max != 12 {
		t.Errorf("%+v", l)
	}
	s := open(Stud, 3)
	s.BringIn, s.Stacks[1] = 3, 5
	h = script(t, s, "Jc Jd Jh Tc Td Th 2c 9h Ks", "bring-in, raise 4, call")
	if l := h.Legal(); l.Seat != 0 || l.Call != 1 || !l.Raise || l.Min != 8 {
		t.Errorf("a completion of one chip: %+v", l)
	}
}

// TestHalves: the odd chip goes to the high hand; who has the best low of eight and the best high wins both; of Omaha
// exactly two own cards count.
func TestHalves(t *testing.T) {
	s := open(OmahaHiLo, 2)
	s.Carry, s.Button = 1, 1
	checks := strings.Repeat("check, check, ", 3) + "check, check"
	h := script(t, s, "Ks As Kd 2d 9h 9d 9s 8c Kh 3c 4c Tc 7d", checks)
	if h.Players[0].Won != 1 || h.Players[1].Won != 0 {
		t.Errorf("a pot of one: %d and %d", h.Players[0].Won, h.Players[1].Won)
	}
	s.Carry = 11
	h = script(t, s, "Ks As Kd 2d 9h 9d 9s 8c Kh 3c 4c Tc 7d", checks)
	if h.Players[0].Won != 6 || h.Players[1].Won != 5 {
		t.Errorf("halves of 11: %d and %d", h.Players[0].Won, h.Players[1].Won)
	}
	h = script(t, s, "Ks As Kd 2d 9h 9d 9s 8c Kh Jc Qc Tc 7d", checks)
	if h.Players[0].Won != 11 {
		t.Errorf("no low: %d and %d", h.Players[0].Won, h.Players[1].Won)
	}
}

// TestCommonCard: eight who stay to the end at stud get one card in the middle as the last of all.
func TestCommonCard(t *testing.T) {
	h, err := Start(open(Stud, 8), 3)
	if err != nil {
		t.Fatal(err)
	}
	for h.Phase == Betting {
		a := Action{Kind: Check}
		if l := h.Legal(); l.BringIn > 0 {
			a.Kind = BringIn
		} else if l.Call > 0 {
			a.Kind = Call
		}
		if _, err := h.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	if len(h.Board) != 1 || h.Players[0].Held != 6 {
		t.Errorf("board %v, %d cards each", h.Board, h.Players[0].Held)
	}
}

// TestDrawsForLow: three draws, new cards in the places of those thrown away, and what wins.
func TestDrawsForLow(t *testing.T) {
	s := open(BadugiDraw, 2)
	s.Carry = 2
	h := script(t, s, "As Ks 2d Kd 3c Kc 4s Qh 5h", "check, check, draw 4s, draw, check, check, draw, draw, check, check, draw, draw, check, check")
	if h.Players[0].Won != 2 || Text(h.Holds(0), " ") != "As 2d 3c 5h" {
		t.Errorf("%s wins %d", Text(h.Holds(0), " "), h.Players[0].Won)
	}
	s = open(TripleDraw, 2)
	s.Carry = 2
	h = script(t, s, "2s 2c 3d 3c 4c 4h 5h 5c 7s Ac", "check, check, draw, draw, check, check, draw, draw, check, check, draw, draw, check, check")
	if h.Players[0].Won != 2 {
		t.Errorf("7-5-4-3-2 against A-5-4-3-2: %d", h.Players[0].Won)
	}
}
