package shape

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Same checks fields that follow from the rest of the object, and marks them as read. write
// writes their true values. A given field must be the same; its value is not used otherwise.
//
//go:noinline
func (r *Reader) Same(write func(out *wire.Writer)) {
	if !r.In.Good() {
		return
	}
	var want wire.Writer
	want.Object()
	write(&want)
	want.End()
	seen, part, wrong := wire.Differ(r.names, r.values, want.Bytes())
	if r.taken |= seen; wrong != "" {
		r.In.Fail(fault.BadGame, r.Path("")+part, wrong)
	}
}
