//go:build js && wasm

package mahjong

import (
	"fmt"
	"strconv"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// ends shows how a round ended: who won, with what and by which yaku, who paid,
// and after the last round the places.
type ends struct {
	box, title, wins, rows, table ui.Element
	final                         ui.Element
	of                            string // what is shown
}

func newEnds() *ends {
	return &ends{box: ui.ByID("mj-ends"), title: ui.ByID("mj-ends-title"), wins: ui.ByID("mj-wins"), rows: ui.ByID("mj-ends-rows"),
		table: ui.ByID("mj-ends-table"), final: ui.ByID("mj-ends-final")}
}

func (e *ends) draw(p *play, l shell.Language) {
	v := &p.now().View
	ui.Mark(e.box, "hidden", v.Outcome == nil)
	if v.Outcome == nil {
		e.of = ""
		return
	}
	of := fmt.Sprint(l, p.opening.seed, len(p.now().Rounds), v.Honba, v.Outcome.Name, v.Result != nil)
	if e.of == of {
		return
	}
	e.of = of
	e.title.SetTextContent(p.now().round(l) + " · " + v.Outcome.Name)
	empty(e.wins)
	for i := range v.Outcome.Wins {
		e.drawWin(p.now(), &v.Outcome.Wins[i], l)
	}
	if len(v.Outcome.Wins) == 0 {
		e.drawTenpai(p.now(), l)
	}
	e.drawPoints(p.now(), l)
	e.box.Underlying().Set("scrollTop", 0)
}

// drawWin shows a winning hand and what it is worth.
func (e *ends) drawWin(n *node, w *winSeen, l shell.Language) {
	box := ui.CreateIn(e.wins, 1, "li", "won")[0]
	who := sideWord(n.at(w.Seat)).In(l)
	how := fmt.Sprintf(wordWonSelf.In(l), who)
	if w.From != w.Seat {
		how = fmt.Sprintf(wordWonFrom.In(l), who, sideWord(n.at(w.From)).In(l))
	}
	head := ui.CreateIn(box, 1, "p", "won-head")[0]
	parts := ui.CreateIn(head, 2, "span", "")
	parts[0].SetTextContent(how)
	parts[1].SetAttribute("class", "won-points")
	parts[1].SetTextContent(fmt.Sprintf(wordWin.In(l), w.Score.Name, ui.Grouped(w.Score.Points)))
	tiles := ui.CreateIn(box, 1, "div", "won-hand")[0]
	layWin(tiles, w, l)
	e.drawYaku(box, &w.Score, l)
	if len(w.Ura) > 0 {
		ura := ui.CreateIn(box, 1, "p", "won-ura")[0]
		ui.CreateIn(ura, 1, "span", "label")[0].SetTextContent(wordUra.In(l))
		for _, tile := range w.Ura {
			picture(ura, tile, l)
		}
	}
}

// drawTenpai shows the hands that were laid open at a draw.
func (e *ends) drawTenpai(n *node, l shell.Language) {
	for i := range places {
		seat := (n.View.me() + i) % places
		if seat >= len(n.View.Players) {
			continue
		}
		hand, ok := handIn(n.View.Outcome.Shown[seat])
		if !ok || len(hand.tiles) == 0 {
			continue
		}
		box := ui.CreateIn(e.wins, 1, "li", "won tenpai-hand")[0]
		ui.CreateIn(box, 1, "span", "")[0].SetTextContent(sideWord(i).In(l))
		layHand(ui.CreateIn(box, 1, "div", "won-hand")[0], hand, "", l)
	}
}

// layWin lays a winning hand.
func layWin(box ui.Element, w *winSeen, l shell.Language) {
	hand, _ := handIn(w.Hand)
	if w.From == w.Seat && len(hand.tiles) > 0 {
		hand.tiles = hand.tiles[:len(hand.tiles)-1]
	}
	layHand(box, hand, w.Tile, l)
}

// layHand lays a hand, apart the tile that won it, if any, and the melds.
func layHand(box ui.Element, hand tileHand, last string, l shell.Language) {
	for _, tile := range hand.tiles {
		picture(box, tile, l)
	}
	if last != "" {
		picture(ui.CreateIn(box, 1, "span", "won-tile")[0], last, l)
	}
	for _, meld := range hand.melds {
		m := ui.CreateIn(box, 1, "span", "meld")[0]
		m.SetAttribute("role", "img")
		m.SetAttribute("aria-label", meldName(meld, l))
		layMeld(m, meld)
	}
}

// drawYaku lists the yaku with their han, and the fu.
func (e *ends) drawYaku(box ui.Element, s *scoreAnswer, l shell.Language) {
	list := ui.CreateIn(box, 1, "ul", "won-yaku")[0]
	for _, y := range s.Yaku {
		item := ui.CreateIn(list, 1, "li", "")[0]
		parts := ui.CreateIn(item, 2, "span", "")
		parts[0].SetTextContent(y.Name)
		worth := fmt.Sprintf(wordHan.In(l), y.Han)
		if y.Yakuman > 0 {
			worth = fmt.Sprintf(wordYakuman.In(l), y.Yakuman)
		}
		parts[1].SetTextContent(worth)
	}
	if s.Fu > 0 {
		item := ui.CreateIn(list, 1, "li", "sum")[0]
		parts := ui.CreateIn(item, 2, "span", "")
		parts[0].SetTextContent(wordSum.In(l))
		parts[1].SetTextContent(fmt.Sprintf(wordHan.In(l), s.Han) + " " + fmt.Sprintf(wordFu.In(l), s.Fu))
	}
}

// drawPoints lists who pays and gains, best first once the game is over.
func (e *ends) drawPoints(n *node, l shell.Language) {
	v := &n.View
	ui.Mark(e.table, "data-final", v.Result != nil)
	ui.Mark(e.final, "hidden", v.Result == nil)
	empty(e.rows)
	for place := range v.Players {
		seat := (v.me() + place) % len(v.Players)
		if v.Result != nil {
			for s, rank := range v.Result.Places {
				if rank == place+1 {
					seat = s
				}
			}
		}
		row := ui.CreateIn(e.rows, 1, "tr", "")[0]
		ui.Mark(row, "data-you", seat == v.me())
		head := ui.CreateIn(row, 1, "th", "")[0]
		head.SetAttribute("scope", "row")
		head.SetTextContent(rankWords(v, seat, l) + sideWord(n.at(seat)).In(l))
		cells := ui.CreateIn(row, 3, "td", "")
		paid := v.Outcome.Payments[seat]
		cells[0].SetTextContent(ui.Signed(paid))
		cells[0].SetAttribute("data-sign", map[bool]string{true: "+", false: "-"}[paid >= 0])
		cells[1].SetTextContent(ui.Grouped(float64(v.Points[seat])))
		if v.Result != nil {
			cells[2].SetTextContent(signedTenth(v.Result.Scores[seat]))
		}
		ui.Mark(cells[2], "hidden", v.Result == nil)
	}
}

// rankWords is a seat's place once the game is over, and whether it was tenpai
// at a draw.
func rankWords(v *view, seat int, l shell.Language) string {
	if v.Result == nil {
		return ""
	}
	return wordPlaces[v.Result.Places[seat]-1].In(l) + " "
}

// signedTenth writes a score with its sign and one decimal.
func signedTenth(score float64) string {
	if score < 0 {
		return "−" + strconv.FormatFloat(-score, 'f', 1, 64)
	}
	return "+" + strconv.FormatFloat(score, 'f', 1, 64)
}
