package forecast_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/forecast"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedForecasts compares the chances of all kinds of hands, by few draws and many, with and without an exchange, with
// too little room, and as another program puts them out, with what was recorded.
func TestRecordedForecasts(t *testing.T) {
	var lines []string
	var room forecast.Room
	for i, text := range [...]string{
		"123m456p789s2233z", "123m456p789s22335z", "2345678m345p11s1z", "1122m3344p55789s", "19m19p19s123456z5m", "1112345678m99p1z",
		"406m405p406s11234z", "13579m2468p12s66z", "11z23m405678p1s,222+z", "11z2340m56p99s,222+z", "345m67p88s,777=z,1111z", "405m67p88999s,333-z",
		"1119m1119p1119s1z", "22334m0556p7788s1z", "5m,1111m,2222z,333+p,777-s", "44446666m8888p1s", "123m99p556667s,340-p,", "3334567m4455p,678-s,",
	} {
		m, err := notation.ParseHand(text, mahjong.OneRed())
		if err != nil {
			t.Fatal(text, err)
		}
		h := m.Hand
		_, table := handOf(t, text)
		table.RoundWind, table.SeatWind = int8(i%4), int8(i/2%4)
		for n := range i % 4 {
			table.Dora = append(table.Dora, mahjong.Tile((7*i+11*n)%mahjong.Kinds))
		}
		for k := range table.Unseen {
			if (k+i)%5 == 0 {
				table.Unseen[k] = max(0, table.Unseen[k]-int8(1+i%3))
			}
		}
		line := fmt.Sprintf("%v:", h)
		for j, o := range [...]forecast.Options{
			{Turns: 18, Nodes: 2000}, {Turns: 1 + i%5, Extra: 1, Nodes: 3000}, {Turns: 30, Extra: 1, Nodes: 400 + 100*i}, {Turns: -1, Nodes: 900},
			forecast.Published(forecast.Options{Turns: 9, Extra: i % 2, Nodes: 2500}),
		} {
			asked := int64(0)
			if j == 1 {
				o.Enough = func(n int64) bool { asked += n; return asked > 1000 }
			}
			f := room.Of(&h, &table, o)
			said, err := json.Marshal(f)
			if err != nil {
				t.Fatal(err)
			}
			line += fmt.Sprintf(" %d %d %s", f.Nodes, asked, recordtest.Sum(string(said)))
		}
		lines = append(lines, line)
	}
	recordtest.Same(t, "forecasts.txt", lines, func(i int) string { return "hand " + fmt.Sprint(i) })
}
