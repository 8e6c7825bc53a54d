package forecast_test

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/forecast"
	"github.com/tefuda/tefuda/core/mahjong/handtest"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// A published is what another program says of a hand.
type published struct {
	Hand     string
	Dora     string `json:"dora_indicator"`
	Discards []publishedDiscard
}

type publishedDiscard struct {
	Tile            string
	T               []int
	Tenpai, Win, Ev []float64
}

// A gap is how far figures lie apart.
type gap struct {
	figures             int
	tenpai, win, points float64 // the greatest, the greatest, the mean as a share
}

func (g *gap) add(d *publishedDiscard, by []forecast.Chance) {
	for j, turn := range d.T {
		c := &by[17-turn]
		g.figures++
		g.tenpai = max(g.tenpai, math.Abs(c.Tenpai-d.Tenpai[j]))
		g.win = max(g.win, math.Abs(c.Win-d.Win[j]))
		g.points += math.Abs(c.Points-d.Ev[j]) / (d.Ev[j] + 1)
	}
}

// compare returns how far the forecasts of a file's first hands lie from it.
func compare(t *testing.T, name string, extra, hands int) (g gap) {
	lines := handtest.Data(t, name)
	rules := score.DefaultRules()
	for i := 0; lines.Scan() && i < hands; i++ {
		var p published
		if err := json.Unmarshal(lines.Bytes(), &p); err != nil {
			t.Fatal(err)
		}
		parsed, err := notation.ParseHand(p.Hand, rules.Reds)
		if err != nil {
			t.Fatal(err)
		}
		dora := notation.ParseTile(p.Dora)
		table := forecast.Table{SeatWind: 1, Dora: []mahjong.Tile{dora}, Unseen: mahjong.UnseenBy(&parsed.Hand, rules.Reds), Rules: rules}
		table.Unseen[dora]--
		f := forecast.Of(&parsed.Hand, &table, forecast.Published(forecast.Options{Turns: 17, Extra: extra, Nodes: 1 << 20}))
		for j := range p.Discards {
			for _, o := range f.Discards {
				if o.Tile.String() == p.Discards[j].Tile {
					g.add(&p.Discards[j], o.By)
				}
			}
		}
	}
	return g
}

// TestPublished wants the chances that another program puts out, to what it
// rounds them to, and its points except for how it counts ura dora.
func TestPublished(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	if g := compare(t, "ev_plain.jsonl.gz", 0, 200); g.figures < 2000 || g.tenpai > 1e-6 || g.win > 1e-6 || g.points/float64(g.figures) > 0.01 {
		t.Errorf("%+v", g)
	}
	if g := compare(t, "ev_tegawari_down.jsonl.gz", 1, 20); g.figures < 500 || g.tenpai > 1e-6 || g.win > 2e-3 || g.points/float64(g.figures) > 0.01 {
		t.Errorf("%+v", g)
	}
}
