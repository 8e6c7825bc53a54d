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
			{"profiles", "PokerProfile", "The rules of hands that have a name.", poker.ProfileNames()},
			{"lines", "OtherLine", "Lines of pay tables besides the categories.", video.OtherLines},
			{"presets", "PokerPreset", "The games of draw poker that have a name.", video.PresetNames()},
			{"tables", "PokerTablePreset", "The tables that have a name; the first is the usual one.", game.PresetNames()},
			{"variants", "PokerVariant", "The variants that can be played.", game.VariantNames()},
			{"limits", "PokerLimit", "How much may be bet.", game.LimitNames()},
			{"events", "PokerEventKind", "What can happen in a hand; the first nine are moves.", game.KindNames()},
			{"phases", "PokerPhase", "What a hand can wait for.", game.PhaseNames()},
			{"levels", "PokerLevel", "The players, from weak to strong.", player.LevelNames()},
			{"antesBy", "AntesBy", "Who can pay the antes.", game.AntesByNames()},
		},
		Reason:  "HoldReason",
		Reasons: video.Reasons,
		More:    []Why{{"PokerReason", player.Reasons}},
		Fields:  pokerFields,
	})
}

var pokerFields = map[string]Field{
	"equity.share":         {Doc: "of the pot, won on average without more bets against the hands given to the others, 0-1"},
	"equity.count":         {Doc: "the others"},
	"pot-odds.share":       {Doc: "of the pot that has to be won for a call to pay, 0-1"},
	"fold-equity.share":    {Doc: "how often all others fold, 0-1"},
	"raised-again.share":   {Doc: "how often somebody raises after it, 0-1"},
	"when-called.share":    {Doc: "of the pot, won when somebody calls, 0-1"},
	"starting-hand.share":  {Doc: "of all starting hands, those that are as good or better, 0-1"},
	"mixed.share":          {Doc: "how often the level plays it, 0-1"},
	"draws.share":          {Doc: "of the pot, won on average after the draw, 0-1"},
	"stands-pat.share":     {Doc: "of the pot, won on average, 0-1"},
	"draws.count":          {Doc: "cards"},
	"by-strategy.share":    {Doc: "how often the strategy does so, 0-1"},
	"by-strategy.count":    {Doc: "big blinds that the strategy was learnt for, 0 for fixed limits"},
	"river-solved.share":   {Doc: "how often the solution does so, 0-1"},
	"players-behind.count": {Doc: "who have not acted yet"},
	"amount":               {Doc: "chips to call"},
	"category":             {"Category", "what the hand is with the board"},
	"ranks":                {"string", "of a low hand or the low half of a pot, the highest first: '76432'; '' for none"},
	"cards":                {Doc: "how many of the cards held it is about, 1-5"},
	"rank":                 {"string", "of the group held, 23456789TJQKA"},
	"straights":            {Doc: "straights that the cards can still become: of four, 2 is open-ended, 1 inside"},
	"line":                 {"string", "the line of the pay table that the hand, or some of its draws, get: 'pair:J-A'"},
	"count":                {Doc: "of the draws, how many get it"},
	"share":                {Doc: "of the hold's value, the part that the line brings, 0-1"},
}
