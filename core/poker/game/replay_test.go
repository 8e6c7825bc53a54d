package game

import (
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
)

// A log with one event that was changed, left out or told twice is refused.
func TestReplayRefuses(t *testing.T) {
	dice := dice.New(8)
	refused := 0
	for range 3000 {
		h, err := Start(randomSetup(&dice), dice.Uint32())
		if err != nil {
			t.Fatal(err)
		}
		for h.Phase != Over && dice.Under(12) > 0 {
			l := h.Legal()
			h.Apply(randomAction(h, &l, &dice))
		}
		seat := int8(dice.Under(uint32(h.Seats)+1)) - 1
		v, _ := h.View(seat)
		if len(v.Log) == 0 {
			continue
		}
		i := int(dice.Under(uint32(len(v.Log))))
		old := v.Log[i]
		change(v, i, &dice)
		_, err = Replay(&h.Setup, seat, v.Hole, v.Discards, v.Log)
		if i < len(v.Log) && v.Log[i] == old {
			continue
		}
		if f, ok := err.(*fault.Fault); ok && f.Reason != "" {
			refused++
		} else if legal := old.Kind <= Muck || old.Kind == Board || old.Kind == Show || i == len(h.Log)-1; !legal {
			t.Fatalf("%+v became %+v: %v", old, v.Log[i], err)
		}
	}
	if refused < 2000 {
		t.Errorf("%d of 3000 refused", refused)
	}
}

func change(v *View, i int, d *dice.Dice) {
	e := &v.Log[i]
	switch d.Under(6) {
	case 0:
		e.Amount += int64(d.Under(3)) - 1
	case 1:
		e.Seat = int8(d.Under(12)) - 2
	case 2:
		e.Kind = Kind(d.Under(18))
	case 3:
		e.Cards[d.Under(5)] = cards.Card(d.Uint32())
		e.Count = int8(d.Uint32())
	case 4:
		v.Log = append(v.Log[:i], v.Log[i+1:]...)
	case 5:
		e.Pot, e.AllIn, e.Round = 7, !e.AllIn, e.Round+1
	}
}

func TestReplayFaults(t *testing.T) {
	h := deal(t, seats(NoLimit, 1, 2, 100, 100))
	play(t, h, "0:r6 1:c 1:x")
	v, _ := h.View(0)
	replay := func(change func(v *View)) string {
		c := h.Clone()
		v, _ := c.View(0)
		change(v)
		_, err := Replay(&h.Setup, 0, v.Hole, v.Discards, v.Log)
		if err == nil {
			return ""
		}
		return err.Error()
	}
	for _, c := range []struct {
		change func(v *View)
		want   string
	}{
		{func(*View) {}, ""},
		{func(v *View) { v.Log[4].Amount = 3 }, "log[4] must be raise 4 to 100, not raise 3"},
		{func(v *View) { v.Log[4].Kind = Check }, "log[4] must be one of fold, call, raise 4, raise 100, not check"},
		{func(v *View) { v.Log[5].Seat = 0 }, "log[5] must be an action of the seat in turn, 1"},
		{func(v *View) { v.Log[0].Amount = 1 }, "log[0] must be what follows from the events before it: blind"},
		{func(v *View) { v.Log = v.Log[:6] }, "log must go on: board comes next"},
		{func(v *View) { v.Hole[0] = v.Board[0] }, "cards must be cards of the game, each once, not " + v.Board[0].String()},
		{func(v *View) { v.Hole[0] = cards.None }, "cards must be whole hands, none missing"},
		{func(v *View) { v.Hole[1] = cards.None }, "cards must be whole hands, none missing"},
		{func(v *View) { v.Hole[2] = 5 }, "cards must be as many as the game deals, not 6s too"},
		{func(v *View) { v.Hole[3] = 5 }, "cards must be as many as the game deals, not 6s too"},
		{func(v *View) { v.Discards[0] = cards.SetOf(v.Hole[0]) }, "thrown must be cards of the game that the player does not hold"},
	} {
		if got := replay(c.change); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
	draw := &Setup{Rules: Rules{Variant: Draw, MinBet: 1}, Seats: 2, Stacks: [9]int64{9, 9}, Antes: [9]int64{1, 1}}
	d := deal(t, draw)
	play(t, d, "1:x 0:x 1:d")
	for amount, want := range map[int64]string{-1: "must be as many cards as were thrown away, 0 to 5, not -1", 0: "", 5: "", 6: "must be as many cards as were thrown away, 0 to 5, not 6"} {
		w, _ := d.View(0)
		w.Log[len(w.Log)-1].Amount = amount
		_, err := Replay(draw, 0, w.Hole, Discards{}, w.Log)
		if f, _ := err.(*fault.Fault); (err == nil) != (want == "") || f != nil && f.Reason != want {
			t.Errorf("%d cards: %v", amount, err)
		}
	}
	w, _ := d.View(0)
	w.Log[len(w.Log)-1].Kind = Check
	if _, err := Replay(draw, 0, w.Hole, Discards{}, w.Log); err == nil || err.Error() != "log[6] must be one of draw, not check" {
		t.Errorf("%v", err)
	}
	nine := deal(t, seats(NoLimit, 1, 2, 9, 9, 9, 9, 9, 9, 9, 9, 9))
	full, _ := nine.View(0)
	full.Log[0].Seat = 9
	if _, err := Replay(&nine.Setup, 0, full.Hole, Discards{}, full.Log); err == nil || err.Error() != "log[0] must be what follows from the events before it: blind" {
		t.Errorf("%v", err)
	}
	if _, err := h.View(-2); err == nil || err.Error() != "seat must be 0 to 1, or -1, not -2" {
		t.Errorf("%v", err)
	}
	if _, err := Replay(&h.Setup, 2, v.Hole, Discards{}, v.Log); err == nil || err.Error() != "seat must be 0 to 1, or -1, not 2" {
		t.Errorf("%v", err)
	}
}
