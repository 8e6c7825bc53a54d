package record

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

func (m *mjaiReader) win(v *value, seat int8) {
	target, ok := v.get("target").seat()
	if !ok {
		m.wrong(v.line, "a win does not name whose tile it was")
		return
	}
	w := &game.Win{Seat: seat, From: int8(target), Tile: mahjong.NoTile, Ura: m.tiles(v.get("ura_markers"))}
	m.numbers(v.get("deltas"), "deltas", &w.Payments)
	m.at.addWin(w)
}

func (m *mjaiReader) draw(v *value) {
	r := m.at.end(game.EndExhausted)
	m.numbers(v.get("deltas"), "deltas", &r.Payments)
	reason := v.get("reason")
	if reason.text == "" {
		r.Ending = m.guess(r)
		return
	}
	for i, name := range mjaiReasons {
		if name == reason.text {
			r.Ending = game.Ending(i)
			return
		}
	}
	m.quoted(&value{line: v.line, text: reason.text}, "is no end of a round")
}

// guess tells how a round ended that does not say it.
func (m *mjaiReader) guess(r *game.Result) game.Ending {
	draws, kans, riichi, thrown, last := m.counts()
	left := len(sortedSet(&m.r.Rules)) - deadTiles - 13*int(m.r.Rules.Players) - draws
	switch {
	case left <= 0:
		return drawnOut(r)
	case last == game.Drew:
		return game.EndNineTerminals
	case riichi == 4:
		return game.EndFourRiichi
	case kans == 4:
		return game.EndFourKans
	case thrown == 4:
		return game.EndFourWinds
	}
	return game.EndTripleRon
}

// counts returns how often the events were by which endings are told, and the
// last one.
func (m *mjaiReader) counts() (draws, kans, riichi, thrown int, last game.EventKind) {
	for i := range m.at.Moves {
		e := &m.at.Moves[i]
		last = e.Kind
		switch e.Kind {
		case game.Drew:
			draws++
		case game.Threw:
			thrown++
		case game.RiichiAccepted:
			riichi++
		case game.DeclaredKan:
			kans++
		case game.Called:
			if e.Meld.Type == mahjong.OpenKan {
				kans++
			}
		}
	}
	return draws, kans, riichi, thrown, last
}

// sortedSet returns the tiles of the set.
func sortedSet(r *game.Rules) (tiles []mahjong.Tile) {
	for t, n := range game.WholeSet(r) {
		for range n {
			tiles = append(tiles, mahjong.Tile(t))
		}
	}
	return tiles
}

// drawnOut tells the mangan at the draw from the payments of those not tenpai,
// which are 3000 in all.
func drawnOut(r *game.Result) game.Ending {
	sum := int32(0)
	for _, n := range r.Payments {
		sum += max(n, 0)
	}
	if sum > 3000 {
		return game.EndNagashi
	}
	return game.EndExhausted
}
