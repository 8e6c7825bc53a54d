package daifugo

// A Reason says, in part, what a move is or what it is worth. Code tells which
// of the other fields mean something.
type Reason struct {
	Code string
	N    int32 // a number, see the codes
	Of   int32 // out of how many
}

// The codes of reasons, in the order in which they come.
const (
	ReasonForcedWin   = "forced-win"    // N: roles to the end, this one included, that nobody can beat
	ReasonEndgameWin  = "endgame-win"   // two players, hands known: wins against any defence
	ReasonEndgameLot  = "endgame-lot"   // ends by lot after too many passes
	ReasonEndgameLoss = "endgame-loss"  // loses against best play
	ReasonOnlyMove    = "only-move"     // there is no other
	ReasonFinishes    = "finishes"      // N: the place, by the last cards
	ReasonForbidden   = "forbidden"     // the last cards, but the rules forbid to finish so
	ReasonEightCut    = "eight-cut"     // clears the field at once
	ReasonSpadeReturn = "spade-return"  // beats the joker and clears the field
	ReasonUnbeatable  = "unbeatable"    // nobody can beat it: leads next
	ReasonFlows       = "flows"         // N: role value, 86 or more: likely to clear the field
	ReasonBeatenBy    = "beaten-by"     // N: stronger ranks that others can hold
	ReasonThenFlow    = "then-flow"     // N of Of roles left are likely to clear the field
	ReasonCanFinish   = "can-finish"    // all roles left but one are likely to clear the field
	ReasonLastRoles   = "last-roles"    // N: roles left, 1 or 2
	ReasonRevolution  = "revolution"    // N: by how much the hand value gets better (negative: worse)
	ReasonLock        = "lock"          // only the same suits may follow
	ReasonLockStrong  = "lock-strong"   // likewise, and the hand has the strongest card of the suit
	ReasonUsesJoker   = "uses-joker"    // the joker takes the place of a card
	ReasonKeepsJoker  = "keeps-joker"   // the joker stays in the hand
	ReasonExposed     = "joker-exposed" // another may hold the Three of spades
	ReasonBreaksGroup = "breaks-group"  // N: cards of the rank that stay behind
	ReasonBreaksRun   = "breaks-run"    // N: cards that a sequence in hand loses
	ReasonWeakest     = "weakest"       // gets rid of the weakest rank
	ReasonSaves       = "saves-strong"  // a pass: N roles could have been laid
	ReasonOwnField    = "own-field"     // a pass on a field of one's own, which clears if nobody beats it
	ReasonRivalNear   = "rival-near"    // N: fewest cards of another, 1 or 2
)

// explain adds a candidate's reasons to those that a search gave.
func (c *Chooser) explain(v *View, k *Candidate) {
	w := why{v: v, k: k, left: v.Hand &^ k.Move.Cards}
	w.say(len(c.candidates) == 1, ReasonOnlyMove, 0, 0)
	if k.Move.Kind == Pass {
		w.pass(len(c.candidates) - 1)
		return
	}
	if w.left == 0 {
		w.say(!v.forbidden(k.Move), ReasonFinishes, int(v.freePlace(true)), 0)
		w.say(v.forbidden(k.Move), ReasonForbidden, 0, 0)
		return
	}
	w.field(&c.prover)
	w.hand()
	w.suits()
	w.turn(c.eval.Value)
	w.jokers()
	w.shape()
	n := fewestCards(&v.Table)
	w.say(n <= 2, ReasonRivalNear, n, 0)
}

// why collects the reasons of a candidate.
type why struct {
	v    *View
	k    *Candidate
	left Set
}

func (w *why) say(holds bool, code string, n, of int) {
	if holds {
		w.k.Reasons = append(w.k.Reasons, Reason{code, int32(n), int32(of)})
	}
}

func (w *why) pass(roles int) {
	own := w.v.Field.Kind != Pass && w.v.Owner == w.v.Seat
	w.say(own, ReasonOwnField, 0, 0)
	w.say(!own && roles > 0, ReasonSaves, roles, 0)
}

// field says what becomes of the field.
func (w *why) field(p *prover) {
	m := w.k.Move
	switch {
	case w.v.returns(m):
		w.say(true, ReasonSpadeReturn, 0, 0)
	case w.v.cuts(m):
		w.say(true, ReasonEightCut, 0, 0)
	case p.leadsNext(&w.v.Table, w.v.Hand, m):
		w.say(true, ReasonUnbeatable, 0, 0)
	case w.k.RoleValue >= Flows:
		w.say(true, ReasonFlows, int(w.k.RoleValue), 0)
	default:
		w.say(w.k.HiRanks > 0, ReasonBeatenBy, int(w.k.HiRanks), 0)
	}
}

// hand says what is left of the hand.
func (w *why) hand() {
	n, flow := int(w.k.Left), int(w.k.Flowing)
	w.say(flow > 0, ReasonThenFlow, flow, n)
	w.say(n-flow <= 1, ReasonCanFinish, 0, 0)
	w.say(n <= 2, ReasonLastRoles, n, 0)
}

// suits says what is locked.
func (w *why) suits() {
	m, f := w.k.Move, w.v.Field
	if !w.v.Rules.Has(SuitLock) || w.v.Lock != 0 || m.Suits == 0 || m.Suits != f.Suits {
		return
	}
	var d decision
	d.look(&w.v.Table, w.v.Hand)
	strong := d.holdsStrongest(m.Suits, w.left)
	w.say(strong, ReasonLockStrong, 0, 0)
	w.say(!strong, ReasonLock, 0, 0)
}

// turn says what a revolution does to the hand, whose value was before.
func (w *why) turn(before int16) {
	w.say(w.v.IsRevolution(w.k.Move), ReasonRevolution, int(before-w.k.HandValue), 0)
}

func (w *why) jokers() {
	m := w.k.Move
	exposed := w.v.Unseen(w.v.Hand)&spadeThree != 0 && w.v.Rules.Has(SpadeReturn)
	w.say(m.JokersOnly() && m.Size == 1 && exposed, ReasonExposed, 0, 0)
	w.say(!m.JokersOnly() && m.Cards&Jokers != 0, ReasonUsesJoker, 0, 0)
	w.say(w.left&Jokers != 0, ReasonKeepsJoker, 0, 0)
}

// shape says what the move takes apart.
func (w *why) shape() {
	m := w.k.Move
	if m.Kind != Sequence && !m.JokersOnly() {
		w.say(w.left.At(m.Low) != 0, ReasonBreaksGroup, Seats(w.left.At(m.Low)).Len(), 0)
		weakest := w.v.Hand.Lowest()
		if w.v.Reversed() {
			weakest = w.v.Hand.Highest()
		}
		w.say(m.Low == weakest, ReasonWeakest, 0, 0)
	}
	lost := (runsIn(w.v.Hand) &^ m.Cards &^ runsIn(w.left)).Len()
	w.say(lost > 0 || m.Kind != Sequence && runsIn(w.v.Hand)&m.Cards != 0, ReasonBreaksRun, lost, 0)
}
