package lists

import (
	"github.com/tefuda/tefuda/core/poker/record"
	api "github.com/tefuda/tefuda/wasm/api/histories"
)

func init() {
	Games = append(Games, &Game{API: &api.Game, Lists: []List{
		{"formats", "HistoryFormat", "The formats of texts of hands.", record.Formats},
	}})
}
