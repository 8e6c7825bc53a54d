package game

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// canTsumo reports whether a seat has drawn the tile that completes its hand,
// with a yaku.
func (g *Game) canTsumo(seat int8) bool {
	me := &g.seats[seat]
	return me.waits.Has(me.hand.Drawn.Kind()) && g.worth(seat) != 0
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

// isOrphans reports whether a hand that waits does so for thirteen orphans.
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

// winOf describes a seat's win of the moment: of the offer, or at its own turn
// by tsumo. The places of players are those of their winds, so that the fourth
// chair of three players is the north.
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

// windPlace returns where a player sits as another sees it, by their winds.
func (g *Game) windPlace(seat, other int8) int8 { return from(g.SeatWind(seat), g.SeatWind(other)) }

// counted returns the hand of a seat with melds as winOf places the players.
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

// indicators returns some tiles of the dead wall.
func (g *Game) indicators(place, n int8) []mahjong.Tile {
	first := g.rules.tiles() - deadWall + int(place)
	return g.wall[first : first+int(n)]
}

// flags returns the circumstances of a win of the moment.
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

func (g *Game) ronFlags(first bool) (f score.WinFlags) {
	switch {
	case g.offer.kind == addedTile || g.offer.kind == closedTile:
		f |= score.WinChankan
	case g.offer.kind == thrown && g.Left() == 0:
		f |= score.WinHoutei
	}
	if first && g.rules.Score.Renhou != score.RenhouNone {
		f |= score.WinRenhou
	}
	return f
}
