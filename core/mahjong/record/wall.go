package record

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// A mason builds the wall of a recorded round.
type mason struct {
	wall game.Wall
	left mahjong.Unseen
	size int
	why  string
}

// Sizes in the dead wall, from its end, as in game.Wall.
const (
	deadTiles    = 14
	uraTiles     = 9
	rinshanTiles = 4
)

// wall returns a wall that gives the recorded round, or the reason why no wall does.
// Tiles that nobody saw are in any order.
func (rd *Round) wall(rules *game.Rules) (*game.Wall, string) {
	m := &mason{left: rules.Score.Reds.Set()}
	for i := range m.wall {
		m.wall[i] = mahjong.NoTile
	}
	for _, n := range &m.left {
		m.size += int(n)
	}
	if len(rd.Dora) > score.MaxIndicators || len(rd.Ura) > score.MaxIndicators {
		return &m.wall, "the round has more than five indicators"
	}
	live := m.hands(rd, rules.Players)
	m.draws(rd, live)
	for i, t := range rd.Dora {
		m.put(m.size-deadTiles+i, t)
	}
	for i, t := range rd.Ura {
		m.put(m.size-uraTiles+i, t)
	}
	m.fill()
	return &m.wall, m.why
}

// hands puts the dealt hands into the wall, and returns the index after them.
func (m *mason) hands(rd *Round, players int8) (live int) {
	for i := range players {
		h := &rd.Deal.Hands[(rd.Deal.Dealer+i)%players]
		if h.Concealed() != 13 {
			m.why = "a hand has not 13 tiles that are known"
		}
		for t := range h.Counts {
			for range h.Counts[t] {
				m.put(live, mahjong.Tile(t))
				live++
			}
		}
	}
	return live
}

// put sets a tile of the wall.
func (m *mason) put(place int, t mahjong.Tile) {
	switch {
	case m.why != "":
	case !t.Valid() || place < 0 || place >= m.size || m.wall[place] != mahjong.NoTile:
		m.why = "the round has a tile that is not known, or too many"
	case m.left[t] == 0:
		m.why = "the round has more " + t.String() + " than the set"
	default:
		m.wall[place] = t
		m.left[t]--
	}
}

// draws puts the drawn tiles into the wall: after kans and norths into the dead wall.
func (m *mason) draws(rd *Round, live int) {
	kan, replaced := false, 0
	for i := range rd.Moves {
		switch e := &rd.Moves[i]; e.Kind {
		case game.Drew:
			switch {
			case !kan:
				m.put(live, e.Tile)
				live++
			case replaced < rinshanTiles:
				m.put(m.size-rinshanTiles+replaced, e.Tile)
				replaced++
			default:
				m.put(m.size-deadTiles-1-(replaced-rinshanTiles), e.Tile)
				replaced++
			}
			kan = false
		case game.DeclaredKan, game.TookNorth:
			kan = true
		case game.Called:
			kan = e.Meld.Type == mahjong.OpenKan
		}
	}
}

// fill puts the tiles that nobody saw into the rest of the wall.
func (m *mason) fill() {
	t := 0
	for i := 0; i < m.size && m.why == ""; i++ {
		for t < len(m.left) && m.left[t] <= 0 {
			t++
		}
		if m.wall[i] == mahjong.NoTile {
			m.wall[i] = mahjong.Tile(t)
			m.left[t]--
		}
	}
}
