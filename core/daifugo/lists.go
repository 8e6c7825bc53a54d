package daifugo

import "github.com/tefuda/tefuda/core/names"

// Switches are the names of the switches, bit i at index i. The key is the
// constant's name with a small first letter.
var Switches = [...]names.Name{
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
	{Key: "sevenPass", En: "7-pass", Ja: "7渡し"},
	{Key: "tenDiscard", En: "10-discard", Ja: "10捨て"},
	{Key: "nineReverse", En: "9-reverse", Ja: "9リバース"},
	{Key: "bomber", En: "Q-bomber", Ja: "Qボンバー"},
	{Key: "coup", En: "Coup: 999", Ja: "クーデター"},
	{Key: "sandstorm", En: "Sandstorm: 333", Ja: "砂嵐"},
	{Key: "gekokujo", En: "The pauper overthrows", Ja: "下剋上"},
	{Key: "fourStop", En: "Fours stop an 8", Ja: "4止め"},
	{Key: "ambulance", En: "Ambulance: 99", Ja: "救急車"},
	{Key: "fourSequenceRevolution", En: "Revolution by a sequence of 4", Ja: "4枚の階段革命"},
	{Key: "rankLockAlone", En: "Number lock on its own", Ja: "数字縛りだけでも"},
	{Key: "partLock", En: "Lock by some suits", Ja: "片縛り"},
	{Key: "equalHands", En: "Equal hands", Ja: "枚数を揃える"},
	{Key: "blindHand", En: "Blind hand for two", Ja: "2人用の伏せ札"},
	{Key: "sequenceUncut", En: "No 8-cut in a sequence", Ja: "階段の8は切らない"},
	{Key: "overlap", En: "Sequences may overlap", Ja: "階段の重なり"},
	{Key: "spadeLeads", En: "♠3 leads", Ja: "♠3の人から"},
	{Key: "sixSkip", En: "6-skip", Ja: "6飛ばし"},
	{Key: "tenSkip", En: "10-skip", Ja: "10飛ばし"},
	{Key: "kingSkip", En: "K-skip", Ja: "Kスキップ"},
	{Key: "sevenReverse", En: "7-reverse", Ja: "7回し"},
	{Key: "jackReverse", En: "J-reverse", Ja: "Jリバース"},
	{Key: "queenReverse", En: "Q-reverse", Ja: "Qリバース"},
	{Key: "rokurokubi", En: "Long neck: 66", Ja: "ろくろ首"},
	{Key: "catastrophe", En: "Catastrophe", Ja: "天変地異"},
	{Key: "oneForThree", En: "Three exchange one card", Ja: "3人以下は1枚交換"},
	{Key: "kingExchange", En: "Seven exchange three, nine four", Ja: "王様は3枚、神様は4枚"},
	{Key: "tributeKept", En: "The tribute is kept", Ja: "返品なし"},
	{Key: "fallenPlaysOn", En: "The fallen tycoon plays on", Ja: "都落ち後も続行"},
	{Key: "twoDecks", En: "Two decks", Ja: "2組のトランプ"},
}

// SwitchOf returns the switch of a key.
func SwitchOf(key string) (Switch, bool) {
	i := names.Find(Switches[:], key)
	return 1 << max(i, 0), i >= 0
}

// The presets.
var (
	// Article is nullsuke's game (see package article): 4 players, no joker, and
	// revolution as the only house rule.
	Article = Rules{4, 0, Sequences | Revolution | SequenceRevolution}
	// UEC is the game of the UEC championship's server.
	UEC = Rules{5, 1, Sequences | Revolution | SequenceRevolution | JokerRevolution | EightCut | SuitLock | SpadeReturn |
		Exchange | PermanentPass | SelfFollow | LeaderPass}
	// Common is a usual household game.
	Common = Rules{4, 2, Sequences | Revolution | SequenceRevolution | JokerRevolution | EightCut | SuitLock | SpadeReturn |
		ElevenBack | MiyakoOchi | Exchange | ForbiddenFinish | PermanentPass | LoserLeads}
	// Official is the game of the Japan Daifugō Federation (日本大富豪連盟): its five
	// rules (革命, 8切り, 都落ち, スート縛り, スペ3返し) and its forbidden finishes, after
	// Wikipedia’s 大富豪. In a sequence an 8 does not cut, and a sequence is no
	// revolution. Two cards stay out, so that all have thirteen. In the
	// federation's exchange players choose what to give back before they see what
	// they get. Here they see it, but cannot give it back.
	Official = Rules{4, 2, Sequences | Revolution | JokerRevolution | EightCut | SequenceUncut | SuitLock | SpadeReturn |
		MiyakoOchi | Exchange | TributeKept | ForbiddenFinish | LoserLeads | EqualHands}
)

// The rules of three programs, as far as the switches can express them.
var (
	// DragonQuest is Daifugō in the game Dragon Quest X with all its usual rules
	// on, except スライム革命 and the cards of friends: Ragna, 大富豪のルールや遊び方まとめ！,
	// https://dq10ragu.com/post-51802. There a joker for a 5 skips nobody, and a
	// foul finish clears the field.
	DragonQuest = Rules{4, 1, Sequences | Revolution | SequenceRevolution | FourSequenceRevolution | JokerRevolution | EightCut | SuitLock | RankLock | RankLockAlone | SpadeReturn |
		ElevenBack | FiveSkip | MiyakoOchi | Exchange | ForbiddenFinish | LoserLeads | SevenPass | TenDiscard | NineReverse | Bomber}
	// Tycoon is the card table of the game Persona 5 Royal: Xanthir, Tycoon, a
	// card game, https://xanthir.com/b5_y0. No sequences, no locks.
	Tycoon = Rules{4, 2, Revolution | JokerRevolution | EightCut | SpadeReturn | MiyakoOchi | Exchange | PermanentPass | LoserLeads}
	// Boardoor is the game of a site of board games: Boardoor, Daifugo
	// (President), https://boardoor.com/games/daifugo. It does not say who leads
	// later games; here it is the holder of the Three of diamonds, as in the
	// first.
	Boardoor = Rules{4, 2, Sequences | Revolution | SequenceRevolution | FourSequenceRevolution | JokerRevolution | EightCut |
		SuitLock | SpadeReturn | MiyakoOchi | Exchange}
)

// The indices of the presets.
const (
	article = iota
	uec
	common
	dragonQuest
	tycoon
	boardoor
	official
)

// Presets are the names of the presets, PresetRules their rules in the same
// order.
var (
	Presets = [...]names.Name{
		article:     {Key: "article", En: "nullsuke’s", Ja: "nullsuke の記事"},
		uec:         {Key: "uec", En: "Championship (UEC)", Ja: "大会（UEC）"},
		common:      {Key: "common", En: "Household", Ja: "一般"},
		dragonQuest: {Key: "dragonQuest", En: "Dragon Quest X", Ja: "ドラゴンクエストX"},
		tycoon:      {Key: "tycoon", En: "Tycoon (Persona 5)", Ja: "大富豪（ペルソナ5R）"},
		boardoor:    {Key: "boardoor", En: "Boardoor", Ja: "Boardoor"},
		official:    {Key: "official", En: "Official (federation)", Ja: "公式（日本大富豪連盟）"},
	}
	PresetRules = [...]*Rules{article: &Article, uec: &UEC, common: &Common, dragonQuest: &DragonQuest, tycoon: &Tycoon, boardoor: &Boardoor, official: &Official}
)

// Preset returns the rules of a key.
func Preset(key string) (Rules, bool) {
	i := names.Find(Presets[:], key)
	return *PresetRules[max(i, 0)], i >= 0
}

// Choices are the names of the choices, NoChoice first.
var Choices = [...]names.Name{
	NoChoice:   {Key: "none", En: "Nothing to choose", Ja: "選ぶものなし"},
	Giving:     {Key: "give", En: "Cards to give", Ja: "渡す札"},
	Discarding: {Key: "discard", En: "Cards to discard", Ja: "捨てる札"},
	Naming:     {Key: "name", En: "Ranks that all discard", Ja: "全員が捨てる数字"},
	Dropping:   {Key: "drop", En: "Cards of the ranks named", Ja: "指名された数字の札"},
	Stopping:   {Key: "stop", En: "Stop the 8 by two fours", Ja: "4を2枚出して8切りを止める"},
}

// A Phase is a part of a game.
type Phase uint8

// The phases, in the order of Phases.
const (
	Playing    Phase = iota // a player must play, or choose something after playing
	Exchanging              // cards are still to be given back
	Ended                   // all final ranks are given
)

// Phases are the names of the phases.
var Phases = [...]names.Name{
	Playing:    {Key: "play", En: "Play", Ja: "プレイ中"},
	Exchanging: {Key: "exchange", En: "Exchange", Ja: "カード交換中"},
	Ended:      {Key: "over", En: "Over", Ja: "終了"},
}

// Classes (階級) are the titles that players have from their rank in the last game,
// from the highest.
var Classes = [...]names.Name{
	{Key: "daifugo", En: "Tycoon", Ja: "大富豪"},
	{Key: "fugo", En: "Rich", Ja: "富豪"},
	{Key: "heimin", En: "Commoner", Ja: "平民"},
	{Key: "hinmin", En: "Poor", Ja: "貧民"},
	{Key: "daihinmin", En: "Pauper", Ja: "大貧民"},
}

// ClassOf returns the index in Classes of a final rank 1…players. With two or
// three players nobody is rich or poor.
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
