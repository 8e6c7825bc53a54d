//go:build js && wasm

package cardroom

import (
	"cmp"
	"errors"
	"fmt"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/match"
)

var (
	wordTooMany  = shell.Text{"The hand has %d players, but this table seats %d.", "このハンドは%d人ですが、この卓は%d人までです。"}
	wordImported = shell.Text{"It lies on the table; you have the first seat.", "卓に並べました。あなたは一番の席です。"}
)

// imported is the form that imports a hand as text, in PHH or in tefuda's own
// format.
type imported struct {
	play    *play
	text    *dom.HTMLTextAreaElement
	message ui.Element
	says    ui.Element
	pressed bool // the text comes from the reader, not from a link
}

func newImported(p *play) *imported {
	b := &imported{play: p, text: &dom.HTMLTextAreaElement{BasicHTMLElement: ui.ByID("cr-import-text")}, message: ui.ByID("cr-import-error"), says: ui.ByID("cr-import-says")}
	ui.OnPress(ui.ByID("cr-import-open"), func() {
		b.pressed = true
		// An empty text becomes a space, since "" means a hand of the room's
		// own. The engine then reports the missing fields.
		p.begin(stakes{text: cmp.Or(b.text.Value(), " ")}, nil, nil, nil)
	})
	return b
}

// tell shows what is wrong with the text, or that its hand is on the table.
func (b *imported) tell(err error) {
	page := b.play.room.page
	words, about := "", wordImported.In(page.Lang)
	if err != nil {
		about = ""
		if words = err.Error(); !errors.As(err, new(*tooMany)) {
			if refused := page.Refusal(err); refused != nil {
				words = refused.Message
			}
		}
	}
	ui.Complain(b.message, words, b.text)
	b.says.SetTextContent(about)
	if b.pressed && err == nil {
		page.OpenTab(shell.TabPlay)
	}
	b.pressed = false
}

// tooMany is the error of a hand with more players than the table has seats.
type tooMany struct{ words string }

func (t *tooMany) Error() string { return t.words }

// open reads an imported hand: its first node, and its moves. It blocks.
func (p *play) open(s *stakes) (*match.Node, error) {
	e := p.room.page.Engine
	var whole engine.Answer
	if err := e.Ask(&whole, "poker", "importGame", s.text, map[string]any{"lang": string(p.room.page.Lang)}); err != nil {
		return nil, err
	}
	var told struct {
		Rules struct {
			Variant string `json:"variant"`
			Limit   string `json:"limit"`
			Stacks  []int  `json:"stacks"`
		} `json:"rules"`
		Moves []struct {
			Move string `json:"move"`
		} `json:"moves"`
	}
	if err := whole.Read(&told); err != nil {
		return nil, err
	}
	if n := len(told.Rules.Stacks); n > mostSeats {
		return nil, &tooMany{fmt.Sprintf(wordTooMany.In(p.room.page.Lang), n, mostSeats)}
	}
	s.variant, s.limit, s.moves = told.Rules.Variant, told.Rules.Limit, []move{}
	for _, made := range told.Moves {
		s.moves = append(s.moves, moveOf(made.Move))
	}
	begun := map[string]any{}
	for _, name := range []string{"rules", "seed", "deck"} {
		if v := whole.Value.Get(name); !v.IsUndefined() && !v.IsNull() {
			begun[name] = v
		}
	}
	return p.lookAt(begun)
}

// lookAt makes the node of a hand just dealt. It blocks.
func (p *play) lookAt(begun map[string]any) (*match.Node, error) {
	var legal may
	if err := p.Ask(&legal, "legal", engine.Value(begun).Value); err != nil {
		return nil, err
	}
	views, turns := make([]any, len(p.Views())), []any{}
	for i := range views {
		seat := you
		if i > 0 && legal.Seat != nil {
			seat = *legal.Seat
			turns = []any{seat}
		}
		var view engine.Answer
		if err := p.Ask(&view, "view", engine.Value(begun).Value, map[string]any{"seat": seat}); err != nil {
			return nil, err
		}
		views[i] = view.Value
	}
	begun["views"], begun["turns"] = views, turns
	return p.First(engine.Value(begun))
}
