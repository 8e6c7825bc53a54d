package mahjong

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

//go:noinline
func writeEvent(out *wire.Writer, e *game.Event, players int8) {
	out.Object()
	out.TextField("event", game.EventKinds[e.Kind])
	if e.Seat >= 0 {
		out.IntField("seat", int64(e.Seat))
	}
	switch e.Kind {
	case game.RoundBegan:
		writeDeal(out, e.Deal, players)
	case game.Drew:
		writeTile(out, "tile", e.Tile)
		out.BoolField("rinshan", e.Drawn)
	case game.Threw:
		writeTile(out, "tile", e.Tile)
		out.BoolField("drawn", e.Drawn)
		out.BoolField("riichi", e.Riichi)
	case game.Called, game.DeclaredKan:
		out.Key("meld")
		writeMeld(out, &e.Meld, e.Seat)
	case game.TurnedDora:
		writeTile(out, "tile", e.Tile)
	case game.RoundEnded:
		out.Key("outcome")
		writeOutcome(out, e.Result, players)
	case game.GameEnded:
		writeResult(out, e.Final, players)
	}
	out.End()
}

// writeDeal writes the fields of a deal; hands that are hidden have no tiles.
func writeDeal(out *wire.Writer, d *game.Deal, players int8) {
	shape.Write(out, dealFields[:], unsafe.Pointer(d), int(players), nil)
	writeTile(out, "dora", d.Dora)
	out.Key("hands")
	out.Array()
	for i := range players {
		writeTileList(out, handTiles(&d.Hands[i]))
	}
	out.End()
}

// handTiles returns the concealed tiles of a hand, the drawn one last.
//
//go:noinline
func handTiles(h *mahjong.Hand) []mahjong.Tile {
	tiles := make([]mahjong.Tile, 0, 14)
	for k := range mahjong.Tile(mahjong.Kinds) {
		for _, t := range [...]mahjong.Tile{k.Red(), k} {
			if t == mahjong.NoTile {
				continue
			}
			n := h.Counts[t]
			if t == h.Drawn {
				n--
			}
			for range n {
				tiles = append(tiles, t)
			}
		}
	}
	if h.Drawn != mahjong.NoTile {
		tiles = append(tiles, h.Drawn)
	}
	return tiles
}

// writeOutcome writes how a round ended, null while it lasts.
//
//go:noinline
func writeOutcome(out *wire.Writer, r *game.Result, players int8) {
	if r == nil {
		out.Null()
		return
	}
	out.Object()
	out.TextField("ending", game.Endings[r.Ending].Key)
	out.Key("wins")
	out.Array()
	for i := range r.Wins {
		writeWin(out, &r.Wins[i], players)
	}
	out.End()
	for i, list := range [...]*[4]bool{&r.Tenpai, &r.Nagashi} {
		out.Key([...]string{"tenpai", "nagashi"}[i])
		out.Array()
		for _, on := range list[:players] {
			out.Bool(on)
		}
		out.End()
	}
	shape.Write(out, outcomeFields[:], unsafe.Pointer(r), int(players), nil)
	out.Key("shown")
	out.Array()
	for i := range players {
		h := &r.Shown[i]
		writeNullableItem(out, h.MPSZ(), h.Concealed() == 0)
	}
	out.End()
	out.End()
}

// writeNullableItem writes text, or null for none.
func writeNullableItem(out *wire.Writer, text string, none bool) {
	if none {
		out.Null()
	} else {
		out.String(text)
	}
}

func writeWin(out *wire.Writer, w *game.Win, players int8) {
	out.Object()
	out.Ints("seat from", int64(w.Seat), int64(w.From))
	writeTile(out, "tile", w.Tile)
	out.TextField("hand", w.Hand.MPSZ())
	writeTiles(out, "ura", w.Ura)
	out.Key("score")
	writeScore(out, &w.Value, new(notation.Writing))
	wire.IntArray(out, "payments", w.Payments[:players])
	out.End()
}

// writeResult writes one field: how a game ended, null while it lasts. Its match ends
// with it.
//
//go:noinline
func writeResult(out *wire.Writer, f *game.Final, players int8) {
	out.Key("result")
	if f == nil {
		out.Null()
		return
	}
	out.Object()
	shape.Write(out, resultFields[:], unsafe.Pointer(f), int(players), nil)
	out.BoolField("last", true)
	out.Key("scores")
	out.Array()
	for _, n := range f.Scores[:players] {
		out.Number(float64(n) / 10)
	}
	out.End()
	out.End()
}
