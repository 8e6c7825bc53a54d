//go:build js && wasm && faults

package main

import (
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Functions that fail, for the tests of what happens then. No published
// engine has them.
func init() {
	games = append(games, &call.Game{Name: "test", Functions: []call.Function{
		{Name: "panic", Run: func(*call.Input, *wire.Writer) { panic("injected") }},
		{Name: "overflow", Run: func(_ *call.Input, out *wire.Writer) { out.Int(int64(overflow(1))) }},
		{Name: "exhaust", Run: func(*call.Input, *wire.Writer) { exhaust() }},
		{Name: "spin", Run: spin},
	}})
}

//go:noinline
func overflow(n int) int {
	var frame [64]int
	frame[n%64] = overflow(n+1) + n
	return frame[n%64]
}

func exhaust() {
	var all [][]byte
	for {
		all = append(all, make([]byte, 64<<20))
	}
}

// spin works until its budget is spent, for ever without one.
func spin(in *call.Input, out *wire.Writer) {
	if !in.OK() {
		return
	}
	m := in.Meter(0)
	for m.Done(1) {
	}
	out.Int(m.Progress().Done)
}
