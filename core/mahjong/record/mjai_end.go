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
	w := &game.Win{Seat: seat, From: int8(target), Tile: mahjong.NoTile}
	for _, name := range [3]string{"ura_markers", "uradora_markers", "uradora_marker"} { // of Mortal, the original, akochan
		if ura := m.tiles(v.get(name)); len(ura) > 0 {
			w.Ura = ura
		}
	}
	m.paid(v, &w.Payments)
	m.at.addWin(w)
}

// paid reads the payments, or the points after them.
func (m *mjaiReader) paid(v *value, into *[4]int32) {
	deltas, after := v.get("deltas"), v.get("scores")
	m.at.After = nil
	switch {
	case deltas.kind != null:
		m.numbers(deltas, "deltas", into)
	default:
		m.at.Untold = true
		if after.kind == list {
			m.at.After = new([4]int32)
			m.numbers(after, "scores", m.at.After)
		}
	}
}

func (m *mjaiReader) draw(v *value) {
	r := m.at.end(game.EndExhausted)
	m.paid(v, &r.Payments)
	for i, name := range &mjaiReasons {
		if i > 0 && name == v.get("reason").text {
			r.Ending = game.Ending(i)
			return
		}
	}
	r.Ending = m.guess(m.at)
}

// guess returns the ending of a draw without a known reason, from the round's events.
func (m *reader) guess(rd *Round) game.Ending {
	r := rd.Result
	draws, kans, riichi, discarded, last := rd.counts()
	left := 136 - deadTiles - 13*4 - draws
	if m.r.Rules.Players == 3 {
		left += 13 - 28
	}
	switch {
	case left <= 0:
		return drawnOut(r)
	case last == game.Drew:
		return game.EndNineTerminals
	case riichi == 4:
		return game.EndFourRiichi
	case kans == 4:
		return game.EndFourKans
	case discarded == 4:
		return game.EndFourWinds
	}
	return game.EndTripleRon
}

// counts returns the numbers of the events that guess needs, and the last event.
func (rd *Round) counts() (draws, kans, riichi, discarded int, last game.EventKind) {
	declared := 0
	for i := range rd.Moves {
		e := &rd.Moves[i]
		last = e.Kind
		switch e.Kind {
		case game.Drew:
			draws++
		case game.Threw:
			discarded++
			if e.Riichi {
				declared++
			}
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
	return draws, kans, max(riichi, declared), discarded, last
}

// drawnOut returns EndNagashi if the payments exceed those of a plain draw, which are 3000
// points in all, else EndExhausted.
func drawnOut(r *game.Result) game.Ending {
	sum := int32(0)
	for i := range r.Payments {
		sum += max(r.Payments[i], 0)
	}
	if sum > 3000 {
		return game.EndNagashi
	}
	return game.EndExhausted
}
