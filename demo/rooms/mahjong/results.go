//go:build js && wasm

package mahjong

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// shownDiscards is how many of up to 14 discards are listed at first.
const shownDiscards = 5

// results shows the engine's answer: as a sentence on the table, and in tables
// below.
type results struct {
	answer  *handAnswer
	all     bool // every discard is listed
	problem *problem
	redrawn func()

	ruling, rulingTile, fold    ui.Element
	discards, discardRows, more ui.Element
	waiting, worthRow           ui.Element
	waits, forms, worth, useful ui.Element
	calls, callRows             ui.Element
	win                         ui.Element
	score                       *scoreView
}

func newResults(redrawn func()) *results {
	v := &results{
		answer: &handAnswer{missing: rackPlaces - 1}, redrawn: redrawn,
		ruling: ui.ByID("mahjong-ruling-words"), rulingTile: ui.ByID("mahjong-ruling-tile"), fold: ui.ByID("mahjong-fold"),
		discards: ui.ByID("mahjong-discards"), discardRows: ui.ByID("mahjong-discard-rows"), more: ui.ByID("mahjong-more"),
		waits: ui.ByID("mahjong-waits"), forms: ui.ByID("mahjong-forms"), worth: ui.ByID("mahjong-worth"), useful: ui.ByID("mahjong-useful"),
		waiting: ui.ByID("mahjong-waiting"), worthRow: ui.ByID("mahjong-worth-row"),
		calls: ui.ByID("mahjong-calls"), callRows: ui.ByID("mahjong-call-rows"),
		win: ui.ByID("mahjong-win"), score: newScoreView(),
	}
	ui.On(v.more, "click", func(ui.Event) {
		v.all = !v.all
		v.redrawn()
	})
	return v
}

// throws is the tile to discard, "" if there is none.
func (v *results) throws() string {
	if c := v.answer.choice; c != nil && !v.problem.open() {
		if best := c.best(); best.throws() {
			return best.Move
		}
	}
	return ""
}

func (v *results) draw(l shell.Language) {
	a := v.answer
	fine := a.err == nil && a.missing <= 0
	discards := fine && a.choice != nil && a.waits.Discards != nil && !v.problem.open()
	ui.Mark(v.discards, "hidden", !discards)
	ui.Mark(v.waits, "hidden", !fine || a.waits.Discards != nil)
	calls := fine && a.choice != nil && len(a.choice.melds()) > 0
	ui.Mark(v.calls, "hidden", !calls)
	ui.Mark(v.win, "hidden", a.missing > 0 || a.score == nil)
	ui.Mark(v.waiting, "hidden", a.missing <= 0)
	ui.Mark(v.worthRow, "hidden", calls) // with a call on offer, the pass shows the value
	ui.Mark(v.fold, "hidden", !discards || !a.choice.Fold)
	v.drawRuling(l)
	if discards {
		v.drawDiscards(l)
	}
	if fine && a.waits.Discards == nil {
		v.drawWaits(l)
	}
	if calls {
		v.drawCalls(l)
	}
	v.score.draw(a.score, a.err, l)
}

// drawRuling shows the engine's choice in a sentence.
func (v *results) drawRuling(l shell.Language) {
	tile := v.throws()
	if a := v.answer; a.choice != nil && a.waits.Discards == nil && a.err == nil {
		tile = tileNamed(a.offered)
	}
	ui.Mark(v.rulingTile, "hidden", tile == "")
	v.rulingTile.SetAttribute("data-tile", tile)
	words := v.problem.verdict(v.answer.choice, l)
	if words == "" {
		words = v.answer.ruling(l)
	}
	v.ruling.SetTextContent(words)
}

func (a *handAnswer) ruling(l shell.Language) string {
	kinds, tiles := counting(len(a.waits.Tiles), wordKinds, l), counting(a.waits.Total, wordTiles, l)
	switch {
	case a.err != nil:
		return wordMendHand.In(l)
	case a.missing > 0:
		return fmt.Sprintf(wordMissing.In(l), counting(a.missing, wordTiles, l))
	case a.score != nil && len(a.score.Yaku) == 0:
		return a.score.Name
	case a.score != nil && a.choice != nil:
		return fmt.Sprintf(wordRon.In(l), a.score.Name, ui.Grouped(a.score.Points))
	case a.score != nil:
		return fmt.Sprintf(wordWin.In(l), a.score.Name, ui.Grouped(a.score.Points))
	case a.choice != nil:
		return a.choice.inWords(l)
	case a.waits.Shanten == 0:
		return fmt.Sprintf(wordTenpai.In(l), kinds, tiles)
	}
	return fmt.Sprintf(wordFarOff.In(l), a.waits.Shanten, kinds, tiles)
}

// inWords describes the engine's choice.
func (c *choiceAnswer) inWords(l shell.Language) string {
	best := c.best()
	words, name := wordActions.of(best.Action), best.Move
	if best.Tile != "" {
		name = best.Tile
	}
	if isTile(name) {
		name = tileName(name, l)
	} else if _, tiles := meldIn(name); tiles != nil {
		sortTiles(tiles)
		name = tileNames(slices.Compact(tiles), l)
	}
	if c.Fold {
		words = wordFold
	}
	return strings.Replace(words.In(l), "%s", name, 1)
}

// drawDiscards lists the discards, the best first.
func (v *results) drawDiscards(l shell.Language) {
	c := v.answer.choice
	all := c.discards()
	shown := all
	if len(shown) > shownDiscards && !v.all {
		shown = shown[:shownDiscards]
	}
	ui.Mark(v.more, "hidden", len(all) <= shownDiscards)
	v.more.SetAttribute("aria-expanded", ui.Pressed[v.all])
	v.more.SetTextContent(map[bool]string{true: wordFewer.In(l), false: fmt.Sprintf(wordEvery.In(l), len(all))}[v.all])
	feared := false
	most := 0.0
	for _, d := range all {
		feared = feared || d.Danger > 0
		if d.Value != nil {
			most = max(most, *d.Value)
		}
	}
	ui.Mark(v.discards, "data-feared", feared)
	empty(v.discardRows)
	for i, d := range shown {
		v.addDiscard(d, i == 0, most, l)
	}
}

func (v *results) addDiscard(d moveCandidate, best bool, most float64, l shell.Language) {
	row := ui.CreateIn(v.discardRows, 1, "tr", "")[0]
	ui.Mark(row, "data-best", best)
	row.SetAttribute("data-move", d.Move)
	head := ui.CreateIn(row, 1, "th", "")[0]
	head.SetAttribute("scope", "row")
	picture(head, d.Move, l)
	cells := ui.CreateIn(row, 5, "td", "")
	cells[0].SetTextContent(farness(d.Shanten, l))
	drawValue(cells[1], d.Value, d.Unit, most, l)
	drawUseful(cells[2], d.Tiles, d.Total, l)
	ui.CreateIn(cells[3], 1, "span", "narrow")[0].SetTextContent(wordDanger.In(l) + " ")
	ui.CreateIn(cells[3], 1, "b", "")[0].SetTextContent(percent(d.Risks.any()))
	cells[3].SetAttribute("title", d.Risks.by(l))
	cells[4].SetTextContent(d.Reasons.In(l))
}

// drawValue writes a value, and draws it as a share of the greatest.
func drawValue(cell ui.Element, value *float64, unit string, most float64, l shell.Language) {
	if value == nil {
		cell.SetTextContent("–")
		return
	}
	cell.SetTextContent(worthIn(*value, unit, l))
	if most > 0 {
		bar := ui.CreateIn(cell, 1, "span", "bar")[0]
		bar.Style().SetProperty("--share", strconv.FormatFloat(100**value/most, 'f', 1, 64)+"%", "")
	}
}

// drawUseful lists the useful tiles with their counts, and the sum.
func drawUseful(box ui.Element, tiles []usefulTile, total int, l shell.Language) {
	empty(box)
	ui.CreateIn(box, 1, "b", "total")[0].SetTextContent(counting(total, wordTiles, l))
	useful := ui.CreateIn(box, 1, "ul", "useful")[0]
	for _, u := range tiles {
		item := ui.CreateIn(useful, 1, "li", "")[0]
		ui.Mark(item, "data-none", u.Count == 0)
		picture(item, u.Tile, l)
		ui.CreateIn(item, 1, "small", "")[0].SetTextContent("×" + strconv.Itoa(u.Count))
	}
}

// drawWaits shows a hand of 13 tiles.
func (v *results) drawWaits(l shell.Language) {
	a := v.answer
	empty(v.forms)
	for i, n := range []*int{&a.forms.Standard, a.forms.SevenPairs, a.forms.Orphans} {
		if n != nil {
			item := ui.CreateIn(v.forms, 1, "div", "")[0]
			ui.CreateIn(item, 1, "dt", "")[0].SetTextContent(wordForms[i].In(l))
			ui.CreateIn(item, 1, "dd", "")[0].SetTextContent(farness(*n, l))
		}
	}
	v.worth.SetTextContent(worthIn(a.worth.Value, a.worth.Unit, l))
	drawUseful(v.useful, a.waits.Tiles, a.waits.Total, l)
}

// drawCalls lists the calls and the pass, the best first.
func (v *results) drawCalls(l shell.Language) {
	c := v.answer.choice
	empty(v.callRows)
	for _, m := range c.melds() {
		row := ui.CreateIn(v.callRows, 1, "tr", "")[0]
		ui.Mark(row, "data-best", m.Move == c.best().Move)
		row.SetAttribute("data-move", m.Move)
		head := ui.CreateIn(row, 1, "th", "")[0]
		head.SetAttribute("scope", "row")
		ui.CreateIn(head, 1, "span", "")[0].SetTextContent(wordCalls.of(m.Action).In(l))
		if _, tiles := meldIn(m.Move); tiles != nil {
			meld := ui.CreateIn(head, 1, "span", "meld")[0]
			ui.Picture(meld, meldName(m.Move, l))
			layMeld(meld, m.Move)
		}
		cells := ui.CreateIn(row, 3, "td", "")
		cells[0].SetTextContent(farness(m.Shanten, l))
		drawValue(cells[1], m.Value, m.Unit, 0, l)
		cells[2].SetTextContent(m.Reasons.In(l))
	}
}

// ends shows the end of a round: the winners, their hands and yaku, the
// payments, and after the last round the final ranks.
type ends struct {
	box, title, wins, rows, table ui.Element
	final                         ui.Element
	of                            string // identifies what is shown
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

// winners says who has won a round, and how.
func (n *node) winners(l shell.Language) string {
	var all []string
	for i := range n.View.Outcome.Wins {
		all = append(all, n.howWon(&n.View.Outcome.Wins[i], l))
	}
	return strings.Join(all, ui.WordSemicolon.In(l))
}

func (n *node) howWon(w *winSeen, l shell.Language) string {
	who := nameAt(n.at(w.Seat), l)
	if w.From == w.Seat {
		return fmt.Sprintf(wordWonSelf.In(l), who)
	}
	return fmt.Sprintf(wordWonFrom.In(l), who, nameAt(n.at(w.From), l))
}

// drawWin shows a winning hand and its points.
func (e *ends) drawWin(n *node, w *winSeen, l shell.Language) {
	box := ui.CreateIn(e.wins, 1, "li", "won")[0]
	box.SetAttribute("data-face", strconv.Itoa(n.at(w.Seat)))
	ui.Mark(box, "data-friend", n.at(w.Seat) == friendAt)
	how := n.howWon(w, l)
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

// drawTenpai shows the hands revealed at a draw.
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
		ui.CreateIn(box, 1, "span", "")[0].SetTextContent(nameAt(i, l))
		layHand(ui.CreateIn(box, 1, "div", "won-hand")[0], hand, "", l)
	}
}

// layWin shows a winning hand.
func layWin(box ui.Element, w *winSeen, l shell.Language) {
	hand, _ := handIn(w.Hand)
	if w.From == w.Seat && len(hand.tiles) > 0 {
		hand.tiles = hand.tiles[:len(hand.tiles)-1]
	}
	layHand(box, hand, w.Tile, l)
}

// layHand shows a hand, apart from it the winning tile if there is one, and the
// melds.
func layHand(box ui.Element, hand tileHand, last string, l shell.Language) {
	for _, tile := range hand.tiles {
		picture(box, tile, l)
	}
	if last != "" {
		picture(ui.CreateIn(box, 1, "span", "won-tile")[0], last, l)
	}
	for _, meld := range hand.melds {
		m := ui.CreateIn(box, 1, "span", "meld")[0]
		ui.Picture(m, meldName(meld, l))
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

// drawPoints lists the players' points and changes, sorted by rank once the
// game is over.
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
		head.SetTextContent(rankWords(v, seat, l) + nameAt(n.at(seat), l))
		cells := ui.CreateIn(row, 3, "td", "")
		paid := v.Outcome.Payments[seat]
		cells[0].SetTextContent(ui.Signed(paid) + chipsOf(v.Outcome.Chips, seat, l))
		cells[0].SetAttribute("data-sign", map[bool]string{true: "+", false: "-"}[paid >= 0])
		cells[1].SetTextContent(ui.Grouped(float64(v.Points[seat])) + chipsOf(v.Chips, seat, l))
		if v.Result != nil {
			cells[2].SetTextContent(signedTenth(v.Result.Scores[seat]))
		}
		ui.Mark(cells[2], "hidden", v.Result == nil)
	}
}

// chipsOf writes the chips won by a seat, "" if all seats have 0.
func chipsOf(chips []int, seat int, l shell.Language) string {
	if !slices.ContainsFunc(chips, func(n int) bool { return n != 0 }) {
		return ""
	}
	return fmt.Sprintf(wordChips.In(l), ui.Signed(chips[seat]))
}

// rankWords is a seat's final rank, "" before the end of the game.
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
