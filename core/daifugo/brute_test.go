package daifugo

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// readings returns every combination that exactly some cards can be, by trying all
// ranks, suits and windows.
func readings(rules Rules, pile Pile) (combinations []Combination) {
	cards, n := pile.Cards, int8(len(cardNumbers(pile)))
	naturals := cards & Naturals
	if naturals == 0 {
		return []Combination{{Cards: cards, Kind: min(Kind(n), Group), Size: n, Low: 13, High: 13}}
	}
	for rank := range int8(Ranks) {
		for n256 := range 256 {
			if naturals&^(15<<(4*rank)) != 0 {
				break // cards of two ranks are no group
			}
			suits := Suits(n256)
			if fitsGroup(rules, pile, rank, suits, n) {
				combinations = append(combinations, Combination{Cards: cards, Twins: pile.marks(), Kind: min(Kind(n), Group), Size: n, Low: rank, High: rank, Suits: suits})
				if !rules.Has(SuitLock) {
					break
				}
			}
		}
	}
	for low := int8(-1); low+n-1 <= 13 && n >= 3 && pile.Twins == 0 && rules.Has(Sequences); low++ {
		for suit := range 4 {
			if fitsSequence(naturals, low, low+n-1, suit) {
				combinations = append(combinations, Combination{Cards: cards, Kind: Sequence, Size: n, Low: low, High: low + n - 1, Suits: 1 << suit})
			}
		}
	}
	return combinations
}

func fitsGroup(rules Rules, pile Pile, rank int8, suits Suits, n int8) bool {
	if bits.OnesCount8(uint8(suits)) != int(n) || !rules.Has(TwoDecks) && suits > 15 && suits&(suits+1) != 0 {
		return false
	}
	for suit := range 4 {
		if suits>>suit&1 == 0 && suits>>(suit+4)&1 != 0 {
			return false
		}
	}
	for _, c := range cardNumbers(pile) {
		bit := c % 4
		if c < 52 && pile.Twins>>c&1 != 0 {
			bit += 4
		}
		if c < 52 && (c/4 != int(rank) || suits>>bit&1 == 0) {
			return false
		}
	}
	return true
}

func fitsSequence(naturals Set, low, high int8, suit int) bool {
	for c := range 52 {
		if naturals>>c&1 != 0 && (c%4 != suit || c/4 < int(low) || c/4 > int(high)) {
			return false
		}
	}
	return true
}

// bruteCombinations is LegalCombinations over all subsets of a hand.
func bruteCombinations(t *Table, hand Pile) []Combination {
	g := naiveGame{rules: t.Rules, field: t.Field, owner: int(t.Owner), turn: int(t.Turn), upside: t.Revolution, back: t.Back,
		backward: t.Backward, lock: t.Lock, inStep: t.RankLocked, opening: t.Opening, place: t.Places}
	g.hands[t.Turn] = cardNumbers(hand)
	if t.Choice != NoChoice {
		g.todo = []naiveTask{{t.Choice, int(t.Turn), int(t.Owed), cardNumbers(Pile{Cards: t.Named})}}
	}
	return slices.DeleteFunc(g.legal(), func(m Combination) bool { return m.Kind == Pass })
}

func compareCombinations(a, b Combination) int {
	for _, d := range []int64{int64(a.Cards) - int64(b.Cards), int64(a.Kind) - int64(b.Kind), int64(a.Low) - int64(b.Low),
		int64(a.Suits) - int64(b.Suits), int64(a.Twins) - int64(b.Twins)} {
		if d != 0 {
			return int(d>>62) | 1
		}
	}
	return 0
}

// randomRules returns a preset or a random mix of switches.
func randomRules(r *rand.Rand) Rules {
	presets := []Rules{Article, UEC, Common, Official}
	if n := r.IntN(7); n < len(presets) {
		return presets[n]
	}
	on := Switch(r.Uint64()) & AllSwitches
	if on&SpadeLeads != 0 {
		on &^= DiamondStart
	}
	return Rules{int8(2 + r.IntN(9)), int8(r.IntN(MaxJokers + 1)), on}
}

// randomStart deals small hands from a random part of the deck, so that
// groups and sequences are common.
func randomStart(r *rand.Rand, rules Rules, most int) State {
	deck := Deck(int(rules.Jokers))
	ranks := r.IntN(9)
	part := deck & (BelowRank(int8(ranks+5))&^BelowRank(int8(ranks)) | Jokers)
	if r.IntN(2) == 0 {
		part = deck & (OneSuit<<r.IntN(4) | Jokers)
	}
	var hands [MaxPlayers]Set
	for seat := range rules.Players {
		for n := 1 + r.IntN(min(most, 52/int(rules.Players))); hands[seat].Len() < n; {
			if part == 0 {
				part = deck
				for _, h := range hands {
					part &^= h
				}
			}
			c := part
			for range r.IntN(part.Len()) {
				c &= c - 1
			}
			hands[seat] |= c.First()
			part &^= c.First()
		}
	}
	var class [MaxPlayers]int8
	if r.IntN(2) == 0 {
		for place, seat := range r.Perm(int(rules.Players)) {
			class[seat] = int8(place) + 1
		}
	}
	s := State{Table: Table{Rules: rules}, Hands: hands}
	for free := Naturals; rules.Has(TwoDecks) && free != 0; free &= free - 1 {
		seat := r.IntN(int(rules.Players))
		for holder, hand := range hands {
			if hand&free.First() != 0 && r.IntN(2) == 0 {
				seat = holder
			}
		}
		if p := s.Pile(int8(seat)); p.Len() < most && r.IntN(2) == 0 && deck&free.First() != 0 && (hands[seat]|part)&free.First() != 0 {
			s.setPile(int8(seat), p.With(Pile{Cards: free.First()}))
		}
	}
	s.Start(rules, class)
	s.Revolution = r.IntN(3) == 0
	return s
}

// TestLegalCombinations compares legal moves along random games, with presets and
// random mixes of switches, with all subsets of the hand; and what Apply
// accepts with both.
func TestLegalCombinations(t *testing.T) {
	games, kinds := 600, [Name + 1]int{}
	if testing.Short() {
		games = 300
	}
	r := dice.NewRand(1)
	for range games {
		s := randomStart(r, randomRules(r), 8)
		for !s.Over() {
			got := s.LegalOf(nil, s.Pile(s.Turn))
			want := bruteCombinations(&s.Table, s.Pile(s.Turn))
			slices.SortFunc(want, compareCombinations)
			sorted := slices.Clone(got)
			slices.SortFunc(sorted, compareCombinations)
			if !slices.Equal(sorted, want) {
				t.Fatalf("%+v\nhand %v\n got %v\nwant %v", s.Table, s.Hands[s.Turn], sorted, want)
			}
			for _, x := range got {
				kinds[x.Kind]++
				if y, err := s.legalCombination(x, s.Pile(s.Turn)); err != nil || y != x {
					t.Fatalf("%+v\nhand %v: %v, %v, %v", s.Table, s.Hands[s.Turn], x, y, err)
				}
			}
			moves := s.LegalMoves(nil)
			s.Play(moves[r.IntN(len(moves))])
		}
	}
	if min(kinds[Group], kinds[Sequence]) < games {
		t.Errorf("combinations of the kinds %v in %d games: too few to tell", kinds, games)
	}
}

// TestApplyRefuses checks that nothing but the legal moves is accepted, among
// all readings of parts of the hand and random combinations.
func TestApplyRefuses(t *testing.T) {
	r := dice.NewRand(2)
	faults := [len(illegalities)]int{}
	for range 400 {
		s := randomStart(r, randomRules(r), 6)
		for !s.Over() {
			hand := s.Pile(s.Turn)
			legal := s.LegalMoves(nil)
			for _, x := range tries(r, &s, hand) {
				tried := s
				_, err := tried.Apply(x)
				x.To = max(x.To, receiver(&s, x))
				if slices.Contains(legal, x) != (err == nil) || err != nil && tried != s {
					t.Fatalf("%+v\nhand %v, combination %+v: %v", s.Table, hand, x, err)
				}
				if err != nil {
					faults[illegalityOf(err)]++
				}
			}
			s.Play(legal[r.IntN(len(legal))])
		}
	}
	for f, n := range faults {
		if f := illegality(f); n == 0 && f != gameOver && f != tooMany && f != hiddenCards && f != ofTheTribute {
			t.Errorf("fault %q never met", illegalities[f])
		}
	}
}

// receiver is who gets the cards of a Give, which need not say so.
func receiver(s *State, r Combination) int8 {
	if r.Kind == Give && s.Choice == Giving {
		return s.Receiver()
	}
	return 0
}

// illegalityOf returns why a move was refused.
func illegalityOf(err error) illegality {
	return illegality(slices.IndexFunc(illegalities[:], func(text string) bool { return strings.HasSuffix(err.Error(), text) }))
}

// tries returns moves, legal and not.
func tries(r *rand.Rand, s *State, pile Pile) []Combination {
	hand := pile.Cards
	combinations := []Combination{{}, {Kind: Pass, Cards: 1}, single(s.UnseenPile(pile).Cards | 1), {Cards: 1, Twins: 1, Kind: Group, Size: 2, Suits: 17}}
	any := s.Rules
	any.On |= SuitLock | Sequences
	for part := hand; part != 0; part = (part - 1) & hand {
		twins := part & Naturals & Set(r.Uint64())
		if r.IntN(2) == 0 {
			twins &= pile.Twins
		}
		if part.WithJokersOf(hand) == part {
			combinations = append(combinations, readings(any, Pile{Cards: part})...)
			combinations = append(combinations, readings(any, Pile{part, twins})...)
		}
		choice := Combination{Cards: part.WithJokersOf(hand), Kind: Give + Kind(r.IntN(3)), Size: int8(part.Len() - r.IntN(12)/11)}
		if choice.Kind != Name && choice.Cards == part {
			choice.Twins = Pile{part, twins}.marks()
			choice.Size += int8(twins.Len())
		}
		if choice.Kind == Name {
			choice.Cards = part & OneSuit * 15
		}
		combinations = append(combinations, choice, Combination{Kind: Give, Size: 1})
		combinations = append(combinations, Combination{Cards: part, Kind: Kind(r.IntN(8)), Size: int8(part.Len()), Low: int8(r.IntN(18) - 2),
			High: int8(r.IntN(18) - 2), Suits: Suits(r.IntN(80))})
	}
	return combinations
}
