//go:build js && wasm

package shell

import (
	"net/url"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell/keep"
)

// What the page says about stored games. A %s is a room's title.
var (
	wordDamaged = Text{"The game kept here was damaged. It lies aside in this browser’s storage; a new one begins.", "保存されていた対局は壊れていました。このブラウザの保存領域に取り分けて、新しく始めます。"}
	wordFull    = Text{"This browser’s storage is full: the game lasts as long as this page.", "ブラウザの保存領域がいっぱいです。対局はこのページを閉じるまでしか残りません。"}
	wordDenied  = Text{"This browser keeps nothing for this page: the game lasts as long as the page.", "このブラウザは保存を許していません。対局はこのページを閉じるまでしか残りません。"}
	wordTwoTabs = Text{"This game is open in another tab, too. What is played last is kept.", "同じ対局が別のタブでも開かれています。あとから指したほうが残ります。"}
	wordLinked  = Text{"This is a link’s game. Yours from before is still there.", "リンクの対局です。前のあなたの対局も残っています。"}
	wordMine    = Text{"Back to mine", "自分の対局に戻る"}
	wordShared  = Text{"The link is in the clipboard.", "リンクをコピーしました。"}
	wordUnsent  = Text{"The link could not be copied; it stands in the address.", "リンクをコピーできませんでした。アドレス欄にあります。"}
)

// keeps is a room that stores more of its game than a link to it carries.
type keeps interface{ Kept() string }

// games stores the rooms' games so that they outlast the page.
type games struct {
	page    *Page
	keeper  keep.Keeper
	begun   map[Room]bool // rooms whose stored game has been looked up
	keeping js.Value      // kept.js
	said    Text          // the text in the notice; the zero value for none
	button  Text
	press   func()
	// The notice: a line and a button in it.
	notice, words, action js.Value
}

func newGames(p *Page) *games {
	byID := func(id string) js.Value { return js.Global().Get("document").Call("getElementById", id) }
	g := &games{page: p, keeper: keep.Keeper{In: newStorage()}, begun: map[Room]bool{}, keeping: js.Global().Get("tefudaDemo").Get("kept"), notice: byID("notice"), words: byID("notice-words"), action: byID("notice-action")}
	listen := func(at js.Value, name string, do func(js.Value)) {
		at.Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			return nil
		}))
	}
	listen(g.action, "click", func(js.Value) {
		if p.shown == nil { // the notice is another room's
			return
		}
		press := g.press
		g.say(Text{}, Text{}, nil)
		if press != nil {
			press()
		}
	})
	listen(byID("notice-close"), "click", func(js.Value) {
		if p.shown != nil {
			g.say(Text{}, Text{}, nil)
		}
	})
	listen(byID("share-link"), "click", func(js.Value) {
		if p.shown != nil {
			engine.Start(g.share)
		}
	})
	// A phone may end a background page without any further event.
	listen(js.Global().Get("document"), "visibilitychange", func(js.Value) { g.keep() })
	listen(js.Global(), "pagehide", func(js.Value) {
		g.keep()
		g.keeping.Call("left", !g.page.unlaid())
	})
	// offline.js is about to reload the page. The new page reads the address, which lags behind the game by up to
	// sharePause.
	listen(js.Global(), "reloading", func(js.Value) { p.writeFragment() })
	listen(js.Global(), "storage", func(ev js.Value) {
		if key := ev.Get("key"); p.shown != nil && !key.IsNull() && keep.RoomOf(key.String()) == p.shown.Name() {
			g.say(wordTwoTabs, Text{}, nil)
		}
	})
	return g
}

// resume puts a room's stored game on its table when the room is first shown. A
// link's game takes precedence; the notice then offers the stored one.
func (g *games) resume(r Room, mine url.Values) (state url.Values) {
	if g.begun[r] {
		g.yield(r, mine)
		return nil
	}
	g.begun[r] = true
	kept, err := g.keeper.Game(r.Name())
	g.complain(err)
	if kept == "" {
		return nil
	}
	values := Query(kept)
	if len(mine) == 0 {
		return values
	}
	if !within(mine, values) || !within(values, mine) {
		// After a reload the address may carry less than the stored game.
		if within(mine, values) || g.keeping.Call("again").Bool() {
			return values
		}
		g.complain(g.keeper.SetAside(r.Name(), kept))
		words := wordLinked
		if DayIn(mine) != "" {
			words = wordOther
		}
		g.say(words, wordMine, func() { r.Restore(values) })
	}
	return nil
}

// within reports whether one state is a part of another.
func within(part, whole url.Values) bool {
	for name := range part {
		if part.Get(name) != whole.Get(name) || len(part[name]) != len(whole[name]) {
			return false
		}
	}
	return true
}

// stateOf returns a room's game as it is stored.
func stateOf(r Room) string {
	if more, ok := r.(keeps); ok {
		return more.Kept()
	}
	return r.State()
}

// keep stores the game of the room in view.
func (g *games) keep() {
	r := g.page.shown
	if r == nil || !g.begun[r] || g.page.coming {
		return
	}
	if state := stateOf(r); state != "" {
		g.complain(g.keeper.Keep(r.Name(), state))
		g.picture(r)
	}
}

// picture stores a miniature of a room's table, as it is drawn now. It may lag
// behind the stored game while the engine has yet to answer.
func (g *games) picture(r Room) { g.keeping.Call("keepMiniature", r.Name()) }

// Count adds a finished game to the results of a level or rule set. of holds
// one increment for each of the room's numbers; the room's tally.js names them.
// id identifies the game: the game counted last does not count again.
func (p *Page) Count(r Room, level, id string, of ...int) {
	args := []any{r.Name(), level, id}
	for _, n := range of {
		args = append(args, n)
	}
	p.games.keeping.Call("count", args...)
}

// KeepGame stores a finished game among those that the room finds by position.
// result is the colour that won, "" for a draw; mine is the reader's colour, "" for
// both.
func (p *Page) KeepGame(r Room, result, mine, state string) {
	p.games.keeping.Call("keepGame", r.Name(), "ended", result, mine, state)
}

// KeepOpened stores a game and its variations there too, as the engine has read them from a text.
func (p *Page) KeepOpened(r Room, told engine.Answer) {
	p.games.keeping.Call("keepGame", r.Name(), "opened", told.Value)
}

func (g *games) complain(err error) {
	switch err {
	case nil:
	case keep.ErrDamaged:
		g.say(wordDamaged, Text{}, nil)
	case errFull:
		g.say(wordFull, Text{}, nil)
	default:
		g.say(wordDenied, Text{}, nil)
	}
}

// say shows a notice, with a button if button has words. The zero Text hides
// it.
func (g *games) say(words, button Text, press func()) {
	g.said, g.button, g.press = words, button, press
	g.speak()
}

// speak writes the notice, if this room is in view.
func (g *games) speak() {
	if g.page.shown == nil {
		return
	}
	g.notice.Set("hidden", g.said == Text{})
	l := g.page.Lang
	g.words.Set("textContent", g.said.In(l))
	g.action.Set("hidden", g.button == Text{})
	g.action.Set("textContent", g.button.In(l))
}

// share shares the address of the room as it is now.
func (g *games) share() {
	g.page.writeFragment()
	switch Share(js.Global().Get("document").Get("title"), "", js.Global().Get("location").Get("href")) {
	case Shared:
	case Copied:
		g.say(wordShared, Text{}, nil)
	default:
		g.say(wordUnsent, Text{}, nil)
	}
}

// How sharing ended, in the words of kept.js.
const (
	Shared = "shared"
	Copied = "copied"
)

// Share hands a title, a text and an address (each a string or undefined) to
// the browser's share sheet, or else to the clipboard. It returns Shared,
// Copied or, if both fail, another string. It blocks.
func Share(title, text, url any) string {
	how, err := engine.Await(js.Global().Get("tefudaDemo").Get("kept").Call("share", title, text, url))
	if err != nil {
		return ""
	}
	return how.String()
}
