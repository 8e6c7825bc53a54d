package mahjong

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// winds and others are the keys of core's numbers: winds from 0 = east on; other players
// 1 right, 2 across, 3 left.
var (
	winds  = names.Keys(mahjong.Winds)
	others = names.Keys(mahjong.Others)

	notations = names.Keys(notation.Notations)
)

// A table is a player's hand and everything else that the player sees.
type table struct {
	player.Situation
	hand  mahjong.Hand
	level int // index in player.Levels
}

// tableOptions are the options of a table that need only a type and range.
var (
	tableOptions = []call.Field{
		{Name: "round", Kind: call.Word, Words: winds},
		{Name: "seat", Kind: call.Word, Words: winds, Usual: 1},
		{Name: "left", Kind: call.Int, High: 70, Usual: -1},
		{Name: "points", Kind: call.Int, Low: -1_000_000, High: 1_000_000, Usual: 25_000}, // the default is the points at the start of a game
		{Name: "furiten", Kind: call.Bool},
		{Name: "firstTurn", Kind: call.Bool},
		{Name: "rinshan", Kind: call.Bool},
		{Name: "chankan", Kind: call.Bool},
		{Name: "haitei", Kind: call.Bool},
		{Name: "houtei", Kind: call.Bool},
		{Name: "level", Kind: call.Word, Words: player.Levels[:]},
	}
)

const (
	optionRound = iota
	optionSeat
	optionLeft
	optionPoints
	optionFuriten
	optionFirstTurn
	optionRinshan
	optionChankan
	optionHaitei
	optionHoutei
	optionLevel
	optionCount
)

// table reads the hand and the options of a situation. The offered tile, if any, does not
// count as unseen.
//
//go:noinline
func (in *input) table(offered mahjong.Tile) *table {
	var parts [optionCount]call.Part
	t := new(table)
	t.Rules = in.rules()
	in.notation(t.Rules.Reds)
	in.Options(tableOptions, parts[:])
	t.RoundWind, t.SeatWind = int8(parts[optionRound].N), int8(parts[optionSeat].N)
	t.TilesLeft, t.Points = int8(parts[optionLeft].N), int32(parts[optionPoints].N)
	if most := player.WallTiles(t.Rules.Reds); t.TilesLeft < 0 {
		t.TilesLeft = most
	} else if t.TilesLeft > most {
		in.OutOfRange("options.left", fault.Tell("an integer from 0 to #", int64(most)), in.Option("left"))
	}
	t.Furiten, t.FirstTurn = parts[optionFuriten].N != 0, parts[optionFirstTurn].N != 0
	t.Rinshan, t.Chankan = parts[optionRinshan].N != 0, parts[optionChankan].N != 0
	if last := parts[optionHaitei].N|parts[optionHoutei].N != 0; last && parts[optionLeft].Given() && t.TilesLeft > 0 {
		in.Fail(fault.BadRange, "options.left", "must be 0 with the last tile, haitei or houtei, not ", strconv.Itoa(int(t.TilesLeft)))
	} else if last {
		t.TilesLeft = 0
	}
	t.level = int(parts[optionLevel].N)
	t.Dora = in.indicators("dora", t.Rules.Reds)
	in.safe(&t.Situation)
	starred := in.hand(&t.hand, t.Rules.Reds)
	t.InRiichi = in.riichi(&t.Situation, starred) > 0
	// A decision does not depend on how a hand is won, but one object serves for both.
	var win [winOptionCount]call.Part
	in.Options(winOptions, win[:])
	t.Norths = int8(win[winNorths].N)
	in.indicators("ura", t.Rules.Reds)
	in.unseen(t, offered)
	return t
}

// indicators reads up to five dora indicators.
//
//go:noinline
func (in *input) indicators(name string, reds mahjong.Reds) []mahjong.Tile {
	field := "options." + name
	list := in.tiles(field, in.Option(name), reds)
	if n := len(list); n > score.MaxIndicators {
		in.Fail(fault.BadLength, field, "are ", strconv.Itoa(n), " indicators: there are up to 5")
	}
	return list
}

// riichi reads which players declared riichi. It returns the player's own: 0 no, 1 yes,
// 2 with the first discard. The option riichi is an array of the others who did, or the
// player's own. The option inRiichi and a star in the hand's text also mean the own.
//
//go:noinline
func (in *input) riichi(s *player.Situation, starred bool) (own int64) {
	v, declared := in.Option("riichi"), in.Option("inRiichi")
	isOwn := false
	if b, ok := v.Bool(); ok {
		if isOwn = true; b {
			own = 1
		}
	} else if _, ok := v.Number(); ok {
		isOwn, own = true, in.AsInteger("options.riichi", v, 0, 2)
	} else if !v.IsMissing() {
		in.riichiOthers(s, v)
	}
	switch {
	case declared.IsMissing():
		if !isOwn && starred {
			own = 1
		}
	case isOwn && in.AsBoolean("options.inRiichi", declared) != (own > 0):
		in.Fail("arguments", "options.inRiichi", "says something else than options.riichi: give one of them")
	case !isOwn && in.AsBoolean("options.inRiichi", declared):
		own = 1
	}
	return own
}

// riichiOthers reads which of the other players declared riichi.
func (in *input) riichiOthers(s *player.Situation, v wire.Value) {
	items, ok := v.Items()
	if !ok {
		in.WrongType("options.riichi", "an array of \"right\", \"across\" and \"left\", or of oneself true or 0 to 2", v)
	}
	for i := 0; i < len(items) && in.Good(); i++ {
		if from := in.other(call.At("options.riichi", i), items[i]); from > 0 {
			s.Riichi[from-1] = true
		}
	}
}

// other reads one of the other players: 1 right, 2 across, 3 left.
//
//go:noinline
func (in *input) other(field string, v wire.Value) int8 {
	i := in.AsChoice(field, v, others)
	if !in.Good() {
		return 0
	}
	return int8(i + 1)
}

// safe reads, for each of the other players, the kinds that this opponent cannot win on.
func (in *input) safe(s *player.Situation) {
	v := in.Option("safe")
	if v.IsMissing() {
		return
	}
	keys, values, ok := v.Fields()
	if !ok {
		in.WrongType("options.safe", "{ right, across, left }, tiles each", v)
	}
	for i := 0; i < len(keys) && in.Good(); i++ {
		field := "options.safe." + keys[i]
		who := names.Index(others, keys[i])
		if who < 0 {
			in.Fail("unknown", field, "is not a player: right, across, left")
			return
		}
		if values[i].IsNull() {
			continue
		}
		for _, t := range in.tiles(field, values[i], s.Rules.Reds) {
			s.Safe[who] |= 1 << t.Kind()
		}
	}
}

// players reads the option players: 3 or 4, which decides the set of tiles.
func (in *input) players() int8 { return int8(in.Integer("players", 4, 3, 4)) }

// rules reads the options rules and players.
//
//go:noinline
func (in *input) rules() score.Rules {
	r := score.DefaultRules()
	players := in.players()
	r.Reds = r.Reds.Of(players)
	v := in.Option("rules")
	if v.IsMissing() {
		return r
	}
	keys, values, ok := v.Fields()
	if !ok {
		in.WrongType("options.rules", "an object", v)
	}
	for i, name := range keys {
		if isGiven(&values[i]) {
			in.rule(&r, "options.rules.", name, values[i])
		}
	}
	if players == 3 && r.Reds[0] > 0 {
		in.Fail(fault.BadRange, "options.rules.redFives[0]", fault.Tell("is #, must be 0 for three players", int64(r.Reds[0])))
	}
	r.Reds = r.Reds.Of(players)
	return r
}

// rule reads a rule of scoring.
func (in *input) rule(r *score.Rules, prefix, name string, v wire.Value) {
	field := prefix + name
	switch name {
	case "redFives":
		in.redFives(&r.Reds, field, v)
		return
	case "localYaku":
		in.localYaku(&r.Local, field, v)
		return
	case "renhou":
		r.Renhou = score.Renhou(in.AsInteger(field, v, 0, 2))
		return
	case "doubleWindPairFu":
		if r.DoubleWindPairFu = int8(in.AsInteger(field, v, 2, 4)); r.DoubleWindPairFu == 3 {
			in.Fail(fault.BadRange, field, "must be 2 or 4, not 3")
		}
		return
	}
	if i := names.Index(score.Switches, name); i >= 0 {
		*r.Switch(i) = in.AsBoolean(field, v)
		return
	}
	in.Fail("unknown", field, "is not a rule")
}

// localYaku reads the keys of local yaku.
//
//go:noinline
func (in *input) localYaku(set *score.LocalSet, field string, v wire.Value) {
	*set = 0
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of local yaku", v)
	}
	for i := 0; i < len(items) && in.Good(); i++ {
		key := in.AsText(call.At(field, i), "a local yaku", items[i])
		j := 0
		for j < score.LocalCount && score.LocalYaku(j).String() != key {
			j++
		}
		switch {
		case !in.Good():
		case j == score.LocalCount:
			in.OutOfRange(call.At(field, i), "one of lists.mahjong.localYaku", items[i])
		case *set>>j&1 != 0:
			in.Fail(fault.BadRange, call.At(field, i), "is there twice: ", key)
		}
		*set |= 1 << j
	}
}

func (in *input) redFives(reds *mahjong.Reds, field string, v wire.Value) {
	items, ok := v.Items()
	if !ok || len(items) != len(reds) {
		in.WrongType(field, "an array of 3 numbers, of the suits m, p, s", v)
		return
	}
	for i := range reds {
		// Valid numbers skip AsInteger, as joining the field's name costs more than the number.
		if x, ok := items[i].Number(); ok && x >= 0 && x <= 4 && x == float64(int8(x)) {
			reds[i] = int8(x)
		} else {
			reds[i] = int8(in.AsInteger(call.At(field, i), items[i], 0, 4))
		}
	}
}
