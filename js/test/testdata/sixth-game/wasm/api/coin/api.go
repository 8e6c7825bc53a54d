// Package coin is what JavaScript can call of heads or tails.
package coin

import (
	"github.com/tefuda/tefuda/core/coin"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Game is what the engine registers.
var Game = call.Game{Name: "coin", Functions: []call.Function{{Name: "toss", Run: toss}}}

func toss(in *call.Input, out *wire.Writer) {
	tosses := in.AsInteger("tosses", in.Position, 1, 1000)
	if !in.OK() {
		return
	}
	out.Object()
	out.TextField("side", coin.Sides[coin.Toss(in.Seed, uint32(tosses))].Key)
	out.End()
}
