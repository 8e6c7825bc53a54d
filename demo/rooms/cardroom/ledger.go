//go:build js && wasm

package cardroom

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"syscall/js"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/graph"
)

var (
	wordNoHands   = shell.Text{"No hand has ended yet.", "まだ終わったハンドがありません。"}
	wordSum       = shell.Text{"%d hand[s], %s chips.", "%dハンド、チップ %s。"}
	wordSumFair   = shell.Text{"%d hand[s], %s chips; with every all-in at its average, %s.", "%dハンド、チップ %s。オールインを期待値で数えると %s。"}
	wordHandOf    = shell.Text{"Hand %d (%s)", "ハンド%d（%s）"}
	wordCopied    = shell.Text{"Copied.", "コピーしました。"}
	wordNotCopied = shell.Text{"The browser would not copy it: select the text.", "コピーできませんでした。文字を選択してください。"}
	wordPHH       = shell.Text{"In the format PHH.", "PHH 形式です。"}
	wordOurText   = shell.Text{"PHH has no code for this game: a text of tefuda’s own.", "この種目は PHH に記号がないため、tefuda 独自の形式です。"}
)

// ledger shows the session's results: the chips won hand by hand next to their
// average, and each hand as text.
type ledger struct {
	play            *play
	says, high, low ui.Element
	zero, won, fair ui.Element
	key, figure     ui.Element
	rows, told      ui.Element
	menu            *dom.HTMLSelectElement
	text            *dom.HTMLTextAreaElement
	drawn           string // identifies what the picture shows
}

func newLedger(p *play) *ledger {
	g := &ledger{play: p, says: ui.ByID("cr-sum"), high: ui.ByID("cr-high"), low: ui.ByID("cr-low"), zero: ui.ByID("cr-zero"), won: ui.ByID("cr-won"), fair: ui.ByID("cr-fair"),
		key: ui.ByID("cr-graph-key"), figure: ui.ByID("cr-graph"), rows: ui.ByID("cr-ledger-rows"), told: ui.ByID("cr-export-says"), menu: ui.MenuByID("cr-export-hand"),
		text: &dom.HTMLTextAreaElement{BasicHTMLElement: ui.ByID("cr-export-text")}}
	ui.On(g.menu, "change", func(ui.Event) { g.write() })
	ui.OnPress(ui.ByID("cr-export-copy"), func() { go g.copy() })
	return g
}

// draw shows the finished hands, if they have changed.
func (g *ledger) draw(l shell.Language) {
	hands := g.play.session()
	now := g.play.stakes.seed + g.play.stakes.text + fmt.Sprint(len(hands), g.play.fair != nil) + string(l)
	if g.drawn == now {
		return
	}
	g.drawn = now
	sum, worth := g.picture(hands)
	evens := math.Abs(worth-float64(sum)) < 0.5
	words := wordSum.Say(l, len(hands), ui.Signed(sum))
	switch {
	case len(hands) == 0:
		words = wordNoHands.In(l)
		if g.play.decided(g.play.hands()) == 0 {
			words += " " + wordSample.In(l)
		}
	case !evens:
		words = wordSumFair.Say(l, len(hands), ui.Signed(sum), ui.Signed(int(math.Round(worth))))
	}
	g.says.SetTextContent(words)
	ui.Mark(g.figure, "hidden", len(hands) == 0)
	ui.Mark(g.key, "hidden", len(hands) == 0)
	g.list(hands, l)
}

// picture draws both lines, and returns their last values in chips.
func (g *ledger) picture(hands []played) (sum int, worth float64) {
	won, fair := []graph.Point{{}}, []graph.Point{{}}
	for i := range hands {
		sum, worth = sum+hands[i].net, worth+hands[i].fair
		won = append(won, graph.Point{Best: float64(sum), Made: float64(sum)})
		fair = append(fair, graph.Point{Best: worth, Made: worth})
	}
	frame := graph.Frame{Width: 600, Height: 200}.Around(append(append([]graph.Point{}, won...), fair...))
	g.high.SetTextContent(ui.Signed(int(math.Round(frame.High))))
	g.low.SetTextContent(ui.Signed(int(math.Round(frame.Low))))
	g.won.SetAttribute("d", frame.Line(won, len(won)))
	g.fair.SetAttribute("d", frame.Line(fair, len(fair)))
	zero := strconv.FormatFloat(frame.Y(0), 'f', 1, 64)
	g.zero.SetAttribute("d", "M0 "+zero+"H600")
	return sum, worth
}

// list writes one row per hand, and offers each hand as text, the last first.
func (g *ledger) list(hands []played, l shell.Language) {
	g.rows.SetTextContent("")
	g.menu.Underlying().Call("replaceChildren")
	for i := len(hands) - 1; i >= 0; i-- {
		h := &hands[i]
		row := ui.CreateIn(g.rows, 1, "tr", "")[0]
		head := ui.CreateIn(row, 1, "th", "")[0]
		head.SetAttribute("scope", "row")
		head.SetTextContent(strconv.Itoa(h.from.Hands + 1))
		cells := ui.CreateIn(row, 2, "td", "")
		cells[0].SetTextContent(ui.Signed(h.net))
		cells[1].SetTextContent(ui.Signed(int(math.Round(h.fair))))
		option := ui.CreateIn(g.menu, 1, "option", "")[0]
		option.SetAttribute("value", strconv.Itoa(i))
		option.SetTextContent(fmt.Sprintf(wordHandOf.In(l), h.from.Hands+1, ui.Signed(h.net)))
	}
	g.write()
}

// write shows the chosen hand as text.
func (g *ledger) write() {
	p, hands := g.play, g.play.session()
	i, err := strconv.Atoi(g.menu.Value())
	g.told.SetTextContent("")
	if err != nil || i >= len(hands) || p.room.page.Engine == nil {
		g.text.SetValue("")
		return
	}
	h, drawn := hands[i], g.drawn
	engine.Start(func() {
		text, words, err := g.export(&h)
		if err != nil {
			p.room.page.Fault(err)
		} else if drawn == g.drawn {
			g.text.SetValue(text)
			g.told.SetTextContent(words.In(p.room.page.Lang))
		}
	})
}

// export returns a hand as text, and the format's name. It blocks.
func (g *ledger) export(h *played) (text string, format shell.Text, err error) {
	p := g.play
	nodes, err := p.deal(&p.stakes, &h.from, h.moves)
	if err != nil {
		return "", format, err
	}
	err = p.room.page.Engine.Ask(&text, "poker", "exportGame", nodes[len(nodes)-1].Table.Value)
	format = wordOurText
	if strings.HasPrefix(text, "variant") { // tefuda's own format begins with the field variant
		format = wordPHH
	}
	return text, format, err
}

// copy hands the text to the browser's share sheet, or else to the clipboard.
func (g *ledger) copy() {
	words := wordNotCopied
	switch shell.Share(js.Undefined(), g.text.Value(), js.Undefined()) {
	case shell.Shared:
		return
	case shell.Copied:
		words = wordCopied
	}
	g.told.SetTextContent(words.In(g.play.room.page.Lang))
}

// boardOf are the community cards.
func boardOf(v *view) []string { return strings.Fields(v.Board) }
