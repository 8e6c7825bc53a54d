package lists

import (
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/player"
	"github.com/tefuda/tefuda/core/mnk/record"
	"github.com/tefuda/tefuda/core/names"
	api "github.com/tefuda/tefuda/wasm/api/mnk"
)

func init() {
	Games = append(Games, &Game{
		API: &api.Game,
		Lists: []List{
			{"levels", "MnkLevel", "The levels of the player, from weak to strong.", player.Levels},
			{"rules", "MnkRule", "Which rows win, and which moves are forbidden.", mnk.Rules},
			{"openingRules", "MnkOpeningRule", "How a game begins, and who gets which colour by it.", mnk.OpeningRules},
			{"fouls", "MnkFoul", "Why black may not play a square in renju.", mnk.Fouls},
			{"openings", "MnkOpening", "The 26 openings of renju, three stones each.", mnk.Openings},
			{"sides", "Side", "The players, and their stones.", mnk.Sides},
			{"outcomes", "Outcome", "How a game ends for the side whose move it is.", mnk.Outcomes},
			{"bounds", "Bound", "How a value is meant.", player.Bounds},
			{"formats", "MnkFormat", "Ways to write a game down.", record.Formats},
			{"presets", "MnkPreset", "Well-known games; the first is what `deal` begins by itself.", namesOf(mnk.Presets, func(p mnk.Preset) names.Name { return p.Name })},
			{"events", "MnkEventKind", "What moves make happen.", mnk.EventKinds},
			{"ends", "MnkEnd", "Why a game is over.", mnk.Ends},
		},
		Events:  api.Events[:],
		Reason:  "BoardReason",
		Reasons: player.Reasons,
		Fields: map[string]Field{
			"length": {Doc: "stones of the line that it is about, 1-25"},
			"count":  {Doc: "of `double-threat` the squares that would then complete a line, 2 or more; of others the lines or directions, 1 or more"},
			"moves":  {Doc: "moves of both sides to the last stone at most, this one included"},
			"line":   {"string[]", "the forced moves after this one, of both sides"},
		},
	})
}
