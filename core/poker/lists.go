package poker

import "github.com/tefuda/tefuda/core/names"

// Categories are the categories by number, weakest first (役). Their keys are
// what front ends know them by.
var Categories = [...]names.Name{
	NoHand:        {Key: "none", En: "No cards", Ja: "カードなし"},
	HighCard:      {Key: "high", En: "High card", Ja: "ハイカード"},
	OnePair:       {Key: "pair", En: "One pair", Ja: "ワンペア"},
	TwoPair:       {Key: "two-pair", En: "Two pair", Ja: "ツーペア"},
	ThreeOfAKind:  {Key: "three", En: "Three of a kind", Ja: "スリーカード"},
	Straight:      {Key: "straight", En: "Straight", Ja: "ストレート"},
	Flush:         {Key: "flush", En: "Flush", Ja: "フラッシュ"},
	FullHouse:     {Key: "full-house", En: "Full house", Ja: "フルハウス"},
	FourOfAKind:   {Key: "four", En: "Four of a kind", Ja: "フォーカード"},
	StraightFlush: {Key: "straight-flush", En: "Straight flush", Ja: "ストレートフラッシュ"},
	RoyalFlush:    {Key: "royal", En: "Royal flush", Ja: "ロイヤルフラッシュ"},
	FiveOfAKind:   {Key: "five", En: "Five of a kind", Ja: "ファイブカード"},
	LowHand:       {Key: "low", En: "Low", Ja: "ロー"},
	NoLow:         {Key: "no-low", En: "No low", Ja: "ローなし"},
}

// Rankings are the orders of hands.
var Rankings = [...]names.Name{
	High:          {Key: "high", En: "High", Ja: "ハイ"},
	ShortDeck:     {Key: "short-deck", En: "Short deck", Ja: "ショートデッキ"},
	AceFive:       {Key: "ace-five", En: "Ace-to-five low", Ja: "A-5ロー"},
	EightOrBetter: {Key: "eight-or-better", En: "Eight or better", Ja: "エイト・オア・ベター"},
	DeuceSeven:    {Key: "deuce-seven", En: "Deuce-to-seven low", Ja: "2-7ロー"},
}

// Profiles are the sets of rules that have a name, in the order of ProfileRules.
var Profiles = []names.Name{
	{Key: "standard", En: "Standard", Ja: "標準"},
	{Key: "article", En: "The article’s", Ja: "元の記事"},
}

// ProfileRules are the rules of the profiles.
var ProfileRules = [...]Rules{Standard, Article}
