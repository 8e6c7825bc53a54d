package daifugo

import "math/bits"

// Advance makes a move of the player to move on the table alone, without hands.
// The move must be legal.
func (t *Table) Advance(r Combination) {
	switch {
	case t.Choice != NoChoice:
		t.choose(r)
	case r.Kind == Pass:
		t.pass()
	default:
		t.lay(r)
	}
}

func (t *Table) pass() {
	t.Passed |= 1 << t.Turn
	t.Passes++
	if !t.stalled() {
		t.advance(0)
	}
}

// lay puts a combination on the field and carries out its effects.
func (t *Table) lay(r Combination) {
	seat := t.Turn
	returned := t.IsReturn(r)
	foul := t.Counts[seat] == r.Size && t.Forbids(r)
	t.mark(r)
	t.Field, t.Owner, t.Passes, t.Opening = r, seat, 0, false
	t.lays(r)
	t.Counts[seat] -= r.Size
	t.Passed = t.stayPassed()
	if t.Counts[seat] == 0 {
		t.finish(seat, foul)
	}
	switch {
	case t.Active == 0:
	case returned:
		t.Clear()
	default:
		t.proceed(NoChoice)
	}
}

// mark carries out the effects of a combination on the order of ranks, the
// direction of play and the locks. The locks depend on the field that it beats.
func (t *Table) mark(r Combination) {
	t.lock(r)
	t.turnRanks(r)
	t.turnPlay(r)
}

// stayPassed returns the players who still may not play after the field was
// beaten.
func (t *Table) stayPassed() Seats {
	if t.Rules.Has(PermanentPass) {
		return t.Passed
	}
	return 0
}

// Cuts reports whether a combination clears the field at once.
func (t *Table) Cuts(r Combination) bool {
	return t.CutsByEight(r) || t.IsReturn(r) || t.IsSandstorm(r) || t.IsPairCut(r)
}

// CutsByEight reports whether a combination clears the field by an 8.
func (t *Table) CutsByEight(r Combination) bool { return t.Rules.CutsByEight(r) }

// CutsByEight reports whether a combination clears the field by an 8.
func (r Rules) CutsByEight(combination Combination) bool {
	return r.Has(EightCut) && combination.Has(Eight) && (combination.Kind != Sequence || !r.Has(SequenceUncut))
}

// IsSandstorm reports whether a combination is three threes that beat anything.
func (t *Table) IsSandstorm(r Combination) bool {
	return r.Kind == Group && r.Size == 3 && r.Low == Three && t.Rules.Has(Sandstorm)
}

// IsPairCut reports whether a combination is two nines or two sixes that clear
// the field.
func (t *Table) IsPairCut(r Combination) bool {
	return r.Kind == Group && r.Size == 2 && (r.Low == Nine && t.Rules.Has(Ambulance) || r.Low == Six && t.Rules.Has(Rokurokubi))
}

// IsReturn reports whether a combination is the Three of spades on a joker alone.
func (t *Table) IsReturn(r Combination) bool {
	return r.Cards == SpadeThree && t.returnable(r.Cards)
}

// skips returns how many players a combination passes over.
func (t *Table) skips(r Combination) int {
	if t.Rules.On&(FiveSkip|SixSkip|TenSkip|KingSkip) == 0 {
		return 0
	}
	n := 0
	for _, e := range &skippers {
		if t.Rules.Has(e.on) {
			n += r.CountOf(e.rank)
		}
	}
	return n
}

// An effect is a rank that has an effect under a switch.
type effect struct {
	on   Switch
	rank int8
}

// skippers are the ranks that pass over players, reversers those that reverse the
// direction of play.
var (
	skippers  = [...]effect{{FiveSkip, Five}, {SixSkip, Six}, {TenSkip, Ten}, {KingSkip, King}}
	reversers = [...]effect{{SixReverse, Six}, {SevenReverse, Seven}, {NineReverse, Nine}, {JackReverse, Jack}, {QueenReverse, Queen}}
)

// reversing is the set of the switches in reversers.
const reversing = SixReverse | SevenReverse | NineReverse | JackReverse | QueenReverse

// lock begins the locks of a combination on the field that it beats.
func (t *Table) lock(r Combination) {
	if t.Field.Suits == 0 || r.Suits == 0 {
		return
	}
	if t.Rules.Has(SuitLock) && (r.Suits == t.Field.Suits || t.Rules.Has(PartLock)) && r.Suits&t.Field.Suits != 0 {
		t.Lock = r.Suits & t.Field.Suits
	}
	if t.Rules.Has(RankLock) && t.follows(r) && (t.Lock != 0 || !t.Rules.Has(SuitLock) || t.Rules.Has(RankLockAlone)) {
		t.RankLocked = true
	}
}

// follows reports whether a combination is of the rank right above the field's.
func (t *Table) follows(r Combination) bool {
	low, high := t.fieldEnds()
	if t.Reversed() {
		return r.High == low-1
	}
	return r.Low == high+1
}

// turnRanks reverses the order of ranks if a combination does so.
func (t *Table) turnRanks(r Combination) {
	if t.IsRevolution(r) {
		t.Revolution = !t.Revolution
	}
	if t.Rules.Has(ElevenBack) && r.Has(Jack) {
		t.Back = true
	}
}

// turnPlay reverses the direction of play once for each rank that does so.
func (t *Table) turnPlay(r Combination) {
	if t.Rules.On&reversing == 0 {
		return
	}
	for _, e := range &reversers {
		t.Backward = t.Backward != (t.Rules.Has(e.on) && r.Has(e.rank))
	}
}

// IsRevolution reports whether a combination reverses the order of ranks for the
// rest of the game.
func (t *Table) IsRevolution(r Combination) bool {
	size := r.Size
	if size < 3 || !r.isLaid() {
		return false
	}
	if !t.Rules.Has(JokerRevolution) {
		size = int8((r.Cards & Naturals).Len() + bits.OnesCount16(r.Twins))
	}
	if r.Kind == Group {
		return size >= 4 && t.Rules.Has(Revolution) || size == 3 && r.Size == 3 && r.Low == Nine && t.Rules.Has(Coup)
	}
	return size >= 4 && t.Rules.Has(SequenceRevolution) && (size >= 5 || t.Rules.Has(FourSequenceRevolution))
}

// Forbids reports whether finishing with a combination is a foul, which costs the
// player the rank.
func (t *Table) Forbids(r Combination) bool {
	strongest := Two
	if t.Reversed() {
		strongest = Three
	}
	return r.isLaid() && t.Rules.Has(ForbiddenFinish) && (r.Cards&Jokers != 0 || r.Has(strongest) || t.CutsByEight(r) || t.IsReturn(r))
}
