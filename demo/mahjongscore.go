//go:build js && wasm

package main

import (
	"fmt"
	"strconv"

	"honnef.co/go/js/dom/v2"
)

// scoreView names every yaku and every part of fu, and who pays.
type scoreView struct {
	box, name, points, yaku, fu, fuTable, payments, gain dom.HTMLElement
}

func newScoreView() *scoreView {
	return &scoreView{
		box: byID("mahjong-score"), name: byID("mahjong-score-name"), points: byID("mahjong-points"), yaku: byID("mahjong-yaku-rows"),
		fu: byID("mahjong-fu-rows"), fuTable: byID("mahjong-fu"), payments: byID("mahjong-payments"), gain: byID("mahjong-gain"),
	}
}

func (v *scoreView) draw(s *scoreAnswer, err error, l language) {
	mark(v.box, "hidden", s == nil || err != nil)
	if s == nil || err != nil {
		return
	}
	v.name.SetTextContent(s.Name)
	v.points.SetTextContent(fmt.Sprintf(wordPoints.in(l), grouped(s.Points)))
	empty(v.yaku)
	for _, y := range s.Yaku {
		han := fmt.Sprintf(wordHan.in(l), y.Han)
		if y.Yakuman > 0 {
			han = fmt.Sprintf(wordYakuman.in(l), y.Yakuman)
		}
		addLine(v.yaku, y.Name, nil, han, l)
	}
	if s.Yakuman == 0 && len(s.Yaku) > 0 {
		addLine(v.yaku, wordSum.in(l), nil, fmt.Sprintf(wordHan.in(l), s.Han), l)
	}
	v.drawFu(s, l)
	v.drawPayments(s, l)
}

func (v *scoreView) drawFu(s *scoreAnswer, l language) {
	mark(v.fuTable, "hidden", len(s.FuParts) == 0)
	empty(v.fu)
	for _, part := range s.FuParts {
		addLine(v.fu, part.Words, part.Tiles, strconv.Itoa(part.Fu), l)
	}
	addLine(v.fu, wordSum.in(l), nil, fmt.Sprintf(wordFu.in(l), s.Fu), l)
}

func (v *scoreView) drawPayments(s *scoreAnswer, l language) {
	empty(v.payments)
	for _, p := range s.Payments {
		line := createIn(v.payments, 1, "div", "")[0]
		createIn(line, 1, "dt", "")[0].SetTextContent(wordOthers[p.From].in(l))
		createIn(line, 1, "dd", "")[0].SetTextContent("−" + grouped(p.Points))
	}
	v.gain.SetTextContent("+" + grouped(s.Gain))
}

// addLine appends a row: what counts, with its tiles, and how much.
func addLine(body dom.HTMLElement, name string, tiles []string, amount string, l language) {
	row := createIn(body, 1, "tr", "")[0]
	head := createIn(row, 1, "th", "")[0]
	head.SetAttribute("scope", "row")
	createIn(head, 1, "span", "")[0].SetTextContent(name)
	for _, tile := range tiles {
		picture(head, tile, l)
	}
	createIn(row, 1, "td", "")[0].SetTextContent(amount)
}

// farness says a shanten number.
func farness(n int, l language) string {
	switch {
	case n < 0:
		return wordComplete.in(l)
	case n == 0:
		return wordReady.in(l)
	}
	return fmt.Sprintf(wordShanten.in(l), n)
}

// worthIn writes a value in its unit.
func worthIn(value float64, unit string, l language) string {
	if unit == "tiles" {
		return counting(int(value), wordTiles, l)
	}
	return strconv.FormatFloat(value, 'f', 2, 64)
}
