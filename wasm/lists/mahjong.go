//go:build !js

package main

import (
	core "github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/wasm/api/mahjong"
)

func init() {
	games = append(games, game{
		api: &mahjong.Game,
		lists: []list{
			{"players", "PlayerName", player.Players},
			{"rules", "RuleSwitch", score.Switches},
			{"winds", "Wind", core.Winds},
			{"others", "Other", core.Others},
			{"yaku", "YakuKey", score.Yakus()},
			{"fu", "FuKey", score.FuKinds()},
			{"limits", "Limit", score.Limits()},
		},
		reasons: player.Reasons,
		fields:  map[string]string{"tile": "string", "count": "number | null"},
	})
}
