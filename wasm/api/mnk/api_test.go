package mnk

import (
	"testing"

	"github.com/tefuda/tefuda/wasm/call/calltest"
)

func TestAnswers(t *testing.T) { calltest.Answers(t, &Game) }

func TestReports(t *testing.T) { calltest.Reports(t, &Game) }

func FuzzCall(f *testing.F) {
	calltest.Fuzz(f, &Game, func(name string) bool { return name == "prove" || name == "search" })
}
