package daifugo

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// longGame is more moves than any game has: each of 54 cards played alone, and
// after it more passes than possible.
const longGame = 54 * (PassLimit + 1)

// checkGame plays a game to its end by a way to choose moves, and checks at
// every step that cards are conserved, that the position is one that can be
// given, and that the views agree with it.
func checkGame(t *testing.T, s State, choose func(s *State) Combination) {
	t.Helper()
	deck := s.PlayedPile()
	for seat := range s.Rules.Players {
		deck = deck.With(s.Pile(seat))
	}
	views := []View{s.View(Onlooker, nil, nil)}
	var moves []Move
	first := !s.Revolution
	for seat := range s.Rules.Players {
		views = append(views, s.View(seat, nil, nil))
	}
	for n := 0; !s.Over(); n++ {
		if n > longGame {
			t.Fatalf("no end: %+v", s)
		}
		checkGiven(t, &s, views)
		m := choose(&s)
		if !slices.Contains(s.LegalMoves(nil), m) {
			t.Fatalf("%v is not legal: %+v", m, s)
		}
		moves = append(moves, Move{s.Turn, m})
		events, err := s.Apply(m)
		if err != nil {
			t.Fatalf("%v: %v: %+v", m, err, s)
		}
		for i := range views {
			checkSight(t, &views[i], seenBy(views[i].Seat, moves), events)
		}
		checkCards(t, &s, deck)
	}
	for i := range views {
		if err := views[i].Replay(nil); first && err != nil {
			t.Fatalf("seat %d cannot replay: %v: %+v", views[i].Seat, err, views[i])
		}
	}
	s.DrawPlaces(dice.NewRand(1))
	checkEnd(t, &s)
}

// checkSight shows a view the last of some moves as it may know it. It checks
// that the view can know nothing else, and that its events are those that the
// seat may see.
func checkSight(t *testing.T, v *View, moves []Move, events []Event) {
	t.Helper()
	m := moves[len(moves)-1]
	hidden := m.Combination.Kind == Give && m.Seat != v.Seat && m.Combination.To != v.Seat
	if hidden != (m.Combination.Kind == Give && m.Combination.Cards == 0) {
		t.Fatalf("seat %d sees %v", v.Seat, m)
	}
	if told := m.Combination; hidden {
		told.Cards = firstOf(v.UnseenPile(v.Pile()).Cards, told.Size)
		if _, err := v.Observe(told); err == nil || !strings.HasSuffix(err.Error(), illegalities[hiddenCards]) {
			t.Fatalf("seat %d takes %v: %v", v.Seat, told, err)
		}
	}
	told, err := v.Observe(m.Combination)
	if err != nil {
		t.Fatalf("seat %d: %v: %+v", v.Seat, err, v)
	}
	same := func(a, b Event) bool {
		a = a.For(v.Seat)
		a.Combination, b.Combination = a.Combination.Canonical(), b.Combination.Canonical()
		return a == b
	}
	if !slices.EqualFunc(events, told, same) || hidden && told[0].Combination.Cards != 0 {
		t.Fatalf("seat %d is told %+v of %+v", v.Seat, told, events)
	}
	if got := v.Moves; len(got) != len(moves) || got[len(got)-1].Combination.Canonical() != m.Combination.Canonical() {
		t.Fatalf("seat %d notes %v of %v", v.Seat, got[len(got)-1], m)
	}
}

func firstOf(cards Set, n int8) (first Set) {
	for ; n > 0; n-- {
		first |= (cards &^ first).First()
	}
	return first
}

// checkGiven checks that NewState and NewView give back what they are given.
func checkGiven(t *testing.T, s *State, views []View) {
	t.Helper()
	table := s.Table
	table.Active = 0
	if got, err := givenState(table, s); err != nil || canonical(got) != canonical(*s) {
		t.Fatalf("NewState: %v\n got %+v\nwant %+v", err, got, *s)
	}
	for _, v := range views {
		hand := Pile{}
		if v.Seat != Onlooker {
			hand = s.Pile(v.Seat)
		}
		all := s.Table
		all.dealJokers()
		seen := v.Table
		seen.dealJokers()
		if seen != all || (Combination{Cards: v.Hand}).Canonical() != (Combination{Cards: hand.Cards}).Canonical() || v.Twins != hand.Twins || len(v.LegalMoves(nil)) > 0 && v.Turn != v.Seat {
			t.Fatalf("seat %d sees %+v of %+v", v.Seat, v, *s)
		}
		if got, err := givenView(table, v.Seat, hand); err != nil || got.Hand&Naturals != v.Hand&Naturals || got.Active != v.Active {
			t.Fatalf("NewView: %v\n got %+v\nwant %+v", err, got, v)
		}
	}
}

// givenState is NewState for hands that may have a card twice.
func givenState(table Table, from *State) (State, error) {
	s := State{Table: table, Hands: from.Hands, Twins: from.Twins}
	err := s.Check()
	return s, err
}

// givenView is NewView for a hand that may have a card twice.
func givenView(table Table, seat int8, hand Pile) (View, error) {
	v := View{Table: table, Seat: seat, Hand: hand.Cards, Twins: hand.Twins}
	err := v.Check()
	return v, err
}

// canonical returns a state with its jokers renamed, as NewState does.
func canonical(s State) State {
	jokers := s.dealJokers()
	for i := range s.Hands {
		jokers.rename(&s.Hands[i])
	}
	return s
}

func checkCards(t *testing.T, s *State, deck Pile) {
	t.Helper()
	all := s.PlayedPile()
	for seat := range s.Rules.Players {
		h := s.Pile(seat)
		if s.Rules.Excess(all, h) != 0 || h.Len() != int(s.Counts[seat]) {
			t.Fatalf("hand %v of seat %d: %+v", h, seat, s.Table)
		}
		all = all.With(h)
	}
	if all != deck || s.Field.Cards&^s.Played != 0 {
		t.Fatalf("cards %v, at first %v", all, deck)
	}
}

func checkEnd(t *testing.T, s *State) {
	t.Helper()
	seen := Seats(0)
	for seat := range s.Rules.Players {
		seen |= 1 << s.Places[seat]
		if h := s.Hands[seat]; h == 0 && s.Places[seat] == 0 {
			t.Fatalf("seat %d has no place: %+v", seat, s.Table)
		}
	}
	if seen != 1<<(s.Rules.Players+1)-2 || s.Active != 0 || len(s.LegalMoves(nil)) != 0 {
		t.Fatalf("places %v: %+v", s.Places, s.Table)
	}
}

// TestRandomGames plays games at random under presets and random switches.
func TestRandomGames(t *testing.T) {
	games := 3000
	if testing.Short() {
		games = 400
	}
	r := dice.NewRand(4)
	ends := [2]int{}
	for range games {
		rules := randomRules(r)
		s := randomStart(r, rules, 8)
		s.Revolution = s.Revolution && rules.On&(Revolution|SequenceRevolution) != 0
		checkGame(t, s, func(s *State) Combination {
			moves := s.LegalMoves(nil)
			m := moves[r.IntN(len(moves))]
			if m.Kind == Pass {
				ends[0]++
			} else {
				ends[1]++
			}
			return m
		})
	}
	if ends[0] == 0 || ends[1] == 0 {
		t.Errorf("%d passes, %d combinations", ends[0], ends[1])
	}
}

func randomClass(r *rand.Rand, players int8) (class [MaxPlayers]int8) {
	if r.IntN(3) > 0 {
		for place, seat := range r.Perm(int(players)) {
			class[seat] = int8(place) + 1
		}
	}
	return class
}

// FuzzGame plays a game whose rules, hands and moves the input chooses.
func FuzzGame(f *testing.F) {
	f.Add(uint32(0), int8(4), int8(0), uint64(7), []byte{1, 2, 3})
	f.Add(uint32(1), int8(5), int8(1), uint64(AllSwitches), []byte{200, 7, 0, 9})
	f.Fuzz(func(t *testing.T, seed uint32, players, jokers int8, on uint64, moves []byte) {
		rules := Rules{players, jokers, Switch(on)}
		if rules.Check() != nil {
			return
		}
		r := dice.NewRand(seed)
		checkGame(t, Start(rules, rules.Deal(0, r), randomClass(r, players)), func(s *State) Combination {
			legal := s.LegalMoves(nil)
			i := r.IntN(len(legal))
			if len(moves) > 0 {
				i, moves = int(moves[0])%len(legal), moves[1:]
			}
			return legal[i]
		})
	})
}

// FuzzNewState changes positions of random games: those that are accepted can
// be played to an end.
func FuzzNewState(f *testing.F) {
	f.Add(uint32(1), uint8(9), []byte{})
	f.Add(uint32(2), uint8(30), []byte{0, 1, 4, 8, 9, 2})
	f.Fuzz(func(t *testing.T, seed uint32, moves uint8, changes []byte) {
		r := dice.NewRand(seed)
		s := randomStart(r, randomRules(r), 8)
		for ; moves > 0 && !s.Over(); moves-- {
			legal := s.LegalMoves(nil)
			s.Play(legal[r.IntN(len(legal))])
		}
		for ; len(changes) >= 2; changes = changes[2:] {
			change(&s, changes[0], int8(changes[1]))
		}
		s, err := NewState(s.Table, s.Hands)
		if err != nil {
			_ = err.Error()
			return
		}
		for n := 0; !s.Over(); n++ {
			legal := s.LegalMoves(nil)
			if len(legal) == 0 || n > longGame {
				t.Fatalf("%d moves: %+v", len(legal), s)
			}
			s.Play(legal[r.IntN(len(legal))])
		}
	})
}

// change sets one field of a state.
func change(s *State, field byte, to int8) {
	numbers := []*int8{&s.Rules.Players, &s.Rules.Jokers, &s.Turn, &s.Owner, &s.Passes, &s.Field.Size, &s.Field.Low, &s.Field.High,
		&s.Places[0], &s.Places[1], &s.Places[2], &s.Class[0], &s.Class[5]}
	flags := []*bool{&s.Revolution, &s.Back, &s.Backward, &s.RankLocked, &s.Opening}
	switch n := int(field); {
	case n < len(numbers):
		*numbers[n] = to
	case n < len(numbers)+len(flags):
		*flags[n-len(numbers)] = to&1 != 0
	case n < 40:
		s.Rules.On ^= 1 << (n % 36)
	case n < 60:
		s.Hands[n%MaxPlayers] ^= 1 << uint8(to&63)
	case n < 70:
		s.Choice, s.Owed, s.Asked, s.Named = Choice(to&7), int8(n&3), Seats(n>>2&3), s.Named^15<<(4*uint8(to&7))
	default:
		s.Passed, s.Lock, s.Field.Suits = Seats(to), Suits(n), s.Field.Suits^Suits(n&1)
	}
}
