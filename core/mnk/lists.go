package mnk

import "github.com/tefuda/tefuda/core/names"

// Levels are the levels of a search, the weakest first; see MaxLevel.
var Levels = []names.Name{
	{Key: "1", En: "Any square, by chance; now and then sees a line", Ja: "運まかせに打ち、たまに並びに気づく"},
	{Key: "2", En: "Completes and stops lines, mostly", Ja: "たいてい、並びを完成させ、相手の並びを止める"},
	{Key: "3", En: "Also makes and answers open fours and threes", Ja: "両端の空いた四や三も作り、受ける"},
	{Key: "4", En: "Also looks two moves ahead and finds forced sequences of fours, with a lapse now and then", Ja: "二手先と、四の連続での勝ちも読むが、たまに見落とす"},
	{Key: "5", En: "Searches for all the time it has", Ja: "持ち時間いっぱいまで読む"},
}

// Rules are which rows win and which moves are forbidden, in the order of Rule.
var Rules = []names.Name{
	{Key: "free", En: "Longer rows win, too", Ja: "長い並びも勝ち"},
	{Key: "exact", En: "Longer rows do not count", Ja: "長い並びは無効"},
	{Key: "renju", En: "Renju: black may not make double threes, double fours and longer rows", Ja: "連珠：黒は三三・四四・長連が禁手"},
	{Key: "caro", En: "Caro: five between two of the opponent's stones do not count", Ja: "カロ：両端を相手に止められた五は無効"},
}

// RuleOf returns the rule with a key of Rules, and whether there is one.
func RuleOf(key string) (Rule, bool) {
	for i, rule := range Rules {
		if rule.Key == key {
			return Rule(i), true
		}
	}
	return FreeStyle, false
}

// The keys of Fouls.
const (
	FoulDoubleThree = "double-three"
	FoulDoubleFour  = "double-four"
	FoulOverline    = "overline"
)

// Fouls are why black may not play a square in renju.
var Fouls = []names.Name{
	{Key: FoulDoubleThree, En: "double three", Ja: "三三"},
	{Key: FoulDoubleFour, En: "double four", Ja: "四四"},
	{Key: FoulOverline, En: "more than five", Ja: "長連"},
}

// Sides are the colours in the notation of Stone.String, Black first.
var Sides = []names.Name{{Key: "o", En: "Black", Ja: "黒"}, {Key: "x", En: "White", Ja: "白"}}

// Outcomes are how a game ends for the side to move, from Win on.
var Outcomes = []names.Name{
	{Key: "win", En: "wins", Ja: "勝ち"}, {Key: "draw", En: "draws", Ja: "引き分け"}, {Key: "loss", En: "loses", Ja: "負け"},
}

// Bounds are what is known of a value, in the order of Bound.
var Bounds = []names.Name{
	{Key: "exact", En: "exactly", Ja: "ちょうど"}, {Key: "at-most", En: "at most", Ja: "以下"}, {Key: "at-least", En: "at least", Ja: "以上"},
}

// A Preset is a game by its name.
type Preset struct {
	names.Name
	Game Game
}

// Presets are the games that people know.
var Presets = []Preset{
	{names.Name{Key: "3,3,3", En: "Tic-tac-toe", Ja: "三目ならべ"}, Game{Columns: 3, Rows: 3, K: 3}},
	{names.Name{Key: "4,4,4", En: "4 × 4, four", Ja: "4×4 四目"}, Game{Columns: 4, Rows: 4, K: 4}},
	{names.Name{Key: "6,6,4", En: "6 × 6, four", Ja: "6×6 四目"}, Game{Columns: 6, Rows: 6, K: 4}},
	{names.Name{Key: "15,15,5", En: "Gomoku 15 × 15", Ja: "五目ならべ 15×15"}, Game{Columns: 15, Rows: 15, K: 5}},
	{names.Name{Key: "15,15,5,renju", En: "Renju 15 × 15", Ja: "連珠 15×15"}, Game{Columns: 15, Rows: 15, K: 5, Rule: Renju}},
	{names.Name{Key: "20,20,5", En: "20 × 20, five", Ja: "20×20 五目"}, Game{Columns: 20, Rows: 20, K: 5}},
}

// The codes of reasons. An open three stands for k-2 stones that threaten to
// become an open four, which is k-1 stones that two squares complete; on other
// boards than gomoku's these are open twos and threes, and so on. The field
// length has the number.
const (
	ReasonOnlyMove        = "only-move"         // no other square is empty
	ReasonCompletesLine   = "completes-line"    // wins
	ReasonBlocksLine      = "blocks-line"       // the opponent would complete one
	ReasonForced          = "forced"            // every other move loses at once
	ReasonMakesOpenFour   = "makes-open-four"   // k-1
	ReasonDoubleThreat    = "double-threat"     // count squares then complete a line
	ReasonMakesFour       = "makes-four"        // k-1: one square then completes a line
	ReasonForcedWinVCF    = "forced-win-vcf"    // wins by fours alone; line goes up to the last threat
	ReasonMakesOpenThree  = "makes-open-three"  // k-2
	ReasonBlocksOpenThree = "blocks-open-three" // k-2: stops every open four and double threat
	ReasonCentre          = "centre"            // as near as can be, on an empty board
	ReasonDeadDraw        = "dead-draw"         // no line can be completed any more
	ReasonPairingDraw     = "pairing-draw"      // each side can keep the other from a line by pairs of squares
)

// Reasons are the codes with their fields, in the order in which they come in
// a move's reasons.
var Reasons = []names.Code{
	{Key: ReasonOnlyMove},
	{Key: ReasonCompletesLine, Fields: withLength},
	{Key: ReasonBlocksLine, Fields: withLength},
	{Key: ReasonForced},
	{Key: ReasonMakesOpenFour, Fields: withLength},
	{Key: ReasonDoubleThreat, Fields: []string{"length", "count"}},
	{Key: ReasonMakesFour, Fields: withLength},
	{Key: ReasonForcedWinVCF, Fields: []string{"line"}},
	{Key: ReasonMakesOpenThree, Fields: withLength},
	{Key: ReasonBlocksOpenThree, Fields: withLength},
	{Key: ReasonCentre},
	{Key: ReasonDeadDraw},
	{Key: ReasonPairingDraw},
}

var withLength = []string{"length"}
