//go:build js && wasm

package match

import (
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/ui"
)

// Buttons takes over Undo and Redo, and their keys z and y while seen reports that the table is in view.
func (m *Match) Buttons(undo, redo string, seen func() bool) {
	m.undo, m.redo = ui.ByID(undo), ui.ByID(redo)
	ui.OnPress(m.undo, func() { m.Press(m.TakeBack) })
	ui.OnPress(m.redo, func() { m.Press(m.PlayAgain) })
	undoKeys(m.undo, m.redo, seen)
}

// DrawButtons enables Undo and Redo where they lead somewhere. Without practice both are hidden.
func (m *Match) DrawButtons(practice bool) {
	m.undo.SetAttribute("aria-disabled", ui.Pressed[m.earlier() == nil])
	m.redo.SetAttribute("aria-disabled", ui.Pressed[m.Now == nil || m.Now.after == nil])
	ui.Mark(m.undo, "hidden", !practice)
	ui.Mark(m.redo, "hidden", !practice)
}

// earlier is the last node before the present one at which the reader had a decision, nil if there is none.
func (m *Match) earlier() *Node {
	if m.Now == nil {
		return nil
	}
	n := m.Now.before
	for n != nil && !m.Table.Asks(n) {
		n = n.before
	}
	return n
}

// TakeBack goes back to the reader's last decision.
func (m *Match) TakeBack() {
	if n := m.earlier(); n != nil && m.Table.TakesBack() {
		m.Stand(n)
	}
}

// PlayAgain goes forward to the reader's next decision, or to the end of the moves that were taken back.
func (m *Match) PlayAgain() {
	if m.Now == nil || m.Now.after == nil {
		return
	}
	n := m.Now.after
	for n.after != nil && !m.Table.Asks(n) {
		n = n.after
	}
	m.Stand(n)
}

// Stand puts an earlier or later node of the game on the table.
func (m *Match) Stand(n *Node) {
	if n.Reach == nil {
		m.Disturb()
		m.Put(n)
		m.laid()
		return
	}
	m.only(func(asked engine.Asked) {
		err := n.Reach()
		if asked.Stale() {
			return
		}
		if err != nil {
			m.comes = nil
			m.Refuse(err)
			return
		}
		n.Reach = nil
		m.Put(n)
		m.laid()
	})
}

// undoKeys presses Undo with z and Redo with y while seen reports that the
// table is in view, except in a field or a dialog.
func undoKeys(undo, redo ui.Element, seen func() bool) {
	buttons := map[string]ui.Element{"z": undo, "y": redo}
	ui.On(ui.Document, "keydown", func(ev ui.Event) {
		button := buttons[ev.Key()]
		if button == nil || !seen() || ev.CtrlKey() || ev.MetaKey() || ev.AltKey() || ui.Closest(ui.Target(ev), "input:not([type=range]), select, textarea, dialog, [role=grid]") != nil {
			return
		}
		if !button.HasAttribute("hidden") {
			button.Underlying().Call("click")
		}
	})
}
