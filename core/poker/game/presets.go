package game

import "github.com/tefuda/tefuda/core/names"

// A Preset is a ready-made table.
type Preset struct {
	Key        string
	Variant    Variant
	Limit      Limit
	Tournament bool
	Cap        int8
	Seats      int8
	Stack      int64 // chips of each seat
	Levels     []Level
}

// Presets are the ready-made tables, the usual one first.
var Presets = []Preset{
	{Key: "cash", Seats: 6, Stack: 200, Levels: oneTwo},
	{Key: "heads-up", Seats: 2, Stack: 200, Levels: oneTwo},
	{Key: "fixed-limit", Limit: FixedLimit, Cap: 4, Seats: 6, Stack: 100, Levels: oneTwo},
	{Key: "sit-and-go", Tournament: true, Seats: 6, Stack: 1500, Levels: rising},
	{Key: "draw", Variant: Draw, Seats: 4, Stack: 200, Levels: oneTwo},
	{Key: "omaha", Variant: Omaha, Limit: PotLimit, Seats: 6, Stack: 200, Levels: oneTwo},
	{Key: "omaha-hi-lo", Variant: OmahaHiLo, Limit: FixedLimit, Cap: 4, Seats: 6, Stack: 100, Levels: oneTwo},
	{Key: "stud", Variant: Stud, Limit: FixedLimit, Cap: 4, Seats: 6, Stack: 200, Levels: bringIn},
	{Key: "stud-hi-lo", Variant: StudHiLo, Limit: FixedLimit, Cap: 4, Seats: 6, Stack: 200, Levels: bringIn},
	{Key: "razz", Variant: Razz, Limit: FixedLimit, Cap: 4, Seats: 6, Stack: 200, Levels: bringIn},
	{Key: "single-draw", Variant: SingleDraw, Seats: 4, Stack: 200, Levels: oneTwo},
	{Key: "triple-draw", Variant: TripleDraw, Limit: FixedLimit, Cap: 4, Seats: 4, Stack: 100, Levels: oneTwo},
	{Key: "badugi", Variant: BadugiDraw, Limit: FixedLimit, Cap: 4, Seats: 4, Stack: 100, Levels: oneTwo},
}

// bringIn is the level of stud presets: an ante, the bring-in, and the small
// bet.
var bringIn = []Level{{Small: 1, Big: 4, Ante: 1}}

var oneTwo = []Level{{Small: 1, Big: 2}}

// rising doubles the blinds about every second level, as is usual in
// sit-and-gos.
var rising = []Level{
	{Small: 10, Big: 20, Hands: 10}, {Small: 15, Big: 30, Hands: 10}, {Small: 25, Big: 50, Hands: 10}, {Small: 50, Big: 100, Hands: 10},
	{Small: 75, Big: 150, Hands: 10}, {Small: 100, Big: 200, Hands: 10}, {Small: 150, Big: 300, Hands: 10}, {Small: 200, Big: 400},
}

// PresetNames returns the keys and names of the presets, in their order.
func PresetNames() []names.Name {
	return names.List(PresetKeys(),
		"Cash game, no limit", "キャッシュゲーム（ノーリミット）",
		"Heads-up, no limit", "ヘッズアップ（ノーリミット）",
		"Cash game, fixed limit", "キャッシュゲーム（フィックスリミット）",
		"Sit-and-go", "シットアンドゴー",
		"Five-card draw, no limit", "ファイブカードドロー（ノーリミット）",
		"Omaha, pot limit", "オマハ（ポットリミット）",
		"Omaha hi-lo, fixed limit", "オマハ・ハイロー（フィックスリミット）",
		"Seven-card stud", "セブンカードスタッド",
		"Seven-card stud hi-lo", "セブンカードスタッド・ハイロー",
		"Razz", "ラズ",
		"2-7 single draw, no limit", "2-7シングルドロー（ノーリミット）",
		"2-7 triple draw", "2-7トリプルドロー",
		"Badugi", "バドゥーギ",
	)
}

// PresetKeys returns the keys of the presets, in their order.
func PresetKeys() []string {
	keys := make([]string, len(Presets))
	for i := range Presets {
		keys[i] = Presets[i].Key
	}
	return keys
}
