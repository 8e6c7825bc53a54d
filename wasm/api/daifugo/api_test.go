package daifugo

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/wasm/call/calltest"
)

func TestAnswers(t *testing.T) { calltest.Answers(t, &Game) }

func TestReports(t *testing.T) { calltest.Reports(t, &Game) }

// usuallyLong reports whether a function takes long without a budget.
func usuallyLong(name string) bool {
	return strings.HasPrefix(name, "choose") || name == "playout" || name == "review"
}

func TestVariants(t *testing.T) { calltest.Variants(t, &Game, usuallyLong) }

func FuzzCall(f *testing.F) { calltest.Fuzz(f, &Game, usuallyLong) }
