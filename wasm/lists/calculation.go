package lists

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/search"
	api "github.com/tefuda/tefuda/wasm/api/calculation"
)

func init() {
	Games = append(Games, &Game{
		API: &api.Game,
		Lists: []List{
			{"policies", "Policy", calculation.Policies},
			{"proofs", "Proof", calculation.Proofs},
			{"presets", "Preset", names(calculation.Presets, func(p calculation.Preset) search.Name { return p.Name })},
		},
		Reasons: calculation.Reasons,
		Fields:  map[string]string{"rank": "string"},
	})
}
