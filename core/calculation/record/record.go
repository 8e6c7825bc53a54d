// Package record reads and writes games of Calculation as text. No other program
// has a form for them, so both forms are this package's own.
//
// The form seed is one line: the cards on each foundation at the start, the
// number of waste piles, the seed of the deal or another program's number, and
// the moves without spaces.
//
//	1 4 7: d cw1 d cf2
//	1 4 ms617: d cw1 d cf2
//	0 4 by-one 7: d cw1
//
// The form cards has a line for each part, in any order. It names every card, so
// it holds any game from any position. "." is an empty foundation, pile or card.
//
//	rules 1 4
//	foundations A234
//	piles . . . .
//	card .
//	stock 7K3…
//	moves d cw1
//
// Read detects the form. It reads what Write wrote and returns the same game.
package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/names"
)

// A Format is a form of text.
type Format uint8

// The forms.
const (
	Cards Format = iota
	Seed
)

// Formats are the names of the forms, in the order of Format.
var Formats = []names.Name{
	{Key: "cards", En: "Cards and moves", Ja: "札と手順"},
	{Key: "seed", En: "Seed and moves", Ja: "シードと手順"},
}

// A Game is a game with its moves from its start.
type Game struct {
	Lead, Piles int
	ByOne       bool   // every foundation rises by one
	Seed        uint32 // of the deal
	Seeded      bool   // the seed is known
	// Number is the number of a deal for State.ShuffleAs, instead of a seed.
	Number string
	calculation.Line
}

func wrong(field, reason string) *fault.Fault { return fault.Refuse(fault.BadGame, field, reason) }

// Write writes a game. The form seed needs a game that begins as its seed deals
// it; otherwise the error is a *fault.Fault.
func (g *Game) Write(f Format) (string, error) {
	moves := make([]string, len(g.Moves))
	for i, m := range g.Moves {
		if m.Kind == calculation.Draw {
			m.Rank = 0
		}
		moves[i] = m.Short()
	}
	played, rules := strings.Join(moves, " "), strconv.Itoa(g.Lead)+" "+strconv.Itoa(g.Piles)
	if g.ByOne {
		rules += byOne
	}
	if f == Seed {
		if !g.isDealt() {
			return "", wrong("format", `"seed" holds no game that does not begin as its seed deals it: take "cards"`)
		}
		return strings.TrimSuffix(rules+" "+g.source()+": "+played, " ") + "\n", nil
	}
	p := g.Start.Position()
	lines := "rules " + rules + "\n"
	if source := g.source(); source != "" {
		lines += "seed " + source + "\n"
	}
	lines += "foundations " + p.Foundations + "\npiles"
	for _, pile := range p.Piles {
		lines += " " + orNone(pile)
	}
	lines += "\ncard " + orNone(p.Card) + "\nstock " + orNone(p.Stock) + "\n"
	if played != "" {
		lines += "moves " + played + "\n"
	}
	return lines, nil
}

// isDealt reports whether the game begins as its seed deals it.
func (g *Game) isDealt() bool {
	var dealt calculation.State
	if g.source() == "" || g.deal(&dealt) != nil {
		return false
	}
	a, b := dealt.Position(), g.Start.Position()
	return a.Foundations == b.Foundations && a.Stock == b.Stock
}

// source returns the seed or number of the deal, "" if unknown.
func (g *Game) source() string {
	if g.Seeded {
		return strconv.FormatUint(uint64(g.Seed), 10)
	}
	return g.Number
}

// byOne is the suffix after the numbers of the rules in which every foundation
// rises by one.
const byOne = " by-one"

// deal makes s, which must be zero, the start that the source deals.
func (g *Game) deal(s *calculation.State) error {
	if g.ByOne {
		s.RiseByOne()
	}
	if err := s.Start(g.Lead, g.Piles); err != nil {
		return err
	}
	if !g.Seeded {
		return s.ShuffleAs(g.Number)
	}
	dice := dice.New(g.Seed)
	s.Shuffle(&dice)
	return nil
}

func orNone(cards string) string {
	if cards == "" {
		return "."
	}
	return cards
}

// Read makes g, which must be zero, the game of a text in either form. The error
// is a *fault.Fault of the field text.
func (g *Game) Read(text string) (f Format, err error) {
	if head, moves, ok := strings.Cut(text, ":"); ok {
		f, err = Seed, g.readSeed(head, moves)
	} else {
		err = g.readCards(text)
	}
	if of, ok := err.(*fault.Fault); ok && of.Field != "text" {
		err = fault.Refuse(of.Code, "text", "has a fault in "+of.Path()+": "+of.Reason)
	}
	return f, err
}

func (g *Game) readSeed(head, moves string) error {
	parts := words(head)
	last := len(parts) - 1
	if last < 2 || last > 3 {
		return wrong("text", `must begin with cards on the foundations, piles and seed, like "1 4 7: d cw1"`)
	}
	if err := g.readRules(parts[:last]); err != nil {
		return err
	}
	if err := g.readSource(parts[last]); err != nil {
		return err
	}
	if err := g.deal(&g.Start); err != nil {
		return err
	}
	return g.play(words(moves))
}

func (g *Game) readRules(parts []string) error {
	if g.ByOne = len(parts) == 3 && parts[2] == byOne[1:]; len(parts) != 2 && !g.ByOne {
		return wrong("rules", `must be cards on the foundations and piles, like "1 4"`)
	}
	lead, first := number(parts[0])
	piles, second := number(parts[1])
	if !first || !second {
		return wrong("rules", `must be two numbers like "1 4"`)
	}
	g.Lead, g.Piles = int(lead), int(piles)
	return nil
}

func (g *Game) readSource(text string) error {
	if text != "" && (text[0] == 'm' || text[0] == '#') {
		g.Number, g.Seeded = text, false
		return calculation.CheckNumber(text)
	}
	n, ok := number(text)
	if !ok {
		return wrong("seed", "must be a number from 0 to 4294967295")
	}
	g.Seed, g.Seeded, g.Number = n, true, ""
	return nil
}

// number reads digits. The functions of strconv and strings for this and for
// words are a sixth of the module.
func number(text string) (n uint32, ok bool) {
	sum := uint64(0)
	for i := range len(text) {
		sum = 10*sum + uint64(text[i]-'0')
		if text[i] < '0' || text[i] > '9' || sum > 1<<32-1 {
			return 0, false
		}
	}
	return uint32(sum), text != ""
}

// words splits a text at blanks and line ends.
func words(text string) (all []string) {
	start := 0
	for i := 0; i <= len(text); i++ {
		if i < len(text) && text[i] != ' ' && text[i] != '\n' && text[i] != '\r' && text[i] != '\t' {
			continue
		}
		if i > start {
			all = append(all, text[start:i])
		}
		start = i + 1
	}
	return all
}

func (g *Game) readCards(text string) error {
	p := calculation.Position{Known: true}
	var moves []string
	g.Lead = -1
	for _, line := range strings.Split(text, "\n") {
		parts := words(line)
		if len(parts) == 0 {
			continue
		}
		name, values := parts[0], parts[1:]
		one := strings.Join(values, "")
		if one == "." && name != "foundations" {
			one = ""
		}
		var err error
		switch name {
		case "rules":
			err = g.readRules(values)
		case "seed":
			err = g.readSource(one)
		case "foundations":
			p.Foundations = one
		case "piles":
			for _, pile := range values {
				p.Piles = append(p.Piles, strings.Trim(pile, "."))
			}
		case "card":
			p.Card = one
		case "stock":
			p.Stock = one
		case "moves":
			moves = append(moves, values...)
		default:
			err = wrong("text", "has a line that is no part of a game: rules, seed, foundations, piles, card, stock or moves")
		}
		if err != nil {
			return err
		}
	}
	if p.Foundations == "" {
		return wrong("text", `is no game: neither "1 4 7: d cw1" nor lines of foundations, piles, card, stock and moves`)
	}
	p.ByOne = g.ByOne
	p.ByOne = g.ByOne
	if err := g.Start.Read(&p); err != nil {
		return err
	}
	if err := g.checkRules(len(p.Piles)); err != nil {
		return err
	}
	return g.play(moves)
}

// checkRules checks that the rules fit the position, and fills them in if
// missing.
func (g *Game) checkRules(piles int) error {
	if g.Lead < 0 {
		g.Lead, g.Piles = g.Start.MostLead(), piles
	}
	return g.Start.CheckRules(g.Lead, g.Piles)
}

// play reads and makes moves.
func (g *Game) play(texts []string) error {
	var s calculation.State
	s.Set(&g.Start)
	g.Moves = make([]calculation.Move, 0, len(texts))
	for i, text := range texts {
		m, err := s.ParseShort(text)
		if err == nil {
			err = s.Apply(m)
		}
		if of, ok := err.(*fault.Fault); ok {
			of.Field, of.Index = "moves", i
			return of
		}
		g.Moves = append(g.Moves, m)
	}
	return nil
}
