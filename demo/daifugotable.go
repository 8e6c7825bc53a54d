//go:build js && wasm

package main

import (
	"fmt"
	"slices"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// dfgRanks is the order of ranks as the table shows it, from weak to strong.
const dfgRanks = "3 4 5 6 7 8 9 10 J Q K A 2"

// dfgTrickShown is how many of a field's roles lie visible under the last.
const dfgTrickShown = 2

// dfgLogLines is how much the log for assistive technology keeps.
const dfgLogLines = 12

// dfgSeat is an opponent at the table.
type dfgSeat struct{ item, name, title, stack, count, level, did dom.HTMLElement }

// dfgTable draws the opponents, the field and the state of the order.
type dfgTable struct {
	felt, arena, say, log, field, owner, order, ranks, suits dom.HTMLElement
	list                                                     dom.HTMLElement
	seats                                                    [dfgRivals]dfgSeat
	states                                                   map[string]dom.HTMLElement
	laid                                                     string   // what the field shows
	told                                                     *dfgNode // the last position that the log has told of
	lines                                                    []dom.HTMLElement
}

func newDfgTable() *dfgTable {
	t := &dfgTable{felt: byID("dfg-table"), arena: byID("dfg-arena"), say: byID("dfg-say"), log: byID("dfg-log"), field: byID("dfg-field"),
		owner: byID("dfg-owner"), order: byID("dfg-order"), ranks: byID("dfg-ranks"), suits: byID("dfg-suits"), list: byID("dfg-seats"),
		states: map[string]dom.HTMLElement{}}
	for _, e := range byID("dfg-states").QuerySelectorAll("[data-state]") {
		t.states[e.GetAttribute("data-state")] = e.(dom.HTMLElement)
	}
	for i, item := range createIn(t.list, dfgRivals, "li", "seat") {
		parts := createIn(item, 6, "span", "")
		for j, class := range []string{"name", "title", "stack", "count", "level", "did"} {
			parts[j].SetAttribute("class", class)
		}
		parts[2].SetAttribute("aria-hidden", "true")
		t.seats[i] = dfgSeat{item, parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]}
	}
	return t
}

// forget begins a game's log anew.
func (t *dfgTable) forget() {
	t.told, t.lines = nil, nil
	t.log.SetTextContent("")
}

// speak makes the next draw write every word again.
func (t *dfgTable) speak() {
	t.forget()
	t.laid = "?"
}

func (t *dfgTable) draw(p *dfgPlay, l language) {
	now := p.now()
	v := &now.view
	mark(t.felt, "data-revolution", v.Revolution && !v.Over)
	mark(t.felt, "data-reversed", v.reversed())
	mark(t.felt, "data-over", v.Over)
	mark(t.arena, "data-locked", v.Lock != "" || v.RankLocked)
	t.list.SetAttribute("data-rivals", fmt.Sprint(v.Rules.Players-1))
	for i := range t.seats {
		mark(t.seats[i].item, "hidden", i+1 >= v.Rules.Players)
		if i+1 < v.Rules.Players {
			t.seats[i].draw(i+1, p, l)
		}
	}
	t.drawStates(v)
	t.drawField(p.past, l)
	t.tell(p, l)
}

func (s *dfgSeat) draw(seat int, p *dfgPlay, l language) {
	now := p.now()
	v := &now.view
	turn := now.turn() == seat || now.open() != nil && now.open().From == seat
	mark(s.item, "data-turn", turn)
	mark(s.item, "data-out", v.Places[seat] > 0)
	mark(s.item, "data-passed", slices.Contains(v.Passed, seat))
	mark(s.item, "data-owns", v.Field != "" && v.Owner == seat)
	s.name.SetTextContent(dfgName(seat, l))
	s.title.SetTextContent(dfgTitle(v.Classes[seat], v.Rules.Players, l))
	s.stack.Style().SetProperty("--count", fmt.Sprint(v.Counts[seat]), "")
	mark(s.stack, "data-none", v.Counts[seat] == 0)
	s.count.SetTextContent(dfgCount(v.Counts[seat], l))
	s.level.SetTextContent(wordDfgLevels[p.form.level(seat)].in(l))
	did := ""
	switch {
	case v.Places[seat] > 0:
		did = dfgPlaced(v.Places[seat], l)
	case slices.Contains(v.Passed, seat):
		did = wordDfgPass.in(l)
	case turn && p.thinking:
		did = "…"
	}
	s.did.SetTextContent(did)
}

// drawStates shows what holds until the field clears or the game ends.
func (t *dfgTable) drawStates(v *dfgView) {
	for name, on := range map[string]bool{
		"revolution": v.Revolution, "back": v.Back, "lock": v.Lock != "", "ranks": v.RankLocked, "backward": v.Backward,
		"opening": v.Opening,
	} {
		mark(t.states[name], "hidden", !on || v.Over)
	}
	ranks := strings.Fields(dfgRanks)
	if v.reversed() {
		slices.Reverse(ranks)
	}
	t.ranks.SetTextContent(strings.Join(ranks, " "))
	if t.suits.GetAttribute("data-lock") != v.Lock {
		t.suits.SetAttribute("data-lock", v.Lock)
		t.suits.SetTextContent("")
		for i, pip := range createIn(t.suits, len(v.Lock), "span", "pip") {
			pip.SetAttribute("data-suit", v.Lock[i:i+1])
		}
	}
}

// dfgTrick are the roles laid since the field was cleared last, the newest last;
// where a move has just cleared it, those that lay there until then.
func dfgTrick(past []*dfgNode) (trick []dfgMove, cleared bool) {
	for i := len(past) - 1; i > 0; i-- {
		n := past[i]
		if len(n.view.Moves) == 0 {
			break
		}
		if n.whole.Events.Cleared && i < len(past)-1 {
			break
		}
		cleared = cleared || n.whole.Events.Cleared
		if move := n.last(); move.Role != "" {
			trick = append(trick, move)
		}
	}
	slices.Reverse(trick)
	return trick, cleared
}

func (t *dfgTable) drawField(past []*dfgNode, l language) {
	trick, cleared := dfgTrick(past)
	shown := trick[max(0, len(trick)-dfgTrickShown-1):]
	words, owner := wordDfgEmpty.in(l), ""
	if len(trick) > 0 {
		last := trick[len(trick)-1]
		sentence := wordDfgField
		owner = dfgOwner(last.Seat, l)
		if cleared {
			sentence = wordDfgFlowed
		}
		words = fmt.Sprintf(sentence.in(l), dfgName(last.Seat, l), dfgRoleWords(last.Role, l))
	}
	if events := past[len(past)-1].whole.Events.words(past[0].view.Rules.Players, l); events != "" {
		owner = strings.Trim(owner+wordSemicolon.in(l)+events, "；; ／")
	}
	t.owner.SetTextContent(owner)
	mark(t.field, "data-cleared", cleared)
	t.field.SetAttribute("aria-label", words)
	if laid := fmt.Sprint(shown); laid != t.laid {
		t.laid = laid
		t.field.SetTextContent("")
		for i, e := range createIn(t.field, len(shown), "div", "trick") {
			dfgFaces(e, shown[i].Role)
			e.Style().SetProperty("--under", fmt.Sprint(len(shown)-1-i), "")
			e.Style().SetProperty("--cards", fmt.Sprint(len(dfgCards(shown[i].Role))), "")
		}
	}
}

// dfgOwner says whose role lies on the field.
func dfgOwner(seat int, l language) string {
	if seat == dfgYou {
		return wordDfgYours.in(l)
	}
	return fmt.Sprintf(wordDfgBy.in(l), dfgName(seat, l))
}

// tell says what has happened to those who do not see it, and shows whose turn
// it is.
func (t *dfgTable) tell(p *dfgPlay, l language) {
	now := p.now()
	status := now.status(p.autopass.on, l)
	t.say.SetTextContent(status)
	if _, known := p.advice.best(); known {
		t.say.SetTextContent(p.advice.inWords(now, l))
	}
	line := func(words string) {
		if words != "" {
			e := createIn(t.log, 1, "p", "")[0]
			e.SetTextContent(words)
			t.lines = append(t.lines, e)
		}
	}
	if t.told != now {
		t.told = now
		line(now.said(l))
		if now.asksYou() || now.view.Over {
			line(status)
		}
	}
	for ; len(t.lines) > dfgLogLines; t.lines = t.lines[1:] {
		t.log.RemoveChild(t.lines[0])
	}
}
