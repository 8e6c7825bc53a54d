package lists

import (
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/search"
	api "github.com/tefuda/tefuda/wasm/api/mnk"
)

func init() {
	Games = append(Games, &Game{
		API: &api.Game,
		Lists: []List{
			{"levels", "Level", mnk.Levels},
			{"rules", "Rule", mnk.Rules},
			{"sides", "Side", mnk.Sides},
			{"outcomes", "Outcome", mnk.Outcomes},
			{"bounds", "Bound", mnk.Bounds},
			{"presets", "Preset", names(mnk.Presets, func(p mnk.Preset) search.Name { return p.Name })},
		},
		Reasons: mnk.Reasons,
		Fields:  map[string]string{"line": "[row: number, column: number][]"},
	})
}
