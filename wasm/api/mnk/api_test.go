package mnk

import (
	"testing"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
)

func TestAnswers(t *testing.T) { calltest.Answers(t, &Game) }

func TestReports(t *testing.T) { calltest.Reports(t, &Game) }

// usuallyLong reports whether a function takes long without a budget.
func usuallyLong(name string) bool {
	return name == "choose" || name == "prove" || name == "review" || name == "search"
}

func TestVariants(t *testing.T) { calltest.Variants(t, &Game, usuallyLong) }

func FuzzCall(f *testing.F) { calltest.Fuzz(f, &Game, usuallyLong) }

func TestProgressOfMany(t *testing.T) {
	calltest.Bulk(t, &Game, "mnk.pairsMany", "$words", []any{"1", "2"}, nil, call.Batch)
	calltest.Bulk(t, &Game, "mnk.pairsMany", "$int8", []any{1.0, 0.0}, map[string]any{"columns": 2.0, "rows": 1.0}, batchOfCells)
}
