// Package histories is what JavaScript can call of the texts that card rooms write of their hands, with those of poker: a
// module of its own, as few pages read them. It holds no rules.
package histories

import (
	"github.com/tefuda/tefuda/core/poker/record"
	"github.com/tefuda/tefuda/wasm/api/poker"
	"github.com/tefuda/tefuda/wasm/call"
)

// Game is what the engine registers.
var Game = call.Game{Name: "histories", Functions: []call.Function{
	poker.ImportGame(record.ImportAll, false),
	poker.ExportGame(record.ExportRoom),
}}
