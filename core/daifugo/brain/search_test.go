package brain

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// playouts is a meter of so many playouts.
func playouts(n int64) *search.Meter {
	return search.Start(search.Budget{Iterations: n}, 0, func() int64 { return 0 }, nil)
}

// midgameBy plays a random exchange and some moves of a random game, and returns
// the game with what is needed for views. back gives cards back, and move moves.
func midgameBy(r *rand.Rand, rules daifugo.Rules, moves int, back func(daifugo.Set, int8, *rand.Rand) daifugo.Set, move func(*daifugo.Table, daifugo.Set, *rand.Rand) daifugo.Role) (s daifugo.State, gifts []daifugo.Gift, seen []daifugo.Move) {
	class := randomClass(r, rules.Players)
	hands := rules.Deal(0, r)
	gifts = rules.Gifts(class)
	daifugo.Tributes(gifts, &hands)
	for i := len(gifts) / 2; i < len(gifts); i++ {
		if err := daifugo.Return(&gifts[i], back(hands[gifts[i].From], gifts[i].Count, r), &hands); err != nil {
			return
		}
	}
	s = daifugo.Start(rules, hands, class)
	for ; moves > 0; moves-- {
		next := s
		m := daifugo.Move{Seat: s.Turn, Role: move(&s.Table, s.Hands[s.Turn], r)}
		next.Play(m.Role)
		if next.Over() {
			break
		}
		s, seen = next, append(seen, m)
	}
	return s, gifts, seen
}

// midgame is a random game of the policy.
func midgame(r *rand.Rand, rules daifugo.Rules, moves int) (daifugo.State, []daifugo.Gift, []daifugo.Move) {
	p := NewPolicy()
	return midgameBy(r, rules, moves, p.DrawReturn, p.Draw)
}

// policyMidgame is a random game of the policy.
func policyMidgame(r *rand.Rand, rules daifugo.Rules, moves int) (daifugo.State, []daifugo.Gift, []daifugo.Move) {
	p := NewPolicy()
	return midgameBy(r, rules, moves, p.DrawReturn, p.Draw)
}

// beliefMidgame is a random game of the policy.
func beliefMidgame(r *rand.Rand, rules daifugo.Rules, moves int) (daifugo.State, []daifugo.Gift, []daifugo.Move) {
	return midgameOf(r, rules, moves, learnedKind)
}

// midgameOf is a random game of players of a kind.
func midgameOf(r *rand.Rand, rules daifugo.Rules, moves int, of kind) (daifugo.State, []daifugo.Gift, []daifugo.Move) {
	p, other := NewPolicy(), LevelPlayer{Level: of.Level()}
	return midgameBy(r, rules, moves, p.DrawReturn, func(t *daifugo.Table, hand daifugo.Set, r *rand.Rand) daifugo.Role {
		m := p.Draw(t, hand, r)
		if of != learnedKind {
			m = other.Choose(t, hand, r)
		}
		return m
	})
}

// redeal returns a game that looks the same to a seat: the others' hands are
// dealt anew.
func redeal(s daifugo.State, seat int8, r *rand.Rand) daifugo.State {
	pool := s.Unseen(s.Hands[seat])
	for i := range s.Rules.Players {
		if i != seat {
			s.Hands[i] = daifugo.RandomCards(pool, s.Counts[i], r)
			pool &^= s.Hands[i]
		}
	}
	return s
}

// TestChooserLegal checks every level on views of all rules: each legal move
// is a candidate once, the answer is the same again, and it does not depend on
// the hidden hands.
func TestChooserLegal(t *testing.T) {
	positions := 150
	if testing.Short() {
		positions = 40
	}
	r := dice.NewRand(11)
	c, again := NewChooser(), NewChooser()
	for range positions {
		s, gifts, seen := midgame(r, randomRules(r), r.IntN(50))
		if s.Over() {
			continue
		}
		v := s.View(s.Turn, gifts, seen)
		hidden := redeal(s, s.Turn, r)
		other := hidden.View(hidden.Turn, gifts, seen)
		for level := range Level(len(Levels)) {
			got, err := c.Choose(&v, level, playouts(60), dice.NewRand(3))
			if err != nil {
				t.Fatal(err)
			}
			want, _ := again.Choose(&other, level, playouts(60), dice.NewRand(3))
			if !slices.EqualFunc(got, want, sameCandidate) {
				t.Fatalf("%v: the choice depends on hidden hands: %v, %v", Levels[level].Key, got[0], want[0])
			}
			checkListed(t, &v, got)
		}
	}
}

func sameCandidate(a, b Candidate) bool {
	return a.Move == b.Move && a.Value == b.Value && a.Error == b.Error && a.Playouts == b.Playouts && slices.Equal(a.Reasons, b.Reasons)
}

func checkListed(t *testing.T, v *daifugo.View, got []Candidate) {
	t.Helper()
	legal := v.LegalMoves(nil)
	if len(got) != len(legal) {
		t.Fatalf("%d candidates of %d moves", len(got), len(legal))
	}
	for _, m := range legal {
		if !slices.ContainsFunc(got, func(k Candidate) bool { return k.Move == m }) {
			t.Fatalf("%v is no candidate", m)
		}
	}
}

// TestDeterminization checks that sampled hands fit what the player has seen: counts,
// cards played, gifts, and that every move seen was legal.
func TestDeterminization(t *testing.T) {
	r := dice.NewRand(12)
	s := sampler{policy: NewPolicy()}
	for range 60 {
		g, gifts, seen := beliefMidgame(r, daifugo.UEC, r.IntN(45))
		v := g.View(g.Turn, gifts, seen)
		s.begin(&v, r)
		for range 5 {
			s.next()
			checkDeal(t, &v, &s, gifts)
		}
	}
}

func checkDeal(t *testing.T, v *daifugo.View, s *sampler, gifts []daifugo.Gift) {
	t.Helper()
	all := v.Played
	for seat := range v.Rules.Players {
		h := s.hands[seat]
		if h.Len() != int(v.Counts[seat]) || h&all != 0 || seat == v.Seat && h != v.Hand {
			t.Fatalf("seat %d has %v: %+v", seat, h, v)
		}
		all |= h
	}
	if s.hands[aside] != daifugo.Deck(1)&^all {
		t.Fatalf("%v aside", s.hands[aside])
	}
	for i, g := range gifts {
		// What was given may have come back.
		if g.From == v.Seat && g.Cards&^v.Played&^v.Hand&^s.hands[g.To] != 0 {
			t.Fatalf("seat %d was given %v and has %v", g.To, g.Cards, s.hands[g.To])
		}
		if i < len(gifts)/2 && g.To == v.Seat {
			back := gifts[i+len(gifts)/2].Cards
			checkTribute(t, s.hands[g.From]&^back, g.Cards)
		}
	}
	for i := range s.seen {
		e := &s.seen[i]
		if !legalIn(&e.table, e.role, e.had(s.hands[e.table.Turn])) {
			t.Fatalf("%v was laid from %v", e.role, e.had(s.hands[e.table.Turn]))
		}
	}
}

// checkTribute checks that nothing left would have been given first.
func checkTribute(t *testing.T, left, given daifugo.Set) {
	t.Helper()
	if got := daifugo.Tribute(left|given, given.Len()); got != given {
		t.Fatalf("from %v and %v, not %v but %v is the tribute", left, given, given, got)
	}
}

func legalIn(t *daifugo.Table, r daifugo.Role, hand daifugo.Set) bool {
	if r.Kind == daifugo.Pass {
		return t.CanPass()
	}
	return slices.Contains(t.LegalRoles(nil, hand), r.From(hand))
}

// TestForcedWins checks small proofs against every deal of the hidden cards
// and every play of the others.
func TestForcedWins(t *testing.T) {
	r := dice.NewRand(13)
	proved := 0
	var p prover
	for range 4000 {
		s := randomStart(r, randomRules(r), 3)
		if s.Over() || s.Hands[s.Turn].Len() > 5 {
			continue
		}
		s.Played = daifugo.Deck(int(s.Rules.Jokers))
		for _, h := range s.Hands {
			s.Played &^= h
		}
		for _, m := range s.LegalMoves(nil) {
			p.restart(allProofs)
			if n := p.proves(&s.Table, s.Hands[s.Turn], m); n > 1 {
				proved++
				f := forced{seat: s.Turn, place: s.FreePlace(true)}
				if !f.holds(s, m) {
					t.Fatalf("%v wins not: %+v", m, s)
				}
			}
		}
	}
	if proved < 50 {
		t.Errorf("only %d proofs", proved)
	}
	t.Logf("%d proofs", proved)
}

// forced checks that a seat can reach a place against any play.
type forced struct {
	seat, place int8
	nodes       int
}

// holds reports whether a move still wins, for these hands.
func (f *forced) holds(s daifugo.State, m daifugo.Role) bool {
	s.Play(m)
	if s.Places[f.seat] != 0 || s.Over() {
		return s.Places[f.seat] == f.place
	}
	if f.nodes++; f.nodes > 200000 {
		return true
	}
	mine := s.Turn == f.seat
	for _, next := range s.LegalMoves(nil) {
		if f.holds(s, next) == mine {
			return mine
		}
	}
	return !mine
}

// TestEndgame checks end games of two players against a search without order,
// cuts and bound.
func TestEndgame(t *testing.T) {
	r := dice.NewRand(14)
	seen := [3]int{}
	var e endgame
	for range 1500 {
		rules := randomRules(r)
		rules.Players = 2
		rules.On &^= daifugo.LeaderPass
		s := daifugo.Start(rules, [daifugo.MaxPlayers]daifugo.Set{}, [daifugo.MaxPlayers]int8{})
		s.Hands[0] = daifugo.RandomCards(daifugo.Deck(int(rules.Jokers)), int8(1+r.IntN(4)), r)
		s.Hands[1] = daifugo.RandomCards(daifugo.Deck(int(rules.Jokers))&^s.Hands[0], int8(1+r.IntN(4)), r)
		s.Counts[0], s.Counts[1] = int8(s.Hands[0].Len()), int8(s.Hands[1].Len())
		s.Played = daifugo.Deck(int(rules.Jokers)) &^ s.Hands[0] &^ s.Hands[1]
		for _, m := range s.LegalMoves(nil) {
			e.restart(endgameNodes)
			want := bruteEndgame(s, m, s.Turn)
			if got := e.after(&s, m); got != want {
				t.Fatalf("%v: %d, want %d: %+v", m, got, want, s)
			}
			seen[want]++
		}
	}
	if seen[worse] < 100 || seen[better] < 100 {
		t.Errorf("%d lost, %d won", seen[worse], seen[better])
	}
}

func bruteEndgame(s daifugo.State, m daifugo.Role, me int8) int8 {
	s.Play(m)
	if s.Over() {
		if s.Places[me] == 1 {
			return better
		}
		return worse
	}
	outcomes := [3]bool{}
	for _, next := range s.LegalMoves(nil) {
		outcomes[bruteEndgame(s, next, me)] = true
	}
	if s.Turn == me && outcomes[better] || s.Turn != me && !outcomes[worse] {
		return better
	}
	return worse
}
