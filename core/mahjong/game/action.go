package game

import "github.com/tefuda/tefuda/core/mahjong"

// An ActionKind is what a player may do.
type ActionKind uint8

// The kinds of action, in the order of ActionKinds.
const (
	Throw   ActionKind = iota // 打牌: throw Tile
	Riichi                    // 立直: throw Tile and declare riichi
	Tsumo                     // ツモ: win with the tile drawn
	Kan                       // 暗槓, 加槓: declare Meld
	North                     // 抜き: set a north aside
	Abort                     // 九種九牌: end the round
	Ron                       // ロン: win with the tile offered
	Call                      // チー, ポン, 大明槓: call the tile offered for Meld
	Pass                      // let the tile offered go
	Proceed                   // go on to the next round; the first who says so decides
)

// An Action is what one player does. Two that mean the same are equal.
type Action struct {
	Kind  ActionKind
	Seat  int8
	Drawn bool         // of Throw and Riichi: the tile just drawn is thrown, ツモ切り, not one like it from the hand
	Tile  mahjong.Tile // of Throw, Riichi, North: the tile; of Tsumo, Ron: the winning tile; else NoTile
	Meld  mahjong.Meld // of Kan and Call
}

// String writes an action: its kind, its seat, its tile or meld.
func (a Action) String() string {
	s := "-"
	if int(a.Kind) < len(ActionKinds) {
		s = ActionKinds[a.Kind]
	}
	s += " " + string('0'+rune(a.Seat))
	if a.Tile != mahjong.NoTile {
		s += " " + a.Tile.String()
	}
	if a.Drawn {
		s += " drawn"
	}
	if a.Kind == Kan || a.Kind == Call {
		for _, t := range a.Meld.Tiles[:a.Meld.Size()] {
			s += " " + t.String()
		}
	}
	return s
}
