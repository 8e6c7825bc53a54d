package video

import "github.com/tefuda/tefuda/core/names"

// A Preset is a game that casinos offer.
type Preset struct {
	Key   string
	Deck  Deck
	Pays  string // in ParsePayTable's notation
	Stake int32  // units staked for the pays
}

// Presets are well-known pay tables. Pays are for one unit of the stake that
// wins the full royal, or for that whole stake if its pays are not multiples of
// it. They and their returns are published by M. Shackleford
// (wizardofodds.com), those of the double joker by J. Grochowski
// (casinocitytimes.com, 2012). The tests compare Solve with them.
var Presets = []Preset{
	{"jacks-or-better-9-6",
		Deck{}, "royal 800, straight-flush 50, four 25, full-house 9, flush 6, straight 4, three 3, two-pair 2, pair:J-A 1", 1},
	{"bonus-8-5",
		Deck{}, "royal 800, straight-flush 50, four:A 80, four:2-4 40, four:5-K 25, full-house 8, flush 5, straight 4, three 3, two-pair 2, pair:J-A 1", 1},
	{"double-bonus-10-7",
		Deck{}, "royal 800, straight-flush 50, four:A 160, four:2-4 80, four:5-K 50, full-house 10, flush 7, straight 5, three 3, two-pair 1, pair:J-A 1", 1},
	{"double-double-bonus-9-6",
		Deck{}, "royal 800, four:A/2-4 400, four:2-4/2-4A 160, four:A 160, four:2-4 80, straight-flush 50, four:5-K 50, full-house 9, flush 6, straight 4, three 3, two-pair 1, pair:J-A 1", 1},
	{"deuces-wild",
		Deck{DeucesWild: true}, "natural-royal 800, four-deuces 200, wild-royal 25, five 15, straight-flush 9, four 5, full-house 3, flush 2, straight 2, three 1", 1},
	{"deuces-wild-nsud",
		Deck{DeucesWild: true}, "natural-royal 800, four-deuces 200, wild-royal 25, five 16, straight-flush 10, four 4, full-house 4, flush 3, straight 2, three 1", 1},
	{"joker-kings",
		Deck{Jokers: 1}, "natural-royal 800, five 200, wild-royal 100, straight-flush 50, four 20, full-house 7, flush 5, straight 3, three 2, two-pair 1, pair:KA 1", 1},
	{"double-joker",
		Deck{Jokers: 2}, "natural-royal 800, wild-royal 100, five 50, straight-flush 25, four 8, full-house 5, flush 4, straight 3, three 2, two-pair 1", 1},
	{"deuces-wild-25-15-11",
		Deck{DeucesWild: true}, "natural-royal 800, four-deuces 200, wild-royal 25, five 15, straight-flush 11, four 4, full-house 4, flush 3, straight 2, three 1", 1},
	{"deuces-wild-25-15-9",
		Deck{DeucesWild: true}, "natural-royal 800, four-deuces 200, wild-royal 25, five 15, straight-flush 9, four 4, full-house 4, flush 3, straight 2, three 1", 1},
	{"joker-kings-17",
		Deck{Jokers: 1}, "natural-royal 800, five 200, wild-royal 100, straight-flush 50, four 17, full-house 7, flush 5, straight 3, three 2, two-pair 1, pair:KA 1", 1},
	{"joker-kings-18-940",
		Deck{Jokers: 1}, "natural-royal 940, five 200, wild-royal 100, straight-flush 50, four 18, full-house 7, flush 5, straight 3, three 2, two-pair 1, pair:KA 1", 1},
	{"double-double-deuces-20-10-8",
		Deck{DeucesWild: true}, "natural-royal 4000, four-deuces 1000, natural-four:A/2-4 2000, natural-four:34/2-4A 1000, natural-four:A/5-K 1000, natural-four:34/5-K 500, natural-four:5-K/2-A 250, wild-royal 100, five 50, straight-flush 40, four 20, full-house 20, flush 15, straight 10, three 6", 6},
}

// PresetNames returns the keys and names of the presets, in their order.
func PresetNames() []names.Name {
	keys := make([]string, len(Presets))
	for i := range Presets {
		keys[i] = Presets[i].Key
	}
	return names.List(keys,
		"9/6 Jacks or Better", "ジャックス・オア・ベター 9/6",
		"8/5 Bonus Poker", "ボーナスポーカー 8/5",
		"10/7 Double Bonus", "ダブルボーナス 10/7",
		"9/6 Double Double Bonus", "ダブルダブルボーナス 9/6",
		"Deuces Wild, full pay", "デュースワイルド（フルペイ）",
		"Not So Ugly Deuces", "デュースワイルド（NSUD）",
		"Joker Poker, kings or better", "ジョーカーポーカー（キング以上）",
		"Double Joker Poker", "ダブルジョーカーポーカー",
		"Deuces Wild 25/15/11", "デュースワイルド 25/15/11",
		"Deuces Wild 25/15/9, four pays 4", "デュースワイルド 25/15/9（フォー4倍）",
		"Joker Poker, kings or better, four pays 17", "ジョーカーポーカー（キング以上、フォー17倍）",
		"Joker Poker, kings or better, four pays 18, royal 940", "ジョーカーポーカー（キング以上、フォー18倍、ロイヤル940倍）",
		"Double Double Deuces 20/10/8, six coins", "ダブルダブルデュース 20/10/8（6枚賭け）",
	)
}

// OtherLines are the lines of results that are not categories: a class with its
// own name, and hands that no line pays.
var OtherLines = []names.Name{
	{Key: fourDeuces, En: "Four deuces", Ja: "フォーデュース"},
	{Key: Nothing, En: "Nothing", Ja: "役なし"},
}

// Nothing is the key of hands that no line of a pay table pays.
const Nothing = "nothing"

// The codes of reasons.
const (
	ReasonPat           = "pat"               // all five are held and get the line
	ReasonDiscardAll    = "discard-all"       // nothing is held
	ReasonPair          = "hold-pair"         // already a pair, perhaps with wild cards
	ReasonTwoPair       = "hold-two-pair"     // Rank is the higher one
	ReasonThree         = "hold-three"        //
	ReasonFour          = "hold-four"         //
	ReasonWild          = "hold-wild"         // the wild cards
	ReasonRoyal         = "to-royal"          // 2…4 cards
	ReasonStraightFlush = "to-straight-flush" // 3 or 4 cards
	ReasonFlush         = "to-flush"          // 3 or 4 cards
	ReasonStraight      = "to-straight"       // 3 or 4 cards
	ReasonHighCards     = "high-cards"        // no pair yet, but a pair of any of them pays
	ReasonPays          = "pays"              // at most three, by share
)

// Reasons are the codes of reasons with their fields, in the order in which a
// hold has them.
var Reasons = []names.Code{
	{Key: ReasonPat, Fields: []string{"line", "cards"}},
	{Key: ReasonDiscardAll},
	{Key: ReasonPair, Fields: ofGroup},
	{Key: ReasonTwoPair, Fields: ofGroup},
	{Key: ReasonThree, Fields: ofGroup},
	{Key: ReasonFour, Fields: ofGroup},
	{Key: ReasonWild, Fields: ofCards},
	{Key: ReasonRoyal, Fields: ofCards},
	{Key: ReasonStraightFlush, Fields: ofStraights},
	{Key: ReasonFlush, Fields: ofCards},
	{Key: ReasonStraight, Fields: ofStraights},
	{Key: ReasonHighCards, Fields: ofCards},
	{Key: ReasonPays, Fields: []string{"line", "count", "share"}},
}

var (
	ofCards     = []string{"cards"}
	ofGroup     = []string{"rank", "cards"}
	ofStraights = []string{"cards", "straights"}
)
