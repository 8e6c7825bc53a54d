package levels

import "github.com/tefuda/tefuda/core/names"

// Names are the names of the levels, from weak to strong. They say how strong a
// player is, not how it chooses.
var Names = [...]names.Name{
	Random:    {Key: "beginner", En: "Beginner", Ja: "入門"},
	Default:   {Key: "novice", En: "Novice", Ja: "初級"},
	Closing:   {Key: "casual", En: "Casual", Ja: "初中級"},
	Article:   {Key: "regular", En: "Regular", Ja: "中級"},
	Heuristic: {Key: "skilled", En: "Skilled", Ja: "上級"},
	Ahead:     {Key: "expert", En: "Expert", Ja: "達人"},
	Search:    {Key: "champion", En: "Champion", Ja: "名人"},
}

// Former are the keys that the levels had before, "" for a new level.
var Former = [...]string{
	Random: "random", Closing: "weakest", Article: "article", Heuristic: "heuristic", Ahead: "policy", Search: "search",
}

// NameNow returns today's key of the level with a former key, "" if there is
// none.
func NameNow(before string) string {
	for i, name := range &Former {
		if name == before && name != "" {
			return Names[i].Key
		}
	}
	return ""
}
