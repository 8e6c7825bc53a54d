package api

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mahjong"
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
func (in *input) mahjongPosition(offered mahjong.Tile) (h mahjong.Hand, s mahjong.Situation) {
	s.Rules = in.mahjongRules()
	in.winds(&s)
	s.Dora = in.indicators("dora", s.Rules.Reds)
	in.riichi(&s)
	in.safe(&s)
	s.TilesLeft = int8(in.integer("left", 70, 0, 70))
	s.Points = int32(in.integer("points", usualPoints, -1_000_000, 1_000_000))
	s.Furiten = in.boolean("furiten", false)
	s.FirstTurn = in.boolean("firstTurn", false)
	h, starred := in.mahjongHand("hand", in.position, s.Rules.Reds)
	s.InRiichi = in.boolean("inRiichi", starred)
	in.choice("player", playerNames[:]...)
	in.unseen(&h, offered, &s)
	return h, s
}

func (in *input) winds(s *mahjong.Situation) {
	s.RoundWind = int8(in.choice("round", winds[:]...))
	if s.SeatWind = 1; !in.option("seat").IsMissing() {
		s.SeatWind = int8(in.choice("seat", winds[:]...))
	}
}

// indicators reads up to five dora indicators.
func (in *input) indicators(name string, reds mahjong.Reds) []mahjong.Tile {
	field := "options." + name
	list := in.tiles(field, in.option(name), reds)
	if len(list) > 5 {
		in.fail("length", field, "are "+strconv.Itoa(len(list))+" indicators: there are up to 5")
	}
	return list
}

// riichi reads which of the others declared it.
func (in *input) riichi(s *mahjong.Situation) {
	v := in.option("riichi")
	if v.IsMissing() {
		return
	}
	items, ok := v.Items()
	if !ok {
		in.wrongType("options.riichi", "an array of \"right\", \"across\" and \"left\"", v)
	}
	for i := 0; i < len(items) && in.err == nil; i++ {
		if from := in.other(at("options.riichi", i), items[i]); from > 0 {
			s.Riichi[from-1] = true
		}
	}
}

// other reads one of the three others: 1 right, 2 across, 3 left.
func (in *input) other(field string, v wire.Value) int8 {
	const want = "\"right\" or \"across\" or \"left\""
	text, ok := v.String()
	if !ok {
		in.wrongType(field, want, v)
		return 0
	}
	for i, name := range others {
		if name == text {
			return int8(i + 1)
		}
	}
	in.fail("range", field, "must be "+want+", not "+v.Describe())
	return 0
}

// safe reads what the others cannot win by.
func (in *input) safe(s *mahjong.Situation) {
	v := in.option("safe")
	if v.IsMissing() {
		return
	}
	names, values, ok := v.Fields()
	if !ok {
		in.wrongType("options.safe", "{ right, across, left }, tiles each", v)
	}
	for i := 0; i < len(names) && in.err == nil; i++ {
		field := "options.safe." + names[i]
		who := in.memberOf(names[i], others[:])
		if who < 0 {
			in.fail("unknown", field, "is not a player: right, across, left")
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
func (in *input) unseen(h *mahjong.Hand, offered mahjong.Tile, s *mahjong.Situation) {
	counts, visible := in.option("unseen"), in.option("visible")
	if !counts.IsMissing() && !visible.IsMissing() {
		in.fail("arguments", "options.visible", "stands beside options.unseen, which says the same: give one of them")
	}
	if in.err != nil {
		return
	}
	left := mahjong.UnseenBy(h, s.Rules.Reds)
	in.takeAll(&left, "options.dora", in.option("dora"), s.Dora)
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
	for i := 0; i < len(list) && in.err == nil; i++ {
		f := field
		if !isText {
			f = at(field, i)
		}
		in.take(left, f, list[i])
	}
}

func (in *input) take(left *mahjong.Unseen, field string, t mahjong.Tile) {
	if in.err != nil {
		return
	}
	if left[t]--; left[t] < 0 {
		in.fail("tile", field, "holds "+t.String()+", of which the hand and what else is seen leave none")
	}
}

// unseenCounts reads 37 counts, each no more than are left.
func (in *input) unseenCounts(left *mahjong.Unseen, v wire.Value) {
	const field = "options.unseen"
	counts, typed := wire.Int8s[int8](v)
	items, ok := v.Items()
	switch n := len(counts) + len(items); {
	case !ok && !typed:
		in.wrongType(field, "an array of 37 counts", v)
	case n != mahjong.Tiles:
		in.fail("length", field, "must be 37 counts, but its length is "+strconv.Itoa(n))
	}
	for i := 0; i < mahjong.Tiles && in.err == nil; i++ {
		if typed {
			if n := counts[i]; n < 0 || n > left[i] {
				in.fail("range", at(field, i), "must be an integer from 0 to "+strconv.Itoa(int(left[i]))+", not "+strconv.Itoa(int(n)))
			}
			left[i] = counts[i]
		} else {
			left[i] = int8(in.asInteger(at(field, i), items[i], 0, int64(left[i])))
		}
	}
}

// mahjongRules reads the option rules.
func (in *input) mahjongRules() mahjong.Rules {
	r := mahjong.DefaultRules()
	v := in.option("rules")
	if v.IsMissing() {
		return r
	}
	names, values, ok := v.Fields()
	if !ok {
		in.wrongType("options.rules", "an object", v)
	}
	for i, name := range names {
		if values[i].IsMissing() {
			continue
		}
		switch field := "options.rules." + name; name {
		case "redFives":
			in.redFives(&r.Reds, field, values[i])
		case "doubleWindPairFu":
			if r.DoubleWindPairFu = int8(in.asInteger(field, values[i], 2, 4)); r.DoubleWindPairFu == 3 {
				in.fail("range", field, "must be 2 or 4, not 3")
			}
		default:
			in.ruleOf(&r, name, field, values[i])
		}
	}
	return r
}

// ruleOf reads a rule that is true or false.
func (in *input) ruleOf(r *mahjong.Rules, name, field string, v wire.Value) {
	names := [...]string{"kuitan", "kiriage", "countedYakuman", "doubleYakuman", "combinedYakuman", "renhou", "pao"}
	rules := [...]*bool{&r.Kuitan, &r.Kiriage, &r.CountedYakuman, &r.DoubleYakuman, &r.CombinedYakuman, &r.Renhou, &r.Pao}
	i := in.memberOf(name, names[:])
	if i < 0 {
		in.fail("unknown", field, "is not a rule")
		return
	}
	b, ok := v.Bool()
	if !ok {
		in.wrongType(field, "true or false", v)
	}
	*rules[i] = b
}

func (in *input) redFives(reds *mahjong.Reds, field string, v wire.Value) {
	items, ok := v.Items()
	if !ok || len(items) != len(reds) {
		in.wrongType(field, "an array of 3 numbers, of the suits m, p, s", v)
		return
	}
	for i := range reds {
		reds[i] = int8(in.asInteger(at(field, i), items[i], 0, 4))
	}
}
