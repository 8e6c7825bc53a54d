//go:build !js

package main

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/search"
	api "github.com/tefuda/tefuda/wasm/api/calculation"
)

func init() {
	presets := make([]search.Name, len(calculation.Presets))
	for i, p := range calculation.Presets {
		presets[i] = p.Name
	}
	games = append(games, game{
		api: &api.Game,
		lists: []list{
			{"policies", "Policy", calculation.Policies},
			{"proofs", "Proof", calculation.Proofs},
			{"presets", "Preset", presets},
		},
		reasons: calculation.Reasons,
		fields:  map[string]string{"rank": "string"},
	})
}
