package mahjong

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// winds and others name what core numbers: 0 east …, and 1 right, 2 across,
// 3 left.
var (
	winds  = [...]string{"E", "S", "W", "N"}
	others = [...]string{"right", "across", "left"}
)

// usualPoints are what a player has at the start.
const usualPoints = 25_000

// mahjongPosition reads the hand and the options that make a situation. The
// offered tile, if any, is not unseen.
func (in *input) mahjongPosition(offered mahjong.Tile) (h mahjong.Hand, s player.Situation) {
	s.Rules = in.mahjongRules()
	in.winds(&s)
	s.Dora = in.indicators("dora", s.Rules.Reds)
	in.riichi(&s)
	in.safe(&s)
	s.TilesLeft = int8(in.Integer("left", 70, 0, 70))
	s.Points = int32(in.Integer("points", usualPoints, -1_000_000, 1_000_000))
	s.Furiten = in.Boolean("furiten", false)
	s.FirstTurn = in.Boolean("firstTurn", false)
	h, starred := in.mahjongHand("hand", in.Position, s.Rules.Reds)
	s.InRiichi = in.Boolean("inRiichi", starred)
	in.Choice("player", playerNames[:]...)
	in.unseen(&h, offered, &s)
	return h, s
}

func (in *input) winds(s *player.Situation) {
	s.RoundWind = int8(in.Choice("round", winds[:]...))
	if s.SeatWind = 1; !in.Option("seat").IsMissing() {
		s.SeatWind = int8(in.Choice("seat", winds[:]...))
	}
}

// indicators reads up to five dora indicators.
func (in *input) indicators(name string, reds mahjong.Reds) []mahjong.Tile {
	field := "options." + name
	list := in.tiles(field, in.Option(name), reds)
	if len(list) > 5 {
		in.Fail("length", field, "are "+strconv.Itoa(len(list))+" indicators: there are up to 5")
	}
	return list
}

// riichi reads which of the others declared it.
func (in *input) riichi(s *player.Situation) {
	v := in.Option("riichi")
	if v.IsMissing() {
		return
	}
	items, ok := v.Items()
	if !ok {
		in.WrongType("options.riichi", "an array of \"right\", \"across\" and \"left\"", v)
	}
	for i := 0; i < len(items) && in.Good(); i++ {
		if from := in.other(call.At("options.riichi", i), items[i]); from > 0 {
			s.Riichi[from-1] = true
		}
	}
}

// other reads one of the three others: 1 right, 2 across, 3 left.
func (in *input) other(field string, v wire.Value) int8 {
	const want = "\"right\" or \"across\" or \"left\""
	text, ok := v.String()
	if !ok {
		in.WrongType(field, want, v)
		return 0
	}
	for i, name := range others {
		if name == text {
			return int8(i + 1)
		}
	}
	in.Fail("range", field, "must be "+want+", not "+v.Describe())
	return 0
}

// safe reads what the others cannot win by.
func (in *input) safe(s *player.Situation) {
	v := in.Option("safe")
	if v.IsMissing() {
		return
	}
	names, values, ok := v.Fields()
	if !ok {
		in.WrongType("options.safe", "{ right, across, left }, tiles each", v)
	}
	for i := 0; i < len(names) && in.Good(); i++ {
		field := "options.safe." + names[i]
		who := in.memberOf(names[i], others[:])
		if who < 0 {
			in.Fail("unknown", field, "is not a player: right, across, left")
			return
		}
		for _, t := range in.tiles(field, values[i], s.Rules.Reds) {
			s.Safe[who] |= 1 << t.Kind()
		}
	}
}

func (in *input) memberOf(name string, names []string) int {
	for i, n := range names {
		if n == name {
			return i
		}
	}
	return -1
}

// unseen reads the tiles that are not seen, or works out which they are.
func (in *input) unseen(h *mahjong.Hand, offered mahjong.Tile, s *player.Situation) {
	counts, visible := in.Option("unseen"), in.Option("visible")
	if !counts.IsMissing() && !visible.IsMissing() {
		in.Fail("arguments", "options.visible", "stands beside options.unseen, which says the same: give one of them")
	}
	if !in.Good() {
		return
	}
	left := mahjong.UnseenBy(h, s.Rules.Reds)
	in.takeAll(&left, "options.dora", in.Option("dora"), s.Dora)
	if offered != mahjong.NoTile {
		in.take(&left, "options.tile", offered)
	}
	if counts.IsMissing() {
		in.takeAll(&left, "options.visible", visible, in.tiles("options.visible", visible, s.Rules.Reds))
	} else {
		in.unseenCounts(&left, counts)
	}
	s.Unseen = left
}

// takeAll takes tiles, read from v, out of those that are left.
func (in *input) takeAll(left *mahjong.Unseen, field string, v wire.Value, list []mahjong.Tile) {
	_, isText := v.String()
	for i := 0; i < len(list) && in.Good(); i++ {
		f := field
		if !isText {
			f = call.At(field, i)
		}
		in.take(left, f, list[i])
	}
}

func (in *input) take(left *mahjong.Unseen, field string, t mahjong.Tile) {
	if !in.Good() {
		return
	}
	if left[t]--; left[t] < 0 {
		in.Fail("tile", field, "holds "+t.String()+", of which the hand and what else is seen leave none")
	}
}

// unseenCounts reads 37 counts, each no more than are left.
func (in *input) unseenCounts(left *mahjong.Unseen, v wire.Value) {
	const field = "options.unseen"
	counts, typed := wire.Int8s[int8](v)
	items, ok := v.Items()
	switch n := len(counts) + len(items); {
	case !ok && !typed:
		in.WrongType(field, "an array of 37 counts", v)
	case n != mahjong.Tiles:
		in.Fail("length", field, "must be 37 counts, but its length is "+strconv.Itoa(n))
	}
	for i := 0; i < mahjong.Tiles && in.Good(); i++ {
		if typed {
			if n := counts[i]; n < 0 || n > left[i] {
				in.Fail("range", call.At(field, i), "must be an integer from 0 to "+strconv.Itoa(int(left[i]))+", not "+strconv.Itoa(int(n)))
			}
			left[i] = counts[i]
		} else {
			left[i] = int8(in.AsInteger(call.At(field, i), items[i], 0, int64(left[i])))
		}
	}
}

// mahjongRules reads the option rules.
func (in *input) mahjongRules() score.Rules {
	r := score.DefaultRules()
	v := in.Option("rules")
	if v.IsMissing() {
		return r
	}
	names, values, ok := v.Fields()
	if !ok {
		in.WrongType("options.rules", "an object", v)
	}
	for i, name := range names {
		if values[i].IsMissing() {
			continue
		}
		switch field := "options.rules." + name; name {
		case "redFives":
			in.redFives(&r.Reds, field, values[i])
		case "doubleWindPairFu":
			if r.DoubleWindPairFu = int8(in.AsInteger(field, values[i], 2, 4)); r.DoubleWindPairFu == 3 {
				in.Fail("range", field, "must be 2 or 4, not 3")
			}
		default:
			in.ruleOf(&r, name, field, values[i])
		}
	}
	return r
}

// ruleOf reads a rule that is true or false.
func (in *input) ruleOf(r *score.Rules, name, field string, v wire.Value) {
	names := [...]string{"kuitan", "kiriage", "countedYakuman", "doubleYakuman", "combinedYakuman", "renhou", "pao"}
	rules := [...]*bool{&r.Kuitan, &r.Kiriage, &r.CountedYakuman, &r.DoubleYakuman, &r.CombinedYakuman, &r.Renhou, &r.Pao}
	i := in.memberOf(name, names[:])
	if i < 0 {
		in.Fail("unknown", field, "is not a rule")
		return
	}
	b, ok := v.Bool()
	if !ok {
		in.WrongType(field, "true or false", v)
	}
	*rules[i] = b
}

func (in *input) redFives(reds *mahjong.Reds, field string, v wire.Value) {
	items, ok := v.Items()
	if !ok || len(items) != len(reds) {
		in.WrongType(field, "an array of 3 numbers, of the suits m, p, s", v)
		return
	}
	for i := range reds {
		reds[i] = int8(in.AsInteger(call.At(field, i), items[i], 0, 4))
	}
}
