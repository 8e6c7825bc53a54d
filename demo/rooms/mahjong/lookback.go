//go:build js && wasm

package mahjong

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"honnef.co/go/js/dom/v2"
)

// leastLost is the least loss of a mistake, in points.
const leastLost = 20

// lookback reviews a seat's decisions: the reader's in the present game, or any
// seat's in an imported log.
type lookback struct {
	play   *play
	view   *analysis.View
	log    *logged // nil for the present game
	sample logged  // reviewed until the reader has made a move; empty before the first review
	of     string  // the game whose moves count has
	count  int

	found    *reviewed // nil before the game was judged
	language shell.Language

	text          ui.Element
	message, name ui.Element
	seat          *dom.HTMLSelectElement
	asking        engine.Question
}

// logged is a game from a log.
type logged struct {
	whole  engine.Answer
	Format string   `json:"format"`
	Names  []string `json:"names"`
	Rounds []record `json:"rounds"`
	Fault  *struct {
		Message string `json:"message"`
	} `json:"fault"`
}

func newLookback(p *play) *lookback {
	k := &lookback{play: p, text: ui.ByID("mj-log-text"), message: ui.ByID("mj-log-error"), name: ui.ByID("mj-log-name"),
		seat: ui.MenuByID("mj-log-seat")}
	for seat, option := range ui.CreateIn(k.seat, places, "option", "") {
		option.SetAttribute("value", strconv.Itoa(seat))
	}
	points := func(n float64) string {
		return fmt.Sprintf(wordPoints.In(p.room.page.Lang), strings.Replace(strconv.FormatFloat(math.Round(n)+0, 'f', 0, 64), "-", "−", 1)) // avoids −0
	}
	k.view = analysis.New(p.room.page, "mj-analysis", analysis.Subject{
		Shown: func() bool { return p.room.page.Shows(p.room) },
		Key:   k.key, Count: k.decisions, Judge: k.judge, Show: k.show, Grade: k.graded,
		Sampled: func() bool { return k.logged() == &k.sample },
		Value:   points, Cost: points, Least: leastLost, About: wordKeptAbout,
	})
	ui.OnPress(ui.ByID("mj-log-read"), k.read)
	ui.OnPress(ui.ByID("mj-log-own"), func() { k.log = nil; k.draw() })
	ui.On(k.seat, "change", func(ui.Event) { k.draw() })
	return k
}

// The seat of the sample that is reviewed, and the number of its moves.
const (
	sampledSeat = 3
	sampled     = 17
)

// logged is the log under review: the reader's or, until the reader has made a move, the sample; nil for the present
// game.
func (k *lookback) logged() *logged {
	if now := k.play.now(); k.log == nil && (now == nil || movesOf(now.Rounds, k.play.opening.you()) == 0) {
		return &k.sample
	}
	return k.log
}

// movesOf counts a seat's moves.
func movesOf(rounds []record, seat int) (n int) {
	own := strconv.Itoa(seat) + ":"
	for _, r := range rounds {
		for _, move := range strings.Fields(r.Moves) {
			if strings.HasPrefix(move, own) {
				n++
			}
		}
	}
	return n
}

// rounds are the rounds of the game under review.
func (k *lookback) rounds() []record {
	if log := k.logged(); log != nil {
		return log.Rounds
	}
	return k.play.now().Rounds
}

// who is the seat under review.
func (k *lookback) who() int {
	switch k.logged() {
	case nil:
		return k.play.opening.you()
	case &k.sample:
		return sampledSeat
	}
	seat, _ := strconv.Atoi(k.seat.Value())
	return seat
}

func (k *lookback) key() string {
	if k.logged() == &k.sample {
		return "sample"
	}
	parts := []string{k.play.opening.seed, strconv.Itoa(k.who()), fmt.Sprint(k.log != nil)}
	if k.log == nil { // moves of other seats do not change the review
		return strings.Join(append(parts, strconv.Itoa(movesOf(k.rounds(), k.who()))), ",")
	}
	for _, r := range k.rounds() {
		parts = append(parts, r.Moves)
	}
	return strings.Join(parts, ",")
}

// decisions is the number of the seat's decisions to judge. Until the engine
// has answered, it is the number of the seat's moves; some of them may have had
// no alternative.
func (k *lookback) decisions() int {
	if of := k.key(); k.of != of {
		k.of, k.count, k.found = of, movesOf(k.rounds(), k.who()), nil
		if k.logged() == &k.sample {
			k.count = sampled
		}
		k.drawName(k.play.room.page.Lang)
	}
	if k.found != nil {
		return len(k.found.Decisions)
	}
	return k.count
}

// before is the game before a move of a round, in the engine's form.
func (k *lookback) before(round, move int) js.Value {
	var from js.Value
	if log := k.logged(); log != nil {
		from = log.whole.Value
	} else {
		from = k.play.now().Table.Value
	}
	game := js.Global().Get("Object").New()
	for _, name := range []string{"rules", "seed"} {
		if value := from.Get(name); !value.IsUndefined() {
			game.Set(name, value)
		}
	}
	var rounds []any
	for i, r := range k.rounds()[:round+1] {
		if i == round {
			r.Moves = strings.Join(strings.Fields(r.Moves)[:move], " ")
		}
		rounds = append(rounds, r.asked())
	}
	game.Set("rounds", js.ValueOf(rounds))
	return game
}

// read takes over a pasted log.
func (k *lookback) read() {
	text := k.text.Underlying().Get("value").String()
	k.asking.Drop()
	if k.play.room.page.Engine == nil {
		return
	}
	k.asking.Go(func(asked engine.Asked) {
		var whole engine.Answer
		var log logged
		err := k.play.Ask(&whole, "importGame", text)
		if err == nil {
			err = whole.Read(&log)
		}
		if asked.Stale() {
			return
		}
		err = ui.ComplainAbout(k.message, err, map[string]ui.Node{"log": k.text})
		k.play.room.page.Fault(err)
		if whole.Truthy() && log.Format != "" {
			log.whole = whole
			k.log = &log
			if log.Fault != nil {
				ui.Complain(k.message, log.Fault.Message, k.text)
			}
			k.draw()
		}
	})
}

func (k *lookback) draw() {
	l := k.play.room.page.Lang
	for seat, option := range ui.All(k.seat, "option") {
		name := fmt.Sprintf(wordSeat.In(l), wordWinds[seat].In(l))
		if k.log != nil && seat < len(k.log.Names) && k.log.Names[seat] != "" {
			name += " " + k.log.Names[seat]
		}
		option.SetTextContent(name)
	}
	k.drawName(l)
	ui.Mark(ui.Parent(k.seat), "hidden", k.log == nil)
	ui.Mark(ui.ByID("mj-log-own"), "hidden", k.log == nil)
	k.view.Draw()
}

// drawName says which game is under review.
func (k *lookback) drawName(l shell.Language) {
	says := wordOwnGame.In(l)
	if k.log != nil {
		says = wordLogGame.Say(l, len(k.log.Rounds))
	}
	k.name.SetTextContent(says)
	ui.Mark(k.name, "hidden", k.logged() == &k.sample)
}

// readSample imports the sample, once. It blocks.
func (k *lookback) readSample() error {
	if k.logged() != &k.sample || k.sample.Format != "" {
		return nil
	}
	whole := &k.sample.whole
	if err := k.play.Ask(whole, "importGame", k.text.GetAttribute("data-sample")); err != nil {
		return err
	}
	return whole.Read(&k.sample)
}

// named describes a decision: when it was made, and which move it was.
func (k *lookback) named(f *decision, l shell.Language) string {
	r := k.rounds()
	if f.Round >= len(r) {
		return ""
	}
	number, players := r[f.Round].Number, max(1, len(r[f.Round].Points))
	round := fmt.Sprintf(wordRound.In(l), wordHonours[number/players%places].In(l), number%players+1)
	return fmt.Sprintf(wordAtTurn.In(l), round, f.Turn, moveWords(f.Played, l))
}

// logLines is how many lines the log for assistive technology keeps.
const logLines = 16

// log is the log of the game for readers of assistive technology.
type log struct {
	box   ui.Element
	lines []ui.Element
}

func newLog() *log { return &log{box: ui.ByID("mj-log")} }

// forget empties the log.
func (g *log) forget() {
	g.lines = nil
	empty(g.box)
}

// tell adds a line for every event that led to a node.
func (g *log) tell(n *node, l shell.Language) {
	for i := range n.Events {
		if words := n.said(&n.Events[i], l); words != "" {
			line := ui.CreateIn(g.box, 1, "p", "")[0]
			line.SetTextContent(words)
			g.lines = append(g.lines, line)
		}
	}
	for ; len(g.lines) > logLines; g.lines = g.lines[1:] {
		g.box.RemoveChild(g.lines[0])
	}
}

// said describes an event, "" if it needs no words.
func (n *node) said(e *event, l shell.Language) string {
	who := sideWord(n.at(max(0, e.Seat))).In(l)
	switch e.Event {
	case "discard":
		words := fmt.Sprintf(wordDid.In(l), who, tileName(e.Tile, l))
		if e.Riichi {
			words += ui.WordComma.In(l) + wordShouts.of(declared(len(e.Shown) > 0)).In(l)
		}
		return words
	case "draw":
		if e.Seat == n.View.me() {
			return fmt.Sprintf(wordJustDrawn.In(l), tileName(e.Tile, l))
		}
	case "call", "kan":
		return fmt.Sprintf(wordDid.In(l), who, wordShouts.of(e.Meld.Type).In(l)+" "+tileNames(e.Meld.Tiles, l))
	case "dora":
		return fmt.Sprintf(wordDora.In(l), tileName(e.Tile, l))
	case "roundEnd":
		return e.Outcome.Name
	}
	return ""
}
