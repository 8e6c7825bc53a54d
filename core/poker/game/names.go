package game

// What players call the entries of the lists, in English and Japanese. They stand
// apart from the keys, as an engine needs these alone.
var (
	VariantNames = [][2]string{
		Holdem:    {"Texas hold'em", "テキサスホールデム"},
		ShortDeck: {"Short-deck hold'em", "ショートデッキ"},
		Draw:      {"Five-card draw", "ファイブカードドロー"},
	}
	LimitNames = [][2]string{
		NoLimit:    {"No limit", "ノーリミット"},
		PotLimit:   {"Pot limit", "ポットリミット"},
		FixedLimit: {"Fixed limit", "フィックスリミット"},
	}
	KindNames = [][2]string{
		Fold:    {"Fold", "フォールド"},
		Check:   {"Check", "チェック"},
		Call:    {"Call", "コール"},
		Bet:     {"Bet", "ベット"},
		Raise:   {"Raise", "レイズ"},
		Discard: {"Draw", "ドロー"},
		Show:    {"Show", "ショー"},
		Muck:    {"Muck", "マック"},
		Ante:    {"Ante", "アンティ"},
		Blind:   {"Blind", "ブラインド"},
		Deal:    {"Deal", "ディール"},
		Board:   {"Board", "ボード"},
		Return:  {"Uncalled bet returned", "返却"},
		Win:     {"Win", "獲得"},
		Pass:    {"Passed out", "流れ"},
	}
	PhaseNames = [][2]string{
		Betting:  {"Betting", "ベット"},
		Drawing:  {"Draw", "ドロー"},
		Showdown: {"Showdown", "ショーダウン"},
		Over:     {"Over", "終了"},
	}
	AntesByNames = [][2]string{
		ByAll:    {"Everybody", "全員"},
		ByBig:    {"The big blind", "ビッグブラインド"},
		ByButton: {"The button", "ボタン"},
	}
)
