//go:build js && wasm

package daifugo

import (
	"fmt"
	"slices"
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/friend"
)

// trickShown is how many combinations of a field are visible below the last
// one.
const trickShown = 2

// logLines is how many lines the log for assistive technology keeps.
const logLines = 12

// seat is an opponent at the table.
type seat struct{ item, name, title, stack, count, level, did, points ui.Element }

// usual is the default number of opponents.
const usual = 3

// table draws the opponents, the field, and the state of the order.
type table struct {
	surface, arena, say, log, field, owner, order, ranks, suits ui.Element
	list                                                        ui.Element
	seats                                                       [rivals]seat
	states                                                      map[string]ui.Element
	laid                                                        string // identifies what the field shows
	told                                                        *node  // the last position in the log
	lines                                                       []ui.Element
}

func newTable() *table {
	t := &table{surface: ui.ByID("dfg-table"), arena: ui.ByID("dfg-arena"), say: ui.ByID("dfg-say"), log: ui.ByID("dfg-log"), field: ui.ByID("dfg-field"),
		owner: ui.ByID("dfg-owner"), order: ui.ByID("dfg-order"), ranks: ui.ByID("dfg-ranks"), suits: ui.ByID("dfg-suits"), list: ui.ByID("dfg-seats"),
		states: map[string]ui.Element{}}
	for _, e := range ui.All(ui.ByID("dfg-states"), "[data-state]") {
		t.states[e.GetAttribute("data-state")] = e
	}
	ui.ClearPlaces(t.list)
	for i, item := range ui.CreateIn(t.list, rivals, "li", "seat") {
		ui.Mark(item, "hidden", i >= usual)
		parts := ui.CreateIn(item, 7, "span", "")
		for j, class := range []string{"name", "title", "stack", "count", "level", "did", "points"} {
			parts[j].SetAttribute("class", class)
		}
		parts[2].SetAttribute("aria-hidden", "true")
		t.seats[i] = seat{item, parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], parts[6]}
	}
	return t
}

// forget empties the log for a new game.
func (t *table) forget() {
	t.told, t.lines = nil, nil
	t.log.SetTextContent("")
}

// speak makes the next draw rewrite every word.
func (t *table) speak() {
	t.forget()
	t.laid = "?"
}

func (t *table) draw(p *play, l shell.Language) {
	now := p.now()
	v := &now.view
	ui.Mark(t.surface, "data-revolution", v.Revolution && !v.Over)
	ui.Mark(t.surface, "data-reversed", v.reversed())
	ui.Mark(t.surface, "data-over", v.Over)
	ui.Mark(t.arena, "data-locked", v.Lock != "" || v.RankLocked)
	t.list.SetAttribute("data-rivals", fmt.Sprint(v.Rules.Players-1))
	for i := range t.seats {
		ui.Mark(t.seats[i].item, "hidden", i+1 >= v.Rules.Players)
		if i+1 < v.Rules.Players {
			t.seats[i].draw((you+i+1)%v.Rules.Players, p, l)
		}
	}
	t.drawStates(v)
	t.drawField(p.past(), l)
	t.tell(p, l)
}

func (s *seat) draw(seat int, p *play, l shell.Language) {
	now := p.now()
	v := &now.view
	turn := now.Turn() == seat
	ui.Mark(s.item, "data-turn", turn)
	ui.Mark(s.item, "data-out", v.Places[seat] > 0)
	ui.Mark(s.item, "data-passed", slices.Contains(v.Passed, seat))
	ui.Mark(s.item, "data-owns", v.Field != "" && v.Owner != nil && *v.Owner == seat)
	s.name.SetTextContent(name(seat, l))
	s.title.SetTextContent(title(v.Classes[seat], v.Rules.Players, l))
	s.stack.Style().SetProperty("--count", fmt.Sprint(v.Counts[seat]), "")
	ui.Mark(s.stack, "data-none", v.Counts[seat] == 0)
	s.count.SetTextContent(count(v.Counts[seat], l))
	s.points.SetTextContent(p.scored(seat, l))
	level := wordPerson.In(l)
	switch {
	case p.friend.Away || friend.Sits(seat):
		level = ""
	case seat > 0:
		level = ui.Chosen(p.form.rivals[seat-1], l)
	}
	s.level.SetTextContent(level)
	ui.Face(s.item, seat, p.levelAt(seat))
	did := ""
	switch {
	case v.Places[seat] > 0:
		did = placed(v.Places[seat], l)
	case slices.Contains(v.Passed, seat):
		did = wordPass.In(l)
	case turn && p.Thinking:
		did = "…"
	}
	s.did.SetTextContent(did)
}

// levelAt is the key of the level in a seat, "" if a person has it or it is not known.
func (p *play) levelAt(seat int) string {
	if p.friend.Away || friend.Sits(seat) || seat == 0 {
		return ""
	}
	return p.form.rivals[seat-1].Value()
}

// drawStates shows the states that last until the field is cleared or the game
// ends.
func (t *table) drawStates(v *view) {
	for name, on := range map[string]bool{
		"revolution": v.Revolution, "back": v.Back, "lock": v.Lock != "", "ranks": v.RankLocked, "backward": v.Backward,
		"opening": v.Opening,
	} {
		ui.Mark(t.states[name], "hidden", !on || v.Over)
	}
	ranks := make([]string, daifugo.Ranks)
	for i := range ranks {
		ranks[i] = printed(letter(i))
	}
	if v.reversed() {
		slices.Reverse(ranks)
	}
	t.ranks.SetTextContent(strings.Join(ranks, " "))
	if t.suits.GetAttribute("data-lock") != v.Lock {
		t.suits.SetAttribute("data-lock", v.Lock)
		t.suits.SetTextContent("")
		for i, pip := range ui.CreateIn(t.suits, len(v.Lock), "span", "pip") {
			pip.SetAttribute("data-suit", v.Lock[i:i+1])
		}
	}
}

// trick are the combinations played since the field was last cleared, the
// newest last. If the last move has just cleared it, they are the ones before
// that.
func trick(past []*node) (trick []move, cleared bool) {
	for i := len(past) - 1; i > 0; i-- {
		n := past[i]
		if len(n.view.Moves) == 0 {
			break
		}
		if n.whole.Events.has("cleared") && i < len(past)-1 {
			break
		}
		cleared = cleared || n.whole.Events.has("cleared")
		move := n.last()
		if kind, _ := daifugo.Read(move.Move); move.Move != pass && kind == daifugo.Pass {
			trick = append(trick, move)
		}
	}
	slices.Reverse(trick)
	return trick, cleared
}

func (t *table) drawField(past []*node, l shell.Language) {
	trick, cleared := trick(past)
	if v := &past[len(past)-1].view; len(trick) == 0 && v.Field != "" && v.Owner != nil { // a friend's table, joined late
		trick = []move{{*v.Owner, v.Field}}
	}
	shown := trick[max(0, len(trick)-trickShown-1):]
	words, owner := wordEmpty.In(l), ""
	if len(trick) > 0 {
		last := trick[len(trick)-1]
		sentence := wordField
		owner = ownerWords(last.Seat, l)
		if cleared {
			sentence = wordFlowed
		}
		words = fmt.Sprintf(sentence.In(l), name(last.Seat, l), roleWords(last.Move, l))
	}
	if events := past[len(past)-1].whole.Events.words(past[0].view.Rules.Players, l); events != "" {
		owner = strings.Trim(owner+ui.WordSemicolon.In(l)+events, "；; ／")
	}
	t.owner.SetTextContent(owner)
	ui.Mark(t.field, "data-cleared", cleared)
	ui.Picture(t.field, words)
	if laid := fmt.Sprint(shown); laid != t.laid {
		t.laid = laid
		t.field.SetTextContent("")
		for i, e := range ui.CreateIn(t.field, len(shown), "div", "trick") {
			faces(e, shown[i].Move)
			e.Style().SetProperty("--under", fmt.Sprint(len(shown)-1-i), "")
			e.Style().SetProperty("--cards", fmt.Sprint(len(roleCards(shown[i].Move))), "")
		}
	}
}

// ownerWords names the player of the combination on the field.
func ownerWords(seat int, l shell.Language) string {
	if seat == you {
		return wordYours.In(l)
	}
	return fmt.Sprintf(wordBy.In(l), name(seat, l))
}

// tell adds the last move to the log for assistive technology, and shows whose
// turn it is.
func (t *table) tell(p *play, l shell.Language) {
	now := p.now()
	status := now.status(p.autopass.On, l)
	if words := p.friend.Line(l); words != "" {
		status = words
	}
	t.say.SetTextContent(status)
	line := func(words string) {
		if words != "" {
			e := ui.CreateIn(t.log, 1, "p", "")[0]
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
	for ; len(t.lines) > logLines; t.lines = t.lines[1:] {
		t.log.RemoveChild(t.lines[0])
	}
}
