//go:build js && wasm

package mahjong

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/graph"
)

// mostRisk is the greatest danger of a tile.
const mostRisk = 12

// judge asks what the engine would have done at a decision, and how much of the
// hand's value what was done has kept. It blocks.
func (k *lookback) judge(asked engine.Asked, i int) (analysis.Decision, error) {
	d, l := k.decisions()[i], k.play.room.page.Lang
	var whole engine.Answer
	if err := k.play.ask(&whole, "view", k.before(d), map[string]any{"seat": k.who()}); err != nil {
		return analysis.Decision{}, err
	}
	var seen view
	if err := whole.Read(&seen); err != nil {
		return analysis.Decision{}, err
	}
	var found advised
	options := map[string]any{"lang": string(l)}
	if k.log == nil {
		options["player"] = k.play.match.level
	}
	if err := asked.Search(k.play.room.page.Engine, &found, nil, "mahjong", "choose", whole.Value, options); err != nil {
		return analysis.Decision{}, err
	}
	k.views[i] = seen
	kept, err := k.kept(&seen, &found, d.made)
	if err != nil {
		return analysis.Decision{}, err
	}
	better := found.Best.Move
	return analysis.Decision{
		Point:  graph.Point{Best: 100, Made: kept},
		Name:   func(l shell.Language) string { return k.named(d, l) },
		Better: func(l shell.Language) string { return moveWords(better, l) },
		Why:    found.why(l),
		In:     l,
	}, nil
}

// why is what speaks for the best.
func (f *advised) why(l shell.Language) string {
	if c := f.candidate(f.Best.Move); c != nil {
		return c.Reasons.In(l)
	}
	return ""
}

// candidate is the one that a move is, nil if it is none of them.
func (f *advised) candidate(move string) *candidate {
	tile := strings.TrimRight(move, "_*")
	for _, list := range [][]candidate{f.Candidates, f.Kans} {
		for i := range list {
			if c := &list[i]; c.Move == move || c.Action == "" && c.Move == tile {
				return c
			}
		}
	}
	return nil
}

// kept is how much of a hand's value a move has kept, in percent: all of it where
// the engine would do the same or has no figure; before a riichi that it would
// fold to, how safe the tile is.
func (k *lookback) kept(seen *view, found *advised, made string) (float64, error) {
	best, own := found.candidate(found.Best.Move), found.candidate(made)
	won := func(move string) bool { return move == "tsumo" || move == "ron" }
	switch {
	case won(found.Best.Move) && !won(made):
		return 0, nil
	case best == nil || own == nil || best == own:
		return 100, nil
	case found.Fold:
		return min(100, 100-100*(own.Danger-best.Danger)/mostRisk), nil
	case best.Value == nil || *best.Value <= 0:
		return 100, nil
	}
	value := own.Value
	if value == nil && own.Action == "" {
		after, err := k.worthAfter(seen, own.Move)
		if err != nil {
			return 0, err
		}
		if value = new(float64); after.Unit == found.Unit {
			*value = after.Value
		}
	}
	if value == nil {
		return 100, nil
	}
	return min(100, 100**value / *best.Value), nil
}

// worthAfter is the value of a hand without a tile. It blocks.
func (k *lookback) worthAfter(seen *view, tile string) (after valueAnswer, err error) {
	hand, ok := handIn(seen.Hand)
	at := slices.Index(hand.tiles, tile)
	if !ok || at < 0 {
		return after, nil
	}
	hand.tiles, hand.called = slices.Delete(hand.tiles, at, at+1), false
	options := map[string]any{"round": seen.RoundWind, "seat": seen.SeatWind, "dora": engine.List(seen.Dora), "unseen": engine.Numbers(seen.Unseen)}
	err = k.play.ask(&after, "value", hand.text(), options)
	return after, err
}

// moveWords is a move in words.
func moveWords(move string, l shell.Language) string {
	tile := strings.TrimRight(move, "_*")
	if isTile(tile) {
		kind := map[bool]string{true: "riichi", false: "discard"}[strings.HasSuffix(move, "*")]
		return fmt.Sprintf(wordActions[kind].In(l), tileName(tile, l))
	}
	tiles, _, mark := meldIn(move)
	switch {
	case tiles == nil && wordShouts[move] != shell.Text{}:
		return wordShouts[move].In(l)
	case tiles == nil:
		return wordActions[move].In(l)
	}
	kind := "chi"
	switch {
	case len(tiles) == places || mark == 0:
		kind = "kan"
	case strings.Replace(tiles[0], "0", "5", 1) == strings.Replace(tiles[1], "0", "5", 1):
		kind = "pon"
	}
	return fmt.Sprintf(wordActions[kind].In(l), tileNames(tiles, l))
}

// show lays the hand of a decision out in the trainer, with what was seen then.
func (k *lookback) show(i int) {
	seen, ok := k.views[i]
	if !ok {
		return
	}
	k.play.room.enter(modeTrainer)
	k.play.room.trainer.restore(seen.problem())
	k.play.room.page.OpenTab(shell.TabPlay)
}

// problem is a view as the trainer takes it.
func (v *view) problem() url.Values {
	state := url.Values{"hand": {v.Hand}, "round": {v.RoundWind}, "seat": {v.SeatWind}, "dora": {strings.Join(v.Dora, "")}, "wall": {strconv.Itoa(v.Left)}}
	var open, riichi []string
	for at := range places {
		seat := (v.Seat + at) % places
		who := &v.Players[seat]
		for i, t := range who.River {
			if offered := v.Offer != "" && seat == v.Turn && i == len(who.River)-1; !t.Called && !offered {
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
		state.Set("from", sideNames[v.at(v.Turn)])
	}
	return state
}
