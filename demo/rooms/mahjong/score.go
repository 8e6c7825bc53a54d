//go:build js && wasm

package mahjong

import (
	"fmt"
	"math"
	"strconv"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// scoreView names every yaku and every part of fu, and who pays.
type scoreView struct {
	box, name, points, yaku, fu, fuTable, payments, gain ui.Element
}

func newScoreView() *scoreView {
	return &scoreView{
		box: ui.ByID("mahjong-score"), name: ui.ByID("mahjong-score-name"), points: ui.ByID("mahjong-points"), yaku: ui.ByID("mahjong-yaku-rows"),
		fu: ui.ByID("mahjong-fu-rows"), fuTable: ui.ByID("mahjong-fu"), payments: ui.ByID("mahjong-payments"), gain: ui.ByID("mahjong-gain"),
	}
}

func (v *scoreView) draw(s *scoreAnswer, err error, l shell.Language) {
	ui.Mark(v.box, "hidden", s == nil || err != nil)
	if s == nil || err != nil {
		return
	}
	v.name.SetTextContent(s.Name)
	v.points.SetTextContent(fmt.Sprintf(wordPoints.In(l), ui.Grouped(s.Points)))
	empty(v.yaku)
	for _, y := range s.Yaku {
		han := fmt.Sprintf(wordHan.In(l), y.Han)
		if y.Yakuman > 0 {
			han = fmt.Sprintf(wordYakuman.In(l), y.Yakuman)
		}
		addLine(v.yaku, y.Name, nil, han, l)
	}
	if s.Yakuman == 0 && len(s.Yaku) > 0 {
		addLine(v.yaku, wordSum.In(l), nil, fmt.Sprintf(wordHan.In(l), s.Han), l)
	}
	v.drawFu(s, l)
	v.drawPayments(s, l)
}

func (v *scoreView) drawFu(s *scoreAnswer, l shell.Language) {
	ui.Mark(v.fuTable, "hidden", len(s.FuParts) == 0)
	empty(v.fu)
	for _, part := range s.FuParts {
		addLine(v.fu, part.Words, part.Tiles, strconv.Itoa(part.Fu), l)
	}
	addLine(v.fu, wordSum.In(l), nil, fmt.Sprintf(wordFu.In(l), s.Fu), l)
}

func (v *scoreView) drawPayments(s *scoreAnswer, l shell.Language) {
	empty(v.payments)
	for _, p := range s.Payments {
		line := ui.CreateIn(v.payments, 1, "div", "")[0]
		ui.CreateIn(line, 1, "dt", "")[0].SetTextContent(wordOthers[p.From].In(l))
		ui.CreateIn(line, 1, "dd", "")[0].SetTextContent("−" + ui.Grouped(p.Points))
	}
	v.gain.SetTextContent("+" + ui.Grouped(s.Gain))
}

// addLine appends a row: what counts, with its tiles, and how much.
func addLine(body ui.Element, name string, tiles []string, amount string, l shell.Language) {
	row := ui.CreateIn(body, 1, "tr", "")[0]
	head := ui.CreateIn(row, 1, "th", "")[0]
	head.SetAttribute("scope", "row")
	ui.CreateIn(head, 1, "span", "")[0].SetTextContent(name)
	for _, tile := range tiles {
		picture(head, tile, l)
	}
	ui.CreateIn(row, 1, "td", "")[0].SetTextContent(amount)
}

// farness says a shanten number.
func farness(n int, l shell.Language) string {
	switch {
	case n < 0:
		return wordComplete.In(l)
	case n == 0:
		return wordReady.In(l)
	}
	return fmt.Sprintf(wordShanten.In(l), n)
}

// worthIn writes a value in its unit.
func worthIn(value float64, unit string, l shell.Language) string {
	if unit == "score" {
		return counting(int(value), wordTiles, l)
	}
	return ui.Grouped(math.Round(value))
}
