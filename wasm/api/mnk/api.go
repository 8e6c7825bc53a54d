// Package mnk is what JavaScript can call of m,n,k boards: each handler reads its
// arguments, lets core answer, and writes the result. It holds no rules.
package mnk

import (
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

const name = "mnk"

// Game is what the engine registers.
var Game = call.Game{Name: name, Functions: functions}

// input adds to a call's arguments what this game's are read by.
type input struct{ *call.Input }

func run(handler func(in *input, out *wire.Writer)) func(*call.Input, *wire.Writer) {
	return func(in *call.Input, out *wire.Writer) { handler(&input{in}, out) }
}
