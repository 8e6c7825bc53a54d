package game

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// canTsumo reports whether a seat's drawn tile completes its hand with a yaku. A first hand
// may be complete without waits: 十三不塔.
func (g *Game) canTsumo(seat int8) bool {
	me := &g.seats[seat]
	return (me.waits.Has(me.hand.Drawn.Kind()) || g.firstTurn(seat) && g.rules.Score.Local != 0) && g.worth(seat) != 0
}

// canRon reports whether a seat may win with the offer.
func (g *Game) canRon(seat int8) bool {
	me := &g.seats[seat]
	if seat == g.turn || !me.waits.Has(g.offer.tile.Kind()) || me.isFuriten() {
		return false
	}
	if g.offer.kind == closedTile && !(g.rules.Has(KokushiClosedKan) && g.isOrphans(seat)) {
		return false
	}
	return g.worth(seat) != 0
}

// isOrphans reports whether a tenpai hand waits for thirteen orphans.
func (g *Game) isOrphans(seat int8) bool {
	h := &g.seats[seat].hand
	for i, n := range &h.Counts {
		if n > 0 && !mahjong.Tile(i).IsOrphan() || n > 2 {
			return false
		}
	}
	return h.MeldCount == 0
}

func (g *Game) worth(seat int8) int32 {
	w := g.winOf(seat, nil)
	h := g.counted(seat)
	return score.Points(&h, &w, &g.rules.Score)
}

// winOf describes a seat's win now: by ron of the offer, or by tsumo at its own turn.
// Package score seats players by their winds, so with three players the empty chair is
// the north.
func (g *Game) winOf(seat int8, ura []mahjong.Tile) score.Win {
	w := score.Win{
		Tile: mahjong.NoTile, RoundWind: g.RoundWind(), SeatWind: g.SeatWind(seat),
		Flags: g.flags(seat), Dora: g.indicators(indicatorPlace, g.shown), Ura: ura, Norths: g.seats[seat].norths,
	}
	if seat != g.turn {
		w.Tile, w.From = g.offer.tile, g.windPlace(seat, g.turn)
	}
	return w
}

// windPlace returns where other sits as seat sees it, by their winds: 1 right, 2 across,
// 3 left.
func (g *Game) windPlace(seat, other int8) int8 { return from(g.SeatWind(seat), g.SeatWind(other)) }

// counted returns the hand of a seat, with Meld.From by the players' winds as in winOf.
func (g *Game) counted(seat int8) mahjong.Hand {
	h := g.seats[seat].hand
	if g.rules.Players == 3 {
		for i := range h.MeldCount {
			if m := &h.Melds[i]; m.From != 0 {
				m.From = g.windPlace(seat, (seat+m.From)%4)
			}
		}
	}
	return h
}

// indicators returns n tiles of the dead wall from place on.
func (g *Game) indicators(place, n int8) []mahjong.Tile {
	first := g.rules.tiles() - deadWall + int(place)
	return g.wall[first : first+int(n)]
}

// flags returns the circumstances of a seat's win now.
func (g *Game) flags(seat int8) (f score.WinFlags) {
	me := &g.seats[seat]
	switch me.riichi {
	case 1:
		f |= score.WinRiichi
	case 2:
		f |= score.WinDoubleRiichi
	}
	if me.ippatsu {
		f |= score.WinIppatsu
	}
	if me.shown != nil {
		f |= score.WinOpenRiichi
		if seat != g.turn && g.rules.Has(OpenRiichiYakuman) && g.gaveFreely() {
			f |= score.WinOpenRiichiDealIn
		}
	}
	first := g.firstTurn(seat) && me.hand.MeldCount == 0
	if seat != g.turn {
		return f | g.ronFlags(first && g.SeatWind(seat) != 0)
	}
	switch {
	case g.rinshan:
		f |= score.WinRinshan
	case g.Left() == 0:
		f |= score.WinHaitei
	case first && g.SeatWind(seat) == 0:
		f |= score.WinTenhou
	case first:
		f |= score.WinChiihou
	}
	return f
}

// gaveFreely reports whether the player of the offered tile chose it without being in
// riichi. The tile that declares riichi counts as chosen freely.
func (g *Game) gaveFreely() bool {
	giver := &g.seats[g.turn]
	return giver.riichi == 0 || g.offer.kind == discarded && giver.discards > 0 && giver.river[giver.discards-1].Riichi
}

func (g *Game) ronFlags(first bool) (f score.WinFlags) {
	switch {
	case g.offer.kind == addedTile || g.offer.kind == closedTile:
		f |= score.WinChankan
	case g.offer.kind == discarded && g.Left() == 0:
		f |= score.WinHoutei
	}
	if giver := &g.seats[g.turn]; g.offer.kind == discarded && g.rules.Score.Local != 0 {
		if giver.discards > 0 && giver.river[giver.discards-1].Riichi {
			f |= score.WinTsubamegaeshi
		}
		if g.rinshan {
			f |= score.WinKanburi
		}
	}
	if first && g.rules.Score.Renhou != score.RenhouNone {
		f |= score.WinRenhou
	}
	return f
}
