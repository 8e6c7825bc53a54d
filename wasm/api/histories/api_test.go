package histories

import (
	"testing"

	"github.com/tefuda/tefuda/wasm/call/calltest"
)

func TestAnswers(t *testing.T) { calltest.Answers(t, &Game) }

func TestVariants(t *testing.T) { calltest.Variants(t, &Game, func(string) bool { return false }) }

func FuzzCall(f *testing.F) { calltest.Fuzz(f, &Game, func(string) bool { return true }) }
