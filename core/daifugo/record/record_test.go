package record

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/dice"
)

// ownGame is a random game by UEC rules, after one with those places.
func ownGame(seed uint32, class [daifugo.MaxPlayers]int8) *Game {
	r := dice.NewRand(seed)
	held := daifugo.UEC.Deal(int8(r.IntN(5)), r)
	g := &Game{Names: []string{"a", "b", "c d", "", "e"}, Gifts: daifugo.UEC.Gifts(class)}
	daifugo.Tributes(g.Gifts, &held)
	for i := len(g.Gifts) / 2; i < len(g.Gifts); i++ {
		choices := daifugo.Returns(nil, held[g.Gifts[i].From], g.Gifts[i].Count)
		_ = daifugo.UEC.Return(g.Gifts, i, choices[r.IntN(len(choices))], &held)
	}
	g.First = daifugo.Start(daifugo.UEC, held, class)
	s := g.First
	for !s.Over() {
		m := s.RandomMove(nil, r)
		g.Moves = append(g.Moves, daifugo.Move{Seat: s.Turn, Combination: m})
		s.Play(m)
	}
	s.DrawPlaces(r)
	s.Active = 0
	g.End = s
	return g
}

// TestRoundTrip: what is written is read as the same game.
func TestRoundTrip(t *testing.T) {
	var class [daifugo.MaxPlayers]int8
	var all strings.Builder
	var games []*Game
	for seed := range uint32(200) {
		g := ownGame(seed, class)
		games = append(games, g)
		all.WriteString(g.String())
		if class = g.End.Places; seed%3 == 2 {
			class = [daifugo.MaxPlayers]int8{}
		}
	}
	for i, want := range games {
		got, n, err := Parse(all.String(), i)
		if err != nil {
			t.Fatal(i, err)
		}
		if n != len(games) || got.String() != want.String() || got.End.Places != want.End.Places || got.End.Hands != want.End.Hands || got.First.Table != want.First.Table {
			t.Fatalf("game %d of %d:\n%s\n%s", i, n, got, want)
		}
	}
}

// official is the beginning of a log that we wrote, where seat 1 plays cards that
// it does not have and so passes.
const official = `%-----%palyer_name% one two three four five
%00000%mibun% 22222
%00000%seat% 01234
`

// TestFaults: what is no record is refused with the line that is wrong.
func TestFaults(t *testing.T) {
	good := ownGame(5, [daifugo.MaxPlayers]int8{}).String()
	after := ownGame(6, [daifugo.MaxPlayers]int8{2, 1, 3, 5, 4, 0}).String()
	for _, c := range []struct{ text, want string }{
		{"", "has no game: match records of FujiGokoro and logs of the official server are known"},
		{strings.Replace(good, "seat 0 1 2 3 4", "seat 0 1 2 3 3", 1), "at line 6 has a seat that cannot be read"},
		{strings.Replace(good, "dealt {", "dealt { zz", 1), "at line 7 has a dealt that cannot be read"},
		{strings.Replace(good, "dealt", "deal", 1), "at line 11 ends a game that lacks its seats, hands or moves"},
		{strings.Replace(good, "play ", "play jk ", 1), "at line 11 has a move that is not legal: Jk"},
		{strings.Replace(good, " \nresult", " p \nresult", 1), "at line 11 has a move of a player who is not in turn"},
		{after[:strings.LastIndex(after, "result")] + "result 0 1 2 3 4", "at line 11 has other places than its moves lead to"},
		{strings.Replace(after, "class 1 0 2 4 3", "class 0 1 2 4 3", 1), "at line 11 has an exchange of cards that cannot be"},
		{official + "%00000%result% 01234", "at line 4 ends a game that lacks its seats, hands or moves"},
		{official + "%00000%palyer_cards% S3 S4 S5 S6 S", "at line 4 has a palyer_cards that cannot be read"},
		{official + "%00000%play% 9S3EE", "at line 4 has a play that cannot be read"},
	} {
		if _, _, err := Parse(c.text, 0); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, not %s", err, c.want)
		}
	}
	if _, n, err := Parse(good, 1); err == nil || n != 1 || !strings.Contains(err.Error(), "must be less than 1") {
		t.Error(n, err)
	}
}

// TestRecorded plays again our random games that were written down once: the turns,
// what is legal and the places must come out as they did.
func TestRecorded(t *testing.T) {
	text, err := os.ReadFile("testdata/games.txt")
	if err != nil {
		t.Fatal(err)
	}
	var again strings.Builder
	games, moves := 0, 0
	if err := Each(string(text), func(g *Game) {
		again.WriteString(g.String())
		games, moves = games+1, moves+len(g.Moves)
	}); err != nil {
		t.Fatal(err)
	}
	if games != 50 || moves < 40*games || again.String() != string(text) {
		t.Errorf("%d games of %d moves, which are not as they were", games, moves)
	}
}

// TestMatchCombination reads combinations as match records write them: suits, ranks, and the suit or rank that the joker stands for.
func TestMatchCombination(t *testing.T) {
	for text, want := range map[string]string{
		"s-5": "5s", "sd-5": "5s 5d", "sdc-5(c)": "5s 5d Jk=5c", "sdc-t(s)": "Jk=Ts Td Tc", "sdchx-7": "7s 7d 7c 7h Jk=7x",
		"s-345(4)": "3s Jk=4s 5s", "h-jqka(a)": "Jh Qh Kh Jk=Ah", "d-678": "6d 7d 8d", "p": "pass", "jk": "Jk",
	} {
		combination, err := daifugo.ParseCombination(want)
		if err != nil {
			t.Fatal(want, err)
		}
		if got, ok := matchCombination(text); !ok || got.Kind != combination.Kind || got.String() != combination.String() {
			t.Errorf("%s: %v, not %v", text, got, combination)
		}
	}
}

// TestShared reads every game of the records in ../shared/data, if they are there, and
// writes each as a match record that is the same game.
func TestShared(t *testing.T) {
	games := 0
	for _, file := range daifugotest.Records() {
		if err := Each(daifugotest.Unpacked(t, file), func(g *Game) {
			games++
			if again, _, err := Parse(g.String(), 0); err != nil || again.End.Places != g.End.Places || len(again.Moves) != len(g.Moves) {
				t.Errorf("%s, game %d: %v", filepath.Base(file), games, err)
			}
		}); err != nil {
			t.Errorf("%s: %v", filepath.Base(file), err)
		}
	}
	if games == 0 {
		t.Skip("no records of servers next to the repository")
	}
	t.Logf("%d games", games)
}

func FuzzParse(f *testing.F) {
	f.Add(ownGame(1, [daifugo.MaxPlayers]int8{}).String())
	f.Add(ownGame(2, [daifugo.MaxPlayers]int8{2, 1, 3, 5, 4, 0}).String())
	f.Add(official + "%00000%palyer_cards% S3S4 S5 S6 S7 J3\n%00000%play% 0S3EE 1KxEE\n%00000%result% 01234")
	f.Fuzz(func(t *testing.T, text string) {
		g, _, err := Parse(text, 0)
		if err != nil {
			return
		}
		if again, _, err := Parse(g.String(), 0); err != nil || again.End.Places != g.End.Places {
			t.Errorf("%q: %v\n%s", text, err, g)
		}
	})
}

func ExampleParse() {
	text := ownGame(5, [daifugo.MaxPlayers]int8{}).String()
	game, games, err := Parse(text, 0)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(games, Formats[game.Format].Key, len(game.Moves), game.End.Places[:5])
	fmt.Println(game.String() == text)
	// Output:
	// 1 match 113 [4 1 5 2 3]
	// true
}

func ExampleEach() {
	text := ownGame(5, [daifugo.MaxPlayers]int8{}).String()
	err := Each(text+text, func(g *Game) { fmt.Println(len(g.Moves), g.Names[0]) })
	fmt.Println(err)
	// Output:
	// 113 a
	// 113 a
	// <nil>
}
