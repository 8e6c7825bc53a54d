//go:build js && wasm

package match

import (
	"syscall/js"
	"time"

	"github.com/tefuda/tefuda/demo/engine"
)

// Proceed draws the moment and asks for the next step: a first game, another player's move, a forced move, a hint.
func (m *Match) Proceed() {
	if !m.Table.Shown() {
		return
	}
	switch n := m.Now; {
	case len(m.comes) > 0:
		m.Later(m.comes[0])
	case n == nil || m.Wanted != nil:
		m.Later(m.Table.Start)
	case n.Over:
		m.Hurry = false
		m.Table.Rest()
		m.rests(n.Views[0].Value)
	case m.Sends == nil && m.Table.Engines(n):
		m.Thinking = true
		m.Later(m.answer)
	default:
		if _, move := m.Table.Forced(n); move != "" {
			m.Later(m.follow)
		} else {
			m.Table.Rest()
			m.rests(n.Views[0].Value)
		}
	}
	m.Table.Draw()
}

// rests gives the page the reader's view when the match rests, and undefined once it goes on. The evaluation bar
// (demo/during) uses the time in between.
//
//go:noinline
func (m *Match) rests(view js.Value) {
	js.Global().Get("tefudaDemo").Call("rests", m.Room.Name(), view)
}

// answer makes the engine's move. The engine sees only the view of the seat in
// turn. It blocks.
func (m *Match) answer(asked engine.Asked) {
	begun, n := time.Now(), m.Now
	var found engine.Answer
	err := asked.Search(m.Page.Engine, &found, m.Report, m.Game, "choose", n.Views[len(n.Views)-1].Value, m.Table.Options("choose", n))
	if asked.Stale() {
		return
	}
	if err != nil {
		m.Refuse(err)
		return
	}
	if m.Chose != nil {
		m.Chose(n, found)
	}
	m.step(asked, begun, n.Turn(), found.Get("best").String())
}

// follow makes the reader's forced move. It blocks.
func (m *Match) follow(asked engine.Asked) {
	seat, move := m.Table.Forced(m.Now)
	m.step(asked, time.Now(), seat, move)
}

// step makes a move at the reader's pace; begun is when the move was started. It blocks.
func (m *Match) step(asked engine.Asked, begun time.Time, seat int, move string) {
	m.Wait(asked, m.Table.Tempo(m.Now, move)-int(time.Since(begun).Milliseconds()))
	if !asked.Stale() {
		m.Step(asked, seat, move)
	}
}

// Wait pauses for ms milliseconds so that the reader can follow, unless they want to see the end.
func (m *Match) Wait(asked engine.Asked, ms int) {
	if !m.Hurry {
		asked.Pause(time.Duration(ms) * time.Millisecond)
	}
}
