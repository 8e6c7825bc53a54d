package daifugo

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/fault"
)

// An illegality is why a move is not legal.
type illegality uint8

const (
	gameOver        illegality = iota // the game is over
	notInHand                         // a card is not in the hand
	tooMany                           // more cards than the hand has
	notACombination                   // the cards are no combination, or a sequence while Sequences is off
	jokerSuits                        // a joker's suit is not the lowest, while suits do not matter
	mustLead                          // the leader may not pass
	wrongKind                         // kind or size differs from the field's
	tooWeak                           // does not beat the field
	suitLocked                        // the suits are not those of the lock
	outOfStep                         // the rank is not the next one
	lacksOpener                       // the first lead must have the Three of diamonds
	notTheChoice                      // not what must be chosen
	tooManyChosen                     // more cards or ranks than may be chosen
	notAllDropped                     // not all cards of the ranks named
	mustDrop                          // the hand has cards of the ranks named
	notFours                          // not two fours, which alone stop an 8
	hiddenCards                       // the viewer may not know the cards
	unknownCards                      // the cards must be given
	ofTheTribute                      // cards of the tribute cannot be given back
)

// illegalities are the reasons as the end of a sentence about a combination.
var illegalities = [...]string{
	gameOver:        "the game is over",
	notInHand:       "is not in the hand",
	tooMany:         "has more cards than the hand",
	notACombination: "is not a combination",
	jokerSuits:      "must stand for the lowest suits",
	mustLead:        "the leader may not pass",
	wrongKind:       "is not of the field's kind and size",
	tooWeak:         "does not beat the field",
	suitLocked:      "is not of the locked suits",
	outOfStep:       "is not of the next rank",
	lacksOpener:     "lacks the Three of diamonds",
	notTheChoice:    "is not what is to be chosen",
	tooManyChosen:   "is more than may be chosen",
	notAllDropped:   "is not all cards of the named ranks",
	mustDrop:        "cards of the named ranks must be discarded",
	notFours:        "is not two fours",
	hiddenCards:     "has cards that are not for the seat to know",
	unknownCards:    "lacks its cards",
	ofTheTribute:    "has cards of the tribute, which is kept",
}

// illegal returns the *fault.Fault of the argument "move".
func (r Combination) illegal(why illegality) error {
	reason := "is not legal: "
	if r.Kind != Pass && why != gameOver {
		reason += r.String() + " "
	}
	return fault.Refuse(fault.BadMove, "move", reason+illegalities[why])
}

// legalCombination returns a combination with the hand's jokers, if it is legal.
func (t *Table) legalCombination(r Combination, hand Pile) (Combination, error) {
	if t.Over() {
		return r, r.illegal(gameOver)
	}
	if r.Kind == Pass {
		if r != (Combination{}) {
			return r, r.illegal(notACombination)
		}
		if !t.CanPass() {
			return r, r.illegal(mustLead)
		}
		return r, nil
	}
	if r.Kind == Name {
		return r, t.refusal(r)
	}
	if r.Kind == Give {
		r.To = t.Receiver()
	}
	if !hand.Has(r.Pile().Of(Naturals)) || (r.Cards&Jokers).Len() > (hand.Cards&Jokers).Len() {
		return r, r.illegal(notInHand)
	}
	r = r.From(hand.Cards)
	return r, t.refusal(r)
}

// refusal returns the *fault.Fault of a combination that may not be played or chosen.
func (t *Table) refusal(r Combination) error {
	if why, ok := t.allows(r); !ok {
		return r.illegal(why)
	}
	return nil
}

// From returns r with the first jokers of a hand, which must have enough.
func (r Combination) From(hand Set) Combination {
	r.Cards = r.Cards.WithJokersOf(hand)
	return r
}

// Allows reports whether a combination may be played by a player who has its cards, with
// their first jokers. It costs less than LegalCombinations.
func (t *Table) Allows(r Combination) bool {
	_, ok := t.allows(r)
	return ok
}

// allows is Allows, and returns the reason if not.
func (t *Table) allows(r Combination) (illegality, bool) {
	switch {
	case t.Choice != NoChoice:
		return t.allowsChoice(r)
	case !r.wellFormed() || !r.ofDecks(t.Rules) || r.Kind == Sequence && !t.Rules.Has(Sequences):
		return notACombination, false
	case !t.Rules.Has(SuitLock) && !r.lowestSuits():
		return jokerSuits, false
	case t.IsSandstorm(r) && (t.Field.Kind != Pass || !r.lowestSuits()):
		return jokerSuits, r.lowestSuits()
	case t.Field.Kind == Pass:
		return lacksOpener, !t.Opening || r.Cards&DiamondThree != 0
	case r.Kind != t.Field.Kind || r.Size != t.Field.Size:
		return wrongKind, false
	case r.JokersOnly():
		return tooWeak, !t.Field.JokersOnly()
	case t.IsReturn(r):
		return 0, true
	case t.Field.JokersOnly() || !t.stronger(r):
		return tooWeak, false
	case t.Lock != 0 && r.Suits != t.Lock && (!t.Rules.Has(PartLock) || r.Suits&t.Lock != t.Lock):
		return suitLocked, false
	}
	return outOfStep, !t.RankLocked || t.follows(r)
}

// stronger reports whether a combination of the field's kind and size is stronger: in
// all of its ranks, or with Overlap at its ends.
func (t *Table) stronger(r Combination) bool {
	low, high := t.fieldEnds()
	if t.Reversed() {
		return r.High < low
	}
	return r.Low > high
}

// fieldEnds returns the ranks that a stronger combination must be below (reversed order)
// or above.
func (t *Table) fieldEnds() (low, high int8) {
	if t.Field.Kind == Sequence && t.Rules.Has(Overlap) {
		return t.Field.High, t.Field.Low
	}
	return t.Field.Low, t.Field.High
}

// wellFormed reports whether the fields of a combination fit each other.
func (r Combination) wellFormed() bool {
	naturals := r.Cards & Naturals
	switch {
	case !r.isLaid() || r.To != 0:
		return false
	case naturals == 0:
		n := (r.Cards & Jokers).Len()
		return n > 0 && r == JokersAlone(r.Cards&Jokers)
	case r.Kind == Sequence:
		return r.formsSequence(naturals)
	case r.Low < 0 || r.Low >= Ranks:
		return false
	}
	own := r.Pile()
	suits := own.suitsOf(r.Low)
	group := GroupOf(r.Cards, r.Low, r.Suits)
	group.Twins = r.Twins
	return r.Twins == own.marks() && naturals == r.Cards.At(r.Low).of(r.Low) && r == group && int(r.Size) == own.Len() &&
		r.Suits&suits == suits && r.Suits.isPile()
}

// ofDecks reports whether a well-formed combination is possible with the rules' number of
// decks. With one deck no card is there twice. A group of up to four cards uses only the
// first four bits of Suits, a larger one as many bits as it has cards.
//
//go:noinline
func (r Combination) ofDecks(rules Rules) bool {
	return rules.Has(TwoDecks) || r.Twins == 0 && int(r.Suits) < 1<<max(r.Size, 4)
}

func (r Combination) formsSequence(naturals Set) bool {
	suit := bits.TrailingZeros8(uint8(r.Suits))
	if r.Suits == 0 || r.Suits > Hearts || r != SequenceOf(r.Cards, r.Low, r.High, 1<<suit) {
		return false
	}
	return r.Size >= 3 && r.Low >= belowThree && r.High <= aboveTwo && r.Cards.Len() == int(r.Size) &&
		naturals&^(OneSuit<<suit) == 0 && naturals.Lowest() >= r.Low && naturals.Highest() <= r.High
}

// lowestSuits reports whether the jokers of a group stand for the lowest
// suits that it lacks.
func (r Combination) lowestSuits() bool {
	if r.Kind == Sequence || r.Suits == 0 {
		return true
	}
	return r.Suits == filled(r.Pile().suitsOf(r.Low), (r.Cards&Jokers).Len())
}
