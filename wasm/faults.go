//go:build js && wasm && faults

package main

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// The game test, for tests: functions that fail, and one that needs tables. No
// published engine has it.
func init() {
	games = append(games, &call.Game{Name: "test", UseTables: useTables, Functions: []call.Function{
		{Name: "panic", Run: func(*call.Input, *wire.Writer) { panic("injected") }},
		{Name: "overflow", Run: func(_ *call.Input, out *wire.Writer) { out.Int(int64(overflow(1))) }},
		{Name: "exhaust", Run: func(*call.Input, *wire.Writer) { exhaust() }},
		{Name: "spin", Run: spin},
		{Name: "needsTables", Run: needsTables},
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

// spin runs until its budget is used up, without a budget for ever.
func spin(in *call.Input, out *wire.Writer) {
	if !in.OK() {
		return
	}
	m := in.Meter(0)
	for m.Done(1) {
	}
	out.Int(m.Progress().Done)
}

// sum is the sum of the tables' bytes, 0 until they are loaded.
var sum int64

// useTables accepts bytes of which the first is 1.
func useTables(b []byte) error {
	if len(b) == 0 || b[0] != 1 {
		return &fault.Fault{Code: fault.BadRange, Field: "tables", Index: 0, Reason: "must be 1"}
	}
	for sum = 0; len(b) > 0; b = b[1:] {
		sum += int64(b[0])
	}
	return nil
}

func needsTables(in *call.Input, out *wire.Writer) {
	if !in.OK() {
		return
	}
	if sum == 0 {
		in.NeedTables()
		return
	}
	out.Int(sum)
}
