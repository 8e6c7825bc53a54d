package calltest

import (
	"fmt"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Bulk makes a bulk call with two batches of an item and one item more. item has the elements of one item; they go into a
// typed array of a kind such as "$int8". The call must report progress at the end of each batch, and may report the end of
// the whole.
func Bulk(t *testing.T, game *call.Game, name, kind string, item []any, options map[string]any, batch int) {
	t.Helper()
	total := 2*batch + 1
	request := Encode([]any{map[string]any{kind: slices.Repeat(item, total)}, options})
	var got []string
	now := int64(0)
	host := call.Host{Clock: func() int64 { now += 100; return now }, Report: func(block []byte) {
		v, _ := wire.Decode(block)
		got = append(got, text(v))
	}}
	var out wire.Writer
	Function(t, game, name).Call(request, &out, host)
	Check(t, name, out.Bytes())
	if out.Bytes()[0] != call.StatusOK {
		t.Errorf("%s: %q", name, out.Bytes())
	}
	var want []string
	for i, done := range []int{batch, 2 * batch, total} {
		want = append(want, fmt.Sprintf("{done:%d total:%d ms:%d}", done, total, 100*(i+1)))
	}
	if !slices.Equal(got, want) && !slices.Equal(got, want[:2]) {
		t.Errorf("%s reports %v", name, got)
	}
}
