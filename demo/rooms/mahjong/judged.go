//go:build js && wasm

package mahjong

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
)

// decision is the engine's judgement of a decision.
type decision struct {
	Round      int      `json:"round"`
	At         int      `json:"at"`
	Turn       int      `json:"turn"`
	Played     string   `json:"played"`
	Best       string   `json:"best"`
	Agreed     bool     `json:"agreed"`
	Loss       *float64 `json:"loss"`
	DealIn     *float64 `json:"dealIn"`
	BestDealIn *float64 `json:"bestDealIn"`
	Discards   []struct {
		Tile  string  `json:"tile"`
		Risks chances `json:"risks"`
	} `json:"discards"`
	Reasons ui.Reasons `json:"reasons"`
}

// reviewed is the engine's judgement of a seat's decisions.
type reviewed struct {
	Summary   grades     `json:"summary"`
	Rounds    []grades   `json:"rounds"`
	Decisions []decision `json:"decisions"`
}

type grades struct {
	Mean  float64 `json:"mean"`
	Grade string  `json:"grade"`
}

// review asks about all decisions of the game under review. It blocks.
func (k *lookback) review(asked engine.Asked) error {
	if err := k.readSample(); err != nil {
		return err
	}
	l := k.play.room.page.Lang
	options := map[string]any{"lang": string(l), "seat": k.who(), "level": strongest}
	rounds := k.rounds()
	last := len(rounds) - 1
	whole := k.before(last, len(strings.Fields(rounds[last].Moves)))
	found := new(reviewed)
	if err := asked.Search(k.play.room.page.Engine, found, nil, "mahjong", "review", whole, options); err != nil {
		return err
	}
	k.found, k.language = found, l
	return nil
}

// judge returns the engine's judgement of a decision. The first call asks the
// engine and blocks.
func (k *lookback) judge(asked engine.Asked, i int) (analysis.Decision, error) {
	if k.found == nil {
		if err := k.review(asked); err != nil {
			return analysis.Decision{}, err
		}
	}
	if i >= len(k.found.Decisions) {
		return analysis.Decision{}, engine.ErrAborted // no decision offered a choice
	}
	f := &k.found.Decisions[i]
	then := new(view)
	if err := k.play.Ask(then, "view", k.before(f.Round, f.At), map[string]any{"seat": k.who()}); err != nil {
		return analysis.Decision{}, err
	}
	d := analysis.Decision{
		Name:   func(l shell.Language) string { return k.named(f, l) },
		Better: func(l shell.Language) string { return moveWords(f.Best, l) },
		Why:    f.why(k.language), In: k.language,
		Draw: func(box ui.Element, l shell.Language) { then.drawn(box, f, l) },
	}
	if f.Loss != nil {
		d.Made = -*f.Loss
	}
	if !f.Agreed {
		d.Note = func(l shell.Language) string {
			return fmt.Sprintf(wordNoFigure.In(l), k.named(f, l), moveWords(f.Best, l))
		}
	}
	return d, nil
}

// why is the reason for the best move, and the chances of both moves of dealing in.
func (f *decision) why(l shell.Language) string {
	words := f.Reasons.In(l)
	if f.DealIn != nil && f.BestDealIn != nil {
		if words != "" {
			words += ui.WordComma.In(l)
		}
		words += fmt.Sprintf(wordDealsIn.In(l), f.risks(f.Played).in(l), f.risks(f.Best).in(l))
	}
	return words
}

// risks are the chances that a move deals in, nil for a move that discards nothing.
func (f *decision) risks(move string) chances {
	for i := range f.Discards {
		if d := &f.Discards[i]; d.Tile == strings.TrimRight(move, "_*") {
			return d.Risks
		}
	}
	return nil
}

// graded is the grade of the whole game, and of each round.
func (k *lookback) graded(l shell.Language) string {
	if k.found == nil || k.found.Summary.Grade == "" {
		return ""
	}
	var rounds []string
	for _, r := range k.found.Rounds {
		grade := "–"
		if r.Grade != "" {
			grade = strings.ToUpper(r.Grade)
		}
		rounds = append(rounds, grade)
	}
	return fmt.Sprintf(wordGrade.In(l), strings.ToUpper(k.found.Summary.Grade), k.found.Summary.Mean, strings.Join(rounds, " "))
}

// drawn draws the position before a decision: the hand, its melds and the tile on
// offer, and in the large picture the indicators and the discards. Each tile of the
// hand shows its chance to deal in.
func (v *view) drawn(box ui.Element, f *decision, l shell.Language) {
	around := ui.CreateIn(box, 1, "span", "around pairs")[0]
	analysis.Words(around, fmt.Sprintf(wordDora.In(l), ""))
	tileRow(around, fmt.Sprintf(wordDora.In(l), orNone(tileNames(v.Dora, l), l)), v.Dora)
	for at := places - 1; at >= 0; at-- {
		seat := (v.me() + at) % places
		if seat >= len(v.Players) {
			continue
		}
		river := make([]string, len(v.Players[seat].River))
		for i, t := range v.Players[seat].River {
			river[i] = t.Tile
		}
		analysis.Words(around, sideWord(at).In(l))
		tiles := tileRow(around, fmt.Sprintf(wordRiver.In(l), orNone(tileNames(river, l), l)), river)
		for i, t := range v.Players[seat].River {
			ui.Mark(tiles[i], "data-riichi", t.Riichi)
			ui.Mark(tiles[i], "data-taken", t.Called)
		}
	}
	if v.Offer != "" {
		tileRow(box, tileName(v.Offer, l), []string{v.Offer})
	}
	row := ui.CreateIn(box, 1, "span", "row-then own-then")[0]
	tiles := tileRow(row, tileNames(v.Tiles, l), v.Tiles)
	for i, tile := range tiles {
		ui.Mark(tile, "data-drawn", i == v.drawnAt())
		analysis.Mark(tile, v.takes(f.Played, i), v.takes(f.Best, i))
		if of := f.risks(v.Tiles[i]); of != nil {
			of.mark(tile)
		}
	}
	for _, m := range v.Players[v.me()].Melds {
		analysis.Row(row, "meld", meldName(m.Meld, l), 0, "")
		layMeld(ui.Query(row, ".meld:last-child"), m.Meld)
	}
}

// tileRow appends a row of tiles to a position.
func tileRow(box ui.Element, label string, tiles []string) []ui.Element {
	row := analysis.Row(box, "row-then", label, len(tiles), "tile")
	for i, tile := range tiles {
		row[i].SetAttribute("data-tile", tile)
	}
	return row
}

// drawnAt is the index of the drawn tile in the hand, -1 without one.
func (v *view) drawnAt() int {
	if v.Drawn == "" {
		return -1
	}
	return len(v.Tiles) - 1
}

// takes reports whether a move takes the i-th tile out of the hand.
func (v *view) takes(move string, i int) bool {
	tile := strings.TrimRight(move, "_*")
	if isTile(tile) {
		if drawn := v.drawnAt(); strings.Contains(move, "_") || i == drawn {
			return i == drawn && v.Tiles[i] == tile && (strings.Contains(move, "_") || !slices.Contains(v.Tiles[:i], tile))
		}
		return analysis.Takes([]string{tile}, v.Tiles[i], v.Tiles[:i])
	}
	meld, tiles := meldIn(move)
	switch {
	case tiles == nil:
		return false
	case meld.Type == mahjong.AddedKan:
		tiles = tiles[3:]
	case meld.Type != mahjong.ClosedKan:
		tiles = slices.Delete(tiles, int(meld.Called), int(meld.Called)+1)
	}
	return analysis.Takes(tiles, v.Tiles[i], v.Tiles[:i])
}

// moveWords describes a move.
func moveWords(move string, l shell.Language) string {
	tile := strings.TrimRight(move, "_*")
	if isTile(tile) {
		kind := [...]string{"discard", "riichi", "openRiichi"}[strings.Count(move, "*")]
		return fmt.Sprintf(wordActions.of(kind).In(l), tileName(tile, l))
	}
	meld, tiles := meldIn(move)
	switch {
	case tiles == nil && wordShouts.of(move) != shell.Text{}:
		return wordShouts.of(move).In(l)
	case tiles == nil:
		return wordActions.of(move).In(l)
	}
	kind := "chi"
	switch {
	case meld.Type >= mahjong.OpenKan:
		kind = "kan"
	case meld.Type == mahjong.Pon:
		kind = "pon"
	}
	return fmt.Sprintf(wordActions.of(kind).In(l), tileNames(tiles, l))
}

// show puts the hand before a decision into the trainer, with everything that
// was visible then.
func (k *lookback) show(i int) {
	if k.found == nil || i >= len(k.found.Decisions) {
		return
	}
	f := k.found.Decisions[i]
	k.asking.Go(func(asked engine.Asked) {
		var seen view
		err := k.play.Ask(&seen, "view", k.before(f.Round, f.At), map[string]any{"seat": k.who()})
		if asked.Stale() {
			return
		}
		if err != nil {
			k.play.room.page.Fault(err)
			return
		}
		k.play.room.analyse(modeTrainer)
		k.play.room.trainer.restore(seen.problem())
	})
}

// problem is a view in the form of a trainer's link.
func (v *view) problem() url.Values {
	state := url.Values{"hand": {v.Hand}, "round": {v.RoundWind}, "seat": {v.SeatWind}, "dora": {strings.Join(v.Dora, "")}, "wall": {strconv.Itoa(v.Left)}}
	var open, riichi []string
	for at := range places {
		seat := (v.me() + at) % places
		if seat >= len(v.Players) {
			continue
		}
		who := &v.Players[seat]
		for i, t := range who.River {
			if offered := v.Offer != "" && seat == v.Active && i == len(who.River)-1; !t.Called && !offered {
				open = append(open, t.Tile)
			}
		}
		for _, m := range who.Melds {
			if at != 0 {
				open = append(open, m.Tiles...)
			}
		}
		if who.Riichi && at != 0 {
			riichi = append(riichi, sideNames[at])
			state.Set(sideNames[at], strings.Join(who.Safe, ""))
		}
	}
	state.Set("seen", strings.Join(open, ""))
	state.Set("riichi", strings.Join(riichi, ","))
	if v.Offer != "" {
		state.Set("tile", v.Offer)
		state.Set("from", sideNames[v.at(v.Active)])
	}
	return state
}
