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

// Link is the parts of a link, added one by one.
type Link []string

// Add adds a part unless its value is the usual one.
func (l *Link) Add(name, value, usual string) {
	if value != usual {
		*l = append(*l, name+"="+value)
	}
}

// Switch adds a part if on.
func (l *Link) Switch(name string, on bool) {
	if on {
		*l = append(*l, name+"=1")
	}
}

func (l Link) String() string { return strings.Join(l, "&") }

// AnySeed is a random seed for a new game, below 2^32, in decimal.
func AnySeed() string { return strconv.FormatUint(uint64(rand.Uint32()), 10) }

// FreshSeed is the seed of the new game that a form describes. It draws a new seed unless the reader has written one
// that differs from the last game's.
func FreshSeed(field *dom.HTMLInputElement, last string) string {
	seed := field.Value()
	if seed == "" || seed == last {
		seed = AnySeed()
	}
	field.SetValue(seed)
	return seed
}

// SeedOf is the seed of the game of a series that comes later games after the first. It returns a text that is not a
// number unchanged: the engine refuses it.
func SeedOf(seed string, later int) any {
	first := engine.Number(seed)
	if n, ok := first.(float64); ok && later > 0 {
		return math.Mod(n+float64(later), 1<<32)
	}
	return first
}

// Seed is the seed of a question in a game. It depends only on the game's seed and the question, so that a link leads
// to the same game again.
func Seed(seed string, question int) float64 {
	n, _ := strconv.ParseFloat(seed, 64)
	return math.Mod(n*31+float64(question), 1<<32)
}
