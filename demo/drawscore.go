//go:build js && wasm

package main

import (
	"strconv"

	"honnef.co/go/js/dom/v2"
)

// drawScore adds up the hands since the game began, at a stake of 1 each.
type drawScore struct {
	hands, paid int
	lost        float64            // EV, by holds that were not the best
	perfect     map[string]float64 // the return of perfect play, by game, as the engine has solved it
	shown       map[string]dom.HTMLElement
}

func newDrawScore() *drawScore {
	s := &drawScore{perfect: map[string]float64{}, shown: map[string]dom.HTMLElement{}}
	for _, part := range []string{"hands", "in", "out", "return", "lost", "perfect"} {
		s.shown[part] = byID("draw-" + part)
	}
	return s
}

func (s *drawScore) clear() { s.hands, s.paid, s.lost = 0, 0, 0 }

func (s *drawScore) knows(game string) bool {
	_, known := s.perfect[game]
	return known
}

// add counts a hand: what it paid, and the EV of the best hold and of the one made.
func (s *drawScore) add(line payLine, best, made float64) {
	s.hands++
	s.paid += line.Pay
	s.lost += best - made
}

func (s *drawScore) draw(game string) {
	s.shown["hands"].SetTextContent(strconv.Itoa(s.hands))
	s.shown["in"].SetTextContent(strconv.Itoa(s.hands))
	s.shown["out"].SetTextContent(strconv.Itoa(s.paid))
	s.shown["lost"].SetTextContent(stakes(s.lost))
	s.shown["return"].SetTextContent("–")
	if s.hands > 0 {
		s.shown["return"].SetTextContent(percent(float64(s.paid) / float64(s.hands)))
	}
	s.shown["perfect"].SetTextContent("…")
	if s.knows(game) {
		s.shown["perfect"].SetTextContent(percent(s.perfect[game]))
	}
}
