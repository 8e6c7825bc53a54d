package lists

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/brain"
	api "github.com/tefuda/tefuda/wasm/api/daifugo"
)

func init() {
	Games = append(Games, &Game{
		API: &api.Game,
		Lists: []List{
			{"switches", "Switch", daifugo.Switches[:]},
			{"presets", "Preset", daifugo.Presets[:]},
			{"classes", "Class", daifugo.Classes[:]},
			{"levels", "Level", brain.Levels[:]},
			{"forms", "Form", brain.Forms[:]},
		},
		Reasons: brain.Reasons[:],
	})
}
