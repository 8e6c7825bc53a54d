package daifugo

// A State is a whole game: the table and all hands. It is a value of some 150
// bytes; assignment copies. Only the dealer has a State; players get a View.
type State struct {
	Table
	Hands [MaxPlayers]Set
	Twins [MaxPlayers]Set // the cards of Hands that are there twice, see Pile; empty with one deck
}

// Copy makes s a copy of another game, as Table.Copy does.
//
//go:noinline
func (s *State) Copy(from *State) {
	s.Table.Copy(&from.Table)
	copy(s.Hands[:], from.Hands[:])
	copy(s.Twins[:], from.Twins[:])
}

// A Move is a move by a seat: a combination, a choice or a pass.
type Move struct {
	Seat        int8
	Combination Combination
}

// Onlooker is the seat of a view that belongs to no player. It has no hand, and
// sees gifts and moves without hidden cards.
const Onlooker int8 = -1

// A View is all that one player, or an onlooker, may know.
type View struct {
	Table
	Seat  int8   // the viewer
	Hand  Set    // the viewer's cards
	Gifts []Gift // of the exchange, in order; those between others without cards
	Moves []Move // since the first lead, passes included; may be left out
	Twins Set    // the cards of Hand that are there twice, see Pile; empty with one deck
}

// View returns what a seat, or Onlooker, may know. gifts and moves are those of
// the whole game. moves are shared, not copied, unless cards given between others
// must be hidden.
func (s *State) View(seat int8, gifts []Gift, moves []Move) View {
	v := View{Seat: seat, Moves: seenBy(seat, moves)}
	v.Table.Copy(&s.Table)
	if seat != Onlooker {
		v.Hand, v.Twins = s.Hands[seat], s.Twins[seat]
	}
	for _, g := range gifts {
		if g.From != seat && g.To != seat {
			g.Cards, g.Twins = 0, 0
		}
		v.Gifts = append(v.Gifts, g)
	}
	return v
}

// LegalMoves appends to dst the legal combinations of the player to move, in the
// order and form of Table.LegalCombinations, and last a pass if allowed. A game that is
// over has none.
func (s *State) LegalMoves(dst []Combination) []Combination {
	return s.MovesOfPile(dst, s.Pile(s.Turn))
}

// LegalMoves is State.LegalMoves; it appends none if another player is to move.
func (v *View) LegalMoves(dst []Combination) []Combination {
	if v.Turn != v.Seat {
		return dst
	}
	return v.MovesOfPile(dst, v.Pile())
}

// MovesOf appends the moves of the hand to move: its LegalCombinations, and last a pass
// if allowed.
func (t *Table) MovesOf(dst []Combination, hand Set) []Combination {
	return t.MovesOfPile(dst, Pile{Cards: hand})
}

// MovesOfPile is MovesOf for a hand that may have a card twice.
func (t *Table) MovesOfPile(dst []Combination, hand Pile) []Combination {
	if t.Over() {
		return dst
	}
	dst = t.LegalOf(dst, hand)
	if t.CanPass() && (t.Choice != Dropping || hand.Cards&t.Named == 0) {
		dst = append(dst, Combination{})
	}
	return dst
}

// Play makes a move of LegalMoves without checking it. For unchecked moves use
// Apply.
func (s *State) Play(r Combination) {
	if s.Rules.Has(TwoDecks) {
		s.move(r)
		s.Advance(r)
		return
	}
	if r.Kind != Name {
		s.Hands[s.Turn] &^= r.Cards
	}
	if r.Kind == Give {
		s.Hands[r.To] |= r.Cards
	}
	s.Advance(r)
}

// move takes the cards of a move out of the hand. Those of a Give go to the
// receiver.
//
//go:noinline
func (s *State) move(r Combination) {
	if r.Kind != Name {
		s.setPile(s.Turn, s.Pile(s.Turn).Without(r.Pile()))
	}
	if r.Kind == Give {
		s.setPile(r.To, s.Pile(r.To).With(r.Pile()))
	}
}

// Apply makes a move of the player to move if it is legal. It ignores which
// jokers the combination names. It returns what happened, in order; if too many passes
// ended the game, DrawLots returns the rest. The error is a *fault.Fault of
// "move", and s is unchanged.
func (s *State) Apply(r Combination) ([]Event, error) {
	hand := s.Pile(s.Turn)
	r, err := s.legalCombination(r, hand)
	if why, ok := s.choosesFrom(r, hand); err == nil && !ok {
		err = r.illegal(why)
	}
	if err != nil {
		return nil, err
	}
	var before Table
	before.Copy(&s.Table)
	s.Play(r)
	return s.since(&before, r), nil
}

// Observe updates a view by the next move, the viewer's own or another player's,
// and appends it to Moves. It returns what happened, as State.Apply does, without
// hidden cards. The error is a *fault.Fault of "move", and v is unchanged: the
// move is not legal, or has cards that the player cannot have.
func (v *View) Observe(r Combination) ([]Event, error) {
	hand, own := v.Pile(), v.Turn == v.Seat
	if !own {
		hand = v.UnseenPile(hand)
		if n := v.Counts[v.Turn]; r.Size > n && r.Kind != Name {
			return nil, r.illegal(tooMany)
		}
	}
	r, err := v.legalCombination(r, hand)
	if err != nil {
		return nil, err
	}
	if why, ok := v.seesChoice(r, own); !ok {
		return nil, r.illegal(why)
	}
	v.Moves = append(v.Moves[:len(v.Moves):len(v.Moves)], Move{v.Turn, r})
	switch {
	case r.Kind == Give && r.To == v.Seat:
		v.setPile(v.Pile().With(r.Pile()))
	case own && r.Kind != Name:
		v.setPile(v.Pile().Without(r.Pile()))
	}
	var before Table
	before.Copy(&v.Table)
	v.Advance(r)
	return v.since(&before, r), nil
}

// Start returns the first position of a game from the rules, the hands after the
// exchange, and the final ranks of the last game (zeros in a first game). The
// holder of Rules.Opener leads, or with LoserLeads the last of the last game;
// seat 0 if nobody has the card. Rules must be valid and hands disjoint and not
// empty; NewState checks them.
func Start(rules Rules, hands [MaxPlayers]Set, class [MaxPlayers]int8) State {
	s := State{Hands: hands}
	s.Start(rules, class)
	return s
}

// Start makes s the first position of a game with its hands.
func (s *State) Start(rules Rules, class [MaxPlayers]int8) {
	s.Table = Table{Rules: rules, Class: class, Active: 1<<rules.Players - 1}
	for seat := int8(MaxPlayers - 1); seat >= 0; seat-- {
		h := s.Pile(seat)
		s.Counts[seat] = int8(h.Len())
		if h.Cards&rules.Opener() != 0 {
			s.Turn = seat
			s.Opening = rules.Has(DiamondStart)
		}
	}
	for seat, place := range &class {
		if place == rules.Players && rules.Has(LoserLeads) {
			s.Turn, s.Opening = int8(seat), false
		}
	}
	s.Owner = s.Turn
}
