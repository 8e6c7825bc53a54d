package forecast_test

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/forecast"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

func handOf(t *testing.T, text string) (mahjong.Hand, forecast.Table) {
	t.Helper()
	rules := score.DefaultRules()
	m, err := notation.ParseHand(text, rules.Reds)
	if err != nil {
		t.Fatal(err)
	}
	return m.Hand, forecast.Table{SeatWind: 1, Unseen: mahjong.UnseenBy(&m.Hand, rules.Reds), Rules: rules}
}

// TestTenpai wants what drawing without putting back says of a hand that waits.
func TestTenpai(t *testing.T) {
	h, table := handOf(t, "123m456p789s2233z")
	f := forecast.Of(&h, &table, forecast.Options{Turns: 18, Nodes: 1000})
	for i, c := range f.By {
		miss := 1.0
		for j := range i + 1 {
			miss *= 1 - 4/float64(123-17+i-j)
		}
		if math.Abs(c.Win-(1-miss)) > 1e-12 || c.Tenpai != 1 {
			t.Errorf("%d draws: %+v, want %v", i+1, c, 1-miss)
		}
		// Riichi and tsumo, and the south wind if it is drawn: the mean of 30 or 40 fu and ura dora.
		if c.Points < 2000*c.Win || c.Points > 6000*c.Win {
			t.Errorf("%d draws: %+v", i+1, c)
		}
	}
	if len(f.By) != 18 || f.Discards != nil || f.Extra != 0 {
		t.Errorf("%+v", f)
	}
}

// TestNoDraw wants no chances where nothing can be drawn, and the discards by what they leave.
func TestNoDraw(t *testing.T) {
	rest, table := handOf(t, "123m456p789s2233z")
	if f := forecast.Of(&rest, &table, forecast.Options{Extra: 1, Nodes: 1000}); len(f.By) != 0 || f.Discards != nil {
		t.Errorf("%+v", f)
	}
	h, table := handOf(t, "123m456p789s22335z")
	f := forecast.Of(&h, &table, forecast.Options{Extra: 1, Nodes: 1000})
	if len(f.By) != 0 || len(f.Discards) != 12 || f.Discards[0].Tile != mahjong.East+4 || f.Discards[0].Shanten != 0 {
		t.Fatalf("%+v", f)
	}
	for _, d := range f.Discards[1:] {
		if len(d.By) != 0 || d.Shanten != 1 {
			t.Errorf("%+v", d)
		}
	}
}

// naive returns the chance that a hand of 13 tiles wins by two draws when all
// discards are tried: by the definition, without a graph.
func naive(s *shanten.Shape, unseen *mahjong.Unseen, draws int) float64 {
	total := float64(123 - 2 + draws)
	win := 0.0
	for k := range mahjong.Tile(mahjong.Kinds) {
		w := float64(unseen.Of(k))
		if w == 0 || !s.Add(k) {
			continue
		}
		if s.Min() < 0 {
			win += w / total
		} else if draws > 1 {
			win += w / total * afterDiscard(s, unseen, k)
		}
		s.Remove(k)
	}
	return win
}

func afterDiscard(s *shanten.Shape, unseen *mahjong.Unseen, drawn mahjong.Tile) (best float64) {
	unseen[drawn]--
	for k := range mahjong.Tile(mahjong.Kinds) {
		if s.Remove(k) {
			best = max(best, naive(s, unseen, 1))
			s.Add(k)
		}
	}
	unseen[drawn]++
	return best
}

// TestTwoDraws compares hands one from tenpai with trying everything.
func TestTwoDraws(t *testing.T) {
	for _, text := range []string{"123m456p78s22557z", "2345678m345p11s1z", "1122m3344p55789s", "19m19p19s123456z5m", "1112345678m99p1z"} {
		h, table := handOf(t, text)
		s, err := shanten.ShapeOf(&h)
		if err != nil || s.Min() != 1 {
			t.Fatal(text, s.Min(), err)
		}
		want := naive(&s, &table.Unseen, 2)
		f := forecast.Of(&h, &table, forecast.Options{Turns: 2, Extra: 1, Nodes: 1 << 20})
		if got := f.By[1].Win; math.Abs(got-want) > 1e-12 {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
	}
}

// TestOrder wants the discards sorted, an exchange to be worth something, and too
// many hands to be done without it.
func TestOrder(t *testing.T) {
	h, table := handOf(t, "345m12567p2789s26z")
	plain := forecast.Of(&h, &table, forecast.Options{Turns: 12, Nodes: 1 << 20})
	deep := forecast.Of(&h, &table, forecast.Options{Turns: 12, Extra: 1, Nodes: 1 << 20})
	less := forecast.Of(&h, &table, forecast.Options{Turns: 12, Extra: 1, Nodes: deep.Nodes / 3})
	if plain.By[11].Win >= deep.By[11].Win || deep.Extra != 1 || !less.Whole || less.Extra != 0 || less.By[11] != plain.By[11] || plain.Nodes >= deep.Nodes {
		t.Errorf("%+v %+v %+v", plain.By[11], deep.By[11], less)
	}
	for i := range deep.Discards {
		d := &deep.Discards[i]
		if i > 0 && d.By[11].Points > deep.Discards[i-1].By[11].Points {
			t.Errorf("%v is worth more than %v", d.Tile, deep.Discards[i-1].Tile)
		}
		for j, c := range d.By {
			if c.Win > c.Tenpai || c.Tenpai > 1 || j > 0 && (c.Win < d.By[j-1].Win || c.Tenpai < d.By[j-1].Tenpai) || c.Win > deep.By[j].Win {
				t.Errorf("%v: %+v", d.Tile, d.By)
			}
		}
	}
}

// TestBudget wants a hand that is too far to be looked at as a whole to say so, and
// the one who asks to be heard.
func TestBudget(t *testing.T) {
	h, table := handOf(t, "147m258p369s1234z5z")
	asked := int64(0)
	o := forecast.Options{Turns: 18, Extra: 1, Nodes: 1 << 17, Enough: func(n int64) bool { asked += n; return asked >= 4*forecast.Step }}
	f := forecast.Of(&h, &table, o)
	if f.Whole || f.Extra != 0 || f.Nodes != 4*forecast.Step || len(f.Discards) == 0 {
		t.Errorf("%d asked, %d hands, whole %v, %d discards", asked, f.Nodes, f.Whole, len(f.Discards))
	}
}

// TestCut: a forecast that was cut is worth no more with fewer hands looked at, whichever they are.
func TestCut(t *testing.T) {
	for _, text := range []string{"1479m1258p1469s12z", "345m12567p2789s26z", "147m258p369s1234z5z"} {
		h, table := handOf(t, text)
		most := make([]float64, 18)
		for nodes := 500; nodes <= 64_000; nodes *= 2 {
			f := forecast.Of(&h, &table, forecast.Options{Turns: 18, Nodes: nodes})
			for i, c := range f.By {
				if c.Points < most[i] {
					t.Errorf("%s, %d draws, %d hands: %v points, %v with fewer", text, i+1, f.Nodes, c.Points, most[i])
				}
				most[i] = c.Points
			}
		}
	}
}

// TestNoYaku: an open hand that waits, but would win without a yaku, is tenpai and wins nothing; one tile of a yaku more is a win.
func TestNoYaku(t *testing.T) {
	for _, c := range [...]struct {
		hand string
		wins int // tiles that win
	}{
		{"23m456p99s,123-s,444+p", 0},
		{"23m456p99s,123-s,555=z", 8},
		{"55z99m456p,123-s,789-s", 2}, // with the third white dragon, not with the nine
		{"456m456p3s,567-s,222+m", 3}, // no terminal
	} {
		h, table := handOf(t, c.hand)
		f := forecast.Of(&h, &table, forecast.Options{Turns: 1, Nodes: 1000})
		unseen := 0
		for _, n := range table.Unseen {
			unseen += int(n)
		}
		got := f.By[0]
		if want := float64(c.wins) / float64(unseen); math.Abs(got.Win-want) > 1e-12 || got.Tenpai != 1 || (got.Points > 0) != (c.wins > 0) {
			t.Errorf("%s: %+v, want %v", c.hand, got, want)
		}
	}
}
