package solver

import "github.com/tefuda/tefuda/core/names"

// Kinds are the keys and names of the kinds of nodes, in the order of their
// constants.
var Kinds = []names.Name{
	Decision: {Key: "decision", En: "Decision", Ja: "選択"},
	Deal:     {Key: "deal", En: "A card is dealt", Ja: "次の札"},
	Folded:   {Key: "fold", En: "A player has folded", Ja: "フォールド"},
	Showdown: {Key: "showdown", En: "Showdown", Ja: "ショーダウン"},
}
