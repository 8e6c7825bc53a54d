// Package poker is what JavaScript can call of hands, video poker, equity and whole games: each handler reads its
// arguments, lets core answer, and writes the result. It holds no rules.
package poker

import (
	"slices"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Game is what the engine registers.
var Game = call.Game{Name: "poker", Functions: slices.Concat(handFunctions, drawFunctions, equityFunctions, playFunctions, chooseFunctions)}

// input adds to a call's arguments what this game's are read by.
type input struct{ *call.Input }

func run(handler func(in *input, out *wire.Writer)) func(*call.Input, *wire.Writer) {
	return func(in *call.Input, out *wire.Writer) { handler(&input{in}, out) }
}

// refuse keeps what core says of an argument, under the name that it has here.
// Elements before the first one that core was given shift the index.
//
//go:noinline
func (in *input) refuse(field string, before int, err error) {
	if fault, ok := err.(*search.Fault); ok {
		named := *fault
		named.Field = field
		if named.Index >= 0 {
			named.Index += before
		}
		err = &named
	}
	in.Refuse("", err)
}

// rules reads profile, wheel and doubleAceFlush.
//
//go:noinline
func (in *input) rules() poker.Rules {
	r := poker.ProfileRules[in.Choice("profile", search.Keys(poker.Profiles)...)]
	r.Wheel = in.Boolean("wheel", r.Wheel)
	r.DoubleAceFlush = in.Boolean("doubleAceFlush", r.DoubleAceFlush)
	return r
}
