// Package daifugo is what JavaScript can call of Daifugō: each handler reads its
// arguments, lets core answer, and writes the result. It holds no rules.
package daifugo

import (
	"math/rand/v2"
	"strings"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

const name = "daifugo"

// Game is what the engine registers.
var Game = call.Game{Name: name, Functions: []call.Function{
	{Name: "presets", Run: presets},
	{Name: "deal", Run: deal},
	{Name: "roles", Run: roles},
	{Name: "rolesOf", Run: rolesOf},
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

// input adds to a call's arguments what this game's are read by.
type input struct{ *call.Input }

// rand is the call's source of chance.
//
//go:noinline
func (in *input) rand() *rand.Rand { return dice.NewRand(in.Seed) }

// name reads the key of a list, of which "article" was called "seed" once.
//
//go:noinline
func (in *input) name(field string, v wire.Value, list []names.Name) int {
	return in.renamed(field, v, list, "seed", "article")
}

// renamed reads the key of a list, of which one was called before otherwise.
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
