package record

import (
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
)

// rif reads a game of the database. It skips players and tournaments.
//
//go:noinline
func (g *Game) rif(text string, number int) error {
	g.Format, g.Columns, g.Rows, g.Ruled, g.Rule = RIF, usualSide, usualSide, true, mnk.Renju
	g.Games = count(text, "<game ")
	if g.Games == 0 {
		return g.refuse(fault.BadGame, 0, "there is no <game> in it, as RenjuNet's database has them")
	}
	if number >= g.Games {
		return nil
	}
	at := 0
	for ; number >= 0; number-- {
		at += find(text[at:], "<game ") + 1
	}
	body := strings.IndexByte(text[at:], '>')
	end := find(text[at:], "</game>")
	if body < 0 || end < body {
		return g.refuse(fault.BadGame, at, "<game> has no end")
	}
	head := text[at : at+body]
	if g.named(text, attribute(head, "rule")) {
		g.Rule = mnk.ExactLine
	}
	switch result := attribute(head, "bresult"); result {
	case "", "?":
	case "1", "0", "0.5":
		g.claims = at
		claim := mnk.Resign(int8(result[0] - '0'))
		if result == "0.5" {
			claim = mnk.Agree
		}
		g.claim = &claim
	default:
		return g.refuse(fault.BadGame, at, "bresult, "+quoted(result)+", is not 1, 0.5 or 0")
	}
	inside := text[at+body : at+end]
	from := find(inside, "<move>")
	to := find(inside, "</move>")
	if from < 0 || to < from {
		if find(inside, "<move/>") >= 0 {
			return nil
		}
		return g.refuse(fault.BadGame, at, "<game> has no <move> with its moves")
	}
	s := &scanner{text[:at+body+to], at + body + from + len("<move>")}
	for s.skip(blanks); s.at < len(s.text); s.skip(blanks) {
		start := s.at
		move, wrong := g.place(s)
		if wrong == "" && s.at < len(s.text) && s.byte() > ' ' {
			wrong = noPlace
		}
		if wrong != "" {
			return g.refuseMove(start, s.word(start), wrong)
		}
		if err := g.put(start, move); err != nil {
			return err
		}
	}
	return nil
}

// named reports whether the rule with an id has "gomoku" in its name.
//
//go:noinline
func (g *Game) named(text, rule string) bool {
	at := find(text, "<rule id=\""+rule+"\"")
	if at < 0 {
		return false
	}
	head := text[at:]
	if end := strings.IndexByte(head, '>'); end >= 0 {
		head = head[:end]
	}
	return find(lower(attribute(head, "name")), "gomoku") >= 0
}

// attribute returns the value of an attribute of a tag, or "".
//
//go:noinline
func attribute(tag, name string) string {
	for _, quote := range [...]string{"\"", "'"} {
		for at := 0; ; {
			i := find(tag[at:], name+"="+quote)
			if i < 0 {
				break
			}
			at += i
			value := tag[at+len(name)+2:]
			if end := find(value, quote); end >= 0 && at > 0 && tag[at-1] <= ' ' {
				return value[:end]
			}
			at++
		}
	}
	return ""
}
