package daifugo

// A Choice is what the player to move must choose before play goes on (the
// role that asked for it lies on the field, its effects done but for the turn).
// Choices are moves like any other, of a kind of their own; a pass chooses
// nothing. Several come in the order of the constants.
type Choice uint8

// The choices.
const (
	NoChoice   Choice = iota
	Giving            // SevenPass: a Give of up to Owed cards
	Discarding        // TenDiscard: a Discard of up to Owed cards
	Naming            // Bomber: a Name of up to Owed ranks
	Dropping          // Bomber: a Discard of all cards of the ranks named, a pass if there are none
	Stopping          // FourStop: two fours, or a pass
)

// ChoiceLimit is the most cards that can be given or discarded, and ranks
// named, however many jokers stand for sevens, tens or queens.
const ChoiceLimit = 4

// askers are the switches, and the ranks, that ask for Giving, Discarding and
// Naming.
var askers = [...]struct {
	on   Switch
	rank int8
}{Giving: {SevenPass, Seven}, Discarding: {TenDiscard, Ten}, Naming: {Bomber, Queen}}

// allAskers are the switches that ask for a choice.
const allAskers = SevenPass | TenDiscard | Bomber | FourStop

// asks returns how many cards or ranks the owner of the field may choose.
func (t *Table) asks(c Choice) int8 {
	a := &askers[c]
	if !t.Rules.Has(a.on) || !t.Active.Has(t.Owner) {
		return 0
	}
	n := int8(min(t.Field.CountOf(a.rank), ChoiceLimit))
	if c != Naming {
		n = min(n, t.Counts[t.Owner])
	}
	return n
}

// Sheds returns how many cards a role lets its player give away or discard,
// had they as many.
func (t *Table) Sheds(r Role) (n int) {
	if t.Rules.On&(SevenPass|TenDiscard) == 0 || t.Choice != NoChoice {
		return 0
	}
	for _, a := range askers[Giving:Naming] {
		if t.Rules.Has(a.on) {
			n += min(r.CountOf(a.rank), ChoiceLimit)
		}
	}
	return n
}

// proceed goes on after the choices of a role up to one: to its next choice,
// or to the next turn.
func (t *Table) proceed(after Choice) {
	t.endChoice()
	t.Turn = t.Owner
	if t.Rules.On&allAskers != 0 {
		for c := after + 1; c <= Naming; c++ {
			if n := t.asks(c); n > 0 {
				t.Choice, t.Owed = c, n
				return
			}
		}
		if after < Stopping && t.stoppable() && t.ask(Stopping) {
			return
		}
	}
	if t.Cuts(t.Field) {
		t.Clear()
	} else {
		t.advance(t.skips(t.Field))
	}
}

// endChoice notes that nothing is to be chosen.
func (t *Table) endChoice() { t.Choice, t.Owed, t.Asked, t.Named = NoChoice, 0, 0, 0 }

// stoppable reports whether the field is an 8 that two fours stop.
func (t *Table) stoppable() bool {
	return t.Rules.Has(FourStop) && t.Field.Kind == Single && t.CutsByEight(t.Field)
}

// toAsk are the players who are to choose, one after the other.
func (t *Table) toAsk(c Choice) Seats {
	if c == Dropping {
		return t.Active
	}
	seats := t.Active &^ t.Passed &^ (1 << t.Owner)
	for seat := range t.Rules.Players {
		if t.Counts[seat] < 2 {
			seats &^= 1 << seat
		}
	}
	return seats
}

// ask gives the turn to the next player who is to choose, the owner of the
// field last, and reports whether there is one.
func (t *Table) ask(c Choice) bool {
	left := t.toAsk(c) &^ t.Asked
	if left == 0 {
		return false
	}
	t.Choice = c
	for t.Turn = t.next(t.Turn); !left.Has(t.Turn); {
		t.Turn = t.next(t.Turn)
	}
	return true
}

// choose makes a choice.
func (t *Table) choose(r Role) {
	seat, made := t.Turn, t.Choice
	switch r.Kind {
	case Name:
		t.endChoice()
		t.Choice, t.Named = Dropping, r.Cards
		return
	case Give:
		t.Counts[r.To] += r.Size
		t.part(seat, r.Size)
	case Discard:
		t.Played |= r.Cards
		t.part(seat, r.Size)
	case Group:
		t.stop(r)
		return
	}
	if made >= Dropping && t.Active != 0 {
		t.Asked |= 1 << seat
		if t.ask(made) {
			return
		}
	}
	t.goOn(made)
}

// goOn proceeds unless the game is over.
func (t *Table) goOn(after Choice) {
	if t.Active == 0 {
		t.endChoice()
	} else {
		t.proceed(after)
	}
}

// part takes cards from the player to move, who is out if none are left.
func (t *Table) part(seat, n int8) {
	if t.Counts[seat] -= n; t.Counts[seat] == 0 {
		t.finish(seat, false)
	}
}

// stop lets two fours clear the field.
func (t *Table) stop(r Role) {
	seat := t.Turn
	foul := t.Counts[seat] == r.Size && t.Forbids(r)
	t.endChoice()
	t.Owner = seat
	t.Played |= r.Cards
	if t.Counts[seat] -= r.Size; t.Counts[seat] == 0 {
		t.finish(seat, foul)
	}
	if t.Active != 0 {
		t.Clear()
	}
}

// Receiver returns who gets the cards of Giving: the next player in turn order
// who is in.
func (t *Table) Receiver() int8 { return t.nextActive(t.next(t.Turn)) }

// fitsChoice reports whether the marks of a choice fit the field and the rules.
func (t *Table) fitsChoice() bool {
	switch t.Choice {
	case NoChoice:
		return t.Owed == 0 && t.Asked == 0 && t.Named == 0
	case Giving, Discarding, Naming:
		return t.Turn == t.Owner && t.Owed > 0 && t.Owed == t.asks(t.Choice) && t.Asked == 0 && t.Named == 0
	case Dropping:
		n := (t.Named & OneSuit).Len()
		return t.Rules.Has(Bomber) && n > 0 && n <= min(t.Field.CountOf(Queen), ChoiceLimit) && t.Named == t.Named&OneSuit*15 &&
			t.Owed == 0 && t.Asked>>t.Rules.Players == 0 && !t.Asked.Has(t.Turn)
	case Stopping:
		seats := t.toAsk(Stopping)
		return t.stoppable() && t.Owed == 0 && t.Named == 0 && t.Asked&^seats == 0 && (seats &^ t.Asked).Has(t.Turn)
	}
	return false
}
