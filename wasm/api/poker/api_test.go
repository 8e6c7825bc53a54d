package poker

import (
	"os"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// The level strong has its tables, as the host gives them.
func init() {
	file, err := os.ReadFile("tefuda-poker.tables")
	if err == nil {
		err = useTables(file)
	}
	if err != nil {
		panic(err)
	}
}

func TestAnswers(t *testing.T) { calltest.Answers(t, &Game) }

func TestReports(t *testing.T) { calltest.Reports(t, &Game) }

func FuzzCall(f *testing.F) { calltest.Fuzz(f, &Game, nil) }

// TestProgress checks that a bulk call reports about every 100 ms of its
// clock, with numbers that grow.
func TestProgress(t *testing.T) {
	const hands = 10 * call.Batch
	request := calltest.Encode([]any{map[string]any{"$int8": slices.Repeat([]any{0.0}, hands)}, map[string]any{"cards": 1.0}})
	now, done := int64(0), 0.0
	host := call.Host{Clock: func() int64 { now += 60; return now }}
	host.Report = func(report []byte) {
		v, _ := wire.Decode(report)
		names, values, _ := v.Fields()
		n, _ := values[0].Number()
		if total, _ := values[1].Number(); !slices.Equal(names, []string{"done", "total", "ms"}) || total != hands || n <= done {
			t.Errorf("report %v %v after %v", names, values, done)
		}
		done = n
	}
	const name = "poker.evaluateMany"
	var out wire.Writer
	calltest.Function(t, &Game, name).Call(request, &out, host)
	calltest.Check(t, name, out.Bytes())
	if done < hands/2 || done > hands {
		t.Errorf("last report at %v of %d", done, hands)
	}
}

func TestVariants(t *testing.T) {
	calltest.Variants(t, &Game, func(name string) bool { return name == "solve" || name == "equity" || name == "choose" })
}
