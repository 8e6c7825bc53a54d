package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
)

// worths returns what the faces are worth one by one, 牌価値: how many sets with
// unseen tiles each can become part of, doubled for every dora indicator that
// points at one of them and for an honour that is a yaku. Among equal discards
// a player throws the one worth least.
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

// numberWorth returns the worth of a number tile: of the tiles two below to
// two above it, how many sets they make with it.
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
	for i, n := range terms {
		sum += n * by[i]
	}
	if five := 6 - k%9; five >= 0 && five <= 4 { // its place among the five
		sum += min(int32(s.Unseen[value.RedOf[k+five-2]]), terms[five]) * by[five]
	}
	return sum * by[2]
}
