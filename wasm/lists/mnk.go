//go:build !js

package main

import (
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/search"
	api "github.com/tefuda/tefuda/wasm/api/mnk"
)

func init() {
	presets := make([]search.Name, len(mnk.Presets))
	for i, p := range mnk.Presets {
		presets[i] = p.Name
	}
	games = append(games, game{
		api: &api.Game,
		lists: []list{
			{"levels", "LevelKey", mnk.Levels},
			{"rules", "Rule", mnk.Rules},
			{"sides", "Side", mnk.Sides},
			{"results", "Result", mnk.Outcomes},
			{"bounds", "Bound", mnk.Bounds},
			{"presets", "Preset", presets},
		},
		reasons: mnk.Reasons,
		fields:  map[string]string{"line": "[number, number][]"},
	})
}
