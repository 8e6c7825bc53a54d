//go:build js && wasm

package mahjong

import "strings"

// count adds a game that has just ended to the results: the reader's place, under
// the rules, for the length and against the level of the others. What is played
// after an Undo is practice.
func (p *play) count(n *node) {
	m := &p.opening
	if n.Phase != "over" || n.View.Result == nil || m.practice {
		return
	}
	ranks := make([]int, len(n.View.Players))
	ranks[n.View.Result.Places[n.View.me()]-1]++
	p.room.page.Count(p.room, strings.Join([]string{m.preset, m.length, m.level}, " "), m.seed, ranks...)
}
