// Package mahjong is what JavaScript can call of riichi mahjong: each handler reads its
// arguments, lets core answer, and writes the result. It holds no rules.
package mahjong

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// name is the game's, by which its tables and views say what they are.
const name = "mahjong"

// Game is what the engine registers.
var Game = call.Game{Name: name, Functions: []call.Function{
	{Name: "shanten", Run: run(shantenOf)},
	{Name: "shantenMany", Run: run(shantenMany)},
	{Name: "ukeire", Run: run(ukeire)},
	{Name: "ukeireMany", Run: run(ukeireMany)},
	{Name: "score", Run: run(scoreOf)},
	{Name: "value", Run: run(value)},
	{Name: "evaluate", Run: run(evaluate)},
	{Name: "chooseDiscard", Run: run(chooseDiscard)},
	{Name: "chooseCall", Run: run(chooseCall)},
	{Name: "chooseKan", Run: run(chooseKan)},
	{Name: "presets", Run: run(presets)},
	{Name: "deal", Run: run(deal)},
	{Name: "view", Run: runBut("seat", viewOf)},
	{Name: "legal", Run: run(legal)},
	{Name: "apply", Run: run(apply)},
	{Name: "choose", Run: run(choose)},
	{Name: "importGame", Run: run(importGame)},
	{Name: "exportGame", Run: run(exportGame)},
	{Name: "replay", Run: run(replay)},
	{Name: "review", Run: run(reviewOf)},
}}

// input adds to a call's arguments what this game's are read by.
type input struct {
	*call.Input
	notation.Writing // how results write tiles
}

func run(handler func(in *input, out *wire.Writer)) func(*call.Input, *wire.Writer) {
	return runBut("", handler)
}

// runBut is run of a handler to which null as the option of a name is an onlooker.
func runBut(name string, handler func(in *input, out *wire.Writer)) func(*call.Input, *wire.Writer) {
	return func(in *call.Input, out *wire.Writer) {
		in.DropNulls(name)
		if !in.Option("player").IsMissing() {
			in.Fail("unknown", "options.player", "is not an option: it is called level now")
		}
		handler(&input{Input: in}, out)
	}
}

// refuse keeps what core says of the hand or of an option.
//
//go:noinline
func (in *input) refuse(err error) {
	bad, ok := err.(*fault.Fault)
	if !ok {
		return
	}
	switch bad.Field {
	case "hand":
		in.Refuse("", bad)
	case "flags":
		in.Fail(bad.Code, "options", bad.Reason)
	default:
		in.Refuse("options.", bad)
	}
}
