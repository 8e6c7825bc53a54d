package poker

import "github.com/tefuda/tefuda/core/names"

// Categories are the categories by number, weakest first (役). Their keys are
// what front ends know them by.
var Categories = [...]string{
	NoHand:        "none",
	HighCard:      "high",
	OnePair:       "pair",
	TwoPair:       "two-pair",
	ThreeOfAKind:  "three",
	Straight:      "straight",
	Flush:         "flush",
	FullHouse:     "full-house",
	FourOfAKind:   "four",
	StraightFlush: "straight-flush",
	RoyalFlush:    "royal",
	FiveOfAKind:   "five",
	LowHand:       "low",
	NoLow:         "no-low",
	BadugiHand:    "badugi",
}

// CategoryNames returns the categories with what players call them.
func CategoryNames() []names.Name {
	return names.List(Categories[:],
		"No cards", "カードなし",
		"High card", "ハイカード",
		"One pair", "ワンペア",
		"Two pair", "ツーペア",
		"Three of a kind", "スリーカード",
		"Straight", "ストレート",
		"Flush", "フラッシュ",
		"Full house", "フルハウス",
		"Four of a kind", "フォーカード",
		"Straight flush", "ストレートフラッシュ",
		"Royal flush", "ロイヤルフラッシュ",
		"Five of a kind", "ファイブカード",
		"Low", "ロー",
		"No low", "ローなし",
		"Badugi", "バドゥーギ",
	)
}

// Rankings are the orders of hands.
var Rankings = [...]string{
	High:          "high",
	ShortDeck:     "short-deck",
	AceFive:       "ace-five",
	EightOrBetter: "eight-or-better",
	DeuceSeven:    "deuce-seven",
	Badugi:        "badugi",
}

// RankingNames returns the orders of hands with what players call them.
func RankingNames() []names.Name {
	return names.List(Rankings[:],
		"High", "ハイ",
		"Short deck", "ショートデッキ",
		"Ace-to-five low", "A-5ロー",
		"Eight or better", "エイト・オア・ベター",
		"Deuce-to-seven low", "2-7ロー",
		"Badugi", "バドゥーギ",
	)
}

// Profiles are the sets of rules that have a name, in the order of ProfileRules.
var Profiles = []string{
	"standard",
	"article",
}

// ProfileNames returns the profiles in words.
func ProfileNames() []names.Name {
	return names.List(Profiles,
		"Standard", "標準",
		"zzz’s article", "zzz の記事",
	)
}

// ProfileRules are the rules of the profiles.
var ProfileRules = [...]Rules{Standard, Article}
