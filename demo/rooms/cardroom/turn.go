//go:build js && wasm

package cardroom

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// proceed draws the position, and asks for what comes next in it: a link's
// hand, another player's move, a hint, the cards that are still to be turned.
func (p *play) proceed() {
	if !p.room.shown() {
		return
	}
	if p.now == nil || p.wanted != nil {
		p.later(p.start)
		p.draw()
		return
	}
	switch {
	case p.now.view.Over && p.unturned > 0:
		p.later(p.turnOver)
	case p.now.view.Over:
		p.hurry = false
		if p.fair == nil {
			p.later(p.appraise)
		}
	case p.now.turn() != you:
		p.thinking = true
		p.later(p.answer)
	case p.advice.Wanted:
		p.later(p.advice.ask)
	}
	p.name()
	p.draw()
}

// start deals the first hand, or that of a link. It blocks.
func (p *play) start(asked engine.Asked) {
	if p.wanted != nil {
		p.follow()
		return
	}
	s := usual
	s.seed = anySeed()
	p.form.show(&s, "")
	p.begin(s, nil, nil, nil)
}

func anySeed() string { return strconv.FormatUint(uint64(rand.Uint32()), 10) }

// answer is the move of another player, who sees the view of the own seat alone.
func (p *play) answer(asked engine.Asked) {
	begun, seat := time.Now(), p.now.turn()
	var found struct {
		choice
		Level string `json:"level"`
	}
	options := map[string]any{"level": p.form.level(seat), "seed": p.seeded()}
	err := asked.Search(p.room.page.Engine, &found, nil, "poker", "choose", p.now.turns.Value, options)
	if asked.Stale() {
		return
	}
	if err != nil {
		p.refuse(err)
		return
	}
	found.read()
	p.form.answered(seat, found.Level)
	p.wait(asked, p.tempo()-time.Since(begun))
	if !asked.Stale() {
		p.step(asked, found.Candidates[0].move)
	}
}

// tempo is how long a move takes at the pace that the reader likes.
func (p *play) tempo() time.Duration {
	ms, _ := strconv.Atoi(p.pace.Value)
	return time.Duration(ms) * time.Millisecond
}

// wait keeps the pace, so that the reader can follow, unless they want the end.
func (p *play) wait(asked engine.Asked, d time.Duration) {
	if !p.hurry {
		asked.Pause(d)
	}
}

// calm says that nothing is shown by and by.
func (p *play) calm() bool { return ui.Calmly() || p.hurry || p.tempo() == 0 }

// turnOver turns the common cards that come once nobody can bet any more: the
// first three together. It blocks.
func (p *play) turnOver(asked engine.Asked) {
	for p.unturned > 0 {
		p.wait(asked, p.tempo()+400*time.Millisecond)
		if asked.Stale() {
			return
		}
		shown := len(strings.Fields(p.now.view.Board)) - p.unturned
		p.unturned -= max(1, min(p.unturned, flop-shown))
		p.draw()
	}
	p.settle()
}

// flop is how many common cards come first.
const flop = 3

// seeded is a seed for a question about the position, so that a link leads to
// the same hand again.
func (p *play) seeded() float64 {
	seed, _ := strconv.ParseFloat(p.stakes.seed, 64)
	return math.Mod(seed*31+float64((p.from.Hands+1)*1009+len(p.moves)), 1<<32)
}

// name asks what the reader's hand is called, and what those that were shown
// are, once a position and language.
func (p *play) name() {
	n, l := p.now, p.room.page.Lang
	if n.named.in == string(l) || p.room.page.Engine == nil {
		return
	}
	n.named = named{in: string(l), hands: map[int]string{}, used: map[int][]string{}}
	p.naming.Drop()
	p.naming.Go(func(asked engine.Asked) {
		for seat := range n.view.Players {
			cards := n.view.Players[seat].Cards
			if seat == you && n.stayed(you) {
				cards = n.view.Hand
			}
			if cards == "" {
				continue
			}
			err := p.nameHand(n, seat, cards, l)
			if asked.Stale() || err != nil {
				return
			}
		}
		p.draw()
	})
}

// nameHand asks what a seat's cards are called, and which of them count. It blocks.
func (p *play) nameHand(n *node, seat int, cards string, l shell.Language) error {
	var hand struct {
		Description string `json:"description"`
		Cards       []struct {
			Card string `json:"card"`
		} `json:"cards"`
	}
	if err := p.room.page.Engine.Ask(&hand, "poker", "evaluate", cards+" "+n.view.Board, map[string]any{"lang": string(l)}); err != nil {
		return err
	}
	n.named.hands[seat], n.named.used[seat] = hand.Description, nil
	for _, used := range hand.Cards {
		n.named.used[seat] = append(n.named.used[seat], used.Card)
	}
	return nil
}
