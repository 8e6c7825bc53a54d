package game

import (
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// TestMoves reads the text of everything that may be done in random games, and
// plays by texts.
func TestMoves(t *testing.T) {
	kinds := map[ActionKind]int{}
	for seed := range uint32(40) {
		rules := PresetRules(int(seed) % len(Presets))
		rules.Winds = 1
		rules.On |= OpenRiichi * Switch(seed%2)
		g, _, _ := Start(&rules, seed)
		r := rand.New(rand.NewPCG(uint64(seed), 11))
		for g.Phase() != GameOver {
			all := anybody(r, g)
			seen := map[string]bool{}
			for _, a := range all {
				text := string(AppendMove(nil, &a))
				b, ok := ParseMove(text)
				b.Seat = a.Seat
				if a.Kind == Tsumo || a.Kind == Ron {
					b.Tile = a.Tile
				}
				if !ok || a != b || seen[text] {
					t.Fatalf("%v is written %q, read as %v %v", a, text, b, ok)
				}
				seen[text] = true
				kinds[a.Kind]++
			}
			a := pick(r, g, all)
			if _, err := g.Play(a.Seat, string(AppendMove(nil, &a))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(kinds) != len(ActionKinds) {
		t.Errorf("not all kinds came: %v", kinds)
	}
}

func TestBadMoves(t *testing.T) {
	rules := PresetRules(0)
	g, _, _ := Start(&rules, 7)
	for _, c := range [...]struct {
		seat       int8
		move, want string
	}{
		{0, "", `move is not the text of an action: ""`},
		{0, "5m__", `move is not the text of an action: "5m__"`},
		{0, "5m_***", `move is not the text of an action: "5m_***"`},
		{0, "5m*_*", `move is not the text of an action: "5m*_*"`},
		{0, "openRiichi", `move is not the text of an action: "openRiichi"`},
		{0, "8z", `move is not the text of an action: "8z"`},
		{0, "call", `move is not the text of an action: "call"`},
		{0, "34-05m", `move is not the text of an action: "34-05m"`},
		{0, "五萬五萬五萬五萬五萬五萬五萬五萬五萬五萬五", `move is not the text of an action: "五萬五萬五萬五萬五萬五萬五萬五萬五萬五萬…"`},
		{0, "tsumo", `move is not legal: "tsumo"`},
		{0, "9s", `move is not legal: "9s"`},
		{0, "1111m", `move is not legal: "1111m"`},
		{1, "pass", `move is not legal, as the game does not wait for the seat: "pass"`},
		{-1, "pass", `move is not legal, as the game does not wait for the seat: "pass"`},
		{9, "ron", `move is not legal, as the game does not wait for the seat: "ron"`},
	} {
		before := *g
		if _, err := g.Play(c.seat, c.move); err == nil || err.Error() != c.want {
			t.Errorf("%d %s: %v, want %s", c.seat, c.move, err, c.want)
		}
		if before.turn != g.turn || before.next != g.next || before.seats != g.seats {
			t.Errorf("%s changed the game", c.move)
		}
	}
}

func FuzzParseMove(f *testing.F) {
	for _, s := range [...]string{"5m_*", "5m_**", "34-0m", "1111z", "555=0p", "555=5p0", "pass", "0s", "kan"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, ok := ParseMove(text)
		if !ok {
			return
		}
		if a.Kind == Throw && !a.Tile.Valid() || a.Seat != 0 {
			t.Fatalf("%q is %v", text, a)
		}
		if again, _ := ParseMove(string(AppendMove(nil, &a))); again != a {
			t.Fatalf("%q is %v, then %v", text, a, again)
		}
	})
}

// TestExtended continues a game by a round's opening alone, and wants it to
// end as the whole game does.
func TestExtended(t *testing.T) {
	late := 0
	for seed := range uint32(60) {
		rules := PresetRules(0)
		rules.Winds, rules.Target = 1, 60000
		rules.Extension = []Extension{ExtensionSudden, ExtensionRenchan, ExtensionWind}[seed%3]
		g, _, _ := Start(&rules, seed)
		r := rand.New(rand.NewPCG(uint64(seed), 5))
		for dealt := int32(1); g.Phase() != GameOver; dealt++ {
			h, _, err := StartAt(&rules, seed, g.Opening(), Shuffle(&rules, seed, dealt-1))
			if err != nil {
				t.Fatal(err)
			}
			for g.Phase() < RoundOver {
				a := pick(r, g, anybody(r, g))
				g.apply(a)
				h.apply(a)
			}
			if g.Phase() != h.Phase() || g.last != h.last || g.points != h.points {
				t.Fatalf("seed %d: round %d, last %d and %d", seed, g.number, g.last, h.last)
			}
			if g.last > 3 {
				late++
			}
			if g.Phase() == RoundOver {
				g.apply(Action{Kind: Proceed, Tile: mahjong.NoTile})
			}
		}
	}
	if late == 0 {
		t.Error("no game went on")
	}
}
