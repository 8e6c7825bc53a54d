package puzzles

import (
	"math"
	"strings"
)

// An Engine is the public API, as a maker asks it. Ask reads the answer into a
// struct. Whole keeps it unread, to go back to the engine.
type Engine interface {
	Ask(into any, game, function string, args ...any) error
	Whole(game, function string, args ...any) (any, error)
}

// A Puzzle is a position with one best answer.
type Puzzle struct {
	Seed   uint32
	Best   string   // the best answer, in the kind's own notation
	Line   []string // how it goes on, the best answer first
	Why    string   // the engine's reason, in the language that the maker was asked for
	Failed float64  // the share of the lower levels' answers that are wrong, 0 to 1: the measured difficulty
	Rating float64  // from that
	Count  int      // the number in the question: fours to win by
	At     any      // the position, in the kind's own type
}

// A Level is how a lower level of a game did on a puzzle. Strength is that
// level's rating.
type Level struct {
	Strength      float64
	Tried, Failed int
}

// PuzzleDeviation is the deviation of a puzzle's rating.
const PuzzleDeviation = 100

// Puzzles are rated between these.
const (
	easiest = 400
	hardest = 2600
)

// measure sets the difficulty. The rating is the one at which the levels would
// be expected to fail as often as they did, with one failure and one success
// added against a player of 1500: so no puzzle is infinitely hard.
func (p *Puzzle) measure(levels []Level) {
	tried, failed := 0, 0
	for _, l := range levels {
		tried, failed = tried+l.Tried, failed+l.Failed
	}
	p.Failed = float64(failed) / float64(max(1, tried))
	all := append([]Level{{1500, 2, 1}}, levels...)
	low, high := float64(easiest), float64(hardest)
	for high-low > 1 {
		middle := (low + high) / 2
		expected := 0.
		for _, l := range all {
			expected += float64(l.Tried) / (1 + math.Exp((l.Strength-middle)*math.Ln10/400))
		}
		if expected < float64(failed+1) {
			low = middle
		} else {
			high = middle
		}
	}
	p.Rating = math.Round(low)
}

// mixed is a seed for the n-th thing that a puzzle's number decides.
func mixed(seed uint32, n int) uint32 {
	x := seed*0x9E3779B1 + uint32(n)*0x85EBCA77
	x ^= x >> 15
	x *= 0x2C1B3C6D
	x ^= x >> 12
	return x>>1 | 1
}

// reason is a reason as the engine writes it.
type reason struct {
	Code  string   `json:"code"`
	Words string   `json:"words"`
	Line  []string `json:"line"`
}

// has returns the first reason with one of the codes, nil if there is none.
func has(all []reason, codes ...string) *reason {
	for i := range all {
		for _, code := range codes {
			if all[i].Code == code {
				return &all[i]
			}
		}
	}
	return nil
}

// said are the words of a reason. Its other fields differ from game to game.
type said struct {
	Words string `json:"words"`
}

// inWords joins the words of reasons, as the rooms do.
func inWords(all []said, lang string) string {
	between := "; "
	if lang == "ja" {
		between = "／"
	}
	words := make([]string, len(all))
	for i, r := range all {
		words[i] = r.Words
	}
	return strings.Join(words, between)
}

// words are the words of reasons with codes.
func words(all []reason) []said {
	said := make([]said, len(all))
	for i, r := range all {
		said[i].Words = r.Words
	}
	return said
}
