package lists

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/score"
	api "github.com/tefuda/tefuda/wasm/api/mahjong"
)

func init() {
	Games = append(Games, &Game{
		API: &api.Game,
		Lists: []List{
			{"winds", "Wind", mahjong.Winds},
			{"others", "Other", mahjong.Others},
			{"switches", "Switch", score.Switches},
			{"yaku", "YakuKey", score.Yakus()},
			{"limits", "Limit", score.Limits()},
			{"fu", "FuKey", score.FuKinds()},
			{"players", "Player", player.Players},
		},
		Reasons: player.Reasons,
		Fields:  map[string]string{"tile": "string"},
	})
}
