package player

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// A tableByLot is a hand near to complete and what lies open, all of one set.
type tableByLot struct {
	*rand.Rand
	left mahjong.Unseen
	hand mahjong.Hand
	s    Situation
}

// take takes one of a kind, red or plain, if there is one.
func (d *tableByLot) take(k mahjong.Tile) mahjong.Tile {
	for _, t := range [...]mahjong.Tile{k.Red(), k} {
		if t != mahjong.NoTile && d.left[t] > 0 && (t == k || d.IntN(2) == 0) {
			d.left[t]--
			return t
		}
	}
	return mahjong.NoTile
}

// any takes a tile of those that are left.
func (d *tableByLot) any() mahjong.Tile {
	for {
		if t := d.take(mahjong.Tile(d.IntN(mahjong.Kinds))); t != mahjong.NoTile {
			return t
		}
	}
}

// set takes a run, a triplet or a kan, of one suit more often than of others, and returns it as a meld.
func (d *tableByLot) set(most int) (m mahjong.Meld, ok bool) {
	k := mahjong.Tile(d.IntN(mahjong.Kinds))
	if d.IntN(3) > 0 {
		k %= 18
	}
	kind := mahjong.MeldType(d.IntN(most))
	step, n, from := mahjong.Tile(0), 3, 1+d.IntN(3)
	switch {
	case kind == mahjong.Chi:
		if !k.StartsRun() {
			return m, false
		}
		step, from = 1, 3
	case kind == mahjong.ClosedKan:
		n, from = 4, 0
	case kind >= mahjong.OpenKan:
		n = 4
	}
	before, tiles := d.left, []mahjong.Tile(nil)
	for i := range mahjong.Tile(n) {
		t := d.take(k + i*step)
		if t == mahjong.NoTile {
			d.left = before
			return m, false
		}
		tiles = append(tiles, t)
	}
	called := mahjong.NoTile
	if kind != mahjong.ClosedKan {
		called, tiles = tiles[0], tiles[1:]
	}
	m, err := mahjong.MeldOf(kind, from, called, tiles...)
	if err != nil {
		d.left = before
	}
	return m, err == nil
}

// near takes a tile that often goes with the hand.
func (d *tableByLot) near() mahjong.Tile {
	for range 20 {
		k := d.IntN(mahjong.Kinds)
		if h := d.hand.Kinds34(); h[k] == 0 || d.IntN(4) == 0 {
			continue
		}
		t := mahjong.Tile(k)
		if !t.IsHonour() {
			t = min(max(t/9*9, t+mahjong.Tile(d.IntN(5)-2)), t/9*9+8)
		}
		if t = d.take(t); t != mahjong.NoTile {
			return t
		}
	}
	return d.any()
}

// deal deals a hand of 13 tiles, up to some tiles from complete, and the table.
func (d *tableByLot) deal() {
	rules := score.Rules{
		Kuitan: d.IntN(3) > 0, Reds: mahjong.Reds{1, 1, 2}, Kiriage: d.IntN(2) == 0, CountedYakuman: d.IntN(2) == 0,
		DoubleWindPairFu: int8(2 + 2*d.IntN(2)), CombinedYakuman: d.IntN(2) == 0, Pao: d.IntN(2) == 0,
	}
	none := mahjong.EmptyHand()
	d.left, d.hand = mahjong.UnseenBy(&none, rules.Reds), mahjong.EmptyHand()
	s := Situation{
		RoundWind: int8(d.IntN(4)), SeatWind: int8(d.IntN(4)), Points: int32(d.IntN(400)) * 100, FirstTurn: d.IntN(8) == 0,
		TilesLeft: int8(d.IntN(wallTiles + 1)), Furiten: d.IntN(4) == 0, Honba: int32(d.IntN(4)), Sticks: int32(d.IntN(4)), Rules: rules,
	}
	if d.IntN(2) == 0 {
		s.Rounds = int8(1 + d.IntN(8))
	}
	s.Dora = append(s.Dora, d.any())
	melds := max(0, d.IntN(7)-3)
	for range 4 {
		m, ok := d.set(2)
		for !ok {
			m, ok = d.set(2)
		}
		for _, t := range m.Tiles[:3] {
			d.hand.Counts[t]++
		}
	}
	d.hand.Counts[d.any()]++
	for away := d.IntN(8) - 2; away > 0; away-- {
		d.drop()
		d.hand.Counts[d.any()]++
	}
	for melds > 0 {
		if m, ok := d.set(5); ok {
			for range 3 {
				d.drop()
			}
			d.hand.Melds[d.hand.MeldCount] = m
			d.hand.MeldCount++
			if melds--; m.Type >= mahjong.OpenKan && len(s.Dora) < score.MaxIndicators {
				s.Dora = append(s.Dora, d.any())
			}
		}
	}
	for i := range s.Others {
		d.other(&s, i)
	}
	s.InRiichi = d.hand.IsClosed() && d.IntN(8) == 0
	for range 3 {
		s.Own |= 1 << d.any().Kind()
	}
	d.s = s
}

// drop puts a concealed tile back.
func (d *tableByLot) drop() {
	for {
		if t := d.IntN(mahjong.Tiles); d.hand.Counts[t] > 0 {
			d.hand.Counts[t]--
			d.left[t]++
			return
		}
	}
}

// other lays open what another player has.
func (d *tableByLot) other(s *Situation, i int) {
	o := &s.Others[i]
	o.Points, o.Discards = int32(d.IntN(500))*100, int8((wallTiles-int(s.TilesLeft))/4)
	for n := range o.Discards {
		k := d.any().Kind()
		s.Safe[i] |= 1 << k
		if n < EarlyTiles {
			o.Early |= 1 << k
		}
	}
	o.Passed = int8(d.IntN(int(o.Discards) + 1))
	for range max(0, d.IntN(7)-3) {
		if m, ok := d.set(5); ok {
			o.Melds = append(o.Melds, m)
		}
	}
	s.Riichi[i] = len(o.Melds) == 0 && d.IntN(4) == 0
}

// everyOption are the players, and the strongest with each of its options the other way.
func everyOption() (all []Options) {
	for i := range Levels {
		all = append(all, ByLevel(i))
	}
	for _, turn := range [...]func(o *Options){
		func(o *Options) { o.Calls = false }, func(o *Options) { o.OpenHands = false }, func(o *Options) { o.Ranks = false },
		func(o *Options) { o.Damaten = false }, func(o *Options) { o.Kans = false }, func(o *Options) { o.Yakuless = false },
		func(o *Options) { o.Deep = false },
	} {
		o := Strong()
		turn(&o)
		all = append(all, o)
	}
	return all
}

// TestTablesByLot compares what every player does with hands and tables by lot, at its turn, with a kan, with a tile
// that is offered, and what it says of it, with what was recorded.
func TestTablesByLot(t *testing.T) {
	var lines []string
	var players []*Player
	for _, o := range everyOption() {
		players = append(players, New(o))
	}
	for seed := range uint64(300) {
		d := tableByLot{Rand: rand.New(rand.NewPCG(seed, 8))}
		d.deal()
		drawn, offered := d.near(), d.near()
		p := players[seed%uint64(len(players))]
		if seed >= 200 {
			p = players[len(Levels)-1]
		}
		line := fmt.Sprintf("%d: %v", seed, d.hand)
		tell := func(what string, v any, err error) {
			text, wrong := json.Marshal(v)
			if wrong != nil {
				t.Fatal(seed, wrong)
			}
			if err != nil {
				text = []byte(err.Error())
			}
			line += " " + what + " " + recordtest.Sum(string(text))
		}
		d.s.Unseen = d.s.hidden(&d.hand, mahjong.NoTile)
		for k := range mahjong.Tile(mahjong.Tiles) {
			d.s.Unseen[k] = min(d.s.Unseen[k], d.left[k])
		}
		value, err := p.Value(&d.hand, &d.s)
		tell("seen", []any{value, p.Threats(&d.s), d.s.WaitsOf(int(seed % 3))}, err)
		call, err := p.ChooseCall(&d.hand, &d.s, offered, 1+int(seed%3))
		tell("offered "+offered.String()+" "+call.Action.String(), call, err)
		d.s.Chankan = true
		robbed, err := p.ChooseCall(&d.hand, &d.s, offered, 1+int(seed%3))
		tell("robbed", robbed, err)
		d.s.Chankan = false
		d.hand.Counts[drawn]++
		d.hand.Drawn = drawn
		d.s.Rinshan = d.hand.HasKan()
		turn, err := p.ChooseDiscard(&d.hand, &d.s)
		tell("drawn "+drawn.String()+" "+turn.Action.String()+" "+turn.Tile.String(), turn, err)
		kans, err := p.ChooseKan(&d.hand, &d.s)
		tell(fmt.Sprint(len(kans), " kans"), kans, err)
		lines = append(lines, line)
	}
	recordtest.Same(t, "decisions.txt", lines, func(i int) string { return "table " + fmt.Sprint(i) })
}
