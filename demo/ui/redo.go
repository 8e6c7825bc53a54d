//go:build js && wasm

package ui

// Redo is the button that plays again what Undo has taken back: N is how a game
// stood before an Undo. It holds until something else is played.
type Redo[N any] struct {
	Button Element
	ahead  []N // the one to come next is the last
}

// NewRedo takes over the button of that id. then gets how the game stood.
func NewRedo[N any](id string, then func(N)) *Redo[N] {
	r := &Redo[N]{Button: ByID(id)}
	OnPress(r.Button, func() {
		if last := len(r.ahead) - 1; last >= 0 {
			next := r.ahead[last]
			r.ahead = r.ahead[:last]
			then(next)
		}
	})
	return r
}

// Took notes how the game stood before an Undo.
func (r *Redo[N]) Took(from N) { r.ahead = append(r.ahead, from) }

// Forget is for when something else is played.
func (r *Redo[N]) Forget() { r.ahead = nil }

// Draw says whether there is something to play again.
func (r *Redo[N]) Draw() { r.Button.SetAttribute("aria-disabled", Pressed[len(r.ahead) == 0]) }

// UndoKeys presses Undo by z and Redo by y, wherever the focus is but in a field
// or a dialog, while seen says that their table is in view.
func UndoKeys(undo, redo Element, seen func() bool) {
	buttons := map[string]Element{"z": undo, "y": redo}
	On(Document, "keydown", func(ev Event) {
		button := buttons[ev.Key()]
		if button == nil || !seen() || ev.CtrlKey() || ev.MetaKey() || ev.AltKey() || Closest(Target(ev), "input:not([type=range]), select, textarea, dialog, [role=grid]") != nil {
			return
		}
		if !button.HasAttribute("hidden") {
			button.Underlying().Call("click")
		}
	})
}
