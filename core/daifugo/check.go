package daifugo

import "strconv"

// NewState returns a game in progress. Of the table all fields count but
// Counts and Active, which follow from hands and places; see Table for them,
// and Start for a new game. The players' jokers need not differ: each is given
// one of its own. The error is a *PositionError.
//
// Cards that are neither in a hand nor played are out of the game.
func NewState(t Table, hands [MaxPlayers]Set) (State, error) {
	if err := t.Rules.Check(); err != nil {
		return State{}, err
	}
	jokers := t.dealJokers()
	s := State{Table: t, Hands: hands}
	seen := s.Played
	for i := range s.Hands {
		h := &s.Hands[i]
		if fault := jokers.rename(h); fault != "" {
			return State{}, &PositionError{"hands", i, fault}
		}
		if both := *h & seen; both != 0 {
			return State{}, &PositionError{"hands", i, "has " + both.First().String() + ", which another hand or the played cards have"}
		}
		seen |= *h
		s.Counts[i] = int8(h.Len())
	}
	err := s.check(s.Hands[max(0, min(t.Turn, MaxPlayers-1))])
	return s, err
}

// NewView returns what a player knows of a game in progress. Of the table all
// fields count but Active, which follows from places. The error is a
// *PositionError.
//
// The cards that the player cannot see may be more than the others' counts:
// the rest are out of the game.
func NewView(t Table, seat int8, hand Set) (View, error) {
	if err := t.Rules.Check(); err != nil {
		return View{}, err
	}
	v := View{Table: t, Seat: seat, Hand: hand}
	jokers := v.dealJokers()
	switch fault := jokers.rename(&v.Hand); {
	case seat < 0 || seat >= t.Rules.Players:
		return View{}, &PositionError{"seat", -1, "must be 0 to " + strconv.Itoa(int(t.Rules.Players)-1) + ", not " + strconv.Itoa(int(seat))}
	case fault != "":
		return View{}, &PositionError{"hand", -1, fault}
	case v.Hand&v.Played != 0:
		return View{}, &PositionError{"hand", -1, "has " + (v.Hand & v.Played).First().String() + ", which is played"}
	case int(t.Counts[seat]) != hand.Len():
		return View{}, &PositionError{"counts", int(seat), "must be " + strconv.Itoa(hand.Len()) + " as the hand, not " + strconv.Itoa(int(t.Counts[seat]))}
	}
	others := -hand.Len()
	for _, n := range t.Counts {
		others += int(n)
	}
	if unseen := v.Unseen(v.Hand).Len(); others > unseen {
		return View{}, &PositionError{"counts", -1, "give the others " + strconv.Itoa(others) + " cards, but " + strconv.Itoa(unseen) + " are left"}
	}
	opener := v.Hand
	if t.Turn != seat {
		opener = v.Unseen(v.Hand)
	}
	err := v.check(opener)
	return v, err
}

// jokerCount names the jokers of a position apart.
type jokerCount struct{ left Set }

// dealJokers renames the jokers of the field and the played cards to the first
// ones, and returns those that are left.
func (t *Table) dealJokers() jokerCount {
	played := firstJokers((t.Played & Jokers).Len())
	t.Played = t.Played&Naturals | played
	t.Field = t.Field.Canonical()
	return jokerCount{Deck(int(t.Rules.Jokers)) & Jokers &^ played}
}

// rename gives a hand jokers that are left, or says what is wrong with it.
func (j *jokerCount) rename(hand *Set) string {
	n := (*hand & Jokers).Len()
	switch {
	case *hand>>54 != 0:
		return "has bits that are no card"
	case n > j.left.Len():
		return "has a joker more than the deck"
	}
	own := j.left
	if n < j.left.Len() {
		own = j.left.First() * Set(n)
	}
	j.left &^= own
	*hand = *hand&Naturals | own
	return ""
}

// check fills in Active and reports what does not fit. hand is what the player
// to move can have.
func (t *Table) check(hand Set) error {
	t.Active = 0
	for seat := range t.Rules.Players {
		if t.Places[seat] == 0 {
			t.Active |= 1 << seat
		}
	}
	if err := t.checkSeats(); err != nil {
		return err
	}
	for _, c := range t.conditions(hand) {
		if c.broken {
			return &PositionError{c.field, -1, c.reason}
		}
	}
	return nil
}

// A condition is a rule that a field must keep.
type condition struct {
	broken        bool
	field, reason string
}

// conditions returns what must hold of a table whose seats are right.
func (t *Table) conditions(hand Set) []condition {
	empty := t.Field.Kind == Pass
	on := t.Rules.Has
	return []condition{
		{t.Played&^Deck(int(t.Rules.Jokers)) != 0, "played", "has " + (t.Played &^ Deck(int(t.Rules.Jokers))).String() + ", which the deck has not"},
		{empty && t.Field != Role{}, "field", "is empty but has cards"},
		{!empty && (!t.Field.wellFormed() || t.Field.Kind == Sequence && !on(Sequences)), "field", "is not a role"},
		{!empty && !on(SuitLock) && !t.Field.lowestSuits(), "field", JokerSuits.String()},
		{t.Field.Cards&^t.Played != 0, "field", "has " + (t.Field.Cards &^ t.Played).String() + ", which is not among the played cards"},
		{t.Active.Len() < 2, "places", "leave fewer than 2 players"},
		{!t.Active.Has(t.Turn), "turn", "is a player's who is out"},
		{t.Passed&^t.Active != 0, "passed", "has a player who is out"},
		{t.Passed.Has(t.Turn), "turn", "is a player's who passed"},
		{empty && t.Passed != 0 && !on(LeaderPass), "passed", "must be empty as the field is"},
		{empty && !t.Active.Has(t.Owner), "owner", "of an empty field is out"},
		{empty && t.Owner != t.Turn && !on(LeaderPass), "owner", "of an empty field must be the player to move"},
		{!empty && t.Owner == t.Turn && !on(SelfFollow), "turn", "is the owner's of the field"},
		{t.Lock != 0 && !t.mayLock(), "lock", "does not fit the field or the rules"},
		{t.RankLocked && (empty || !on(RankLock) || on(SuitLock) && t.Lock == 0), "rankLocked", "does not fit the field or the rules"},
		{t.Revolution && !on(Revolution) && !on(SequenceRevolution), "revolution", "is not in the rules"},
		{t.Back && (empty || !on(ElevenBack)), "back", "does not fit the field or the rules"},
		{t.Backward && !on(SixReverse), "backward", "is not in the rules"},
		{t.Passes < 0 || t.Passes >= PassLimit, "passes", "must be 0 to 19, not " + strconv.Itoa(int(t.Passes))},
		{t.Opening && (t.Played != 0 || !on(DiamondStart)), "opening", "does not fit the played cards or the rules"},
		{t.Opening && hand&diamondThree == 0, "opening", "needs the Three of diamonds in the leader's hand"},
	}
}

// mayLock reports whether the lock of suits can be.
func (t *Table) mayLock() bool {
	if !t.Rules.Has(SuitLock) || t.Field.Kind == Pass {
		return false
	}
	return t.Field.JokersOnly() && Seats(t.Lock).Len() == int(t.Field.Size) || t.Lock == t.Field.Suits
}
