package log

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

func (m *mjaiReader) win(v *value, seat int8) error {
	target, err := v.get("target").int("target", 3)
	if err != nil || target < 0 {
		return wrong(v.line, "a win does not name whose tile it was")
	}
	if m.round.Result == nil {
		m.round.Result = emptyResult(game.EndWin)
	}
	w := game.Win{Seat: seat, From: int8(target), Tile: m.last}
	ura := v.get("ura_markers")
	for i := range ura.list {
		t, err := mjaiRead(&ura.list[i])
		if err != nil {
			return err
		}
		w.Ura = append(w.Ura, t)
	}
	if len(w.Ura) > 0 {
		m.round.Ura = w.Ura
	}
	err = mjaiDeltas(v, &w.Payments)
	m.round.Result.Wins = append(m.round.Result.Wins, w)
	addPayments(m.round.Result, &w.Payments)
	return err
}

func mjaiDeltas(v *value, pay *[4]int32) error {
	deltas := v.get("deltas")
	for i := range deltas.list {
		n, err := deltas.list[i].int("deltas", 1_000_000)
		if err != nil {
			return err
		}
		if i < len(pay) {
			pay[i] = int32(n)
		}
	}
	return nil
}

func (m *mjaiReader) draw(v *value) error {
	r := emptyResult(game.EndExhausted)
	m.round.Result = r
	if err := mjaiDeltas(v, &r.Payments); err != nil {
		return err
	}
	reason := v.get("reason").text
	if reason == "" {
		r.Ending = m.guess(r)
		return nil
	}
	for i, name := range mjaiReasons {
		if name == reason {
			r.Ending = game.Ending(i)
			return nil
		}
	}
	return wrong(v.line, "\""+reason+"\" is no end of a round")
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
	for i := range m.round.Moves {
		e := &m.round.Moves[i]
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

// final reads the points at the end, if they are there.
func (m *mjaiReader) final(v *value) error {
	if v.kind != list {
		return nil
	}
	var f game.Final
	for i := range v.list {
		n, err := v.list[i].int("scores", 1_000_000)
		if err != nil {
			return err
		}
		if i < len(f.Points) {
			f.Points[i] = int32(n)
		}
	}
	m.r.Final = &f
	return nil
}
