package video

// What players call the entries of the lists, in English and Japanese. They stand
// apart from the keys, as an engine needs these alone.
var (
	PresetNames = [][2]string{
		{"9/6 Jacks or Better", "ジャックス・オア・ベター 9/6"},
		{"8/5 Bonus Poker", "ボーナスポーカー 8/5"},
		{"10/7 Double Bonus", "ダブルボーナス 10/7"},
		{"9/6 Double Double Bonus", "ダブルダブルボーナス 9/6"},
		{"Deuces Wild, full pay", "デュースワイルド（フルペイ）"},
		{"Not So Ugly Deuces", "デュースワイルド（NSUD）"},
		{"Joker Poker, kings or better", "ジョーカーポーカー（キング以上）"},
		{"Double Joker Poker", "ダブルジョーカーポーカー"},
		{"Deuces Wild 25/15/11", "デュースワイルド 25/15/11"},
		{"Deuces Wild 25/15/9, four pays 4", "デュースワイルド 25/15/9（フォー4倍）"},
		{"Joker Poker, kings or better, four pays 17", "ジョーカーポーカー（キング以上、フォー17倍）"},
	}
	OtherLineNames = [][2]string{
		{"Four deuces", "フォーデュース"},
		{"Nothing", "役なし"},
	}
)
