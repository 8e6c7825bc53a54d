package daifugo

import "math/bits"

// Seats is a set of seats, one bit each. Seats are numbered from 0 in turn order.
type Seats uint16

// Has reports whether a seat is in s.
func (s Seats) Has(seat int8) bool { return s>>uint8(seat)&1 != 0 }

// Len returns the number of seats in s.
func (s Seats) Len() int { return bits.OnesCount16(uint16(s)) }

// First returns the lowest seat of a set that is not empty.
func (s Seats) First() int8 { return int8(bits.TrailingZeros16(uint16(s))) }

// A Table is what all players see: everything except hands. It is a value;
// assignment copies. Arrays have an entry per seat.
type Table struct {
	Rules  Rules
	Field  Combination // the combination to beat, a pass if the field is empty (場)
	Played Set         // cards played so far, those on the field included

	Counts [MaxPlayers]int8 // cards in hand
	Places [MaxPlayers]int8 // final ranks of the players who are out, from 1; 0 still in
	Class  [MaxPlayers]int8 // final ranks in the game before, from 1; 0 none (階級)

	Turn   int8  // seat to move
	Owner  int8  // who played the field, or who was to lead if it is empty
	Active Seats // players still in, none when the game is over
	Passed Seats // players who passed since the field was cleared, or, without PermanentPass, since it was last beaten
	Passes int8  // passes in a row; clearing the field does not reset them

	Revolution bool  // the order of ranks is reversed by a revolution
	Back       bool  // the order is reversed by a J until the field clears
	Backward   bool  // play runs to lower seats
	RankLocked bool  // only the next rank may follow
	Opening    bool  // the first lead must have the Three of diamonds
	Lock       Suits // the suits that may follow, none for any

	Choice Choice // the choice that play waits for
	Owed   int8   // for Giving, Discarding and Naming: the most cards or ranks
	Asked  Seats  // for Dropping and Stopping: players who chose already
	Named  Set    // for Dropping: the natural cards of the ranks named

	PlayedTwins Set // the cards of Played that are there twice, see Pile; empty with one deck
}

// Copy sets t to a copy of another table. TinyGo writes out a copy field by
// field, so one shared function makes the module smaller.
//
//go:noinline
func (t *Table) Copy(from *Table) { *t = *from }

// Reversed reports whether Three is the strongest rank and Two the weakest.
func (t *Table) Reversed() bool { return t.Revolution != t.Back }

// Over reports whether the game is over. All final ranks are given then, unless
// PassLimit ended it: see State.DrawPlaces.
func (t *Table) Over() bool { return t.Active == 0 || t.stalled() }

// stalled reports whether too many passes ended the game.
func (t *Table) stalled() bool { return t.Passes >= PassLimit && t.Rules.Has(LeaderPass) }

// Unseen returns the cards that are neither in hand nor played: those of the
// others, those of a player put out by MiyakoOchi or Gekokujo, and those never
// dealt.
func (t *Table) Unseen(hand Set) Set {
	return Deck(int(t.Rules.Jokers)) &^ hand &^ t.Played
}

// CanPass reports whether the player to move may pass, or choose nothing. At
// Dropping it holds for a player who has none of the named cards.
func (t *Table) CanPass() bool {
	if t.Choice != NoChoice {
		return !t.Over()
	}
	return !t.Over() && (t.Field.Kind != Pass || t.Rules.Has(LeaderPass) && !t.Opening)
}

// Fewest returns the smallest number of cards of an active player other than the
// one to move.
func (t *Table) Fewest() int {
	fewest := int8(deckSize)
	for seat := range t.Rules.Players {
		if t.Active.Has(seat) && seat != t.Turn {
			fewest = min(fewest, t.Counts[seat])
		}
	}
	return int(fewest)
}

// next returns the next seat in the direction of play, whether or not its player
// is still in.
func (t *Table) next(seat int8) int8 {
	switch {
	case t.Backward && seat == 0:
		return t.Rules.Players - 1
	case t.Backward:
		return seat - 1
	case seat == t.Rules.Players-1:
		return 0
	}
	return seat + 1
}

// Clear empties the field (場が流れる). Its owner leads, or the next player if the
// owner is out.
func (t *Table) Clear() {
	t.Field, t.Passed, t.Lock = Combination{}, 0, 0
	t.RankLocked, t.Back = false, false
	for !t.Active.Has(t.Owner) {
		t.Owner = t.next(t.Owner)
	}
	t.Turn = t.Owner
}

// EmptyField empties the field and ends locks and choices, as if the player to
// move led. The turn and all else stay.
func (t *Table) EmptyField() {
	t.Field, t.Lock, t.RankLocked, t.Choice = Combination{}, 0, false, NoChoice
}

// advance skips `skip` players who may play, and gives the turn to the next one.
// If play comes round to the owner or all have passed, it clears the field.
func (t *Table) advance(skip int) {
	waiting := t.Active &^ t.Passed
	if waiting == 0 {
		t.Clear()
		return
	}
	for seat := t.next(t.Turn); ; seat = t.next(seat) {
		if seat == t.Owner && !t.Rules.Has(SelfFollow) {
			t.Clear()
			return
		}
		if !waiting.Has(seat) {
			continue
		}
		if skip == 0 {
			t.Turn = seat
			return
		}
		skip--
	}
}
