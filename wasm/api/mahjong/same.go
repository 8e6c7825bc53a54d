package mahjong

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// notCompared are fields of games and views that are read elsewhere, or tell
// what was or what is over, on which nothing depends.
var notCompared = [...]string{"rules", "rounds", "seed", "own", "events", "view", "result", "final", "hand", "dora", "offer", "safe"}

// same reports the first field of what was given that is not as it must be, as
// far as it was given.
//
//go:noinline
func (in *input) same(field string, got, want *wire.Value) {
	given, values, isObject := got.Fields()
	keys, wanted, wantsObject := want.Fields()
	items, isArray := got.Items()
	list, wantsArray := want.Items()
	switch {
	case isObject && wantsObject:
		for i, name := range given {
			if values[i].IsMissing() || names.Index(notCompared[:], name) >= 0 {
				continue
			}
			if at := names.Index(keys, name); at >= 0 {
				in.same(field+"."+name, &values[i], &wanted[at])
			} else {
				in.Fail("unknown", field+"."+name, "is not part of it")
			}
		}
	case isArray && wantsArray && len(items) == len(list):
		for i := range items {
			in.same(call.At(field, i), &items[i], &list[i])
		}
	case !got.Equal(want):
		in.Fail(fault.BadGame, field, "must be ", want.Describe(), " as the rest tells, not ", got.Describe())
	}
}
