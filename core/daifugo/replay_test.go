package daifugo

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
)

// TestReplayCountsJokers checks that no view holds more jokers than its rules.
func TestReplayCountsJokers(t *testing.T) {
	v := View{Table: Table{Rules: Rules{2, 1, 0}, Active: 3, Counts: [MaxPlayers]int8{4, 5}}, Hand: cardsOf(t, "3s 4s 5s 6s")}
	v.Moves = []Move{{0, combinationOf(t, "Jk")}, {1, Combination{}}, {0, combinationOf(t, "Jk")}}
	v.Played, v.Turn = combinationOf(t, "Jk").Cards, 1
	wrong, ok := v.Replay(nil).(*fault.Fault)
	if !ok || wrong.Index != 2 || wrong.Reason != "is not legal there" {
		t.Errorf("two jokers of a deck with one: %v", wrong)
	}
	if v.Rules.Jokers = 2; v.Replay(nil).(*fault.Fault).Index == 2 {
		t.Error("two jokers of a deck with two are refused")
	}
}

// replayed is the view of seat 0 after 5s, 7d and a pass of two players, whom one
// card is left.
func replayed(t *testing.T) View {
	v := View{Table: Table{Rules: Rules{2, 1, 0}, Active: 3, Counts: [MaxPlayers]int8{1, 1}}, Hand: cardsOf(t, "3s")}
	v.Moves = []Move{{0, combinationOf(t, "5s")}, {1, combinationOf(t, "7d")}, {0, Combination{}}}
	v.Played, v.Turn = cardsOf(t, "5s 7d"), 1
	return v
}

// TestReplayRefuses spoils what a view says of the moves that led to it.
func TestReplayRefuses(t *testing.T) {
	v := replayed(t)
	var seen []string
	if err := v.Replay(func(before *Table, m Combination) { seen = append(seen, before.Field.String()+" "+m.String()) }); err != nil || len(seen) != 3 || seen[1] != "5s 7d" {
		t.Fatal(err, seen)
	}
	const illegal, nobody, elsewhere = "is not legal there", "is not a player's", "do not lead to this position"
	for what, c := range map[string]struct {
		change func(v *View)
		index  int
		reason string
	}{
		"a pass to somebody":          {func(v *View) { v.Moves[2].Combination.To = 1 }, 2, illegal},
		"a pass of the leader":        {func(v *View) { v.Moves[0].Combination = Combination{} }, 0, illegal},
		"out of turn":                 {func(v *View) { v.Moves[1].Seat = 0 }, 1, illegal},
		"weaker than the field":       {func(v *View) { v.Moves[1].Combination = combinationOf(t, "4d") }, 1, illegal},
		"a card that was played":      {func(v *View) { v.Moves = append(v.Moves, Move{1, combinationOf(t, "5s")}) }, 3, illegal},
		"after the end":               {func(v *View) { v.Counts[0] = 0; v.Moves = v.Moves[:2] }, 1, illegal},
		"as many as nobody had":       {func(v *View) { v.Moves[0].Combination.Size = 55 }, 0, illegal},
		"more than there are":         {func(v *View) { v.Moves[0].Combination.Size = 56 }, 0, nobody},
		"fewer than none":             {func(v *View) { v.Moves[0].Combination.Size = -1 }, 0, nobody},
		"a seat below":                {func(v *View) { v.Moves[1].Seat = -1 }, 1, nobody},
		"a seat above":                {func(v *View) { v.Moves[1].Seat = 2 }, 1, nobody},
		"to a seat below":             {func(v *View) { v.Moves[1].Combination.To = -1 }, 1, nobody},
		"to a seat above":             {func(v *View) { v.Moves[1].Combination.To = 2 }, 1, nobody},
		"more given than they have":   {func(v *View) { v.Moves[2].Combination = Combination{Kind: Give, Size: 3, To: 1} }, 2, nobody},
		"another's turn":              {func(v *View) { v.Turn = 0 }, -1, elsewhere},
		"a choice that nobody has":    {func(v *View) { v.Choice = Giving }, -1, elsewhere},
		"another card played":         {func(v *View) { v.Played = cardsOf(t, "5s 8d") }, -1, elsewhere},
		"one card more played":        {func(v *View) { v.Played |= cardsOf(t, "8d") }, -1, elsewhere},
		"a joker more played":         {func(v *View) { v.Played |= Jokers.First() }, -1, elsewhere},
		"a field that was cleared":    {func(v *View) { v.Field = combinationOf(t, "7d") }, -1, elsewhere},
		"a move that was not made":    {func(v *View) { v.Moves = append(v.Moves, Move{1, combinationOf(t, "9d")}) }, -1, elsewhere},
		"a move that was not told of": {func(v *View) { v.Moves = v.Moves[:2] }, -1, elsewhere},
	} {
		v := replayed(t)
		c.change(&v)
		wrong, _ := v.Replay(nil).(*fault.Fault)
		if wrong == nil || wrong.Field != "moves" || wrong.Index != c.index || wrong.Reason != c.reason {
			t.Errorf("%s: %v, want %d %s", what, wrong, c.index, c.reason)
		}
	}
	v = replayed(t)
	if v.Moves = nil; v.Replay(func(*Table, Combination) { t.Error("a move") }) != nil {
		t.Error("a view without moves is refused")
	}
}

// TestReplayStalled: after PassLimit passes nobody plays a card.
func TestReplayStalled(t *testing.T) {
	v := View{Table: Table{Rules: Rules{2, 0, LeaderPass}, Active: 3, Counts: [MaxPlayers]int8{1, 1}}, Hand: cardsOf(t, "3s")}
	for i := range PassLimit {
		v.Moves = append(v.Moves, Move{Seat: int8(i) % 2})
	}
	v.Turn = int8(PassLimit-1) % 2 // the turn stays with the last who passed
	if err := v.Replay(nil); err != nil {
		t.Fatal(err)
	}
	v.Moves = append(v.Moves, Move{v.Turn, combinationOf(t, "5s")})
	wrong, _ := v.Replay(nil).(*fault.Fault)
	if wrong == nil || wrong.Index != PassLimit || wrong.Reason != "is not legal there" {
		t.Error(wrong)
	}
}

// FuzzReplay changes what a view says of its moves: they lead to its position, or
// are refused.
func FuzzReplay(f *testing.F) {
	f.Add(uint32(1), uint8(9), []byte{})
	f.Add(uint32(2), uint8(30), []byte{0, 1, 4, 8, 9, 2})
	f.Fuzz(func(t *testing.T, seed uint32, n uint8, changes []byte) {
		r := dice.NewRand(seed)
		rules := randomRules(r)
		s := Start(rules, rules.Deal(0, r), randomClass(r, rules.Players))
		var moves []Move
		for ; n > 0 && !s.Over(); n-- {
			m := Move{s.Turn, s.RandomMove(nil, r)}
			moves = append(moves, m)
			s.Play(m.Combination)
		}
		v := s.View(0, nil, moves)
		if err := v.Replay(nil); err != nil && !s.Over() {
			t.Fatal(err)
		}
		for ; len(changes) >= 2 && len(v.Moves) > 0; changes = changes[2:] {
			m, to := &v.Moves[int(changes[0])%len(v.Moves)], int8(changes[1])
			switch changes[0] % 7 {
			case 0:
				m.Seat = to
			case 1:
				m.Combination.Kind = Kind(to & 15)
			case 2:
				m.Combination.Size = to
			case 3:
				m.Combination.To = to
			case 4:
				m.Combination.Cards ^= 1 << uint8(to&63)
			case 5:
				m.Combination.Low, m.Combination.High = to, to
			default:
				m.Combination.Suits ^= Suits(to)
			}
		}
		if err := v.Replay(func(before *Table, m Combination) {}); err != nil {
			if wrong, ok := err.(*fault.Fault); !ok || wrong.Field != "moves" {
				t.Fatal(err)
			}
		}
	})
}

// FuzzRead: what parts a text takes any, and gives back the words that there are.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"", "pass", "5s Jk=5d", "give 3h ?", "name 4 5", "discard", "=", "\xff"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		choice, words := Read(text)
		written := ""
		if choice != Pass {
			written = choice.String()
		}
		for _, w := range words {
			if w.Card == "" {
				return // nobody writes that
			}
			written += " " + w.Card
			if w.As != "" {
				written += "=" + w.As
			}
		}
		if again, same := Read(written); again != choice || len(same) != len(words) {
			t.Fatalf("%q is %v %v, then %v %v", text, choice, words, again, same)
		}
		Spaced(text)
	})
}
