//go:build js && wasm

package daifugo

import (
	"fmt"
	"slices"
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// asked is the choice after a combination, from the engine.
type asked struct {
	Kind string `json:"kind"`
	Most int    `json:"most"`
	To   *int   `json:"to"`
}

// choiceWords describes a choice.
func choiceWords(kind daifugo.Kind, words []daifugo.Written, cards []roleCard, l shell.Language) string {
	switch {
	case kind == daifugo.Name:
		names := make([]string, len(words))
		for i, rank := range words {
			names[i] = printed(rank.Card)
		}
		return fmt.Sprintf(wordNamed.In(l), strings.Join(names, ui.WordComma.In(l)))
	case cards[0].unknown:
		return fmt.Sprintf(wordChosen[kind].In(l), count(len(cards), l))
	}
	return fmt.Sprintf(wordChosen[kind].In(l), cardWords(cards, l))
}

// printed is a rank as printed on a card.
func printed(rank string) string {
	printed, _ := ui.RankAndSuit(rank)
	return printed
}

// choosing is the kind of choice that the reader has to make, "" for none.
func (n *node) choosing() string {
	if n.view.Choice == nil || n.Turn() != you {
		return ""
	}
	return n.view.Choice.Kind
}

// forced reports whether the reader has only one choice: all cards of a named
// rank must be discarded.
func (n *node) forced() bool { return n.choosing() == "drop" && len(n.legal) == 1 }

// choiceStatus describes the choice to be made.
func (n *node) choiceStatus(l shell.Language) string {
	c := n.view.Choice
	if n.Turn() != you {
		return fmt.Sprintf(wordChooses.In(l), name(n.Turn(), l))
	}
	switch c.Kind {
	case "give":
		return fmt.Sprintf(wordToGive.In(l), c.Most, name(*c.To, l))
	case "stop", "drop":
		return wordToChoose[c.Kind].In(l)
	}
	return fmt.Sprintf(wordToChoose[c.Kind].In(l), c.Most)
}

// naming is the row of ranks from which the player names some, by the bomber (Q)
// rule.
type naming struct {
	play    *play
	box     ui.Element
	buttons []ui.Element
	picked  []string // in the order of the ranks
}

func newNaming(p *play) *naming {
	n := &naming{play: p, box: ui.ByID("dfg-naming")}
	n.buttons = ui.CreateIn(n.box, daifugo.Ranks, "button", "rank")
	for i, b := range n.buttons {
		b.SetTextContent(printed(letter(i)))
		ui.OnPress(b, func() { n.press(letter(i)) })
	}
	return n
}

// letter is the letter of the i-th rank in the engine's notation, from the
// weakest.
func letter(i int) string { return daifugo.RankLetters()[i : i+1] }

// press names a rank, or takes it back. If too many are named, the first is
// dropped.
func (n *naming) press(rank string) {
	if i := slices.Index(n.picked, rank); i >= 0 {
		n.picked = slices.Delete(n.picked, i, i+1)
	} else {
		n.picked = append(n.picked, rank)
	}
	if now := n.play.now(); now != nil && now.choosing() == "name" && len(n.picked) > now.view.Choice.Most {
		n.picked = n.picked[1:]
	}
	n.play.Draw()
}

// pick names the ranks of a choice.
func (n *naming) pick(role string) {
	n.picked = nil
	_, ranks := daifugo.Read(role)
	for _, rank := range ranks {
		n.picked = append(n.picked, rank.Card)
	}
}

// role is the choice of the named ranks, if it is legal.
func (n *naming) role(now *node) (string, bool) {
	for _, role := range now.legal {
		kind, ranks := daifugo.Read(role)
		same := kind == daifugo.Name && len(ranks) == len(n.picked)
		for _, rank := range ranks {
			same = same && slices.Contains(n.picked, rank.Card)
		}
		if same {
			return role, true
		}
	}
	return "", false
}

func (n *naming) draw(now *node) {
	names := now.choosing() == "name"
	ui.Mark(n.box, "hidden", !names)
	if !names {
		n.picked = nil
	}
	for i, b := range n.buttons {
		b.SetAttribute("aria-pressed", ui.Pressed[slices.Contains(n.picked, letter(i))])
	}
}

// picks is the combination or choice that the reader has put together.
func (p *play) picks(now *node) (string, bool) {
	if now.choosing() == "name" {
		return p.naming.role(now)
	}
	return p.hand.role(now)
}

// pick selects the cards of a combination, or the ranks of a choice.
func (p *play) pick(role string) {
	if kind, _ := daifugo.Read(role); kind == daifugo.Name {
		p.naming.pick(role)
		return
	}
	p.hand.pick(role)
}
