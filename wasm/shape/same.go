package shape

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Same takes the fields that write writes, which follow from the rest of the object, and
// checks that those that were given are the same: nothing else is read of them.
func (r *Reader) Same(write func(out *wire.Writer)) {
	if !r.In.Good() {
		return
	}
	var want wire.Writer
	want.Object()
	write(&want)
	want.End()
	if wrong := wire.Differ(want.Bytes(), r.Take); wrong != nil {
		r.In.Fail(fault.BadGame, r.Path("")+wrong.Part, "must be ", wrong.Want.Describe(), " as the rest tells, not ", wrong.Got.Describe())
	}
}
