package lists

import (
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/video"
	"github.com/tefuda/tefuda/core/search"
	api "github.com/tefuda/tefuda/wasm/api/poker"
)

func init() {
	Games = append(Games, &Game{
		API: &api.Game,
		Lists: []List{
			{"categories", "Category", "The categories of hands, from weak to strong.", poker.Categories[:]},
			{"profiles", "PokerProfile", "The rules of hands that have a name.", poker.Profiles},
			{"lines", "OtherLine", "Lines of pay tables beside the categories.", video.OtherLines},
			{"presets", "PokerPreset", "The games of draw poker that have a name.", names(video.Presets, func(p video.Preset) search.Name { return p.Name })},
			{"variants", "PokerVariant", "The variants that can be played.", game.Variants},
			{"limits", "PokerLimit", "How much may be bet.", game.Limits},
			{"kinds", "PokerEventKind", "What can happen in a hand; the first eight are actions.", game.Kinds},
			{"phases", "PokerPhase", "What a hand can wait for.", game.Phases},
			{"antesBy", "AntesBy", "Who can pay the antes.", game.AntesBy},
		},
		Reason:  "HoldReason",
		Reasons: video.Reasons,
		Fields: map[string]Field{
			"cards":     {Doc: "how many of the cards held it is about, 1-5"},
			"rank":      {"string", "of the group held, 23456789TJQKA"},
			"straights": {Doc: "straights that the cards can still become: of four, 2 is open-ended, 1 inside"},
			"line":      {"string", "the line of the pay table that the hand, or some of its draws, get: 'pair:J-A'"},
			"count":     {Doc: "of the draws, how many get it"},
			"share":     {Doc: "of the hold's value, the part that the line brings, 0-1"},
		},
	})
}
