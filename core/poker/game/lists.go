package game

import "github.com/tefuda/tefuda/core/names"

// Variants are the keys of the variants, by Variant.
var Variants = []string{
	Holdem:     "holdem",
	ShortDeck:  "short-deck",
	Draw:       "draw",
	Omaha:      "omaha",
	OmahaHiLo:  "omaha-hi-lo",
	Stud:       "stud",
	StudHiLo:   "stud-hi-lo",
	Razz:       "razz",
	SingleDraw: "single-draw",
	TripleDraw: "triple-draw",
	BadugiDraw: "badugi",
}

// VariantNames returns the keys and names of the variants, by Variant.
func VariantNames() []names.Name {
	return names.List(Variants,
		"Texas hold'em", "テキサスホールデム",
		"Short-deck hold'em", "ショートデッキ",
		"Five-card draw", "ファイブカードドロー",
		"Omaha", "オマハ",
		"Omaha hi-lo, eight or better", "オマハ・ハイロー",
		"Seven-card stud", "セブンカードスタッド",
		"Seven-card stud hi-lo, eight or better", "セブンカードスタッド・ハイロー",
		"Razz", "ラズ",
		"2-7 single draw", "2-7シングルドロー",
		"2-7 triple draw", "2-7トリプルドロー",
		"Badugi", "バドゥーギ",
	)
}

// Limits are the keys of the betting limits, by Limit.
var Limits = []string{
	NoLimit:    "no-limit",
	PotLimit:   "pot-limit",
	FixedLimit: "fixed",
}

// LimitNames returns the keys and names of the limits, by Limit.
func LimitNames() []names.Name {
	return names.List(Limits,
		"No limit", "ノーリミット",
		"Pot limit", "ポットリミット",
		"Fixed limit", "フィックスリミット",
	)
}

// Kinds are the keys of actions and events, by Kind. Those up to Muck are
// actions.
var Kinds = []string{
	Fold:    "fold",
	Check:   "check",
	Call:    "call",
	Bet:     "bet",
	Raise:   "raise",
	BringIn: "bring-in",
	Discard: "draw",
	Show:    "show",
	Muck:    "muck",
	Ante:    "ante",
	Blind:   "blind",
	Deal:    "deal",
	Board:   "board",
	Return:  "return",
	Win:     "win",
	Pass:    "pass",
	Unseen:  "unseen",
	Raked:   "rake",
}

// KindNames returns the keys and names of the kinds, by Kind.
func KindNames() []names.Name {
	return names.List(Kinds,
		"Fold", "フォールド",
		"Check", "チェック",
		"Call", "コール",
		"Bet", "ベット",
		"Raise", "レイズ",
		"Bring-in", "ブリングイン",
		"Draw", "ドロー",
		"Show", "ショー",
		"Muck", "マック",
		"Ante", "アンティ",
		"Blind", "ブラインド",
		"Deal", "ディール",
		"Board", "ボード",
		"Uncalled bet returned", "返却",
		"Win", "獲得",
		"Passed out", "流れ",
		"Not recorded", "記録なし",
		"Rake", "レーキ",
	)
}

// Phases are the keys of the phases, by Phase.
var Phases = []string{
	Betting:  "betting",
	Drawing:  "drawing",
	Showdown: "showdown",
	Over:     "over",
}

// PhaseNames returns the keys and names of the phases, by Phase.
func PhaseNames() []names.Name {
	return names.List(Phases,
		"Betting", "ベット",
		"Draw", "ドロー",
		"Showdown", "ショーダウン",
		"Over", "終了",
	)
}

// AntesBy are the keys of the players who can pay the antes, by AnteBy.
var AntesBy = []string{
	ByAll:    "all",
	ByBig:    "big-blind",
	ByButton: "button",
}

// AntesByNames returns the keys and names of these players, by AnteBy.
func AntesByNames() []names.Name {
	return names.List(AntesBy,
		"Everybody", "全員",
		"The big blind", "ビッグブラインド",
		"The button", "ボタン",
	)
}
