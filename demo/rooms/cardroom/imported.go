//go:build js && wasm

package cardroom

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/match"
)

var (
	wordTooMany  = shell.Text{"The hand has %d players, but this table seats %d.", "このハンドは%d人ですが、この卓は%d人までです。"}
	wordImported = shell.Text{"It lies on the table, seen from your seat.", "卓に並べました。あなたの席から見ています。"}
	wordFirstOf  = shell.Text{"The first of %d hands lies on the table, seen from your seat.", "%dハンドのうち最初のものを、あなたの席から見て卓に並べました。"}
)

// imported is the form that imports a hand as text, in any format that
// importGame reads.
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
	if n := b.play.brought; n > 1 {
		about = fmt.Sprintf(wordFirstOf.In(page.Lang), n)
	}
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

// read reads a text. Poker's own module reads PHH and what this page writes.
// The module of histories knows all formats; it loads if poker refuses the
// text. It blocks.
func (p *play) read(text string) (whole engine.Answer, err error) {
	options := map[string]any{"lang": string(p.room.page.Lang)}
	if err = p.room.page.Engine.Ask(&whole, "poker", "importGame", text, options); errors.As(err, new(*engine.InputError)) {
		err = p.room.page.Engine.Ask(&whole, "histories", "importGame", text, options)
	}
	return whole, err
}

// open reads an imported hand: its first node, and its moves. Of several hands
// it opens the first. It blocks.
func (p *play) open(s *stakes) (*match.Node, error) {
	whole, err := p.read(s.text)
	if err != nil {
		return nil, err
	}
	var told struct {
		Rules struct {
			Variant string   `json:"variant"`
			Limit   string   `json:"limit"`
			Stacks  []int    `json:"stacks"`
			Names   []string `json:"names"`
			Fields  string   `json:"fields"`
			Button  int      `json:"button"`
		} `json:"rules"`
		Moves []struct {
			Move string `json:"move"`
		} `json:"moves"`
	}
	if err := whole.Read(&told); err != nil {
		return nil, err
	}
	seats := around(told.Rules.Stacks, told.Rules.Names, told.Rules.Fields)
	if n := len(seats); n > mostSeats {
		return nil, &tooMany{fmt.Sprintf(wordTooMany.In(p.room.page.Lang), n, mostSeats)}
	}
	p.brought = 1
	if all := whole.Value.Get("tables"); !all.IsUndefined() {
		p.brought = all.Length()
	}
	s.variant, s.limit, s.moves = told.Rules.Variant, told.Rules.Limit, []move{}
	for _, made := range told.Moves {
		s.moves = append(s.moves, moveOf(made.Move))
	}
	rules := whole.Value.Get("rules")
	for _, name := range []string{"stacks", "antes", "blinds", "names", "places"} {
		rules.Set(name, picked(rules.Get(name), seats))
	}
	rules.Set("button", buttonOf(told.Rules.Button, len(told.Rules.Stacks), seats))
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

// around lists the seats with players in the order of play, the reader's seat first.
// That is the seat of the text's hero, whose cards the text gives from the beginning,
// or else the first player's. The order of the deal stays, and so does the deck.
func around(stacks []int, names []string, fields string) (seats []int) {
	_, hero, has := strings.Cut(fields, "_hero = \"")
	hero, _, _ = strings.Cut(hero, "\"\n")
	first := 0
	for i, name := range names {
		if has && name == hero {
			first = i
		}
	}
	for i := range stacks {
		if seat := (first + i) % len(stacks); stacks[seat] > 0 {
			seats = append(seats, seat)
		}
	}
	return seats
}

// picked are some elements of a JavaScript array; undefined and null stay as they are.
func picked(from js.Value, seats []int) any {
	if from.IsUndefined() || from.IsNull() {
		return from
	}
	to := make([]any, len(seats))
	for i, seat := range seats {
		to[i] = from.Index(seat)
	}
	return to
}

// buttonOf is the new seat of the button. If the button is at an empty seat, the
// player before it gets it.
func buttonOf(button, n int, seats []int) int {
	for range n {
		if at := slices.Index(seats, button); at >= 0 {
			return at
		}
		button = (button + n - 1) % n
	}
	return 0
}
