//go:build js && wasm

package match

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
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

// Seed is one for a question in a game of that seed, so that a link leads to the same game again.
func Seed(seed string, question int) float64 {
	n, _ := strconv.ParseFloat(seed, 64)
	return math.Mod(n*31+float64(question), 1<<32)
}
