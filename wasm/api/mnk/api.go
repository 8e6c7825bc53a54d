// Package mnk holds the functions of m,n,k boards that JavaScript can call. Each handler
// reads its arguments, lets core answer, and writes the result. It holds no rules.
package mnk

import (
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

const name = "mnk"

// Game is the table of functions that the engine registers.
var Game = call.Game{Name: name, Functions: functions}

// input is a call's arguments, with the readers of this game's values as methods.
type input struct{ *call.Input }

func run(handler func(in *input, out *wire.Writer)) func(*call.Input, *wire.Writer) {
	return func(in *call.Input, out *wire.Writer) { handler(&input{in}, out) }
}
