package solver

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// kindNames are the kinds as lines have them.
var kindNames = [...]string{"fold", "check", "call", "bet", "raise", "all-in"}

// String returns the action in the notation of lines: "bet 33".
func (a Action) String() string {
	if a.Kind == Bet || a.Kind == Raise {
		hundredths := int(float64(a.Percent*100) + .5)
		text := kindNames[a.Kind] + " " + strconv.Itoa(hundredths/100)
		if rest := hundredths % 100; rest > 0 {
			text = strings.TrimSuffix(text+"."+strconv.Itoa(rest/10)+strconv.Itoa(rest%10), "0")
		}
		return text
	}
	return kindNames[a.Kind]
}

// A place is the node that a line leads to, with its cards and bets.
type place struct {
	node, run int32
	by        renaming // from the suits of the line to the suits that were solved
	board     []cards.Card
	in        [2]float64   // chips each player has put in
	reach     [2][]float32 // by hand: probability of reaching the node, times the weight; nil if not needed
}

// isCard reports whether a step of a line is a card.
func isCard(step string) bool {
	_, n := cards.Next(step)
	return n > 0 && n == len(step)
}

// place follows a line: actions in the notation of Action.String and dealt cards,
// with commas between, "check, bet 33, Ah". The empty line leads to the first
// decision. reach asks for the probabilities of the hands.
func (x *Solver) place(line string, reach bool) (p place, wrong *fault.Fault) {
	p.by = renaming{0, 1, 2, 3}
	p.board = append(p.board, x.spot.Board...)
	if reach {
		x.start(&p)
	}
	if cards.Trim(line) == "" {
		return p, nil
	}
	for i, more := 0, true; more; i++ {
		step := ""
		step, line, more = cards.Cut(line, ',')
		if wrong = x.step(&p, cards.Trim(step)); wrong != nil {
			wrong.Index = i
			return p, wrong
		}
	}
	return p, nil
}

// step follows one action or one card.
func (x *Solver) step(p *place, step string) *fault.Fault {
	n := &x.nodes[p.node]
	switch n.kind {
	case decision:
		a, wrong := x.child(p.node, step, "at")
		if wrong != nil {
			return wrong
		}
		x.acts(p, n, a)
		p.node = n.first + int32(a)
		return nil
	case chance:
		return x.stepDeal(p, n, step)
	}
	return fault.Refuse(fault.BadMove, "at", "goes on with "+quote(step)+", but "+x.state(p.node))
}

// state describes a node that is not a decision.
func (x *Solver) state(at int32) string {
	switch x.nodes[at].kind {
	case folded:
		return "a player has folded"
	case showdown:
		return "the hands are shown"
	}
	return "a card is dealt"
}

func quote(step string) string {
	short, more := fault.Cut(step, 20)
	if more {
		short += "…"
	}
	return "\"" + short + "\""
}

// child returns the index of an action among those of a decision.
func (x *Solver) child(at int32, step, field string) (int, *fault.Fault) {
	n := &x.nodes[at]
	step = strings.TrimSuffix(step, "%")
	names := make([]string, n.count)
	for a := range names {
		if names[a] = x.nodes[n.first+int32(a)].action.String(); names[a] == step {
			return a, nil
		}
	}
	return 0, fault.Refuse(fault.BadMove, field, "must be \""+strings.Join(names, "\" or \"")+"\", not "+quote(step))
}

// stepDeal deals a card. If another card of its class was solved, it adds the
// renaming to p.by.
func (x *Solver) stepDeal(p *place, n *node, step string) *fault.Fault {
	c, bytes := cards.Next(step)
	if bytes == 0 || bytes != len(step) || c.IsJoker() {
		return fault.Refuse(fault.BadMove, "at", "must be the card dealt, like \"Ah\", not "+quote(step))
	}
	for _, b := range p.board {
		if b == c {
			return fault.Refuse(fault.BadCard, "at", "is "+c.String()+", which lies on the board already")
		}
	}
	p.board = append(p.board, c)
	wanted := p.by.card(indexOf(c))
	deals := x.runouts[n.street][p.run].deals
	for i := range deals {
		d := &deals[i]
		for k := -1; k < len(d.same); k++ {
			by := &x.symmetries[0]
			if k >= 0 {
				by = &x.symmetries[d.same[k]]
			}
			if by.card(d.card) == wanted {
				back := by.inverse()
				p.node, p.run, p.by = n.first, d.index, back.after(&p.by)
				p.dealt(x, d.card)
				return nil
			}
		}
	}
	return fault.Refuse(fault.BadCard, "at", "cannot be dealt")
}
