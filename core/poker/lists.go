package poker

import "github.com/tefuda/tefuda/core/names"

// Categories are the keys of the categories by Category, weakest first (役).
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

// CategoryNames returns the keys and names of the categories, by Category.
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

// Rankings are the keys of the rankings, by Ranking.
var Rankings = [...]string{
	High:          "high",
	ShortDeck:     "short-deck",
	AceFive:       "ace-five",
	EightOrBetter: "eight-or-better",
	DeuceSeven:    "deuce-seven",
	Badugi:        "badugi",
}

// RankingNames returns the keys and names of the rankings, by Ranking.
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

// Profiles are the keys of the named sets of rules, in the order of
// ProfileRules.
var Profiles = []string{
	"standard",
	"article",
}

// ProfileNames returns the keys and names of the profiles, in the order of
// ProfileRules.
func ProfileNames() []names.Name {
	return names.List(Profiles,
		"Standard", "標準",
		"zzz’s article", "zzz の記事",
	)
}

// ProfileRules are the rules of the profiles.
var ProfileRules = [...]Rules{Standard, Article}
