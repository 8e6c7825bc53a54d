//go:build js && wasm

package cardroom

import (
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
)

// mostHands is how many finished hands a session keeps; it drops the oldest.
const mostHands = 500

// stakes are the settings of a session, as the form or a link writes them. The
// engine judges them.
type stakes struct {
	seed                                        string
	variant, jokers, seats, limit, deep, blinds string
	ante, openers, tourney                      bool
	text                                        string // of an imported hand, else ""
	moves                                       []move // the text's moves
}

// usual is the default table.
var usual = stakes{variant: "draw", jokers: "1", seats: "4", limit: "no-limit", deep: "100", blinds: "5.10"}

// between is the table between two hands, in the engine's form.
type between struct {
	Stacks  []int `json:"stacks"`
	Last    []int `json:"last"` // the seats of the button, small and big blind in the previous hand; empty before the first
	Level   int   `json:"level"`
	AtLevel int   `json:"atLevel"`
	Hands   int   `json:"hands"`
	Carry   int   `json:"carry"`
	Places  []int `json:"places"`
}

// played is a finished hand of the session.
type played struct {
	from      between
	moves     []move
	decisions int     // of the reader
	net       int     // chips that the reader won or lost
	fair      float64 // the average result in chips, from the moment when all were all-in
}

// record is the hand as the session keeps it.
func (p *play) record() played {
	h := played{p.from, p.moves(), p.decisions(), p.now().net(), float64(p.now().net())}
	if p.fair != nil {
		h.fair = *p.fair
	}
	return h
}

// session are all finished hands of the session.
func (p *play) session() []played {
	if p.now() != nil && p.now().view.Over && !p.friend.Away {
		return append(slices.Clone(p.past), p.record())
	}
	return p.past
}

// chips is the stack of every player at the start, and of a new buy-in.
func (s *stakes) chips() int {
	_, big := s.posts()
	deep, _ := strconv.Atoi(s.deep)
	return big * deep
}

// posts are the blinds in chips.
func (s *stakes) posts() (small, big int) {
	if of := shell.Undotted(s.blinds); len(of) == 2 {
		return of[0], of[1]
	}
	return 0, 0
}

// first is the table before the first hand.
func (s *stakes) first() between {
	seats, _ := strconv.Atoi(s.seats)
	b := between{Stacks: make([]int, min(max(seats, 2), mostSeats))}
	b.Places = make([]int, len(b.Stacks))
	for i := range b.Stacks {
		b.Stacks[i] = s.chips()
	}
	return b
}

// rises are the blinds of a sit-and-go's levels, as multiples of the first.
// handsALevel is the number of hands in a level.
var rises = []int{1, 2, 3, 4, 6, 8, 12, 16, 24, 40}

const handsALevel = 8

// levels are the blinds and antes of all levels, in the engine's form.
func (s *stakes) levels() []any {
	small, big := s.posts()
	level := func(times, hands int) map[string]any {
		of := map[string]any{"small": small * times, "big": big * times, "hands": hands}
		switch {
		case s.opened(): // an opening bet: nobody has bet before
			of["small"], of["big"], of["ante"], of["minBet"] = 0, 0, small*times, big*times
		case s.ante, tableOf(s.variant).Levels[0].Ante > 0:
			of["ante"] = max(small*times/2, 1)
		}
		return of
	}
	if !s.tourney {
		return []any{level(1, 0)}
	}
	var all []any
	for _, times := range rises {
		all = append(all, level(times, handsALevel))
	}
	return all
}

// opened reports whether opening takes jacks or better.
func (s *stakes) opened() bool { return s.openers && s.variant == "draw" }

// rules are the rules of a hand in the engine's form.
func (s *stakes) rules(b *between) map[string]any {
	rules := map[string]any{"variant": s.variant, "limit": s.limit}
	if s.variant == "draw" {
		rules["jokers"], rules["openers"] = engine.Number(s.jokers), s.openers
	}
	if s.limit == "fixed" {
		rules["cap"] = 4
	}
	rules["levels"], rules["tournament"] = s.levels(), s.tourney
	rules["level"], rules["atLevel"], rules["hands"], rules["carry"] = b.Level, b.AtLevel, b.Hands, b.Carry
	for name, numbers := range map[string][]int{"stacks": b.Stacks, "places": b.Places, "last": b.Last} {
		rules[name] = engine.Numbers(numbers)
	}
	return rules
}

// refilled is the table for the next hand of a cash game: a player without
// chips buys in again.
func (s *stakes) refilled(b between) between {
	b.Stacks = slices.Clone(b.Stacks)
	for i := range b.Stacks {
		if b.Stacks[i] == 0 && !s.tourney {
			b.Stacks[i] = s.chips()
		}
	}
	return b
}

// inLink writes the table between two hands for a link:
//
//	3.0.3.0.0.1.2_600.150.1000.300_0.0.0.0
//	| | | | |     stacks by seat   ranks of seats that are out, else 0
//	| | | | seats of button, small and big blind in the hand before
//	| | | chips that passed-out deals have left
//	| | hands played at the level
//	| level of the blinds
//	hands played
func (b *between) inLink() string {
	last := b.Last
	if len(last) == 0 {
		last = []int{-1, -1, -1}
	}
	counts := append([]int{b.Hands, b.Level, b.AtLevel, b.Carry}, last...)
	return shell.Dotted(counts) + "_" + shell.Dotted(b.Stacks) + "_" + shell.Dotted(b.Places)
}

// betweenIn reads what inLink wrote. ok is false for any other text.
func betweenIn(text string) (b between, ok bool) {
	parts := strings.Split(text, "_")
	if len(parts) != 3 {
		return b, false
	}
	counts := shell.Undotted(parts[0])
	b.Stacks, b.Places = shell.Undotted(parts[1]), shell.Undotted(parts[2])
	if len(counts) != 7 || len(b.Stacks) < 2 || len(b.Stacks) > mostSeats || len(b.Places) != len(b.Stacks) {
		return b, false
	}
	b.Hands, b.Level, b.AtLevel, b.Carry = counts[0], counts[1], counts[2], counts[3]
	if b.Last = counts[4:]; slices.Contains(b.Last, -1) {
		b.Last = nil
	}
	return b, true
}

// inLink writes the finished hands for storage.
func inLink(past []played) string {
	hands := make([]string, len(past))
	for i := range past {
		h := &past[i]
		hands[i] = strings.Join([]string{h.from.inLink(), movesInLink(h.moves), strconv.Itoa(h.decisions), strconv.Itoa(h.net),
			strconv.FormatFloat(h.fair, 'f', 2, 64)}, "~")
	}
	return strings.Join(hands, "!")
}

// pastIn reads what inLink wrote, up to the first error.
func pastIn(text string) (past []played) {
	for _, hand := range strings.Split(text, "!") {
		parts := strings.Split(hand, "~")
		if len(parts) != 5 {
			return past
		}
		from, ok := betweenIn(parts[0])
		decisions, err := strconv.Atoi(parts[2])
		net, err2 := strconv.Atoi(parts[3])
		fair, err3 := strconv.ParseFloat(parts[4], 64)
		if !ok || err != nil || err2 != nil || err3 != nil || decisions < 0 {
			return past
		}
		past = append(past, played{from, movesIn(parts[1]), decisions, net, fair})
	}
	return past
}

func movesInLink(moves []move) string {
	parts := make([]string, len(moves))
	for i, m := range moves {
		parts[i] = m.inLink()
	}
	return strings.Join(parts, ".")
}

func movesIn(text string) (moves []move) {
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return r == '.' }) {
		moves = append(moves, fromLink(part))
	}
	return moves
}
