package daifugo

import "github.com/tefuda/tefuda/core/search"

// Switches are the names of the switches, that of bit i at i: as keys their
// constants' names with a small first letter.
var Switches = [...]search.Name{
	{Key: "sequences", En: "Sequences", Ja: "階段"},
	{Key: "revolution", En: "Revolution", Ja: "革命"},
	{Key: "sequenceRevolution", En: "Sequence revolution", Ja: "階段革命"},
	{Key: "jokerRevolution", En: "Joker counts for it", Ja: "ジョーカー込みの革命"},
	{Key: "eightCut", En: "8-cut", Ja: "8切り"},
	{Key: "suitLock", En: "Suit lock", Ja: "スート縛り"},
	{Key: "rankLock", En: "Number lock", Ja: "数字縛り"},
	{Key: "spadeReturn", En: "♠3 beats the joker", Ja: "スペ3返し"},
	{Key: "elevenBack", En: "11-back", Ja: "11バック"},
	{Key: "fiveSkip", En: "5-skip", Ja: "5飛ばし"},
	{Key: "sixReverse", En: "6-reverse", Ja: "6リバース"},
	{Key: "miyakoOchi", En: "Fall of the tycoon", Ja: "都落ち"},
	{Key: "exchange", En: "Exchange", Ja: "カード交換"},
	{Key: "forbiddenFinish", En: "Forbidden finishes", Ja: "禁止上がり"},
	{Key: "permanentPass", En: "Pass for good", Ja: "パスしたら休み"},
	{Key: "selfFollow", En: "Follow oneself", Ja: "自分に重ねる"},
	{Key: "leaderPass", En: "The leader may pass", Ja: "親のパス"},
	{Key: "loserLeads", En: "The last leads", Ja: "最下位が親"},
	{Key: "diamondStart", En: "Begin with ♦3", Ja: "♦3から始める"},
}

// SwitchOf returns the switch of a key.
func SwitchOf(key string) (Switch, bool) {
	i := search.Find(Switches[:], key)
	return 1 << max(i, 0), i >= 0
}

// The presets.
var (
	// Article is the article's game: 4 players, no joker, no house rule but
	// revolution.
	Article = Rules{4, 0, Sequences | Revolution | SequenceRevolution}
	// UEC is the game of the UEC championship's server.
	UEC = Rules{5, 1, Sequences | Revolution | SequenceRevolution | JokerRevolution | EightCut | SuitLock | SpadeReturn |
		Exchange | PermanentPass | SelfFollow | LeaderPass}
	// Common is a usual household game.
	Common = Rules{4, 2, Sequences | Revolution | SequenceRevolution | JokerRevolution | EightCut | SuitLock | SpadeReturn |
		ElevenBack | MiyakoOchi | Exchange | ForbiddenFinish | PermanentPass | LoserLeads}
)

// Presets are the names of the presets, PresetRules the rules in their order.
var (
	Presets = [...]search.Name{
		{Key: "article", En: "The article’s", Ja: "記事"},
		{Key: "uec", En: "Championship (UEC)", Ja: "大会（UEC）"},
		{Key: "common", En: "Household", Ja: "一般"},
	}
	PresetRules = [...]*Rules{&Article, &UEC, &Common}
)

// Preset returns the rules of a key.
func Preset(key string) (Rules, bool) {
	i := search.Find(Presets[:], key)
	return *PresetRules[max(i, 0)], i >= 0
}

// Classes (階級) are what the places of the game before make of players, from
// the highest.
var Classes = [...]search.Name{
	{Key: "daifugo", En: "Tycoon", Ja: "大富豪"},
	{Key: "fugo", En: "Rich", Ja: "富豪"},
	{Key: "heimin", En: "Commoner", Ja: "平民"},
	{Key: "hinmin", En: "Poor", Ja: "貧民"},
	{Key: "daihinmin", En: "Pauper", Ja: "大貧民"},
}

// ClassOf returns the index in Classes of a place 1…players. With two or three
// players nobody is rich or poor.
func ClassOf(place, players int8) int {
	switch {
	case place == 1:
		return 0
	case place == players:
		return 4
	case place == 2 && players > 3:
		return 1
	case place == players-1 && players > 3:
		return 3
	}
	return 2
}
