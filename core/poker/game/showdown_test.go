package game

import (
	"reflect"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
)

var showdowns = []struct {
	ask  bool
	line string
	want string
}{
	{false, "0:c 1:c 2:x 1:x 2:x 0:x 1:x 2:x 0:x 1:x 2:x 0:x", "show1 show2 muck0 win2"},
	{false, "0:c 1:c 2:x 1:x 2:x 0:x 1:x 2:x 0:x 1:x 2:b2 0:c 1:c", "show2 muck0 muck1 win2"},
	{false, "0:c 1:c 2:x 1:x 2:x 0:x 1:x 2:x 0:x 1:x 2:x 0:b2 1:c 2:f", "show0 muck1 win0"},
	{true, "0:c 1:c 2:x 1:x 2:x 0:x 1:x 2:x 0:x 1:x 2:b2 0:c 1:f 2:m", "muck2 win0"},
	{true, "0:c 1:f 2:x 2:x 0:x 2:x 0:x 2:x 0:b2 2:c 0:s 2:s", "show0 show2 win2"},
	{false, "0:r100 1:f 2:c", "show0 show2 win2"},
}

func TestShowdownOrder(t *testing.T) {
	deal := func(ask bool) *Hand {
		s := seats(NoLimit, 1, 2, 100, 100, 100)
		s.AskShow = ask
		h, err := StartDeck(s, deckOf(t, []string{"KsKd", "7c2h", "AdAs"}, "3h4h9cTcJs"))
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	for _, c := range showdowns {
		h := deal(c.ask)
		play(t, h, c.line)
		again, err := Resume(&h.Setup, 0, h.Order(), &[MaxSeats]Discards{}, h.Log)
		if err != nil || !reflect.DeepEqual(again, h) {
			t.Errorf("%s: %v, played again %+v", c.line, err, again)
		}
		for seat := int8(-1); seat < h.Seats; seat++ {
			v, _ := h.View(seat)
			if again, err := Replay(&h.Setup, seat, v.Hole, Discards{}, v.Log); err != nil || !reflect.DeepEqual(again, v) {
				t.Errorf("%s: %v, seat %d sees %+v", c.line, err, seat, again)
			}
		}
		var got []string
		for _, e := range h.Log {
			if e.Kind >= Show && e.Kind <= Muck || e.Kind == Win {
				got = append(got, Kinds[e.Kind]+string(rune('0'+e.Seat)))
			}
		}
		if text := strings.Join(got, " "); text != c.want {
			t.Errorf("%s: %s, want %s", c.line, text, c.want)
		}
	}
}

func TestOpeners(t *testing.T) {
	s := &Setup{Seats: 3, Stacks: [9]int64{50, 50, 50}, Antes: [9]int64{1, 1, 1}}
	s.Variant, s.Openers, s.MinBet, s.Jokers = Draw, true, 2, 1
	full := func(hands ...string) []cards.Card {
		deck := deckOf(t, hands, "")
		for _, c := range s.Deck() {
			if !cards.SetOf(deck...).Has(c) {
				deck = append(deck, c)
			}
		}
		return deck
	}
	h, err := StartDeck(s, full("JsJd2c3c4c", "TsTd2h3h5h", "JkAs7d8h9c"))
	if err != nil {
		t.Fatal(err)
	}
	l := h.Legal()
	if got := l.String(); h.Turn != 1 || got != "fold, check" {
		t.Errorf("tens: seat %d may %s", h.Turn, got)
	}
	play(t, h, "1:x")
	if l = h.Legal(); !l.Bet {
		t.Errorf("a joker and an ace do not open: %s", l.String())
	}
	play(t, h, "2:x 0:b2 1:r6 2:c 0:c 1:d2h3h5h 2:d 0:d2c3c4c")
	if h.Phase != Betting || h.Round != 1 || h.Turn != 1 || h.Players[1].Drew != 3 || h.Players[2].Drew != 0 {
		t.Errorf("after the draw: %+v", h.State)
	}
	h, _ = StartDeck(s, full("Ts9s2c3c4c", "TcTd2h3h5h", "As6s7d8h9c"))
	play(t, h, "1:x 2:x 0:x")
	if h.Phase != Over || h.Turn != -1 || h.Pot != 3 || h.Log[len(h.Log)-1].Kind != Pass || h.Log[len(h.Log)-1].Seat != -1 || h.Log[len(h.Log)-1].Amount != 3 {
		t.Errorf("a deal that nobody opens: %+v", h.State)
	}
}

// Nine players who all draw five cards use up 90: the stub is made anew of the
// discards, and nobody gets back what they threw away.
func TestRestock(t *testing.T) {
	s := &Setup{Seats: 9}
	s.Variant, s.MinBet = Draw, 2
	for i := range s.Seats {
		s.Stacks[i], s.Antes[i] = 100, 1
	}
	h := deal(t, s)
	for range 9 {
		play(t, h, string(rune('0'+h.Turn))+":x")
	}
	for range 9 {
		seat := h.Turn
		out := cards.SetOf(h.Holds(seat)...)
		if _, err := h.Apply(Action{Kind: Discard, Cards: out}); err != nil {
			t.Fatal(err)
		}
		if in := cards.SetOf(h.Holds(seat)...); in&out != 0 || in.Len() != 5 {
			t.Fatalf("seat %d threw %b away and drew %b", seat, out, in)
		}
	}
	var all cards.Set
	for i := range s.Seats {
		all |= cards.SetOf(h.Holds(i)...)
	}
	if all.Len() != 45 {
		t.Errorf("%d different cards in nine hands", all.Len())
	}
}

// A hand that nobody knows stays unseen when all are tabled, and loses to every known one.
func TestUnknown(t *testing.T) {
	for unknown, won := range map[int64]int64{50: 250, 100: 300} {
		h, err := StartDeck(seats(NoLimit, 1, 2, 100, 100, unknown), append(make([]cards.Card, 0, 11),
			cards.New(13, 0), cards.None, 5, cards.New(13, 1), cards.None, 6, 15, 18, 36, 39, 45))
		if err != nil {
			t.Fatal(err)
		}
		play(t, h, "0:r100 1:c 2:c") // seat 1 has aces, seat 2 is unknown
		if !h.Players[2].Shown || h.Players[2].Folded || h.Players[1].Stack != won {
			t.Errorf("%d chips: %+v", unknown, h.Players[:3])
		}
	}
	// Nobody known contests what two unknown hands bet beyond the known one, or the ante that it could not pay: both share it.
	for name, s := range map[string]*Setup{"bets": seats(NoLimit, 1, 2, 100, 50, 100), "antes": {Rules: Rules{MinBet: 2}, Seats: 3,
		Stacks: [9]int64{100, 3, 100}, Antes: [9]int64{4, 4, 4}, Blinds: [9]int64{2: 2}}} {
		h, err := StartDeck(s, []cards.Card{cards.New(13, 0), cards.None, cards.None, cards.New(13, 1), cards.None, cards.None, 15, 18, 36, 39, 45})
		if err != nil {
			t.Fatal(err)
		}
		for h.Phase != Over {
			l := h.Legal()
			a := Action{Kind: Call}
			if l.Raise {
				a = Action{Kind: Raise, Amount: l.Max}
			}
			if _, err := h.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		if !h.Players[0].Shown || !h.Players[2].Shown || h.Players[0].Folded || h.Players[2].Folded || h.Players[0].Cards[0] != cards.None || h.Players[0].Stack != h.Players[2].Stack || h.Players[0].Stack == 0 {
			t.Errorf("%s: %+v", name, h.Players[:3])
		}
	}
}

// TestAnyOrder: at a showdown the record may have hands in any order, unseen ones among them, and replays have it so.
func TestAnyOrder(t *testing.T) {
	s := seats(NoLimit, 1, 2, 100, 100, 100)
	s.AskShow = true
	none := cards.None
	h, err := StartDeck(s, []cards.Card{none, none, 5, none, none, 6, 15, 18, 36, 39, 45})
	if err != nil {
		t.Fatal(err)
	}
	for h.Phase == Betting {
		a := Action{Kind: Check}
		if h.Legal().Call > 0 {
			a.Kind = Call
		}
		h.Apply(a)
	}
	first, known := h.Turn, int8(0) // who deals last gets the third card
	if !h.Next(known) || h.Next(3) || h.Next(-1) {
		t.Fatal(h.Turn)
	}
	h.Apply(Action{Kind: Show})
	if h.Next(known) || !h.Next(2) || first == 2 {
		t.Fatal("shows twice")
	}
	h.Unseen()
	h.Unseen()
	if h.Phase != Over || h.Players[known].Stack != 104 {
		t.Errorf("%+v", h.Players[:3])
	}
	again, err := Resume(s, 0, h.Order(), &[MaxSeats]Discards{}, h.Log)
	if err != nil || again.Players != h.Players {
		t.Errorf("%v %+v", err, again)
	}
	for seat := range int8(3) {
		v, _ := h.View(seat)
		if _, err := Replay(s, seat, v.Hole, Discards{}, h.Log); err != nil {
			t.Errorf("seat %d: %v", seat, err)
		}
	}
}

// TestPost: nobody acts after a post, and who has posted the blind may check.
func TestPost(t *testing.T) {
	s := seats(NoLimit, 1, 2, 100, 100, 100, 100, 100)
	s.Blinds[4], s.Antes[4] = -2, 1
	h := deal(t, s)
	if h.Turn != 3 || h.Level != 2 {
		t.Fatalf("seat %d in turn, %d to call", h.Turn, h.Level)
	}
	play(t, h, "3:f")
	if l := h.Legal(); !l.Check || l.Seat != 4 || l.Min != 4 {
		t.Errorf("%+v", l)
	}
	if s.Blinds[4] = -3; s.Check() == nil {
		t.Error("a post of more than the blind")
	}
}

// TestMayMuck: who has a rival left may show or muck.
func TestMayMuck(t *testing.T) {
	s := seats(NoLimit, 1, 2, 100, 100)
	s.AskShow = true
	h := deal(t, s)
	play(t, h, "0:c 1:x 1:x 0:x 1:x 0:x 1:x 0:x")
	if l := h.Legal(); l.String() != "show, muck" {
		t.Errorf("%s", l.String())
	}
}

// TestFirstToShow: where nobody bet the first seat from the left of the button shows first, wherever that is.
func TestFirstToShow(t *testing.T) {
	for button := range int8(3) {
		s := seats(NoLimit, 0, 2, 100, 100, 100)
		s.Button, s.Blinds, s.Antes = button, [9]int64{}, [9]int64{1, 1, 1}
		h := deal(t, s)
		for h.Phase != Over {
			if _, err := h.Apply(Action{Kind: Check}); err != nil {
				t.Fatal(err)
			}
		}
		for _, e := range h.Log {
			if e.Kind == Show {
				if e.Seat != (button+1)%3 {
					t.Errorf("button %d: seat %d shows first", button, e.Seat)
				}
				break
			}
		}
	}
}

// TestReturn: a bet that nobody calls goes back, be it a single chip.
func TestReturn(t *testing.T) {
	h := deal(t, seats(NoLimit, 1, 2, 100, 100))
	play(t, h, "0:f")
	var got []Event
	for _, e := range h.Log {
		if e.Kind == Return || e.Kind == Win {
			got = append(got, e)
		}
	}
	if len(got) != 2 || got[0].Kind != Return || got[0].Seat != 1 || got[0].Amount != 1 || got[1].Amount != 2 {
		t.Errorf("%+v", got)
	}
	if h.Legal() != (Legal{Seat: -1}) || h.Players[1].Drew != -1 || !h.Seeded {
		t.Errorf("%+v, %+v", h.Legal(), h.Players[1])
	}
	if v, _ := h.View(0); v.Legal() != (Legal{Seat: -1}) {
		t.Errorf("%+v", v.Legal())
	}
}

func TestClone(t *testing.T) {
	h := deal(t, seats(NoLimit, 1, 2, 100, 100))
	c := h.Clone()
	play(t, c, "0:f")
	if h.Phase != Betting || len(h.Log) == len(c.Log) || h.Players[0].Folded {
		t.Error("a clone plays for the hand")
	}
	if v, _ := h.View(-1); v.Turn != 0 || v.Legal().Seat != -1 {
		t.Error("an onlooker may act")
	}
}
