package mnk

import "github.com/tefuda/tefuda/core/names"

// Rules name which rows win and which moves are forbidden, in the order of
// Rule.
var Rules = []names.Name{
	FreeStyle: {Key: "free", En: "Longer rows win, too", Ja: "長い並びも勝ち"},
	ExactLine: {Key: "exact", En: "Longer rows do not count", Ja: "長い並びは無効"},
	Renju:     {Key: "renju", En: "Renju: black may not make double threes, double fours and longer rows", Ja: "連珠：黒は三三・四四・長連が禁手"},
	Caro:      {Key: "caro", En: "Caro: five between two of the opponent's stones do not count", Ja: "カロ：両端を相手に止められた五は無効"},

	CaroExact: {Key: "caro-exact", En: "Caro with exactly five: nor do longer rows", Ja: "ちょうど五のカロ：長い並びも無効"},
	Gravity:   {Key: "gravity", En: "Stones fall to the bottom of their column, as in connect four", Ja: "重力：石は列の一番下に落ちる（コネクトフォー）"},
	Misere:    {Key: "misere", En: "Misère: who completes a row loses", Ja: "ミゼール：並べた側が負け"},
}

// OpeningRules name the opening rules, in the order of OpeningRule.
var OpeningRules = []names.Name{
	NoOpening:    {Key: "none", En: "No opening rule", Ja: "なし"},
	Swap:         {Key: "swap", En: "Swap: one places three stones, the other chooses the colour", Ja: "スワップ：一方が三つ置き、他方が色を選ぶ"},
	Swap2:        {Key: "swap2", En: "Swap2: or the other places two more, and the first chooses", Ja: "スワップ2：さらに二つ置いて、選択を相手に任せてもよい"},
	SoosyrvEight: {Key: "soosyrv8", En: "Soosyrv-8: an opening, a swap, 1 to 8 fifth moves declared, a swap", Ja: "ソーソロフ8：珠型・交替・打数（1〜8）の宣言・交替"},
	TaraguchiTen: {Key: "taraguchi10", En: "Taraguchi-10: a swap after each stone, or ten fifth moves", Ja: "タラグチ10：一手ごとに交替できる。または五手目を十か所"},
	RIFOpening:   {Key: "rif", En: "RIF: an opening, a swap, two fifth moves", Ja: "RIF：珠型・交替・五手目二か所"},
	Yamaguchi:    {Key: "yamaguchi", En: "Yamaguchi: an opening with the number of fifth moves, a swap", Ja: "山口：珠型と打数の宣言・交替"},
}

// The keys of Rules, EventKinds and Ends. Code that needs only keys reads
// these, so that modules do not contain the names.
var (
	RuleKeys  = names.Keys(Rules)
	EventKeys = names.Keys(EventKinds)
	EndKeys   = names.Keys(Ends)
)

// RuleOf returns the rule with a key of Rules, and whether there is one.
func RuleOf(key string) (Rule, bool) {
	i := names.Index(RuleKeys, key)
	return Rule(max(i, 0)), i >= 0
}

// The keys of Fouls.
const (
	FoulDoubleThree = "double-three"
	FoulDoubleFour  = "double-four"
	FoulOverline    = "overline"
)

// Fouls name the reasons why black may not play a square in renju.
var Fouls = []names.Name{
	{Key: FoulDoubleThree, En: "double three", Ja: "三三"},
	{Key: FoulDoubleFour, En: "double four", Ja: "四四"},
	{Key: FoulOverline, En: "more than five", Ja: "長連"},
}

// Sides are the colours in the notation of Stone.String, Black first.
var Sides = []names.Name{{Key: "o", En: "Black", Ja: "黒"}, White - Black: {Key: "x", En: "White", Ja: "白"}}

// Outcomes name how a game ends for the side to move, from Win on.
var Outcomes = []names.Name{
	{Key: "win", En: "wins", Ja: "勝ち"}, Draw - Win: {Key: "draw", En: "draws", Ja: "引き分け"}, Loss - Win: {Key: "loss", En: "loses", Ja: "負け"},
}

// A Preset is a game with a name.
type Preset struct {
	names.Name
	Game Game
}

// Presets are the well-known games.
var Presets = []Preset{
	{names.Name{Key: "gomoku", En: "Gomoku 15 × 15", Ja: "五目並べ 15×15"}, Game{Columns: 15, Rows: 15, K: 5}},
	{names.Name{Key: "renju", En: "Renju 15 × 15", Ja: "連珠 15×15"}, Game{Columns: 15, Rows: 15, K: 5, Rule: Renju}},
	{names.Name{Key: "tic-tac-toe", En: "Tic-tac-toe", Ja: "三目並べ"}, Game{Columns: 3, Rows: 3, K: 3}},
	{names.Name{Key: "4x4x4", En: "4 × 4, four", Ja: "4×4 四目"}, Game{Columns: 4, Rows: 4, K: 4}},
	{names.Name{Key: "6x6x4", En: "6 × 6, four", Ja: "6×6 四目"}, Game{Columns: 6, Rows: 6, K: 4}},
	{names.Name{Key: "connect-four", En: "Connect four 7 × 6", Ja: "コネクトフォー 7×6"}, Game{Columns: 7, Rows: 6, K: 4, Rule: Gravity}},
	{names.Name{Key: "20x20x5", En: "20 × 20, five", Ja: "20×20 五目"}, Game{Columns: 20, Rows: 20, K: 5}},
}

// EventKinds name the events that moves cause, in the order of EventKind.
var EventKinds = []names.Name{
	Placed: {Key: "place", En: "places a stone", Ja: "石を置く"},
	Won:    {Key: "win", En: "wins", Ja: "勝つ"},
	Drawn:  {Key: "draw", En: "a draw", Ja: "引き分け"},

	Passed:   {Key: "pass", En: "passes", Ja: "パス"},
	Resigned: {Key: "resign", En: "resigns", Ja: "投了"},
	TimedOut: {Key: "time", En: "runs out of time", Ja: "時間切れ"},
	Agreed:   {Key: "agree", En: "both agree on a draw", Ja: "引き分けに合意"},
	Swapped:  {Key: "swap", En: "swaps the colours", Ja: "色を交替する"},
	Stayed:   {Key: "stay", En: "keeps the colours", Ja: "色を替えない"},
	AskedTwo: {Key: "two-more", En: "places two more stones", Ja: "さらに二つ置く"},
	Declared: {Key: "declare", En: "says how many fifth moves there will be", Ja: "五手目の打数を告げる"},
	Offering: {Key: "offer", En: "offers a fifth move", Ja: "五手目の候補を示す"},
}

// Ends name the reasons why a game is over, from ByLine on.
var Ends = []names.Name{
	{Key: "line", En: "a row that wins", Ja: "並んだ"},
	ByFull - ByLine:  {Key: "full", En: "the board is full", Ja: "盤が埋まった"},
	Blocked - ByLine: {Key: "blocked", En: "no square is left that may be played", Ja: "打てるマスがない"},

	ByFoul - ByLine:      {Key: "foul", En: "black made what renju forbids", Ja: "黒の禁手"},
	ByResign - ByLine:    {Key: "resign", En: "the loser gave up", Ja: "投了"},
	ByTime - ByLine:      {Key: "time", En: "the loser had no time left", Ja: "時間切れ"},
	ByAgreement - ByLine: {Key: "agreed", En: "both agreed on a draw", Ja: "合意による引き分け"},
	ByPasses - ByLine:    {Key: "passes", En: "both passed", Ja: "双方が続けてパス"},
	ByOwnLine - ByLine:   {Key: "own-line", En: "the loser made a row", Ja: "負けた側が並べた"},
}
