package record

import "github.com/tefuda/tefuda/core/names"

// Formats are the names of the formats of logs; the last is only read, and the one before in JavaScript.
var Formats = []names.Name{
	{Key: "tenhou", En: "tenhou.net/6", Ja: "天鳳"},
	{Key: "mjai", En: "mjai", Ja: "mjai"},
	{Key: "majiang", En: "Majiang", Ja: "電脳麻将"},
	{Key: "mjlog", En: "Tenhou's XML", Ja: "天鳳のXML（mjlog）"},
	{Key: "soul", En: "Mahjong Soul", Ja: "雀魂"},
}
