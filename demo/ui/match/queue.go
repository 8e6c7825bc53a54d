//go:build js && wasm

package match

import "github.com/tefuda/tefuda/demo/engine"

// Alone makes the match a game of one player: the reader's actions wait in a queue (Do). The game's own next step comes
// before them.
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

// Do queues an action of the reader. In a game of one every change of the moment goes through Do.
func (m *Match) Do(act func()) {
	select {
	case m.acts <- act:
	default: // 64 presses are waiting already: this one is dropped
	}
}
