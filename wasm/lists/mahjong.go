package lists

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/record"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/names"
	api "github.com/tefuda/tefuda/wasm/api/mahjong"
)

func init() {
	Games = append(Games, &Game{
		API: &api.Game,
		Lists: []List{
			{"winds", "Wind", "The winds of rounds and seats.", mahjong.Winds},
			{"others", "Other", "The other players: who plays next, after that, and before.", mahjong.Others},
			{"switches", "MahjongSwitch", "The rules that can be on or off.", score.SwitchNames()},
			{"yaku", "YakuKey", "The yaku, and dora.", score.Yakus()},
			{"localYaku", "LocalYakuKey", "The yaku that count only where rules have them in `localYaku`.", score.LocalYakus()},
			{"limits", "Limit", "The limits of scores.", score.Limits()},
			{"fu", "FuKey", "What fu are given for.", score.FuKinds()},
			{"presets", "MahjongPreset", "The sets of rules of a game that have a name.", game.PresetNames()},
			{"gameSwitches", "MahjongGameSwitch", "The rules of a game that can be on or off, besides those of scores.", game.SwitchNames()},
			{"gameNumbers", "MahjongGameNumber", "The rules of a game that are numbers.", game.NumberNames()},
			{"phases", "MahjongPhase", "What a game waits for.", game.PhaseNames()},
			{"actions", "MahjongActionKind", "What a player may do.", actions()},
			{"events", "MahjongEventKind", "What happens at the table.", game.EventNames()},
			{"endings", "MahjongEnding", "How a round ends.", game.Endings[:]},
			{"formats", "MahjongFormat", "The formats of logs; the last two are only read.", record.Formats},
			{"notations", "MahjongNotation", "The ways in which results write tiles.", notation.Notations},
			{"melds", "MahjongMeldType", "The types of meld.", mahjong.MeldNames()},
			{"levels", "MahjongLevel", "Whose rules of play decide.", player.LevelNames()},
		},
		Rules: []Rules{
			{"switches", "MahjongScoreSwitches", "boolean", "core/mahjong/score.Rules"},
			{"gameSwitches", "MahjongGameSwitches", "boolean", "core/mahjong/game.Switch"},
			{"gameNumbers", "MahjongGameNumbers", "number", "core/mahjong/game.Rules"},
		},
		Events:  api.Events[:],
		Reason:  "MahjongReason",
		Reasons: player.Reasons,
		Fields: map[string]Field{
			"tile":                  {"string", "the tile that it is about: '5m'"},
			"value":                 {Doc: "points, or useful tiles, as the choice's `unit` says"},
			"count":                 {Doc: "a shanten number, -1 … 6"},
			"fold.count":            {Doc: "the tile's danger, 0-12"},
			"equal-value.count":     {Doc: "candidates of that value, 2-14"},
			"most-ukeire.count":     {Doc: "useful tiles that are unseen"},
			"breaks-yaku.count":     {"number | null", shanten},
			"yaku-nearer.count":     {"number | null", shanten},
			"yaku-kept.count":       {"number | null", shanten},
			"yaku-further.count":    {"number | null", shanten},
			"dora.count":            {Doc: "how often the tile is dora, 1-5"},
			"win-chance.count":      {Doc: "percent"},
			"deal-in-chance.count":  {Doc: "percent"},
			"expected.value":        {Doc: "points"},
			"expected-points.value": {Doc: "points"},
			"danger.count":          {Doc: "of the tile, 1-12"},
		},
	})
}

// actions returns the kinds of action. The kind Call is replaced by pon and chi; kan is an
// action already.
func actions() (list []names.Name) {
	for i, name := range game.ActionNames() {
		if game.ActionKind(i) == game.Call {
			list = append(list, game.CallNames()[:2]...) // a kan is there
		} else {
			list = append(list, name)
		}
	}
	return list
}

const shanten = "the shanten number with a yaku, -1 … 6; null: no yaku is possible"
