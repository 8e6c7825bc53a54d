package daifugo

// A Choice is what the player to move must choose before play goes on. The
// combination that asked for it is on the field, with all effects done except the
// next turn. Choices are moves with kinds of their own; a pass chooses nothing.
// Several choices come in the order of the constants.
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

// ChoiceLimit is the most cards that can be given or discarded, and the most
// ranks that can be named, however many jokers stand for sevens, tens or queens.
const ChoiceLimit = 4

// askers are the switches and ranks that ask for Giving, Discarding and Naming.
var askers = [...]effect{Giving: {SevenPass, Seven}, Discarding: {TenDiscard, Ten}, Naming: {Bomber, Queen}}

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

// Sheds returns how many cards a combination lets its player give away or
// discard, if they have as many.
func (t *Table) Sheds(r Combination) (n int) {
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

// proceed continues after the choices of a combination up to and including one:
// with its next choice, or with the next turn.
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

// endChoice clears the choice.
func (t *Table) endChoice() { t.Choice, t.Owed, t.Asked, t.Named = NoChoice, 0, 0, 0 }

// stoppable reports whether the field is an 8 that two fours stop.
func (t *Table) stoppable() bool {
	return t.Rules.Has(FourStop) && t.Field.Kind == Single && t.CutsByEight(t.Field)
}

// toAsk returns the players who are asked for a choice, one after the other.
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

// ask gives the turn to the next player to choose, the owner of the field last,
// and reports whether there is one.
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
func (t *Table) choose(r Combination) {
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
		t.lays(r)
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

func (t *Table) goOn(after Choice) {
	if t.Active == 0 {
		t.endChoice()
	} else {
		t.proceed(after)
	}
}

// part takes n cards from a player, who is out if none is left.
func (t *Table) part(seat, n int8) {
	if t.Counts[seat] -= n; t.Counts[seat] == 0 {
		t.finish(seat, false)
	}
}

// stop plays two fours that clear the field.
func (t *Table) stop(r Combination) {
	seat := t.Turn
	foul := t.Counts[seat] == r.Size && t.Forbids(r)
	t.endChoice()
	t.Owner = seat
	t.lays(r)
	if t.Counts[seat] -= r.Size; t.Counts[seat] == 0 {
		t.finish(seat, foul)
	}
	if t.Active != 0 {
		t.Clear()
	}
}

// Receiver returns the seat that gets the cards of Giving: the next active player
// in turn order.
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

// options appends what a hand may choose, except a pass: by the number of cards,
// then from weak to strong.
func (t *Table) options(dst []Combination, hand Pile) []Combination {
	switch t.Choice {
	case Giving:
		return parts(dst, Combination{Kind: Give, To: t.Receiver()}, hand, 1, t.Owed)
	case Discarding:
		return parts(dst, Combination{Kind: Discard}, hand, 1, t.Owed)
	case Naming:
		return parts(dst, Combination{Kind: Name}, Pile{Cards: OneSuit}, 15, t.Owed)
	case Dropping:
		if drop := hand.Of(t.Named); drop.Cards != 0 {
			dst = append(dst, Combination{Kind: Discard, Cards: drop.Cards, Twins: drop.marks(), Size: int8(drop.Len())})
		}
		return dst
	}
	g := generator{t: t, dst: dst, jokers: hand.Cards & Jokers}
	g.lowest(hand, Four, 2)
	return g.dst
}

// parts appends r with each choice of 1 to most of some cards. Each chosen card
// adds the bits of width above it: 1 for itself, 15 for a whole rank. Jokers are
// taken from the first.
func parts(dst []Combination, r Combination, cards Pile, width Set, most int8) []Combination {
	for n := int8(1); n <= most; n++ {
		dst = partsOf(dst, r, cards, width, n)
	}
	return dst
}

// partsOf appends r with each choice of n more of some cards.
//
//go:noinline
func partsOf(dst []Combination, r Combination, pile Pile, width Set, n int8) []Combination {
	for ; pile.Len() >= int(n); pile = pile.Of(pile.Cards & (pile.Cards - 1)) {
		with, cards := r, pile.Cards
		if cards&Naturals == 0 {
			with.Cards |= cards.FirstOf(int(n))
			with.Size += n
			return append(dst, with)
		}
		with.Cards |= cards.First() * width
		with.Size++
		rest := pile.Of(cards & (cards - 1))
		if n > 1 {
			dst = partsOf(dst, with, rest, width, n-1)
		} else {
			dst = append(dst, with)
		}
		if twin := cards.First() & pile.Twins; twin != 0 && n > 1 {
			with.Twins |= 1 << (with.Cards.Len() - 1)
			with.Size++
			if n > 2 {
				dst = partsOf(dst, with, rest, width, n-2)
			} else {
				dst = append(dst, with)
			}
		}
	}
	return dst
}

// lowest adds the groups of n cards of a rank, with jokers for the lowest suits.
func (g *generator) lowest(hand Pile, rank int8, n int) {
	suits := hand.Cards.At(rank)
	for part := suits; part != 0; part = (part - 1) & suits {
		twins := hand.Twins.At(rank) & part
		for twice := twins; ; twice = (twice - 1) & twins {
			k := n - Seats(part).Len() - Seats(twice).Len()
			if k >= 0 && k <= g.jokers.Len() {
				r := GroupOf(part.of(rank)|g.some(k), rank, filled(part|twice<<4, k))
				r.Twins = Pile{Set(part), Set(twice)}.marks()
				g.dst = append(g.dst, r)
			}
			if twice == 0 {
				break
			}
		}
	}
}

// allowsChoice is allows for a choice, judged by what all players see.
func (t *Table) allowsChoice(r Combination) (illegality, bool) {
	switch t.Choice {
	case Stopping:
		return notFours, r.wellFormed() && r.ofDecks(t.Rules) && r.Kind == Group && r.Low == Four && r.Size == 2 && r.lowestSuits()
	case Dropping:
		if r.Kind == Discard {
			return notAllDropped, r.isChoice(r.Pile().Len()) && r.Size > 0 && r.Cards&^t.Named == 0
		}
	case Giving:
		if r.Kind == Give && r.To == t.Receiver() {
			return t.fewEnough(r, r.Pile().Len())
		}
	case Discarding:
		if r.Kind == Discard {
			return t.fewEnough(r, r.Pile().Len())
		}
	case Naming:
		if r.Kind == Name && r.Cards == r.Cards&OneSuit*15 {
			return t.fewEnough(r, (r.Cards & OneSuit).Len())
		}
	}
	return notTheChoice, false
}

// fewEnough reports whether a choice of n cards or ranks is well formed and not
// too large. A Give may lack its cards.
func (t *Table) fewEnough(r Combination, n int) (illegality, bool) {
	hidden := r.Kind == Give && n == 0
	if hidden {
		n = int(r.Size)
	}
	if !r.isChoice(n) || n <= 0 {
		return notTheChoice, false
	}
	return tooManyChosen, r.Size <= t.Owed
}

// isChoice reports whether a combination has size n and no field that a choice lacks.
func (r Combination) isChoice(n int) bool {
	return int(r.Size) == n && r.Twins == r.Pile().marks() && r.Low == 0 && r.High == 0 && r.Suits == 0 && (r.To == 0 || r.Kind == Give)
}

// choosesFrom checks what allowsChoice cannot: whether a choice fits the hand
// that it comes from.
func (t *Table) choosesFrom(r Combination, hand Pile) (illegality, bool) {
	switch {
	case t.Choice == Dropping && r.Kind == Pass && hand.Cards&t.Named != 0:
		return mustDrop, false
	case t.Choice == Dropping && r.Pile() != hand.Of(t.Named):
		return notAllDropped, false
	case r.Kind == Give && r.Cards == 0:
		return unknownCards, false
	}
	return 0, true
}

// seesChoice reports whether a choice shows the viewer exactly the cards that
// they may know. own means that it is the viewer's choice.
func (v *View) seesChoice(r Combination, own bool) (illegality, bool) {
	switch {
	case own:
		return v.choosesFrom(r, v.Pile())
	case r.Kind != Give:
	case r.To == v.Seat && r.Cards == 0:
		return unknownCards, false
	case r.To != v.Seat && r.Cards != 0:
		return hiddenCards, false
	}
	return 0, true
}

// seenBy returns the moves without the cards that a seat may not know.
func seenBy(seat int8, moves []Move) []Move {
	own := true
	for i := range moves {
		own = own && !moves[i].hidesFrom(seat)
	}
	if own {
		return moves
	}
	seen := append([]Move(nil), moves...)
	for i := range seen {
		if seen[i].hidesFrom(seat) {
			seen[i].Combination.Cards, seen[i].Combination.Twins = 0, 0
		}
	}
	return seen
}

// hidesFrom reports whether a seat may not know the cards of a move.
func (m *Move) hidesFrom(seat int8) bool {
	return m.Combination.Kind == Give && m.Seat != seat && m.Combination.To != seat
}
