// Package daifugo holds the functions of Daifugō that JavaScript can call. Each handler
// reads its arguments, lets core answer, and writes the result. It holds no rules.
package daifugo

import (
	"math/rand/v2"
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

const name = "daifugo"

// Game is the table of functions that the engine registers.
var Game = call.Game{Name: name, Functions: []call.Function{
	{Name: "presets", Run: presets},
	{Name: "deal", Run: deal},
	{Name: "combinations", Run: combinations},
	{Name: "combinationsOf", Run: combinationsOf},
	{Name: "evaluate", Run: evaluate},
	{Name: "legal", Run: legal},
	{Name: "apply", Run: apply},
	{Name: "view", Run: view},
	{Name: "choose", Run: choose},
	{Name: "review", Run: review},
	{Name: "playout", Run: playout},
	{Name: "importGame", Run: importGame},
	{Name: "exportGame", Run: exportGame},
}}

// input is a call's arguments, with the readers of this game's values as methods.
type input struct {
	*call.Input
	of daifugo.Rules // the rules for reading cards: with two decks a card may be there twice
}

// rand returns the call's random generator, from its seed.
//
//go:noinline
func (in *input) rand() *rand.Rand { return dice.NewRand(in.Seed) }

// name reads a key of list. Its former key "seed" is refused with the new one, "article".
//
//go:noinline
func (in *input) name(field string, v wire.Value, list []names.Name) int {
	return in.renamed(field, v, list, "seed", "article")
}

// renamed reads a key of list. The former key before is refused with its new name now, if
// now is not empty.
//
//go:noinline
func (in *input) renamed(field string, v wire.Value, list []names.Name, before, now string) int {
	s, ok := v.String()
	if at := names.Find(list, s); ok && at >= 0 {
		return at
	}
	words := names.Keys(list)
	if s == before && now != "" && ok {
		in.Fail("range", field, "must be \"", strings.Join(words, "\" or \""), "\", not \"", before, "\", which is called \"", now, "\" now")
		return 0
	}
	return in.AsChoice(field, v, words)
}
