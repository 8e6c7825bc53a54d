package mahjong

import "github.com/tefuda/tefuda/core/search"

// Winds are the winds in the order of their tiles: the places of round and seat
// winds 0…3.
var Winds = []search.Name{{Key: "E", En: "East", Ja: "東"}, {Key: "S", En: "South", Ja: "南"}, {Key: "W", En: "West", Ja: "西"}, {Key: "N", En: "North", Ja: "北"}}

// Others are the other players as one sees them; place i is Meld.From i+1.
var Others = []search.Name{{Key: "right", En: "right", Ja: "下家"}, {Key: "across", En: "across", Ja: "対面"}, {Key: "left", En: "left", Ja: "上家"}}

// MeldTypes are the types of meld, in their order.
var MeldTypes = []search.Name{
	{Key: "chi", En: "Chi", Ja: "チー"},
	{Key: "pon", En: "Pon", Ja: "ポン"},
	{Key: "openKan", En: "Open kan", Ja: "大明槓"},
	{Key: "addedKan", En: "Added kan", Ja: "加槓"},
	{Key: "closedKan", En: "Closed kan", Ja: "暗槓"},
}
