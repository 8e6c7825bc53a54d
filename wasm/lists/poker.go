package lists

import (
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player"
	"github.com/tefuda/tefuda/core/poker/video"
	api "github.com/tefuda/tefuda/wasm/api/poker"
)

func init() {
	Games = append(Games, &Game{
		API: &api.Game,
		Lists: []List{
			{"categories", "Category", "The categories of hands, from weak to strong.", poker.CategoryNames()},
			{"rankings", "PokerRanking", "The orders of hands.", poker.RankingNames()},
			{"profiles", "PokerProfile", "The named rules for comparing hands.", poker.ProfileNames()},
			{"lines", "OtherLine", "The lines of pay tables in addition to the categories.", video.OtherLines},
			{"presets", "PokerPreset", "The named games of draw poker.", video.PresetNames()},
			{"tables", "PokerTablePreset", "The named tables; the first is the usual one.", game.PresetNames()},
			{"variants", "PokerVariant", "The variants that can be played.", game.VariantNames()},
			{"limits", "PokerLimit", "The betting limits.", game.LimitNames()},
			{"events", "PokerEventKind", "The kinds of events in a hand; the first nine are moves.", game.KindNames()},
			{"phases", "PokerPhase", "The phases of a hand.", game.PhaseNames()},
			{"levels", "PokerLevel", "The players, from weak to strong.", player.LevelNames()},
			{"antesBy", "AntesBy", "The seats that can pay the antes.", game.AntesByNames()},
		},
		Reason:  "HoldReason",
		Reasons: video.Reasons,
		More:    []Why{{"PokerReason", player.Reasons}},
		Fields:  pokerFields,
	})
}

var pokerFields = map[string]Field{
	"equity.share":         {Doc: "average share of the pot without more bets, against the estimated hands of the other players, 0-1"},
	"equity.count":         {Doc: "number of other players"},
	"pot-odds.share":       {Doc: "least share of the pot for which a call pays, 0-1"},
	"fold-equity.share":    {Doc: "how often all other players fold, 0-1"},
	"raised-again.share":   {Doc: "how often another player raises after this move, 0-1"},
	"when-called.share":    {Doc: "average share of the pot if another player calls, 0-1"},
	"starting-hand.share":  {Doc: "share of all starting hands that are as good or better, 0-1"},
	"mixed.share":          {Doc: "how often the level makes this move, 0-1"},
	"draws.share":          {Doc: "average share of the pot after the draw, 0-1"},
	"stands-pat.share":     {Doc: "average share of the pot, 0-1"},
	"draws.count":          {Doc: "number of cards drawn"},
	"by-strategy.share":    {Doc: "how often the strategy makes this move, 0-1"},
	"by-strategy.count":    {Doc: "stack in big blinds that the strategy was learnt for; 0 for fixed limits"},
	"by-experience.share":  {Doc: "what such actions won more than the samples say, as a part of the pot; below 0 less"},
	"river-solved.share":   {Doc: "how often the solution makes this move, 0-1"},
	"players-behind.count": {Doc: "number of players who have not acted yet"},
	"amount":               {Doc: "chips to call"},
	"category":             {"Category", "category of the hand with the board"},
	"ranks":                {"string", "ranks of the low hand, or of the hand for the low half of the pot, the highest first: '76432'; '' for none"},
	"cards":                {Doc: "number of held cards that the reason is about, 1-5"},
	"rank":                 {"string", "rank of the group held: 23456789TJQKA"},
	"straights":            {Doc: "number of straights that the cards can still become: with four cards 2 is open-ended, 1 inside"},
	"line":                 {"string", "line of the pay table for the hand, or for some of its draws: 'pair:J-A'"},
	"count":                {Doc: "number of draws that end on the line"},
	"share":                {Doc: "share of the hold's value that the line brings, 0-1"},
}
