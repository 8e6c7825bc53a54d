//go:build js && wasm

package mahjong

import (
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
)

// before is the place of the reader's last move that was a choice, as far back as
// the game goes: a round and a move in it, -1 if there is none. That is how far
// Undo goes.
func (p *play) before() (round, move int) {
	if p.now == nil {
		return -1, -1
	}
	own := strconv.Itoa(p.match.you()) + ":"
	for round = len(p.now.Rounds) - 1; round >= 0; round-- {
		moves := strings.Fields(p.now.Rounds[round].Moves)
		riichi := slices.IndexFunc(moves, func(m string) bool { return strings.HasPrefix(m, own) && strings.HasSuffix(m, "*") })
		for move = len(moves) - 1; move >= 0; move-- {
			what, mine := strings.CutPrefix(moves[move], own)
			forced := riichi >= 0 && move > riichi && strings.HasSuffix(what, "_")
			if mine && !forced && !(what == "pass" && p.uncalls.On) {
				return round, move
			}
		}
	}
	return -1, -1
}

// takeBack goes back to where the reader chose last.
func (p *play) takeBack() {
	round, move := p.before()
	if round < 0 {
		return
	}
	m := p.match
	m.practice = true
	m.rounds = slices.Clone(p.now.Rounds[:round+1])
	last := &m.rounds[round]
	last.Moves = strings.Join(strings.Fields(last.Moves)[:move], " ")
	p.disturb()
	p.later(func(asked engine.Asked) {
		now, err := p.deal(&m)
		if asked.Stale() {
			return
		}
		if err != nil {
			p.refuse(err)
			return
		}
		p.match.practice = true
		p.redo.Took(p.now)
		p.stand(now)
	})
}

// stand puts the game where it stood once, and goes on from there.
func (p *play) stand(n *node) {
	p.shouts = [places]string{}
	p.log.forget()
	p.take(n)
}

// sound lets what happened be heard.
func (p *play) sound(n *node) {
	var which shell.Sound
	for _, e := range n.Events {
		switch e.Event {
		case "deal":
			which = shell.SoundDeal
		case "discard", "call", "kan", "north":
			which = shell.SoundPlace
		case "roundEnd":
			for _, w := range e.Outcome.Wins {
				if w.Seat == n.View.Seat {
					p.room.page.Play(p.room, shell.SoundWin)
					return
				}
			}
		}
	}
	if which != "" {
		p.room.page.Play(p.room, which)
	}
}
