package record

import (
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// fourWinds is a round in which all four throw an east, as its draws and discards tell it.
func fourWinds(t *testing.T) *Record {
	t.Helper()
	r := newRecord()
	r.Rules.Score.Reds = mahjong.Reds{}
	rd := Round{Dora: []mahjong.Tile{8}, Result: &game.Result{Ending: game.EndFourWinds}, Line: 3}
	rd.Deal.Points, rd.Deal.Dora = [4]int32{25000, 25000, 25000, 25000}, 8
	for i, text := range [...]string{"147m258p369s1234z", "147m258p369s1234z", "147m258p369s1234z", "258m147p258s1267z"} {
		h, err := notation.ParseMPSZ(text, mahjong.Reds{})
		if err != nil {
			t.Fatal(err)
		}
		h.Drawn = mahjong.NoTile
		rd.Deal.Hands[i] = h
		seat, drawn := int8(i), mahjong.Tile(18)+mahjong.Tile(i)
		rd.Moves = append(rd.Moves,
			game.Event{Kind: game.Drew, Seat: seat, Tile: drawn}, game.Event{Kind: game.Threw, Seat: seat, Tile: mahjong.East})
		rd.Lines = append(rd.Lines, int32(4+2*i), int32(5+2*i))
	}
	r.Rounds = []Round{rd}
	return r
}

// cut leaves the first n moves.
func (rd *Round) cut(n int) { rd.Moves, rd.Lines = rd.Moves[:n], rd.Lines[:n] }

// TestReplayedRound tells what a round that was told wrong has wrong, and in which line.
func TestReplayedRound(t *testing.T) {
	for what, c := range map[string]struct {
		spoil func(r *Record, rd *Round)
		want  string
	}{
		"nothing":   {func(*Record, *Round) {}, ""},
		"no end":    {func(_ *Record, rd *Round) { rd.Result = nil }, ""},
		"the end":   {func(_ *Record, rd *Round) { rd.Result.Ending = game.EndExhausted }, "line 11: the round ends by fourWinds, not exhausted"},
		"payments":  {func(_ *Record, rd *Round) { rd.Result.Payments[2] = 5 }, "line 11: the payments are 0,0,0,0, not 0,0,5,0"},
		"too early": {func(_ *Record, rd *Round) { rd.cut(6) }, "line 9: the round does not end here"},
		"a draw":    {func(_ *Record, rd *Round) { rd.Moves[2].Seat = 2 }, "line 6: seat 2 cannot draw 2s"},
		"a discard": {func(_ *Record, rd *Round) { rd.Moves[3].Tile = 8 }, "line 7: action is not legal: discard 1 9m"},
		"a throw":   {func(_ *Record, rd *Round) { rd.Moves[3].Drawn = true }, "line 7: action is not legal: discard 1 1z drawn"},
		"riichi":    {func(_ *Record, rd *Round) { rd.Moves[3].Riichi = true }, "line 7: action is not legal: riichi 1 1z"},
		"a north": {func(_ *Record, rd *Round) {
			rd.Moves[3] = game.Event{Kind: game.TookNorth, Seat: 1, Tile: mahjong.North}
		}, "line 7: action is not legal: north 1 4z"},
		"a call":     {func(_ *Record, rd *Round) { rd.Moves[2] = game.Event{Kind: game.Called, Seat: 1} }, "line 6: seat 1 cannot call the tile discarded"},
		"a tile":     {func(_ *Record, rd *Round) { rd.Moves[2].Tile = mahjong.NoTile }, "line 3: the round has a tile that is not known, or too many"},
		"no such":    {func(_ *Record, rd *Round) { rd.Moves[2].Tile = 37 }, "line 3: the round has a tile that is not known, or too many"},
		"a fifth":    {func(_ *Record, rd *Round) { rd.Moves[2].Tile = mahjong.East }, "line 3: the round has more 1z than the set"},
		"a red five": {func(_ *Record, rd *Round) { rd.Moves[2].Tile = mahjong.Red5m }, "line 3: the round has more 0m than the set"},
		"12 tiles":   {func(_ *Record, rd *Round) { rd.Deal.Hands[2].Counts[0]-- }, "line 3: a hand has not 13 tiles that are known"},
		"six dora":   {func(_ *Record, rd *Round) { rd.Dora = make([]mahjong.Tile, 6) }, "line 3: the round has more than five indicators"},
		"six ura":    {func(_ *Record, rd *Round) { rd.Ura = make([]mahjong.Tile, 6) }, "line 3: the round has more than five indicators"},
		"five dora":  {func(_ *Record, rd *Round) { rd.Dora = append(rd.Dora, 8, 8, 17, 17) }, ""},
		"five ura":   {func(_ *Record, rd *Round) { rd.Ura = []mahjong.Tile{8, 8, 17, 17, 17} }, ""},
		"the number": {func(_ *Record, rd *Round) { rd.Deal.Number = 16 }, "line 3: number is 16, must be 0…15"},
		"a second":   {func(r *Record, rd *Round) { r.Rounds = append(r.Rounds, *rd) }, "line 3: the round does not follow from the one before"},
		"an unended": {func(r *Record, rd *Round) {
			rd.Result = nil
			rd.cut(2)
			r.Rounds = append(r.Rounds, *rd)
		}, "line 3: the round does not follow from the one before"},
		"a winner": {func(_ *Record, rd *Round) {
			rd.cut(2)
			rd.Result = &game.Result{Wins: []game.Win{{Seat: 2, From: 0}}}
		}, "line 5: a winner cannot win with the tile"},
		"a tsumo": {func(_ *Record, rd *Round) {
			rd.cut(1)
			rd.Result = &game.Result{Wins: []game.Win{{Seat: 0, From: 0}}}
		}, "line 4: action is not legal: tsumo 0 1s"},
		"three rons": {func(_ *Record, rd *Round) { rd.cut(2); rd.Result.Ending = game.EndTripleRon }, "line 5: a winner cannot win with the tile"},
		"terminals":  {func(_ *Record, rd *Round) { rd.cut(3); rd.Result.Ending = game.EndNineTerminals }, "line 6: action is not legal: abort 1"},
	} {
		r := fourWinds(t)
		c.spoil(r, &r.Rounds[0])
		g, _, err := Replay(r, &r.Rules, nil)
		if c.want == "" {
			if err != nil || (g.Result() == nil) != (r.Rounds[0].Result == nil) && what != "no end" || g.Seed() != 0 {
				t.Errorf("%s: %v", what, err)
			}
		} else if err == nil || err.Error() != "log is wrong at "+c.want {
			t.Errorf("%s: %v, want %s", what, err, c.want)
		}
	}
}

// TestPonIsNoRon: who may call the tile but not win with it is no winner.
func TestPonIsNoRon(t *testing.T) {
	r := fourWinds(t)
	rd := &r.Rounds[0]
	for _, tile := range [...]mahjong.Tile{mahjong.Haku, mahjong.Haku} {
		rd.Deal.Hands[2].Counts[tile]++
	}
	rd.Deal.Hands[2].Counts[0]--
	rd.Deal.Hands[2].Counts[3]--
	rd.Moves[0].Tile, rd.Moves[1].Tile, rd.Moves[1].Drawn = mahjong.Haku, mahjong.Haku, true
	rd.cut(2)
	rd.Result = &game.Result{Wins: []game.Win{{Seat: 2, From: 0}}}
	if _, _, err := Replay(r, &r.Rules, nil); err == nil || err.Error() != "log is wrong at line 5: a winner cannot win with the tile" {
		t.Error(err)
	}
	rd.Result = nil
	visited := 0
	if g, _, err := Replay(r, &r.Rules, func(*game.Game, game.Action) { visited++ }); err != nil || g.Phase() != game.Offered || visited != 1 {
		t.Error(err, visited)
	}
}

// rons are who wins with the dealer's tile, counted from the dealer, where so many may, what is told of the end, and what is
// wrong with that.
type rons struct {
	most    int8
	winners []int8
	end     game.Ending
	want    string
}

// TestSeveralRons: rounds that end by one, two and three rons, or by three as the rules abort it, are written, read and played
// again; a ron too many, or one too few, is told.
func TestSeveralRons(t *testing.T) {
	for _, c := range [...]rons{
		{1, []int8{1}, game.EndWin, ""},
		{2, []int8{1, 2}, game.EndWin, ""},
		{2, []int8{2, 3}, game.EndWin, ""},
		{3, []int8{1, 2, 3}, game.EndWin, ""},
		{2, nil, game.EndTripleRon, ""},
		{2, []int8{1, 2, 3}, game.EndWin, "line 5: the round ends by tripleRon, not win"},
		{3, nil, game.EndTripleRon, "line 5: the round ends by win, not tripleRon"},
		{2, []int8{0, 1}, game.EndWin, "line 5: action is not legal: tsumo "},
	} {
		for dealer := range int8(4) {
			checkRons(t, c, dealer)
		}
	}
}

// checkRons has the dealer of a round throw what three wait for.
func checkRons(t *testing.T, c rons, dealer int8) {
	t.Helper()
	hands := [...]string{"6s19m19p12345677z", "234m567m234p45s88p", "234m567m567p45s22p", "234m567m678p45s33s"}
	seat := func(after int8) int8 { return (after + dealer) % 4 }
	r := fourWinds(t)
	r.Rules.MaxRons = c.most
	rd := &r.Rounds[0]
	rd.Dora, rd.Deal.Dora = []mahjong.Tile{17}, 17
	for i, text := range hands {
		h, err := notation.ParseMPSZ(text, mahjong.Reds{})
		if err != nil {
			t.Fatal(err)
		}
		h.Drawn = mahjong.NoTile
		rd.Deal.Hands[seat(int8(i))] = h
	}
	rd.Deal.Number, rd.Deal.Dealer = dealer, dealer
	rd.cut(2)
	rd.Moves[0].Tile, rd.Moves[1].Tile, rd.Moves[0].Seat, rd.Moves[1].Seat = 26, 23, dealer, dealer
	rd.Result = nil
	g, played, err := Replay(r, &r.Rules, nil)
	if err != nil || g.Phase() != game.Offered {
		t.Fatal(err)
	}
	for after := int8(1); after < 4; after++ {
		a := game.Action{Kind: game.Pass, Seat: seat(after), Tile: mahjong.NoTile}
		if c.winners == nil || slices.Contains(c.winners, after) {
			a.Kind, a.Tile = game.Ron, 23
		}
		events, err := g.Apply(a)
		if err != nil {
			t.Fatal(err)
		}
		played.Add(events)
	}
	if c.want == "" {
		again(t, 0, "mjai", played, WriteMjai, ReadMjai)
		again(t, 0, "tenhou", played, WriteTenhou, ReadTenhou)
	}
	rd.Result = &game.Result{Ending: c.end}
	for _, winner := range c.winners {
		rd.Result.Wins = append(rd.Result.Wins, game.Win{Seat: seat(winner), From: dealer})
	}
	if c.want == "" {
		rd.Result.Payments = g.Result().Payments
	}
	if _, _, err = Replay(r, &r.Rules, nil); (err == nil) != (c.want == "") || err != nil && !strings.HasPrefix(err.Error(), "log is wrong at "+c.want) {
		t.Errorf("%+v, dealer %d: %v", c, dealer, err)
	}
}
