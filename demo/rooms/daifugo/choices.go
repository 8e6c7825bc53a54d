//go:build js && wasm

package daifugo

import (
	"fmt"
	"slices"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/order"
)

// asked is what is to be chosen after a role, as the engine tells it.
type asked struct {
	Kind string `json:"kind"`
	Most int    `json:"most"`
	To   *int   `json:"to"`
}

// verbs are the words that choices begin with.
var verbs = []string{"give", "discard", "name"}

// unknownCard is a card that others gave each other.
const unknownCard = "??"

// chosen parts a choice of the engine's notation; the verb of any other role is
// none.
func chosen(role string) (verb, what string) {
	if verb, what, _ := strings.Cut(role, " "); slices.Contains(verbs, verb) {
		return verb, what
	}
	return "", role
}

// choiceWords says a choice.
func choiceWords(verb, what string, l shell.Language) string {
	if verb == "name" {
		return fmt.Sprintf(wordNamed.In(l), strings.ReplaceAll(what, " ", ui.WordComma.In(l)))
	}
	if strings.Contains(what, unknownCard) {
		return fmt.Sprintf(wordChosen[verb].In(l), count(strings.Count(what, unknownCard), l))
	}
	return fmt.Sprintf(wordChosen[verb].In(l), roleWords(what, l))
}

// choosing is the kind of what the reader is to choose, "" for nothing.
func (n *node) choosing() string {
	if n.view.Choice == nil || n.turn() != you {
		return ""
	}
	return n.view.Choice.Kind
}

// forced says that the reader can do only one thing, as all must with cards of
// a rank that was named.
func (n *node) forced() bool { return n.choosing() == "drop" && len(n.legal) == 1 }

// choiceStatus says what is to be chosen.
func (n *node) choiceStatus(l shell.Language) string {
	c := n.view.Choice
	if n.turn() != you {
		return fmt.Sprintf(wordChooses.In(l), name(n.turn(), l))
	}
	switch c.Kind {
	case "give":
		return fmt.Sprintf(wordToGive.In(l), c.Most, name(*c.To, l))
	case "stop", "drop":
		return wordToChoose[c.Kind].In(l)
	}
	return fmt.Sprintf(wordToChoose[c.Kind].In(l), c.Most)
}

// naming is the row of ranks of which a bomber names some.
type naming struct {
	play    *play
	box     ui.Element
	buttons []ui.Element
	picked  []string // in the order of ranks
}

// rankLetters are the ranks as the engine writes them.
const rankLetters = "3456789TJQKA2"

func newNaming(p *play) *naming {
	n := &naming{play: p, box: ui.ByID("dfg-naming")}
	n.buttons = ui.CreateIn(n.box, len(rankLetters), "button", "rank")
	for i, b := range n.buttons {
		b.SetTextContent(strings.Fields(ranks)[i])
		ui.OnPress(b, func() { n.press(rankLetters[i : i+1]) })
	}
	return n
}

// press names a rank, or takes it back; with too many named the first goes.
func (n *naming) press(rank string) {
	if i := slices.Index(n.picked, rank); i >= 0 {
		n.picked = slices.Delete(n.picked, i, i+1)
	} else {
		n.picked = append(n.picked, rank)
	}
	if now := n.play.now(); now != nil && now.choosing() == "name" && len(n.picked) > now.view.Choice.Most {
		n.picked = n.picked[1:]
	}
	n.play.draw()
}

// pick names the ranks of a choice.
func (n *naming) pick(role string) {
	_, what := chosen(role)
	n.picked = strings.Fields(what)
}

// role is the choice, if ranks are named.
func (n *naming) role(now *node) (string, bool) {
	named := slices.Clone(n.picked)
	order.By(named, func(a, b string) bool { return strings.Index(rankLetters, a) < strings.Index(rankLetters, b) })
	role := "name " + strings.Join(named, " ")
	return role, slices.Contains(now.legal, role)
}

func (n *naming) draw(now *node) {
	names := now.choosing() == "name"
	ui.Mark(n.box, "hidden", !names)
	if !names {
		n.picked = nil
	}
	for i, b := range n.buttons {
		b.SetAttribute("aria-pressed", ui.Pressed[slices.Contains(n.picked, rankLetters[i:i+1])])
	}
}

// picks is the role, or the choice, that the reader has put together.
func (p *play) picks(now *node) (string, bool) {
	if now.choosing() == "name" {
		return p.naming.role(now)
	}
	return p.hand.role(now)
}

// pick puts a role or a choice together.
func (p *play) pick(role string) {
	if verb, _ := chosen(role); verb == "name" {
		p.naming.pick(role)
		return
	}
	p.hand.pick(role)
}
