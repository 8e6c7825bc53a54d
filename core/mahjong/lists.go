package mahjong

import "github.com/tefuda/tefuda/core/names"

// Winds are the winds in the order of their tiles, for the round and seat winds 0…3.
var Winds = []names.Name{{Key: "E", En: "East", Ja: "東"}, {Key: "S", En: "South", Ja: "南"}, {Key: "W", En: "West", Ja: "西"}, {Key: "N", En: "North", Ja: "北"}}

// Others are the opponents, seen from a player. Index i is Meld.From i+1.
var Others = []names.Name{{Key: "right", En: "right", Ja: "下家"}, {Key: "across", En: "across", Ja: "対面"}, {Key: "left", En: "left", Ja: "上家"}}

// MeldTypes are the types of meld, in their order.
var MeldTypes = []string{
	"chi", "pon", "openKan", "addedKan", "closedKan",
}

// MeldNames returns the types of meld with what players call them.
func MeldNames() []names.Name {
	return names.List(MeldTypes,
		"Chi", "チー",
		"Pon", "ポン",
		"Open kan", "大明槓",
		"Added kan", "加槓",
		"Closed kan", "暗槓",
	)
}
