package puzzles

import (
	"slices"
	"strconv"
	"strings"
)

// Hold is a hand of video poker, to hold cards of. The answers are the indices
// of the cards held, "0 3".
type Hold struct {
	Game  string
	Cards []string
	Pays  []PayLine
	Value float64 // the expected pay of the best hold, for one unit staked
	Next  float64 // and of the second best
}

// holdGames are the games of the puzzles, all with 52 cards.
var holdGames = []string{"jacks-or-better-9-6", "bonus-8-5", "double-bonus-10-7", "double-double-bonus-9-6"}

const (
	holdDeals = 60
	// clearly is how much the second-best hold must cost at least, in units
	// staked.
	clearly = 0.05
)

// advice is the engine's answer about a hand.
type advice struct {
	Lines      []PayLine `json:"lines"`
	Candidates []holding `json:"candidates"`
}

// PayLine is a line of a pay table, its name in the language that the maker was
// asked for.
type PayLine struct {
	Name string  `json:"name"`
	Pay  float64 `json:"pay"`
}

type holding struct {
	Move    []int     `json:"move"`
	Value   float64   `json:"value"`
	Draws   float64   `json:"draws"`
	Counts  []float64 `json:"counts"`
	Reasons []said    `json:"reasons"`
}

func (h *holding) text() string { return Indices(h.Move) }

// Indices writes an answer.
func Indices(of []int) string {
	words := make([]string, len(of))
	for i, n := range of {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, " ")
}

// MakeHold makes a puzzle of video poker: one hold is the best by a margin, and
// at least one simple player misses it.
func MakeHold(e Engine, seed uint32, lang string) (*Puzzle, error) {
	game := holdGames[seed%uint32(len(holdGames))]
	for n := range holdDeals {
		var deal struct {
			Cards []string `json:"cards"`
		}
		if err := e.Ask(&deal, "poker", "videoDeal", game, map[string]any{"seed": int(mixed(seed, n))}); err != nil {
			return nil, err
		}
		hand := strings.Join(deal.Cards, " ")
		var found advice
		if err := e.Ask(&found, "poker", "videoAdvise", hand, map[string]any{"game": game, "lang": lang}); err != nil {
			return nil, err
		}
		best, next := &found.Candidates[0], &found.Candidates[1]
		if best.Value-next.Value < clearly {
			continue
		}
		p := &Puzzle{Seed: seed, Best: best.text(), Line: []string{best.text()}, Why: inWords(best.Reasons, lang),
			At: Hold{game, deal.Cards, found.Lines, best.Value, next.Value}}
		levels, err := holdLevels(e, hand, game, &found)
		if err != nil {
			return nil, err
		}
		if p.measure(levels); p.Failed > 0 {
			return p, nil
		}
	}
	return nil, nil
}

// holdLevels asks the lower levels, of which the engine has none here: a player
// who wants to be paid as often as possible, one who keeps what pays already and else all high cards, and the best players
// of the other games.
func holdLevels(e Engine, hand, game string, found *advice) ([]Level, error) {
	fails := func(answer string) int {
		if answer == found.Candidates[0].text() {
			return 0
		}
		return 1
	}
	levels := []Level{{1100, 1, fails(mostOften(found))}, {800, 1, fails(keepsPays(hand, found))}}
	others := Level{Strength: 1700}
	for _, other := range holdGames {
		if other == game {
			continue
		}
		var of advice
		if err := e.Ask(&of, "poker", "videoAdvise", hand, map[string]any{"game": other}); err != nil {
			return nil, err
		}
		others.Tried++
		others.Failed += fails(of.Candidates[0].text())
	}
	return append(levels, others), nil
}

// mostOften is the hold that is paid in most draws.
func mostOften(of *advice) string {
	best, most := 0, -1.
	for i, h := range of.Candidates {
		paid := 0.
		for line, n := range h.Counts {
			if of.Lines[line].Pay > 0 {
				paid += n
			}
		}
		if paid/h.Draws > most {
			best, most = i, paid/h.Draws
		}
	}
	return of.Candidates[best].text()
}

// keepsPays is what a beginner holds: all five cards if they pay, else all high
// cards.
func keepsPays(hand string, of *advice) string {
	all := slices.IndexFunc(of.Candidates, func(h holding) bool { return len(h.Move) == 5 })
	if of.Candidates[all].Value > 0 {
		return of.Candidates[all].text()
	}
	var high []int
	for i, card := range strings.Fields(hand) {
		if strings.Contains("AKQJ", card[:1]) {
			high = append(high, i)
		}
	}
	return Indices(high)
}
