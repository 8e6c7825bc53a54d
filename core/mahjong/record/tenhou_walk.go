package record

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// A walker is a state of the search for the order of moves: a log has the draws and
// discards of each player, but not who moved next. If a tile may have been called now, or
// later when discarded again, the search tries both.
type walker struct {
	drawn, played [4]int16
	seat          int8
	last          mahjong.Tile
	calls         bool // the seat has called the last tile
}

// mostSteps is the limit of the search. A correct log takes some hundreds of steps.
const mostSteps = 20_000

func (t *tenhouReader) walk() {
	t.least, t.stuck, t.best = 1<<30, 0, 0
	steps := mostSteps
	if !t.from(walker{seat: t.at.Deal.Dealer, last: mahjong.NoTile}, &steps) {
		t.cut()
		t.wrong(t.stuck, "the draws and discards do not go together from here")
	}
}

// cut drops the moves after the point where the search came farthest.
func (t *tenhouReader) cut() {
	n := min(t.best, len(t.at.Moves))
	t.at.Moves, t.at.Lines = t.at.Moves[:n], t.at.Lines[:n]
}

// from finds the moves from a state to the end of the log. It reports whether the search is
// over: it has found an order, or an invalid entry.
func (t *tenhouReader) from(w walker, steps *int) bool {
	for {
		*steps--
		discarded, over := t.turn(&w)
		if !t.good() {
			return true
		}
		if *steps < 0 {
			return false
		}
		t.note(&w)
		if over {
			return t.rest(&w) == 0
		}
		if !discarded {
			continue
		}
		if t.called(w, steps) || t.rest(&w) == 0 {
			return true
		}
		w.seat = (w.seat + 1) % t.rules.Players
	}
}

// note remembers the point where the search came farthest.
func (t *tenhouReader) note(w *walker) {
	n := t.rest(w)
	if n >= t.least {
		return
	}
	t.least, t.best, t.stuck = n, len(t.at.Moves), t.at.lineOf(len(t.at.Moves))
}

// rest returns how many entries are left.
func (t *tenhouReader) rest(w *walker) (n int) {
	for s := range 4 {
		n += len(t.draws[s]) - int(w.drawn[s]) + len(t.lays[s]) - int(w.played[s])
	}
	return n
}

// called tries the calls of the last discard, a pon or kan before a chi. It reports the
// same as from.
func (t *tenhouReader) called(w walker, steps *int) bool {
	moves := len(t.at.Moves)
	for _, chi := range [2]bool{false, true} {
		for s := range t.rules.Players {
			m, ok := t.callOf(&w, s)
			if !ok || (m.Type == mahjong.Chi) != chi {
				continue
			}
			next := w
			next.seat, next.calls = s, true
			if t.from(next, steps) {
				return true
			}
			t.at.Moves, t.at.Lines = t.at.Moves[:moves], t.at.Lines[:moves]
		}
	}
	return false
}

// callOf returns the meld of a seat's next entry, if it calls the last discard.
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

// turn reads a draw or call and the discard or kans after it. discarded: there was a discard.
// over: the player's entries end here.
func (t *tenhouReader) turn(w *walker) (discarded, over bool) {
	s := w.seat
	if int(w.drawn[s]) >= len(t.draws[s]) {
		return discarded, true
	}
	v := &t.draws[s][w.drawn[s]]
	if v.kind == text != w.calls {
		return discarded, true // a call of another tile: this order is wrong
	}
	w.drawn[s]++
	w.calls = false
	drawn, kan := t.take(w, v)
	if kan {
		return false, false
	}
	if int(w.played[s]) >= len(t.lays[s]) {
		return discarded, true
	}
	v = &t.lays[s][w.played[s]]
	w.played[s]++
	discarded = t.lay(w, v, drawn)
	return discarded, false
}

// take reads a draw or a call. It reports whether it was an open kan.
func (t *tenhouReader) take(w *walker, v *value) (drawn mahjong.Tile, kan bool) {
	e := &game.Event{Kind: game.Drew, Seat: w.seat, Tile: mahjong.NoTile}
	if v.kind == text {
		m, _ := tenhouMeld(v.text) // callOf has read it
		e.Kind, e.Meld = game.Called, m
		t.move(t.at, v.line, e)
		if m.Type == mahjong.OpenKan {
			t.skipKan(w)
		}
		return e.Tile, m.Type == mahjong.OpenKan
	}
	n, ok := atoi(v.text)
	if e.Tile = tenhouTile(n); !ok || v.kind != number || e.Tile == mahjong.NoTile {
		t.wrong(v.line, v.text+" is no draw")
	}
	t.move(t.at, v.line, e)
	return e.Tile, false
}

// skipKan skips the 0 that the log has for the missing discard of an open kan.
func (t *tenhouReader) skipKan(w *walker) {
	if lays := t.lays[w.seat]; int(w.played[w.seat]) < len(lays) && lays[w.played[w.seat]].text == "0" {
		w.played[w.seat]++
	}
}

// lay reads a discard, riichi, kan or north. It reports whether it was a discard.
func (t *tenhouReader) lay(w *walker, v *value, drawn mahjong.Tile) bool {
	e := &game.Event{Kind: game.Threw, Seat: w.seat, Tile: mahjong.NoTile}
	t.entry(v, e, drawn)
	t.move(t.at, v.line, e)
	if e.Kind == game.Threw {
		w.last = e.Tile
	}
	return e.Kind == game.Threw
}

// entry reads the entry of a discard, riichi, kan or north into e.
func (t *tenhouReader) entry(v *value, e *game.Event, drawn mahjong.Tile) {
	s := v.text
	if s == "f44" {
		e.Kind, e.Tile = game.TookNorth, mahjong.North
		return
	}
	if m, ok := tenhouMeld(s); v.kind == text && ok && m.Type >= mahjong.AddedKan {
		e.Kind, e.Meld = game.DeclaredKan, m
		return
	}
	if v.kind == text && len(s) == 3 && s[0] == 'r' {
		e.Riichi, s = true, s[1:]
	}
	n, ok := atoi(s)
	e.Tile = tenhouTile(n)
	if n == 60 {
		e.Tile, e.Drawn = drawn, true
	}
	if !ok || e.Tile == mahjong.NoTile {
		t.quoted(v, "is no discard")
	}
}
