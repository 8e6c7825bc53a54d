package calculation

import "github.com/tefuda/tefuda/core/names"

// A Preset is a game by its name.
type Preset struct {
	names.Name
	Lead, Piles int
}

// Presets are the games that people know. The first is the usual one.
var Presets = []Preset{
	{names.Name{Key: "calculation", En: "Calculation", Ja: "計算"}, 1, 4},
	{names.Name{Key: "computer", En: "Computer", Ja: "コンピュータ"}, 0, 4},
	{names.Name{Key: "expert", En: "Calculation with three piles", Ja: "計算（屑札3列）"}, 1, 3},
}
