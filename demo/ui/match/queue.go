//go:build js && wasm

package match

import "github.com/tefuda/tefuda/demo/engine"

// Alone makes the match a game of one: what the reader does waits its turn, by Do, and what the game itself goes on with comes
// before that.
func (m *Match) Alone() {
	m.acts = make(chan func(), 64)
	engine.Start(func() {
		for act := range m.acts {
			act()
			for m.next != nil {
				ask := m.next
				m.next = nil
				ask(m.Asking.Now())
			}
		}
	})
}

// Do puts in the queue what the reader does. All that changes the moment of a game of one is done there.
func (m *Match) Do(act func()) {
	select {
	case m.acts <- act:
	default: // dozens of presses wait already
	}
}
