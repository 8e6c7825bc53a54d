//go:build js && wasm

package boards

import (
	"strings"
	"syscall/js"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

var (
	wordCopied    = shell.Text{"Copied.", "コピーしました。"}
	wordNotCopied = shell.Text{"The browser would not copy it: select the text.", "コピーできませんでした。文字を選択してください。"}
	wordOther     = shell.Text{"This table plays from the empty board, a stone a turn: the game has a pass or began otherwise.", "この卓は空の盤から一手ずつ打つ対局だけです。この棋譜にはパスか、途中の局面があります。"}
	wordSetUp     = shell.Text{"This game began from a position that was set up: it has no moves from the empty board.", "途中の局面から始めた対局です。空の盤からの棋譜はありません。"}
)

// record exports the game as text, and imports one.
type record struct {
	play        *play
	box         ui.Element
	format      *ui.Choice
	text        *dom.HTMLTextAreaElement
	error, says ui.Element
	shown       string // identifies the game that the text shows
}

// written is the table that the engine makes from a text.
type written struct {
	Rules struct {
		Columns int    `json:"columns"`
		Rows    int    `json:"rows"`
		K       int    `json:"k"`
		Rule    string `json:"rule"`
		Board   string `json:"board"`
		Opening string `json:"opening"`
		Turn    string `json:"turn"`
	} `json:"rules"`
	Moves []struct {
		Move string `json:"move"`
	} `json:"moves"`
}

func newRecord(p *play) *record {
	r := &record{play: p, box: ui.ByID("boards-record"), error: ui.ByID("record-error"), says: ui.ByID("record-says"),
		text: &dom.HTMLTextAreaElement{BasicHTMLElement: ui.ByID("record-text")}}
	r.format = ui.NewChoice("record-format", r.write)
	ui.On(r.box, "toggle", func(ui.Event) { r.write() })
	ui.OnPress(ui.ByID("record-open"), r.open)
	ui.OnPress(ui.ByID("record-copy"), func() { go r.copy() })
	return r
}

// write shows the game as text while the part is open.
func (r *record) write() {
	g, page := &r.play.game, r.play.room.page
	if !r.box.HasAttribute("open") {
		r.shown = ""
		return
	}
	now := r.format.Value + "&" + r.play.state()
	if r.play.Now == nil || now == r.shown {
		return // the reader may be writing
	}
	r.shown = now
	r.says.SetTextContent("")
	ui.Complain(r.error, "", r.text)
	if g.start != "" {
		r.text.SetValue("")
		r.says.SetTextContent(wordSetUp.In(page.Lang))
		return
	}
	table, options := r.play.Now.Table.Value, map[string]any{"lang": string(page.Lang), "format": r.format.Value}
	engine.Start(func() {
		var told engine.Answer
		if err := page.Engine.Ask(&told, "mnk", "exportGame", table, options); err != nil {
			page.Fault(err)
			return
		}
		r.text.SetValue(told.Value.String())
	})
}

// open replays the game of the text.
func (r *record) open() {
	p, page := r.play, r.play.room.page
	if page.Engine == nil {
		return
	}
	text := r.text.Value()
	options := map[string]any{"columns": p.game.columns, "rows": p.game.rows, "lang": string(page.Lang)}
	if p.game.rule != "" {
		options["rule"] = p.game.rule
	}
	if p.game.opening != "" {
		options["opening"] = p.game.opening
	}
	engine.Start(func() {
		var whole engine.Answer
		var told written
		err := page.Engine.Ask(&whole, "mnk", "importGame", text, options)
		if refused := page.Refusal(err); refused != nil {
			ui.Complain(r.error, refused.Message, r.text)
		}
		if err != nil || whole.Read(&told) != nil {
			return
		}
		of := told.Rules
		places := make([]string, 0, len(told.Moves))
		plain := of.Turn == "o" && !strings.ContainsAny(of.Board, "ox")
		for _, made := range told.Moves {
			switch made.Move {
			case "pass":
				plain = false
			case "resign", "time", "draw": // the page continues from these ends
			default:
				places = append(places, made.Move)
			}
		}
		if !plain {
			ui.Complain(r.error, wordOther.In(page.Lang), r.text)
			return
		}
		if of.Rule == "free" {
			of.Rule = ""
		}
		ui.Complain(r.error, "", r.text)
		page.KeepOpened(p.room, whole)
		p.room.touch()
		p.you.Choose("both")
		if of.Opening == noOpening {
			of.Opening = ""
		}
		p.begin(game{of.Columns, of.Rows, rules{k: of.K, rule: of.Rule}, "", of.Opening}, places)
	})
}

// copy hands the text to the browser's share sheet, or else to the clipboard.
func (r *record) copy() {
	words := wordNotCopied
	switch shell.Share(js.Undefined(), r.text.Value(), js.Undefined()) {
	case shell.Shared:
		return
	case shell.Copied:
		words = wordCopied
	}
	r.says.SetTextContent(words.In(r.play.room.page.Lang))
}
