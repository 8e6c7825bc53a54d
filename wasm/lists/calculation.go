package lists

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/calculation/player"
	"github.com/tefuda/tefuda/core/calculation/record"
	"github.com/tefuda/tefuda/core/names"
	api "github.com/tefuda/tefuda/wasm/api/calculation"
)

func init() {
	Games = append(Games, &Game{
		API: &api.Game,
		Lists: []List{
			{"levels", "CalculationLevel", "The levels of the player, from weak to strong.", player.Levels},
			{"events", "CalculationEventKind", "What happens at the table.", calculation.EventKinds},
			{"formats", "CalculationFormat", "The forms of a game as text.", record.Formats},
			{"policies", "Policy", "How playouts are played.", player.Policies},
			{"proofs", "Proved", "What can be proved of a position.", player.Proofs},
			{"presets", "CalculationPreset", "The relatives of the game that have a name.", namesOf(calculation.Presets, func(p calculation.Preset) names.Name { return p.Name })},
		},
		Events:  api.Events[:],
		Reason:  "CalculationReason",
		Reasons: player.Reasons,
		Fields: map[string]Field{
			"rank":       {"string", "of the card it is about, A23456789TJQK: the one that can follow, or that is covered"},
			"foundation": {Doc: "the foundation that takes it, 1-4"},
			"pile":       {Doc: "the waste pile, 1-6"},
			"n":          {Doc: "tenths of a percent, or how many moves or piles"},
			"against":    {"true", "it speaks against the move, and comes after what speaks for it"},
			"steps":      {Doc: "cards that the foundation takes before it, 0-12; 0: it is next"},
		},
	})
}
