package daifugo

// NewState returns a game in progress. It uses all fields of the table except
// Counts and Active, which follow from the hands and Places. For a new game see
// Start. Players' jokers may have equal bits; each gets one of its own. The error
// is a *fault.Fault.
//
// Cards that are neither in a hand nor played are out of the game.
func NewState(t Table, hands [MaxPlayers]Set) (State, error) {
	s := State{Table: t, Hands: hands}
	err := s.Check()
	return s, err
}

// Check turns s into what NewState returns for its table and hands.
func (s *State) Check() error {
	if err := s.Rules.Check(); err != nil {
		return err
	}
	jokers := s.dealJokers()
	seen := s.PlayedPile()
	for i := range s.Hands {
		h := &s.Hands[i]
		if fault := jokers.rename(h); fault != "" {
			return Refuse("hands", i, fault)
		}
		p := s.Pile(int8(i))
		if fault := s.Rules.twinsFault(p); fault != "" {
			return Refuse("hands", i, fault)
		}
		if both := s.Rules.Excess(p, seen); both != 0 {
			return Refuse("hands", i, "has ", both.First().String(), ", which another hand or the played cards have")
		}
		seen = seen.With(p)
		s.Counts[i] = int8(p.Len())
	}
	return s.check(s.Hands[max(0, min(s.Turn, MaxPlayers-1))])
}

// twinsFault returns what is wrong with the twins of a pile, or "".
//
//go:noinline
func (r Rules) twinsFault(p Pile) string {
	if p.Twins&^p.Cards != 0 || !r.Pile().Has(Pile{p.Twins, p.Twins}) {
		return "has a card twice that the deck has not"
	}
	return ""
}

// Excess returns the cards that two piles together have more often than the
// deck.
//
//go:noinline
func (r Rules) Excess(p, q Pile) Set {
	if !r.Has(TwoDecks) {
		return p.Cards & q.Cards
	}
	return p.Twins&q.Cards | p.Cards&q.Twins | p.Cards&q.Cards&Jokers
}

// NewView returns what a player knows of a game in progress, or an Onlooker, who
// has no hand. It uses all fields of the table except Active, which follows from
// Places. The error is a *fault.Fault.
//
// The unseen cards may be more than the others' counts: the rest are out of the
// game.
func NewView(t Table, seat int8, hand Set) (View, error) {
	v := View{Table: t, Seat: seat, Hand: hand}
	err := v.Check()
	return v, err
}

// Check turns v into what NewView returns for its table, seat and hand. It leaves
// Gifts and Moves alone.
func (v *View) Check() error {
	if err := v.Rules.Check(); err != nil {
		return err
	}
	size := v.Pile().Len()
	jokers := v.dealJokers()
	switch fault := jokers.rename(&v.Hand); {
	case v.Seat < Onlooker || v.Seat >= v.Rules.Players:
		return unlike("seat", Whole, "must be 0 to "+Number(int(v.Rules.Players)-1), v.Seat)
	case fault != "":
		return Refuse("hand", Whole, fault)
	case v.Rules.twinsFault(v.Pile()) != "":
		return Refuse("hand", Whole, v.Rules.twinsFault(v.Pile()))
	case v.Rules.Excess(v.Pile(), v.PlayedPile()) != 0:
		return Refuse("hand", Whole, "has ", v.Rules.Excess(v.Pile(), v.PlayedPile()).First().String(), ", which is played")
	case v.Seat == Onlooker && size > 0:
		return Refuse("hand", Whole, "must be empty, as the view is no player's")
	case v.Seat != Onlooker && int(v.Counts[v.Seat]) != size:
		return unlike("counts", int(v.Seat), "must be "+Number(size)+" as the hand", v.Counts[v.Seat])
	}
	others := -size
	for _, n := range &v.Counts {
		others += int(n)
	}
	if unseen := v.UnseenPile(v.Pile()).Len(); others > unseen {
		return Refuse("counts", Whole, "give the others ", Number(others), " cards, but ", Number(unseen), " are left")
	}
	opener := v.Hand
	if v.Turn != v.Seat {
		opener = v.UnseenPile(v.Pile()).Cards
	}
	return v.check(opener)
}

// jokerCount gives each joker of a position a bit of its own; left are the jokers
// still free.
type jokerCount struct{ left Set }

// dealJokers renames the jokers of the field and the played cards to the first
// ones, and returns the rest.
func (t *Table) dealJokers() jokerCount {
	played := firstJokers((t.Played & Jokers).Len())
	t.Played = t.Played&Naturals | played
	t.Field = t.Field.Canonical()
	return jokerCount{Deck(int(t.Rules.Jokers)) & Jokers &^ played}
}

// rename gives a hand free jokers, or returns what is wrong with it.
func (j *jokerCount) rename(hand *Set) string {
	n := (*hand & Jokers).Len()
	switch {
	case *hand>>deckSize != 0:
		return "has bits that are no card"
	case n > j.left.Len():
		return "has a joker more than the deck"
	}
	own := j.left.FirstOf(n)
	j.left &^= own
	*hand = *hand&Naturals | own
	return ""
}

// check fills in Active and reports what does not fit. hand are the cards that
// the player to move may have.
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
	return t.checkField(hand)
}

// A condition is something that must not hold of a field. Its reason is put
// together only when it is broken; the cards go between reason and rest.
type condition struct {
	broken        bool
	field, reason string
	cards         Set
	rest          string
}

// checkField reports what does not fit in a table whose seats are right.
func (t *Table) checkField(hand Set) error {
	empty := t.Field.Kind == Pass
	on := t.Rules.Has
	strange, absent := t.Played&^Deck(int(t.Rules.Jokers)), t.Field.Cards&^t.Played|t.Field.Pile().Twins&^t.PlayedTwins
	if t.Rules.twinsFault(t.PlayedPile()) != "" {
		strange |= t.PlayedTwins
	}
	for _, c := range [...]condition{
		{strange != 0, "played", "has ", strange, ", which the deck has not"},
		{empty && t.Field != Combination{}, "field", "is empty but has cards", 0, ""},
		{!empty && (!t.Field.wellFormed() || !t.Field.ofDecks(t.Rules) || t.Field.Kind == Sequence && !on(Sequences)), "field", "is not a combination", 0, ""},
		{!empty && !on(SuitLock) && !t.Field.lowestSuits(), "field", illegalities[jokerSuits], 0, ""},
		{absent != 0, "field", "has ", absent, ", which is not among the played cards"},
		{t.Active.Len() < 2, "places", "leave fewer than 2 players", 0, ""},
		{!t.Active.Has(t.Turn), "turn", "is a player's who is out", 0, ""},
		{t.Passed&^t.Active != 0, "passed", "has a player who is out", 0, ""},
		{t.Passed.Has(t.Turn) && t.Choice == NoChoice, "turn", "is a player's who passed", 0, ""},
		{empty && t.Passed != 0 && !on(LeaderPass), "passed", "must be empty as the field is", 0, ""},
		{empty && !t.Active.Has(t.Owner), "owner", "of an empty field is out", 0, ""},
		{empty && t.Owner != t.Turn && !on(LeaderPass), "owner", "of an empty field must be the player to move", 0, ""},
		{!empty && t.Owner == t.Turn && !on(SelfFollow) && t.Choice == NoChoice, "turn", "is the owner's of the field", 0, ""},
	} {
		if c.broken {
			if c.cards != 0 {
				return Refuse(c.field, Whole, c.reason, c.cards.String(), c.rest)
			}
			return Refuse(c.field, Whole, c.reason)
		}
	}
	return t.checkMarks(hand, empty)
}

// checkMarks reports a mark on the table that does not fit the rules or the
// field. empty means an empty field.
func (t *Table) checkMarks(hand Set, empty bool) error {
	const unfit = "does not fit the field or the rules"
	on := t.Rules.Has
	for _, c := range [...]struct {
		broken        bool
		field, reason string
	}{
		{t.Lock != 0 && !t.mayLock(), "lock", unfit},
		{t.RankLocked && (empty || !on(RankLock) || on(SuitLock) && t.Lock == 0 && !on(RankLockAlone)), "rankLocked", unfit},
		{t.Revolution && t.Rules.On&(Revolution|SequenceRevolution|Coup) == 0, "revolution", "is not in the rules"},
		{!t.fitsChoice(), "choice", unfit},
		{t.Back && (empty || !on(ElevenBack)), "back", unfit},
		{t.Backward && t.Rules.On&reversing == 0, "backward", "is not in the rules"},
	} {
		if c.broken {
			return Refuse(c.field, Whole, c.reason)
		}
	}
	switch {
	case t.Passes < 0 || t.Passes >= PassLimit:
		return unlike("passes", Whole, "must be 0 to 19", t.Passes)
	case t.Opening && (t.Played != 0 || !on(DiamondStart)):
		return Refuse("opening", Whole, "does not fit the played cards or the rules")
	case t.Opening && hand&DiamondThree == 0:
		return Refuse("opening", Whole, "needs the Three of diamonds in the leader's hand")
	}
	return nil
}

// mayLock reports whether the lock of suits is possible.
func (t *Table) mayLock() bool {
	if !t.Rules.Has(SuitLock) || t.Field.Kind == Pass {
		return false
	}
	n := Seats(t.Lock).Len()
	if t.Rules.Has(PartLock) {
		return t.Field.JokersOnly() && n <= int(t.Field.Size) || t.Lock&^t.Field.Suits == 0
	}
	return t.Field.JokersOnly() && n == int(t.Field.Size) || t.Lock == t.Field.Suits
}

// checkSeats reports what is wrong with the entries of single seats.
func (t *Table) checkSeats() error {
	last := int(t.Rules.Players) - 1
	for _, s := range []struct {
		field string
		seat  int8
	}{{"turn", t.Turn}, {"owner", t.Owner}} {
		if s.seat < 0 || int(s.seat) > last {
			return unlike(s.field, Whole, "must be 0 to "+Number(last), s.seat)
		}
	}
	if err := t.CheckPlaces("places", t.Places, false); err != nil {
		return err
	}
	if err := t.CheckPlaces("classes", t.Class, t.Class != [MaxPlayers]int8{}); err != nil {
		return err
	}
	for seat, n := range &t.Counts {
		if fault := t.countFault(seat, int(n)); fault != "" {
			return unlike("counts", seat, fault, n)
		}
	}
	return nil
}

// countFault returns what a number of cards must be, "" if it is right.
func (t *Table) countFault(seat, n int) string {
	switch {
	case n < 0:
		return "must be 0 or more"
	case seat >= int(t.Rules.Players) && n != 0:
		return "is no player's and must be 0"
	case t.Active.Has(int8(seat)) && n == 0:
		return "must be 1 or more, as the player is in"
	case !t.Active.Has(int8(seat)) && n != 0 && !t.Rules.Has(MiyakoOchi):
		return "must be 0, as the player is out"
	}
	return ""
}

// CheckPlaces reports final ranks that are out of range, given twice or given to
// no player; with all set, missing ones too. The error is a *fault.Fault of the
// field.
func (t *Table) CheckPlaces(field string, places [MaxPlayers]int8, all bool) error {
	taken := Seats(0)
	for seat, place := range &places {
		fault := ""
		switch {
		case seat >= int(t.Rules.Players) && place != 0:
			fault = "is no player's and must be 0"
		case place < 0 || place > t.Rules.Players:
			fault = "must be 0 to " + Number(int(t.Rules.Players))
		case place > 0 && taken.Has(place):
			fault = "is another player's place too"
		case all && place == 0 && seat < int(t.Rules.Players):
			fault = "must be 1 or more, as others have a place"
		}
		if fault != "" {
			return unlike(field, seat, fault, place)
		}
		if place > 0 {
			taken |= 1 << place
		}
	}
	return nil
}
