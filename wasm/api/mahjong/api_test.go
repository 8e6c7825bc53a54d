package mahjong

import (
	"testing"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

func TestAnswers(t *testing.T) { calltest.Answers(t, &Game) }

func TestReports(t *testing.T) { calltest.Reports(t, &Game) }

func TestVariants(t *testing.T) {
	calltest.Variants(t, &Game, func(name string) bool { return name == "evaluate" })
}

func FuzzCall(f *testing.F) { calltest.Fuzz(f, &Game, nil) }

// TestUint8Array checks that tile numbers in a Uint8Array mean the same as in a plain array.
func TestUint8Array(t *testing.T) {
	shanten := calltest.Function(t, &Game, "mahjong.shanten")
	ids := []byte{0, 4, 8, 48, 52, 56, 96, 100, 104, 108, 109, 112, 113, 130}
	list := []any{}
	for _, id := range ids {
		list = append(list, float64(id))
	}
	request := append([]byte{6, 1, 0, 0, 0, 12, byte(len(ids)), 0, 0, 0, 0, 0, 0, 0, 0, 0}, ids...)
	var got, want wire.Writer
	shanten.Call(request, &got, call.Host{})
	shanten.Call(calltest.Encode([]any{list}), &want, call.Host{})
	if string(got.Bytes()) != string(want.Bytes()) || got.Bytes()[0] != call.StatusOK {
		t.Errorf("%x, not %x", got.Bytes(), want.Bytes())
	}
}

func TestProgressOfMany(t *testing.T) {
	pair, single := map[string]any{"tiles": 2.0, "melds": 4.0}, map[string]any{"tiles": 1.0, "melds": 4.0}
	calltest.Bulk(t, &Game, "mahjong.shantenMany", "$int8", []any{27.0, 34.0}, pair, call.Batch)
	calltest.Bulk(t, &Game, "mahjong.ukeireMany", "$int8", []any{27.0}, single, call.Batch)
}
