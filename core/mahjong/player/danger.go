package player

import "github.com/tefuda/tefuda/core/mahjong"

// dangerTo returns the danger of discarding a kind against a player in riichi, 0…12,
// 放銃の危険度. It depends on genbutsu and suji, and for an honour on the number of unseen
// ones. Against a hand shown it is 0 or 12.
func (s *Situation) dangerTo(player int, k mahjong.Tile) int32 {
	safe := s.Safe[player]
	switch rank := k % 9; {
	case safe.Has(k):
		return 0
	case s.Shown[player]:
		return middleDanger[0]
	case k.IsHonour():
		return min(int32(s.Unseen[k]), 3)
	case rank < 3:
		return sujiDanger[rank][suji(safe, k+3)]
	case rank > 5:
		return sujiDanger[8-rank][suji(safe, k-3)]
	default:
		return middleDanger[suji(safe, k-3)+suji(safe, k+3)]
	}
}

// suji returns 1 if a kind is safe, else 0.
func suji(safe mahjong.KindSet, k mahjong.Tile) int { return int(safe >> k & 1) }

// The dangers of 1, 2 and 3 (also 9, 8 and 7) without and with suji, and of 4, 5 and 6 by
// how many of their two suji are safe.
var (
	sujiDanger   = [3][2]int32{{6, 3}, {8, 4}, {8, 5}}
	middleDanger = [3]int32{12, 8, 4}
)

// dangers returns the danger of a kind against each opponent, 0 without riichi, and the
// greatest of the three.
func (s *Situation) dangers(k mahjong.Tile) (to [3]int32, most int32) {
	for player, riichi := range &s.Riichi {
		if riichi {
			to[player] = s.dangerTo(player, k)
			most = max(most, to[player])
		}
	}
	return to, most
}
