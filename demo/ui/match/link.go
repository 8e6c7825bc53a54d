//go:build js && wasm

package match

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
)

// Link is what a link carries, as it is written part by part.
type Link []string

// Add adds a part whose value is another than the usual one.
func (l *Link) Add(name, value, usual string) {
	if value != usual {
		*l = append(*l, name+"="+value)
	}
}

// Switch adds a part that is there only where something is on.
func (l *Link) Switch(name string, on bool) {
	if on {
		*l = append(*l, name+"=1")
	}
}

func (l Link) String() string { return strings.Join(l, "&") }

// AnySeed is a seed for a new game, as a link and a form write it.
func AnySeed() string { return strconv.FormatUint(uint64(rand.Uint32()), 10) }

// FreshSeed is that of the new game that a form describes: another than the last game's, unless the reader has written one.
func FreshSeed(field *dom.HTMLInputElement, last string) string {
	seed := field.Value()
	if seed == "" || seed == last {
		seed = AnySeed()
	}
	field.SetValue(seed)
	return seed
}

// SeedOf is the seed of a later game of a series, so many after the first: each has its own. What is no number is for the engine
// to refuse.
func SeedOf(seed string, later int) any {
	first := engine.Number(seed)
	if n, ok := first.(float64); ok && later > 0 {
		return math.Mod(n+float64(later), 1<<32)
	}
	return first
}

// Seed is one for a question in a game of that seed, so that a link leads to the same game again.
func Seed(seed string, question int) float64 {
	n, _ := strconv.ParseFloat(seed, 64)
	return math.Mod(n*31+float64(question), 1<<32)
}
