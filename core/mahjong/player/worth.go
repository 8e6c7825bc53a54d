package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
)

// worths returns the worth of each of the 37 tiles, 牌価値: the number of sets that it
// can make with unseen tiles. Each dora indicator doubles the sets with its dora, and an
// honour that is a yaku counts double. Of equal discards the one worth least is chosen.
func worths(s *Situation) (w [mahjong.Tiles]int32) {
	var weight [mahjong.Kinds]int32
	for k := range weight {
		weight[k] = 1
	}
	for _, indicator := range s.Dora {
		weight[s.Rules.Reds.DoraOf(indicator)] *= 2
	}
	for k := range mahjong.East {
		w[k] = numberWorth(s, &weight, k)
	}
	for suit := range mahjong.Tile(3) {
		w[mahjong.Red5m+suit] = 2 * w[9*suit+4]
	}
	for k := mahjong.East; k <= mahjong.Chun; k++ {
		w[k] = int32(s.Unseen[k]) * weight[k] * weight[k]
		for _, valued := range [...]bool{k == mahjong.East+mahjong.Tile(s.RoundWind), k == mahjong.East+mahjong.Tile(s.SeatWind), k >= mahjong.Haku} {
			if valued {
				w[k] *= 2
			}
		}
	}
	return w
}

// numberWorth returns the worth of a number tile: the sets that it makes with the tiles
// from two below to two above it.
func numberWorth(s *Situation, weight *[mahjong.Kinds]int32, k mahjong.Tile) int32 {
	var unseen, by [5]int32 // from k-2 to k+2, 0 off the edge
	for i := range mahjong.Tile(5) {
		if rank := k%9 + i - 2; rank >= 0 && rank <= 8 {
			unseen[i], by[i] = int32(s.Unseen.Of(k+i-2)), weight[k+i-2]
		}
	}
	low, middle, high := min(unseen[0], unseen[1]), min(unseen[1], unseen[3]), min(unseen[3], unseen[4])
	terms := [5]int32{low, max(low, middle), unseen[2], max(middle, high), high}
	sum := int32(0)
	for i, n := range &terms {
		sum += n * by[i]
	}
	if five := 6 - k%9; five >= 0 && five <= 4 { // index of the suit's five in the arrays
		sum += min(int32(s.Unseen[value.RedOf[k+five-2]]), terms[five]) * by[five]
	}
	return sum * by[2]
}
