package player

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// spoil writes a value to a field of a hand and its situation, or to a part of
// one.
func spoil(h *mahjong.Hand, s *Situation, at, value byte) {
	v, m := int8(value), &h.Melds[at/8%4]
	fields := [...]*int8{
		&h.Counts[value%mahjong.Tiles], &s.Unseen[value%mahjong.Tiles], &h.MeldCount, (*int8)(&h.Drawn), &s.RoundWind, &s.SeatWind, &s.TilesLeft,
		&s.Rules.Reds[value%3], &s.Rules.DoubleWindPairFu, &m.Called, &m.From, (*int8)(&m.Tiles[at%4]), (*int8)(&s.Dora[0]),
	}
	switch i := int(at) % (len(fields) + 8); {
	case i < 2:
		*fields[i] += v >> 6
	case i < len(fields):
		*fields[i] = v
	case i == len(fields):
		m.Type = mahjong.MeldType(value)
	case i == len(fields)+1:
		s.Safe[at%3] = mahjong.KindSet(value) << (value % 64)
	case i == len(fields)+2:
		s.Points = int32(v) << 24
	case i == len(fields)+3:
		s.Dora = append(s.Dora, mahjong.Tile(v))
	default:
		s.InRiichi, s.FirstTurn, s.Furiten = value&1 != 0, value&2 != 0, value&4 != 0
		s.Rules.Kuitan, s.Rules.Kiriage = value&8 != 0, value&16 != 0
		s.Riichi = [3]bool{value&32 != 0, value&64 != 0, value&128 != 0}
	}
}

// FuzzPlayer decides in situations of which some part may be wrong: nothing
// panics, an error is a *fault.Fault, and a choice without one is legal.
func FuzzPlayer(f *testing.F) {
	for i := range uint64(40) {
		f.Add(i, []byte{byte(i), byte(7 * i), 18, byte(13 * i)}, byte(3*i), i%2 == 0)
	}
	players := [2]*Player{New(Reference0304()), New(Strong())}
	f.Fuzz(func(t *testing.T, seed uint64, changes []byte, offer byte, strong bool) {
		h, s := randomTurn(rand.New(rand.NewPCG(seed, 9)))
		p := players[0]
		if strong {
			p = players[1]
		}
		if offer >= 128 {
			h.Counts[h.Drawn]--
			h.Drawn = mahjong.NoTile
		}
		for i := 0; i+1 < len(changes); i += 2 {
			spoil(&h, &s, changes[i], changes[i+1])
		}
		c, err := p.ChooseDiscard(&h, &s)
		isFault(t, err)
		if discarded := c.Action == ActDiscard || c.Action == ActRiichi; err == nil && discarded && h.Counts[c.Tile] <= 0 {
			t.Errorf("%v throws %v", h, c.Tile)
		}
		_, err = p.ChooseKan(&h, &s)
		isFault(t, err)
		_, err = p.Value(&h, &s)
		isFault(t, err)
		call, err := p.ChooseCall(&h, &s, mahjong.Tile(int8(offer)%40), int(offer%5))
		isFault(t, err)
		if err == nil && (call.Action == ActPon || call.Action == ActChi) && s.InRiichi {
			t.Errorf("%v calls in riichi", h)
		}
	})
}

func isFault(t *testing.T, err error) {
	t.Helper()
	if e := (*fault.Fault)(nil); err != nil && (!errors.As(err, &e) || e.Field == "" || e.Reason == "" || e.Code == "") {
		t.Errorf("%v", err)
	}
}
