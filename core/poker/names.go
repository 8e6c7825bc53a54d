package poker

// What players call the entries of the lists, in English and Japanese. They stand
// apart from the keys, as an engine needs these alone.
var (
	CategoryNames = [][2]string{
		NoHand:        {"No cards", "カードなし"},
		HighCard:      {"High card", "ハイカード"},
		OnePair:       {"One pair", "ワンペア"},
		TwoPair:       {"Two pair", "ツーペア"},
		ThreeOfAKind:  {"Three of a kind", "スリーカード"},
		Straight:      {"Straight", "ストレート"},
		Flush:         {"Flush", "フラッシュ"},
		FullHouse:     {"Full house", "フルハウス"},
		FourOfAKind:   {"Four of a kind", "フォーカード"},
		StraightFlush: {"Straight flush", "ストレートフラッシュ"},
		RoyalFlush:    {"Royal flush", "ロイヤルフラッシュ"},
		FiveOfAKind:   {"Five of a kind", "ファイブカード"},
	}
	ProfileNames = [][2]string{
		{"Standard", "標準"},
		{"The article’s", "元の記事"},
	}
)
