//go:build js && wasm

package mahjong

import (
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/ui/match"
)

// before puts before a node those in which the reader has chosen, as the rounds of
// its link tell: what was thrown after riichi was no choice.
func (p *play) before(m *opening, last *match.Node) {
	at, own := &match.Node{}, strconv.Itoa(m.you())+":"
	for round := range m.rounds {
		moves := strings.Fields(m.rounds[round].Moves)
		riichi := slices.IndexFunc(moves, func(m string) bool { return strings.HasPrefix(m, own) && strings.HasSuffix(m, "*") })
		for i, move := range moves {
			what, mine := strings.CutPrefix(move, own)
			if !mine || riichi >= 0 && i > riichi && strings.HasSuffix(what, "_") {
				continue
			}
			rounds := slices.Clone(m.rounds[:round+1])
			rounds[round].Moves = strings.Join(moves[:i], " ")
			p.thin(*m, at, rounds, what)
			next := &match.Node{}
			next.Follow(at, what)
			at = next
		}
	}
	if at.Before() != nil {
		last.Follow(at.Before(), at.Move)
	}
}

// leave thins a node that a move has led on from: a game has hundreds. One in which
// the reader had no choice is dropped.
func (p *play) leave(n *match.Node) {
	if !p.Asks(n) {
		p.Now.Skip()
		return
	}
	p.thin(p.opening, n, n.Of.(*node).Rounds, p.Now.Move)
}

// thin keeps of a node its rounds, and what the reader has chosen there.
func (p *play) thin(m opening, n *match.Node, rounds []record, chose string) {
	n.Thin(&node{Rounds: rounds, chose: chose}, func() error {
		table, err := p.resumed(&m, rounds)
		if err != nil {
			return err
		}
		defer bare(table)
		return p.Fill(n, table)
	})
}
