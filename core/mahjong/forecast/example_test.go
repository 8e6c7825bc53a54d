package forecast_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/forecast"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// The best discard of a 2-shanten hand with twelve draws left, and its chances.
func ExampleOf() {
	rules := score.DefaultRules()
	hand, _ := notation.ParseMPSZ("345m12567p2789s26z", rules.Reds)
	table := forecast.Table{SeatWind: 1, Unseen: mahjong.UnseenBy(&hand, rules.Reds), Rules: rules}
	f := forecast.Of(&hand, &table, forecast.Options{Turns: 12, Extra: 1, Nodes: 100_000})
	for _, d := range f.Discards[:2] {
		c := d.By[11]
		fmt.Printf("%v: tenpai %.2f, win %.2f, %.0f points\n", d.Tile, c.Tenpai, c.Win, c.Points)
	}
	fmt.Println("exchanges", f.Extra, "all looked at", f.Whole)
	// Output:
	// 2z: tenpai 0.84, win 0.19, 615 points
	// 6z: tenpai 0.84, win 0.19, 615 points
	// exchanges 1 all looked at true
}
