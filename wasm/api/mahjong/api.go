// Package mahjong holds the functions of riichi mahjong that JavaScript can call. Each
// handler reads its arguments, lets core answer, and writes the result. It holds no rules.
package mahjong

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// name is the game's key. Its tables and views carry it in the field game.
const name = "mahjong"

// Game is the table of functions that the engine registers.
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

// input is a call's arguments, with the readers of this game's values as methods.
type input struct {
	*call.Input
	notation.Writing // how results write tiles
}

func run(handler func(in *input, out *wire.Writer)) func(*call.Input, *wire.Writer) {
	return runBut("", handler)
}

// runBut is run for a handler that takes null as a value of the option with this name:
// an onlooker. In all other options null counts as left out.
func runBut(name string, handler func(in *input, out *wire.Writer)) func(*call.Input, *wire.Writer) {
	return func(in *call.Input, out *wire.Writer) {
		in.DropNulls(name)
		if !in.Option("player").IsMissing() {
			in.Fail("unknown", "options.player", "is not an option: it is called level now")
		}
		handler(&input{Input: in}, out)
	}
}

// refuse reports core's fault in the name of an argument or option: the hand, options for
// flags, or else the option of the fault's field.
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
