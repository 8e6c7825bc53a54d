// Package histories has the functions that JavaScript can call to read and write hand histories: those of card rooms, and the
// formats of package poker. They are a module of their own, because few pages need them. It holds no rules.
package histories

import (
	"github.com/tefuda/tefuda/core/poker/record"
	"github.com/tefuda/tefuda/wasm/api/poker"
	"github.com/tefuda/tefuda/wasm/call"
)

// Game holds the functions, for the engine to register.
var Game = call.Game{Name: "histories", Functions: []call.Function{
	poker.ImportGame(record.ImportAll, false),
	poker.ExportGame(record.ExportRoom),
}}
