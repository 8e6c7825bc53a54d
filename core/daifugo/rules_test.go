package daifugo

import (
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

func cardsOf(t testing.TB, text string) Set {
	t.Helper()
	s, err := ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func combinationOf(t testing.TB, text string) Combination {
	t.Helper()
	r, err := ParseCombination(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return r
}

// startOf returns a first game in which seat 0 leads.
func startOf(t testing.TB, on Switch, hands string) State {
	t.Helper()
	var sets [MaxPlayers]Set
	parts := strings.Split(hands, "/")
	for seat, text := range parts {
		sets[seat] = cardsOf(t, text)
	}
	s := Start(Rules{int8(len(parts)), MaxJokers, on}, sets, [MaxPlayers]int8{})
	s.Turn, s.Owner, s.Opening = 0, 0, false
	s, err := NewState(s.Table, s.Hands)
	if err != nil {
		t.Fatalf("%s: %v", hands, err)
	}
	return s
}

// describe returns whose turn it is, the field, and all that is not usual.
func describe(s *State) string {
	text := string([]byte{'0' + byte(s.Turn), ' '}) + s.Field.String()
	for _, f := range []struct {
		on   bool
		name string
	}{
		{s.Lock != 0, " lock"}, {s.RankLocked, " rank"}, {s.Revolution, " revolution"}, {s.Back, " back"},
		{s.Backward, " backward"}, {s.Choice != NoChoice, " choose " + [...]string{"", "give", "discard", "name", "drop", "stop"}[s.Choice]},
	} {
		if f.on {
			text += f.name
		}
	}
	if s.Places != [MaxPlayers]int8{} {
		text += " places "
		for seat := range s.Rules.Players {
			text += string([]byte{'0' + byte(s.Places[seat])})
		}
	}
	return text
}

// TestSwitches plays a few moves under some switches: what the table is then.
func TestSwitches(t *testing.T) {
	const more = "/4s 6d Td Ad/4d 6c Tc Ac/4c 6h Th Ah"
	for _, c := range []struct {
		name, hands string
		on          Switch
		moves, want string
	}{
		{"the owner's turn clears", "5s Ks" + more, 0, "5s,pass,pass,pass", "0 pass"},
		{"passes are forgotten", "5s Ks" + more, 0, "5s,pass,6c,pass,pass,Td", "2 Td"},
		{"permanent pass", "5s Ks" + more, PermanentPass, "5s,pass,6c,pass,pass", "2 pass"},
		{"permanent pass, others go on", "5s Ks" + more, PermanentPass, "5s,pass,6c,Th,pass", "2 Th"},
		{"self follow", "5s Ks" + more, SelfFollow, "5s,pass,pass,pass", "0 5s"},
		{"self follow clears", "5s Ks" + more, SelfFollow, "5s,pass,pass,pass,pass", "0 pass"},
		{"self follow, permanent", "5s Ks" + more, SelfFollow | PermanentPass, "5s,pass,pass,pass,Ks", "1 pass places 1000"},
		{"leader pass", "5s Ks" + more, LeaderPass, "pass,4s", "2 4s"},
		{"leader pass comes back", "5s Ks" + more, LeaderPass, "pass,pass,pass,pass", "0 pass"},
		{"out, the others may beat it", "5s" + more, 0, "5s,6d", "2 6d places 1000"},
		{"out, all pass, the next leads", "5s" + more, 0, "5s,pass,pass,pass", "1 pass places 1000"},
		{"eight cut", "8s Ks" + more, EightCut, "8s", "0 pass"},
		{"eight cut going out", "8s" + more, EightCut, "8s", "1 pass places 1000"},
		{"no eight cut", "8s Ks" + more, 0, "8s", "1 8s"},
		{"eight cut by a joker", "7s 9s Jk Kh" + more, EightCut | Sequences, "7s Jk=8s 9s", "0 pass"},
		{"a joker alone is no eight", "Jk Ks" + more, EightCut, "Jk", "1 Jk"},
		{"five skip", "5s Ks" + more, FiveSkip, "5s", "2 5s"},
		{"two fives skip two", "5s 5h Ks" + more, FiveSkip, "5s 5h", "3 5s 5h"},
		{"three fives come round", "5s 5h 5c Ks" + more, FiveSkip, "5s 5c 5h", "0 pass"},
		{"three fives, self follow", "5s 5h 5c Ks" + more, FiveSkip | SelfFollow, "5s 5c 5h", "0 5s 5c 5h"},
		{"a sequence has one five", "5s 6s 7s Ks" + more, FiveSkip | Sequences, "5s 6s 7s", "2 5s 6s 7s"},
		{"skips are of those who wait", "5s 3s Ks" + more, FiveSkip | PermanentPass, "3s,pass,4d,pass,5s", "0 pass"},
		{"six reverse", "6s Ks" + more, SixReverse, "6s", "3 6s backward"},
		{"six reverse twice", "5s Ks" + more, SixReverse, "5s,6d,pass,pass,pass,4s,pass,6h", "0 6h"},
		{"eleven back", "Js Ks" + more, ElevenBack, "Js,Td", "2 Td back"},
		{"eleven back ends", "Js Ks" + more, ElevenBack, "Js,Td,pass,pass,pass", "1 pass"},
		{"eleven back in a revolution", "Js 9s 9d 9c 9h Ks" + more, ElevenBack | Revolution,
			"9s 9d 9c 9h,pass,pass,pass,Js,Ad", "2 Ad revolution back"},
		{"revolution", "9s 9d 9c 9h Ks" + more, Revolution, "9s 9d 9c 9h,pass,pass,pass,Ks,Td", "2 Td revolution places 1000"},
		{"no revolution", "9s 9d 9c 9h Ks" + more, 0, "9s 9d 9c 9h", "1 9s 9d 9c 9h"},
		{"revolution by joker", "9s 9d 9c Jk Ks" + more, Revolution | JokerRevolution, "9s 9d 9c Jk=9h", "1 9s 9d 9c Jk=9h revolution"},
		{"jokers do not count", "9s 9d 9c Jk Ks" + more, Revolution, "9s 9d 9c Jk=9h", "1 9s 9d 9c Jk=9h"},
		{"four and a joker", "9s 9d 9c 9h Jk Ks" + more, Revolution, "9s 9d 9c 9h Jk=9x", "1 9s 9d 9c 9h Jk=9x revolution"},
		{"two revolutions", "9s 9d 9c 9h Ks/Ts Td Tc Th 3s/3d", Revolution | JokerRevolution,
			"9s 9d 9c 9h,pass,pass,Ks", "1 Ks revolution places 100"},
		{"sequence revolution", "5s 6s 7s 8s 9s Ks" + more, SequenceRevolution | Sequences, "5s 6s 7s 8s 9s", "1 5s 6s 7s 8s 9s revolution"},
		{"four in a row do not", "5s 6s 7s 8s Ks" + more, SequenceRevolution | Sequences, "5s 6s 7s 8s", "1 5s 6s 7s 8s"},
		{"revolution with eight cut", "8s 8d 8c 8h Ks" + more, Revolution | EightCut, "8s 8d 8c 8h", "0 pass revolution"},
		{"lock", "3s 3d Ks" + more, SuitLock, "3s,4s", "2 4s lock"},
		{"lock of a pair", "3s 3d Ks/4s 4d 9h/5h", SuitLock, "3s 3d,4s 4d", "2 4s 4d lock"},
		{"lock of a pair by joker", "3s 3d Ks/4s Jk 9h/5h", SuitLock, "3s 3d,4s Jk=4d", "2 4s Jk=4d lock"},
		{"no lock of half a pair", "3s 3d Ks/4s 4h 9h/5h", SuitLock, "3s 3d,4s 4h", "2 4s 4h"},
		{"no lock by a joker", "3s Ks/Jk 9s/5h", SuitLock, "3s,Jk", "2 Jk"},
		{"a joker keeps the lock", "3s Ks/4s 9s/Jk 5h", SuitLock, "3s,4s,Jk", "0 Jk lock"},
		{"lock ends", "3s Ks/4s 9s/5h", SuitLock, "3s,4s,pass,pass", "1 pass"},
		{"rank lock", "3s Ks/4d 9s/5h 6h", RankLock, "3s,4d", "2 4d rank"},
		{"no rank lock", "3s Ks/5d 9s/5h 6h", RankLock, "3s,5d", "2 5d"},
		{"rank lock needs the suits", "3s Ks/4d 9s/5h 6h", RankLock | SuitLock, "3s,4d", "2 4d"},
		{"rank lock with the suits", "3s Ks/4s 9s/5h 6h", RankLock | SuitLock, "3s,4s", "2 4s lock rank"},
		{"rank lock later", "3s 6s Ks/5s 9s/5h 6h", RankLock | SuitLock, "3s,5s,pass,6s", "1 6s lock rank"},
		{"rank lock of sequences", "3s 4s 5s Ks/6h 7h 8h 3h/9c", RankLock | Sequences, "3s 4s 5s,6h 7h 8h", "2 6h 7h 8h rank"},
		{"rank lock downwards", "9s 9d 9c 9h 7s 2d/6s 5d/4h 4d", RankLock | Revolution, "9s 9d 9c 9h,pass,pass,7s,6s", "2 6s rank revolution"},
		{"spade return", "Jk Ks/3s 9s/5h 6h", SpadeReturn, "Jk,3s", "1 pass"},
		{"spade return in a lock", "3d Ks/4d 9s/Jk 6h/3s 7s", SpadeReturn | SuitLock, "3d,4d,Jk,3s", "3 pass"},
		{"foul: two", "2s" + more, ForbiddenFinish, "2s", "1 2s places 4000"},
		{"foul: joker", "Jk" + more, ForbiddenFinish, "Jk", "1 Jk places 4000"},
		{"foul: eight", "8s" + more, ForbiddenFinish | EightCut, "8s", "1 pass places 4000"},
		{"no foul: eight without cut", "8s" + more, ForbiddenFinish, "8s", "1 8s places 1000"},
		{"no foul: three", "3s" + more, ForbiddenFinish, "3s", "1 3s places 1000"},
		{"foul: spade return", "Jk Ks/3s/5h 6h", ForbiddenFinish | SpadeReturn, "Jk,3s", "2 pass places 030"},
		{"two fouls", "2s/Jk/5h 6h/7h 9h", ForbiddenFinish, "2s,Jk", "2 Jk places 4300"},
	} {
		s := startOf(t, c.on, c.hands)
		for _, m := range strings.Split(c.moves, ",") {
			if _, err := s.Apply(combinationOf(t, m)); err != nil {
				t.Errorf("%s: %s: %v", c.name, m, err)
			}
		}
		if got := describe(&s); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestFoulInRevolution checks that the forbidden rank is the strongest of the
// order in which the last cards are played.
func TestFoulInRevolution(t *testing.T) {
	for _, c := range []struct {
		hand string
		foul bool
	}{{"3s", true}, {"2s", false}, {"2s 2d 2c 2h", false}, {"3s 3d 3c 3h", true}} {
		s := startOf(t, ForbiddenFinish|Revolution, c.hand+"/4s 5d/6c 7h")
		s.Revolution = true
		for _, m := range s.LegalMoves(nil) {
			if m.Cards == s.Hands[0] {
				s.Play(m)
				break
			}
		}
		if foul := s.Places[0] == 3; foul != c.foul {
			t.Errorf("%s: places %v", c.hand, s.Places)
		}
	}
}

// TestMiyakoOchi checks who falls, to which place, and when.
func TestMiyakoOchi(t *testing.T) {
	for _, c := range []struct {
		class       [MaxPlayers]int8
		on          Switch
		moves, want string
	}{
		{[MaxPlayers]int8{2, 1, 3, 4}, MiyakoOchi, "9s", "2 9s places 1400"},
		{[MaxPlayers]int8{1, 2, 3, 4}, MiyakoOchi, "9s", "1 9s places 1000"},
		{[MaxPlayers]int8{2, 1, 3, 4}, MiyakoOchi | FallenPlaysOn, "9s", "1 9s places 1000"},
		{[MaxPlayers]int8{2, 1, 3, 4}, MiyakoOchi | FallenPlaysOn, "9s,Td,pass,pass,4s", "2 4s places 1400"},
		{[MaxPlayers]int8{2, 1, 3, 4}, FallenPlaysOn, "9s,Td,pass,pass,4s", "2 4s places 1200"},
		{[MaxPlayers]int8{2, 3, 1, 4}, MiyakoOchi | FallenPlaysOn, "9s,Td,pass,pass,4s", "2 4s places 1200"},
		{[MaxPlayers]int8{}, MiyakoOchi, "9s", "1 9s places 1000"},
		{[MaxPlayers]int8{2, 1, 3, 4}, 0, "9s", "1 9s places 1000"},
		// All pass on the combination of a fallen player: the next leads.
		{[MaxPlayers]int8{2, 4, 3, 1}, MiyakoOchi, "9s,Td,pass", "1 pass places 1004"},
	} {
		s := startOf(t, c.on, "9s/4s Td/4d Tc/4c Th")
		s.Class = c.class
		for _, m := range strings.Split(c.moves, ",") {
			if _, err := s.Apply(combinationOf(t, m)); err != nil {
				t.Fatal(err)
			}
		}
		if got := describe(&s); got != c.want {
			t.Errorf("%v: %q, want %q", c.class, got, c.want)
		}
	}
}

// TestStart checks who leads.
func TestStart(t *testing.T) {
	var hands [MaxPlayers]Set
	for seat, text := range []string{"4s 5s", "3d 5d", "6c 7c"} {
		hands[seat] = cardsOf(t, text)
	}
	for _, c := range []struct {
		on      Switch
		class   [MaxPlayers]int8
		turn    int8
		opening bool
	}{
		{0, [MaxPlayers]int8{}, 1, false},
		{0, [MaxPlayers]int8{1, 2, 3}, 1, false},
		{DiamondStart, [MaxPlayers]int8{}, 1, true},
		{LoserLeads, [MaxPlayers]int8{}, 1, false},
		{LoserLeads | DiamondStart, [MaxPlayers]int8{3, 2, 1}, 0, false},
		{LoserLeads | DiamondStart, [MaxPlayers]int8{}, 1, true},
	} {
		s := Start(Rules{3, 0, c.on}, hands, c.class)
		if s.Turn != c.turn || s.Owner != c.turn || s.Opening != c.opening {
			t.Errorf("%v, %v: turn %d, owner %d, opening %v", c.on, c.class, s.Turn, s.Owner, s.Opening)
		}
	}
}

// TestOpening checks that the first combination must have the Three of diamonds, and
// only the first.
func TestOpening(t *testing.T) {
	hands := [MaxPlayers]Set{cardsOf(t, "3d 3s 4d 5d 9h"), cardsOf(t, "4s 6s"), cardsOf(t, "7c 8c")}
	s := Start(Rules{3, 0, DiamondStart | Sequences | LeaderPass}, hands, [MaxPlayers]int8{})
	got := ""
	for _, m := range s.LegalMoves(nil) {
		got += m.String() + ","
	}
	if want := "3d,3s 3d,3d 4d 5d,"; got != want {
		t.Errorf("opens with %q, want %q", got, want)
	}
	s.Play(combinationOf(t, "3d"))
	if s.Opening {
		t.Error("still opening after the first combination")
	}
}

// TestPassLimit checks that 20 passes in a row end a game with LeaderPass, and
// that the places are then drawn: each player gets each place in turn.
func TestPassLimit(t *testing.T) {
	s := startOf(t, LeaderPass|PermanentPass|SelfFollow, "3s/4s 5s/4d 6c/7c 8c")
	s.Play(combinationOf(t, "3s"))
	for n := range PassLimit {
		if s.Over() {
			t.Fatalf("over after %d passes", n)
		}
		s.Play(Combination{})
	}
	if _, err := s.Apply(Combination{}); !s.Over() || s.LegalMoves(nil) != nil || err == nil {
		t.Error("not over after 20 passes")
	}
	seen := [MaxPlayers][MaxPlayers + 1]int{}
	r := dice.NewRand(3)
	for range 600 {
		end := s
		end.DrawPlaces(r)
		if end.Places[0] != 1 || end.Active != 0 {
			t.Fatalf("places %v", end.Places)
		}
		for seat, p := range end.Places {
			seen[seat][p]++
		}
	}
	for seat := 1; seat < 4; seat++ {
		for place := 2; place <= 4; place++ {
			if n := seen[seat][place]; n < 140 || n > 260 {
				t.Errorf("seat %d has place %d in %d of 600 draws", seat, place, n)
			}
		}
	}
}

// TestManyJokers checks what three and four jokers do, alone and with others.
func TestManyJokers(t *testing.T) {
	const more = "/4s 4d 4c 4h 9s/5d 6d"
	for _, c := range []struct {
		hands       string
		on          Switch
		moves, want string
	}{
		{"2s 2d 2c 9h/Jk Jk Jk 4s/5d 6d", 0, "2s 2d 2c,Jk Jk Jk", "2 Jk Jk Jk"},
		{"Jk Jk Jk 9h/2s 2d 2c 4s/5d 6d", 0, "Jk Jk Jk,pass,pass", "0 pass"},
		{"Jk Jk Jk Jk 9h" + more, 0, "Jk Jk Jk Jk", "1 Jk Jk Jk Jk"},
		{"Jk Jk Jk Jk 9h" + more, Revolution | JokerRevolution, "Jk Jk Jk Jk", "1 Jk Jk Jk Jk revolution"},
		{"Jk Jk Jk Jk 9h" + more, Revolution, "Jk Jk Jk Jk", "1 Jk Jk Jk Jk"},
		{"3s Jk Jk Jk Jk 9h" + more, Revolution | JokerRevolution, "3s Jk=3d Jk=3c Jk=3h Jk=3x", "1 3s Jk=3d Jk=3c Jk=3h Jk=3x revolution"},
		{"3s 3d 3c 3h Jk Jk Jk Jk 9h" + more, Revolution, "3s 3d 3c 3h Jk=3x Jk=3x Jk=3x Jk=3x", "1 3s 3d 3c 3h Jk=3x Jk=3x Jk=3x Jk=3x revolution"},
		{"3s Jk Jk Jk Jk 9h" + more, Sequences, "3s Jk=4s Jk=5s Jk=6s Jk=7s", "1 3s Jk=4s Jk=5s Jk=6s Jk=7s"},
		{"3s Jk Jk Jk 9h" + more, Sandstorm, "3s Jk=3d Jk=3c", "0 pass"},
		{"9h Ks/Jk Jk Jk 4s/5d 6d", ForbiddenFinish, "9h,Jk", "2 Jk"},
	} {
		s := startOf(t, c.on, c.hands)
		for _, m := range strings.Split(c.moves, ",") {
			combination := combinationOf(t, m)
			if !slices.ContainsFunc(s.LegalMoves(nil), func(r Combination) bool { return r.Canonical() == combination.Canonical() }) {
				t.Errorf("%s: %s is not among the moves", c.hands, m)
			}
			if _, err := s.Apply(combination); err != nil {
				t.Fatalf("%s: %s: %v", c.hands, m, err)
			}
		}
		if got := describe(&s); got != c.want {
			t.Errorf("%s: %q, want %q", c.moves, got, c.want)
		}
	}
	s := startOf(t, 0, "Jk Jk Jk 9h/2s 2d 2c Jk/5d 6d")
	s.Play(combinationOf(t, "Jk Jk Jk"))
	if moves := s.LegalMoves(nil); len(moves) != 1 {
		t.Errorf("%v on three jokers", moves)
	}
}
