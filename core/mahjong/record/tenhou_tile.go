package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// tenhouTile returns the tile of a number of tenhou.net/6: 11…19 characters,
// 21… circles, 31… bamboos, 41…47 honours, 51…53 red fives; else NoTile.
func tenhouTile(n int) mahjong.Tile {
	suit, rank := n/10, n%10
	switch {
	case rank == 0 || n < 0:
		return mahjong.NoTile
	case suit >= 1 && suit <= 3 || suit == 4 && rank <= 7:
		return mahjong.Tile(9*(suit-1) + rank - 1)
	case suit == 5 && rank <= 3:
		return mahjong.Red5m + mahjong.Tile(rank-1)
	}
	return mahjong.NoTile
}

// tenhouNumber is the inverse of tenhouTile.
func tenhouNumber(t mahjong.Tile) int {
	if t.IsRed() {
		return 51 + int(t-mahjong.Red5m)
	}
	return 10*(t.Suit()+1) + t.Rank()
}

// meldLetters are the letters of the five types of meld.
const meldLetters = "cpmka"

// tenhouMeld reads a meld of tenhou.net/6, such as "c171618" or "3636k3636". The letter of
// its type is before the called or added tile. The letter's position shows the player of
// the called tile: first left, then across, then right.
func tenhouMeld(s string) (m mahjong.Meld, ok bool) {
	at := 0
	for at < len(s) && strings.IndexByte(meldLetters, s[at]) < 0 {
		at++
	}
	if at == len(s) || at%2 != 0 {
		return m, false
	}
	digits := s[:at] + s[at+1:]
	kind := mahjong.MeldType(strings.IndexByte(meldLetters, s[at]))
	n := len(digits) / 2
	if len(digits)%2 != 0 || n < 3 || n > 4 {
		return m, false
	}
	var tiles [4]mahjong.Tile
	for i := range n {
		d, fine := atoi(digits[2*i : 2*i+2])
		if tiles[i] = tenhouTile(d); !fine || tiles[i] == mahjong.NoTile {
			return m, false
		}
	}
	return tilesMeld(kind, tiles[:n], at/2)
}

// tilesMeld returns the meld of tiles in the log's order. at is the index of the called or
// added tile.
func tilesMeld(kind mahjong.MeldType, tiles []mahjong.Tile, at int) (m mahjong.Meld, ok bool) {
	if at >= len(tiles) {
		return m, false
	}
	if kind == mahjong.ClosedKan {
		m, err := mahjong.MeldOf(kind, 0, mahjong.NoTile, tiles...)
		return m, err == nil
	}
	marked := tiles[at]
	rest := append(append([]mahjong.Tile{}, tiles[:at]...), tiles[at+1:]...)
	from := 3 - at
	if kind == mahjong.OpenKan && at == 3 {
		from = 1
	}
	if kind == mahjong.AddedKan {
		if len(rest) != 3 || at > 2 {
			return m, false
		}
		called := rest[at]
		own := append(append([]mahjong.Tile{}, rest[:at]...), rest[at+1:]...)
		m, err := mahjong.MeldOf(kind, from, called, own[0], own[1], marked)
		return m, err == nil
	}
	m, err := mahjong.MeldOf(kind, from, marked, rest...)
	return m, err == nil
}

// tenhouText writes a meld as tenhouMeld reads it.
func tenhouText(m *mahjong.Meld) string {
	letter := meldLetters[m.Type : m.Type+1]
	var own []mahjong.Tile
	called := ""
	for i, t := range m.Tiles[:m.Size()] {
		switch {
		case i == int(m.Called):
			called = tenhouName(t)
		case m.Type != mahjong.AddedKan || i < 3:
			own = append(own, t)
		}
	}
	at := 3 - int(m.From)
	switch m.Type {
	case mahjong.ClosedKan:
		at, called = 3, tenhouName(own[3])
		own = own[:3]
	case mahjong.OpenKan:
		if m.From == 1 {
			at = 3
		}
	case mahjong.AddedKan:
		called = tenhouName(m.Tiles[3]) + called
	}
	return insert(own, at, letter+called)
}

// insert returns the text of tiles, with marked inserted before the tile with index at.
func insert(own []mahjong.Tile, at int, marked string) string {
	s := ""
	for i, t := range own {
		if i == at {
			s += marked
		}
		s += tenhouName(t)
	}
	if at >= len(own) {
		s += marked
	}
	return s
}

func tenhouName(t mahjong.Tile) string { return strconv.Itoa(tenhouNumber(t)) }

// tenhouEndings are the names of endings without a win. Draws with all or nobody tenpai have
// names of their own.
var tenhouEndings = [...]struct {
	name string
	end  game.Ending
}{
	{"流局", game.EndExhausted}, {"全員聴牌", game.EndExhausted}, {"全員不聴", game.EndExhausted},
	{"流し満貫", game.EndNagashi}, {"九種九牌", game.EndNineTerminals}, {"四風連打", game.EndFourWinds},
	{"四槓散了", game.EndFourKans}, {"四開槓", game.EndFourKans}, {"四家立直", game.EndFourRiichi}, {"三家和了", game.EndTripleRon},
	{"三家和", game.EndTripleRon},
}
