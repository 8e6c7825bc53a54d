package log

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// A walker is how far the order of moves is found: the log has each player's
// draws and discards, but not who was next. Where a tile may have been called
// now or when it was thrown again, both are tried.
type walker struct {
	drawn, laid [4]int16
	seat        int8
	last        mahjong.Tile
	calls       bool // the seat has called the last tile
}

// mostSteps bounds the search: a log that is right takes some hundreds.
const mostSteps = 20_000

func (t *tenhouReader) walk() error {
	t.least = 1 << 30
	steps := mostSteps
	w := walker{seat: t.round.Deal.Dealer, last: mahjong.NoTile}
	ok, err := t.from(w, &steps)
	if err != nil {
		return err
	}
	if !ok {
		t.cut()
		return wrong(t.stuck, "the draws and discards do not go together from here")
	}
	return nil
}

// cut leaves the moves before the place where the search got stuck.
func (t *tenhouReader) cut() {
	n := min(t.best, len(t.round.Moves))
	t.round.Moves, t.round.Lines = t.round.Moves[:n], t.round.Lines[:n]
}

// from finds moves from a place to the end of the log.
func (t *tenhouReader) from(w walker, steps *int) (bool, error) {
	for {
		if *steps--; *steps < 0 {
			return false, nil
		}
		thrown, over, err := t.turn(&w)
		if err != nil {
			return false, err
		}
		t.note(&w)
		if over {
			return t.rest(&w) == 0, nil
		}
		if !thrown {
			continue
		}
		if ok, err := t.called(w, steps); ok || err != nil {
			return ok, err
		}
		if t.rest(&w) == 0 {
			return true, nil
		}
		w.seat = (w.seat + 1) % t.rules.Players
	}
}

// note remembers the farthest place.
func (t *tenhouReader) note(w *walker) {
	n := t.rest(w)
	if n >= t.least {
		return
	}
	t.least, t.best, t.stuck = n, len(t.round.Moves), t.round.lineOf(len(t.round.Moves))
}

// rest returns how many entries are left.
func (t *tenhouReader) rest(w *walker) (n int) {
	for s := range 4 {
		n += len(t.draws[s]) - int(w.drawn[s]) + len(t.lays[s]) - int(w.laid[s])
	}
	return n
}

// called tries the calls of the tile just thrown, a pon or kan before a chi.
func (t *tenhouReader) called(w walker, steps *int) (bool, error) {
	moves := len(t.round.Moves)
	for _, chi := range [2]bool{false, true} {
		for s := range t.rules.Players {
			m, ok := t.callOf(&w, s)
			if !ok || (m.Type == mahjong.Chi) != chi {
				continue
			}
			next := w
			next.seat, next.calls = s, true
			done, err := t.from(next, steps)
			if done || err != nil {
				return done, err
			}
			t.round.Moves, t.round.Lines = t.round.Moves[:moves], t.round.Lines[:moves]
		}
	}
	return false, nil
}

// callOf returns the meld that a seat's next entry calls, if it is of the tile
// just thrown.
func (t *tenhouReader) callOf(w *walker, s int8) (m mahjong.Meld, ok bool) {
	if s == w.seat || int(w.drawn[s]) >= len(t.draws[s]) {
		return m, false
	}
	v := &t.draws[s][w.drawn[s]]
	if v.kind != text {
		return m, false
	}
	m, ok = tenhouMeld(v.text)
	return m, ok && m.Type < mahjong.AddedKan && (s+m.From)%4 == w.seat && m.Tiles[m.Called] == w.last
}

// turn reads a draw or call and what follows it. It reports whether a tile was
// thrown, and whether the player's entries end here.
func (t *tenhouReader) turn(w *walker) (thrown, over bool, err error) {
	s := w.seat
	if int(w.drawn[s]) >= len(t.draws[s]) {
		return false, true, nil
	}
	v := &t.draws[s][w.drawn[s]]
	if v.kind == text != w.calls {
		return false, true, nil // a call of another tile: this way is wrong
	}
	w.drawn[s]++
	w.calls = false
	drawn, kan, err := t.take(w, v)
	if err != nil || kan {
		return false, false, err
	}
	if int(w.laid[s]) >= len(t.lays[s]) {
		return false, true, nil
	}
	v = &t.lays[s][w.laid[s]]
	w.laid[s]++
	thrown, err = t.lay(w, v, drawn)
	return thrown, false, err
}

// take reads a draw or a call. It reports whether it was an open kan.
func (t *tenhouReader) take(w *walker, v *value) (drawn mahjong.Tile, kan bool, err error) {
	e := game.Event{Kind: game.Drew, Seat: w.seat, Tile: mahjong.NoTile}
	if v.kind == text {
		m, ok := tenhouMeld(v.text)
		if !ok {
			return e.Tile, false, wrong(v.line, "\""+v.text+"\" is no call")
		}
		e.Kind, e.Meld = game.Called, m
		t.round.move(v.line, e)
		if m.Type == mahjong.OpenKan {
			t.skipKan(w)
		}
		return e.Tile, m.Type == mahjong.OpenKan, nil
	}
	n, err := v.int("a draw", 99)
	if e.Tile = tenhouTile(n); err != nil || e.Tile == mahjong.NoTile {
		return e.Tile, false, wrong(v.line, v.text+" is no draw")
	}
	t.round.move(v.line, e)
	return e.Tile, false, nil
}

// skipKan passes the 0 that stands for the discard of an open kan.
func (t *tenhouReader) skipKan(w *walker) {
	if lays := t.lays[w.seat]; int(w.laid[w.seat]) < len(lays) && lays[w.laid[w.seat]].text == "0" {
		w.laid[w.seat]++
	}
}

// lay reads a discard, riichi, kan or north.
func (t *tenhouReader) lay(w *walker, v *value, drawn mahjong.Tile) (thrown bool, err error) {
	s := v.text
	e := game.Event{Kind: game.Threw, Seat: w.seat, Tile: mahjong.NoTile}
	if s == "f44" {
		e.Kind, e.Tile = game.TookNorth, mahjong.North
		t.round.move(v.line, e)
		return false, nil
	}
	if m, ok := tenhouMeld(s); v.kind == text && ok && m.Type >= mahjong.AddedKan {
		e.Kind, e.Meld = game.DeclaredKan, m
		t.round.move(v.line, e)
		return false, nil
	}
	if v.kind == text && len(s) == 3 && s[0] == 'r' {
		e.Riichi, s = true, s[1:]
	}
	n, bad := (&value{kind: number, text: s, line: v.line}).int("a discard", 99)
	e.Tile = tenhouTile(n)
	if n == 60 {
		e.Tile, e.Drawn = drawn, true
	}
	if bad != nil || e.Tile == mahjong.NoTile {
		return false, wrong(v.line, "\""+v.text+"\" is no discard")
	}
	w.last = e.Tile
	t.round.move(v.line, e)
	return true, nil
}
