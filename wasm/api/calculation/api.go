// Package calculation is what JavaScript can call of the patience Calculation: each handler reads its
// arguments, lets core answer, and writes the result. It holds no rules.
package calculation

import (
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

const name = "calculation"

// Game is what the engine registers.
var Game = call.Game{Name: name, Functions: functions}

// input adds to a call's arguments what this game's are read by.
type input struct{ *call.Input }

func run(handler func(in *input, out *wire.Writer)) func(*call.Input, *wire.Writer) {
	return func(in *call.Input, out *wire.Writer) { handler(&input{in}, out) }
}
