package player

// What players call the entries of the lists, in English and Japanese. They stand
// apart from the keys, as an engine needs these alone.
var (
	LevelNames = [][2]string{
		Random:   {"Random", "ランダム"},
		Beginner: {"Beginner", "初級"},
		Regular:  {"Regular", "中級"},
	}
)
