package game

import (
	"github.com/tefuda/tefuda/core/fault"
)

// A Level is a level of blinds and antes.
type Level struct {
	Small, Big int64 // blinds in chips, 0 for none; in stud the bring-in and the small bet
	Ante       int64 // chips, from each seat or from the seat of AnteBy
	MinBet     int64 // least bet or small bet in chips, 0: the big blind
	Hands      int32 // number of hands until the next level; 0: no limit
}

// AnteBy is the player who pays the antes.
type AnteBy uint8

// The players who pay the antes.
const (
	ByAll AnteBy = iota
	ByBig        // the big blind pays for all
	ByButton
)

// A Table is a cash game or a sit-and-go between two hands. A new one needs Rules, Seats,
// Stacks, Levels, and Button, Small and Big set to -1. It is a value: its fields are the
// whole state.
type Table struct {
	Rules      Rules // MinBet and BigBet are taken from the level; BigBet is twice the small bet
	Tournament bool  // a sit-and-go: dead button, final ranks, levels
	Seats      int8
	Stacks     [MaxSeats]int64
	Levels     []Level // at least one
	Antes      AnteBy
	Straddle   bool // with three or more players one seat posts two big blinds
	// Straddler is the seat that straddles, counted among the seats without another blind. 0
	// is the next after the big blind, 1 the one after it, up to the button. -1 is the
	// button, -2 the seat before it, down to the next after the big blind.
	Straddler   int8
	ButtonBlind bool // only the button posts the big blind, as in short deck

	Button, Small, Big int8           // seats of the last hand, -1 before the first
	Level              int32          // index into Levels
	AtLevel            int32          // hands played at this level
	Hands              int32          // hands played
	Carry              int64          // chips from deals that were passed out
	Places             [MaxSeats]int8 // final ranks of a sit-and-go: 1 for the winner, 0 for players still in
}

// Next returns the setup of the next hand. The error is a *fault.Fault.
func (t *Table) Next() (*Setup, error) {
	if err := t.check(); err != nil {
		return nil, err
	}
	n := t.Clone()
	n.move()
	return n.setup(), nil
}

// Clone returns a copy that Finish may change. Both share Levels.
//
//go:noinline
func (t *Table) Clone() *Table {
	c := &Table{Rules: t.Rules, Tournament: t.Tournament, Seats: t.Seats, Levels: t.Levels, Antes: t.Antes, Straddle: t.Straddle, Straddler: t.Straddler,
		ButtonBlind: t.ButtonBlind, Button: t.Button, Small: t.Small, Big: t.Big, Level: t.Level, AtLevel: t.AtLevel,
		Hands: t.Hands, Carry: t.Carry}
	copy(c.Stacks[:], t.Stacks[:])
	copy(c.Places[:], t.Places[:])
	return c
}

func (t *Table) check() error {
	if t.Seats < MinSeats || t.Seats > MaxSeats {
		return refuse(fault.BadRange, "seats", fault.Tell("must be 2 to 9, not #", int64(t.Seats)))
	}
	if t.Antes > ByButton {
		return refuse(fault.BadRange, "antes", "must be paid by all, the big blind or the button")
	}
	if len(t.Levels) == 0 || t.Level < 0 || int(t.Level) >= len(t.Levels) {
		return refuse(fault.BadRange, "level", fault.Tell("must be one of # levels, from 0, not #", int64(len(t.Levels)), int64(t.Level)))
	}
	for i, l := range t.Levels {
		if l.Small < 0 || l.Small > l.Big || l.Big > MaxStack/2 || l.Ante < 0 || l.Ante > MaxStack || l.MinBet < 0 || l.Hands < 0 || l.bet() < 1 || l.bet() > MaxStack/2 {
			return refuseAt(fault.BadRange, "levels", i, "must have blinds with small ≤ big, and a big blind or a least bet")
		}
	}
	for _, seat := range [...]int8{t.Button, t.Small, t.Big} {
		if seat < -1 || seat >= t.Seats {
			return refuse(fault.BadRange, "button", fault.Tell("and blinds must be seats, or -1 before the first hand, not #", int64(seat)))
		}
	}
	probe := t.setup()
	probe.Button = 0
	return probe.Check()
}

func (l *Level) bet() int64 {
	if l.MinBet > 0 {
		return l.MinBet
	}
	return l.Big
}

// after returns the next seat with chips.
func (t *Table) after(seat int8) int8 {
	for i := int8(1); i <= t.Seats; i++ {
		if at := (seat + i) % t.Seats; t.Stacks[at] > 0 {
			return at
		}
	}
	return -1
}

func (t *Table) players() (n int) {
	for _, chips := range &t.Stacks {
		if chips > 0 {
			n++
		}
	}
	return n
}

// move moves the button and the blinds to the next hand. In a sit-and-go the big blind goes
// to the next player. Small blind and button follow it, even to seats that are now empty
// (dead button, TDA 32). With two players the other seat becomes button and small blind, so
// that nobody has the big blind twice in a row (TDA 35).
func (t *Table) move() {
	two := t.players() == 2
	if t.Tournament && t.Big >= 0 && t.Levels[t.Level].Big > 0 && !t.ButtonBlind {
		button, small := t.Small, t.Big
		t.Big = t.after(t.Big)
		t.Button, t.Small = button, small
		if two {
			t.Button = t.after(t.Big)
			t.Small = t.Button
		}
		return
	}
	t.Button = t.after(t.Button)
	t.Small = t.after(t.Button)
	t.Big = t.after(t.Small)
	if two {
		t.Small, t.Big = t.Button, t.Small
	}
}

// setup returns the forced bets for the present button and blinds.
func (t *Table) setup() *Setup {
	s := &Setup{Rules: t.Rules, Seats: t.Seats, Button: t.Button, Carry: t.Carry}
	copy(s.Stacks[:], t.Stacks[:])
	l := &t.Levels[t.Level]
	s.MinBet, s.BigBet = l.bet(), 0
	if s.Limit == FixedLimit {
		s.BigBet = 2 * s.MinBet
	}
	if s.Stud() {
		s.BringIn = l.Small
	}
	if blinds := !s.Stud() && s.Bomb == 0; blinds {
		post(&s.Blinds, &t.Stacks, t.Button, l.Big, t.ButtonBlind)
		post(&s.Blinds, &t.Stacks, t.Small, l.Small, !t.ButtonBlind)
		post(&s.Blinds, &t.Stacks, t.Big, l.Big, !t.ButtonBlind)
		if t.Straddle && t.players() > 2 && t.Big >= 0 {
			post(&s.Blinds, &t.Stacks, t.straddler(), 2*l.Big, !t.ButtonBlind)
		}
	}
	post(&s.Antes, &t.Stacks, t.Big, l.Ante, t.Antes == ByBig)
	post(&s.Antes, &t.Stacks, t.Button, l.Ante, t.Antes == ByButton)
	for i := range t.Seats {
		post(&s.Antes, &t.Stacks, i, l.Ante, t.Antes == ByAll)
		post(&s.Antes, &t.Stacks, i, max(l.Ante, l.Big), s.Bomb > 0)
	}
	return s
}

// straddler returns the seat that straddles.
func (t *Table) straddler() int8 {
	free, n := int8(t.players()-1), t.Straddler // number of seats without another blind
	if t.Stacks[t.Small] > 0 {
		free--
	}
	if n < 0 {
		n += free
	}
	seat := t.after(t.Big)
	for range min(max(n, 0), free-1) {
		seat = t.after(seat)
	}
	return seat
}

// post sets a forced bet of a seat with chips.
func post(to, stacks *[MaxSeats]int64, seat int8, amount int64, due bool) {
	if due && seat >= 0 && seat < MaxSeats && stacks[seat] > 0 {
		to[seat] = amount
	}
}

// Finish takes over the result of the hand from the setup of Next: stacks, button, level
// and, in a sit-and-go, the ranks of the players who lost all. Of several the larger stack
// before the hand ranks higher; equal stacks share a rank. The error is a *fault.Fault.
func (t *Table) Finish(h *State) error {
	next, err := t.Next()
	if err != nil {
		return err
	}
	if !next.Same(&h.Setup) {
		return refuse(fault.BadGame, "hand", "must be the next hand of this table")
	}
	if h.Phase != Over {
		return refuse(fault.BadGame, "hand", fault.Tell("must be over: seat # is in turn", int64(h.Turn)))
	}
	t.move()
	for i := range t.Seats {
		t.Stacks[i] = h.Players[i].Stack
	}
	t.Carry = h.Pot
	t.Hands++
	if t.Tournament {
		t.place(&h.Setup.Stacks)
	}
	t.AtLevel++
	if n := t.Levels[t.Level].Hands; n > 0 && t.AtLevel >= n && int(t.Level) < len(t.Levels)-1 {
		t.Level++
		t.AtLevel = 0
	}
	return nil
}

// place sets the ranks of the players who lost all in the last hand, and of the winner.
func (t *Table) place(before *[MaxSeats]int64) {
	left := int8(t.players())
	for i := range t.Seats {
		if before[i] == 0 || t.Stacks[i] > 0 {
			if t.Stacks[i] > 0 && left == 1 {
				t.Places[i] = 1
			}
			continue
		}
		better := int8(0)
		for j := range t.Seats {
			if before[j] > before[i] && t.Stacks[j] == 0 {
				better++
			}
		}
		t.Places[i] = left + better + 1
	}
}

// Over reports whether fewer than two players have chips.
func (t *Table) Over() bool { return t.players() < MinSeats }
