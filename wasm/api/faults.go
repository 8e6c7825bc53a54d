//go:build faults

package api

import "github.com/tefuda/tefuda/wasm/wire"

// Functions that fail, for the tests of what happens then. No published
// engine has them.
func init() {
	Functions = append(Functions,
		Function{"test.panic", func(*input, *wire.Writer) { panic("injected") }},
		Function{"test.overflow", func(_ *input, out *wire.Writer) { out.Int(int64(overflow(1))) }},
		Function{"test.exhaust", func(*input, *wire.Writer) { exhaust() }},
		Function{"test.spin", func(in *input, out *wire.Writer) { in.spin(out) }},
	)
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
func (in *input) spin(out *wire.Writer) {
	if !in.ok() {
		return
	}
	m := in.meter(0)
	for m.Done(1) {
	}
	out.Int(m.Progress().Done)
}
