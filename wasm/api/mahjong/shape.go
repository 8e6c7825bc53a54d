package mahjong

import (
	"strconv"
	"unsafe"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// This file is the one description of what views look like from JavaScript: each field
// once, with its name, its kind, its place in the Go struct and what is said of it. By it
// they are read, compared and written; js/games/mahjong/lists.d.ts has its types (go run
// ./wasm/lists/generate js/games).

// The game's own kinds; from kindDealer on those that follow from the rest of a view.
const (
	kindRules   = shape.Own + iota // MahjongRules: game.Rules
	kindPhase                      // MahjongPhase: game.Phase
	kindTiles                      // Tile[]: []mahjong.Tile
	kindTile                       // Tile: mahjong.Tile
	kindOffer                      // Tile | null: mahjong.Tile
	kindKinds                      // Tile[]: mahjong.KindSet
	kindHand                       // string: mahjong.Hand
	kindPlayers                    // MahjongSeat[]: [4]game.Player
	kindMelds                      // MahjongMeld[]: []mahjong.Meld
	kindRiver                      // MahjongDiscard[]: []game.Discard
	kindLegal                      // MahjongLegal | null: []game.Action
	kindMoves                      // MahjongMade[]: []made
	kindOutcome                    // MahjongOutcome | null: game.Result
	kindResult                     // MahjongResult | null: game.Final
	kindDealer                     // number: int8
	kindWind                       // Wind: int8
	kindOwnWind                    // Wind | null: int8
	kindTheirs                     // Wind: that of a player
	kindHeld                       // Tile[]: mahjong.Hand
	kindDrawn                      // Tile | null: mahjong.Tile
	kindWaits                      // Tile[]: mahjong.KindSet
	kindUnseen                     // number[]: mahjong.Unseen
	kindTurns                      // number[]: the seats that may act
	kindOver                       // boolean: that the game is
)

var (
	inView    game.View
	inPlayer  game.Player
	inDiscard game.Discard
	inRound   round
	inDeal    game.Deal
	inResult  game.Result
	inFinal   game.Final
)

const most = 1_000_000 // of points

// viewFields are those of a view, in order, but for what happened.
//
//shape:type MahjongSeen What a seat may know of a table, or an onlooker. Arrays have an entry a seat.
var viewFields = [...]shape.Field{
	{"rules", kindRules, 0, unsafe.Offsetof(inView.Rules)},
	// whose view it is, from 0; null: an onlooker's
	{"seat", shape.Seat | shape.Needed, 3, unsafe.Offsetof(inView.Seat)},
	{"phase", kindPhase | shape.Needed, 0, unsafe.Offsetof(inView.Phase)},
	// who draws and throws, or whose tile is offered
	{"active", shape.Int8 | shape.Needed, 3, unsafe.Offsetof(inView.Turn)},
	// 局: 0 east 1 …; like dealer, honba and winds of the round that is over until the next one is dealt
	{"number", shape.Int8, 15, unsafe.Offsetof(inView.Number)},
	{"dealer", kindDealer, 3, unsafe.Offsetof(inView.Dealer)},
	{"honba", shape.Int32, 1000, unsafe.Offsetof(inView.Honba)},
	// riichi sticks on the table
	{"sticks", shape.Int32, 1000, unsafe.Offsetof(inView.Sticks)},
	// tiles that can be drawn yet
	{"left", shape.Int8 | shape.Needed, 70, unsafe.Offsetof(inView.Left)},
	{"roundWind", kindWind, 0, unsafe.Offsetof(inView.RoundWind)},
	// null of an onlooker
	{"seatWind", kindOwnWind, 0, unsafe.Offsetof(inView.SeatWind)},
	{"points", shape.Int32s | shape.Needed | shape.Signed, most, unsafe.Offsetof(inView.Points)},
	// indicators
	{"dora", kindTiles | shape.Needed, 5, unsafe.Offsetof(inView.Dora)},
	// its own, melds included: `'114788m189p0s357z6s'`
	{"hand", kindHand | shape.Needed, 0, unsafe.Offsetof(inView.Hand)},
	// its own concealed tiles, the one just drawn last
	{"tiles", kindHeld, 0, unsafe.Offsetof(inView.Hand)},
	// the tile just drawn
	{"drawn", kindDrawn, 0, unsafe.Offsetof(inView.Hand) + unsafe.Offsetof(inView.Hand.Drawn)},
	// what the hand without the drawn tile waits for
	{"waits", kindWaits, 0, unsafe.Offsetof(inView.Waits)},
	// one cannot win by ron
	{"furiten", shape.Flag, 0, unsafe.Offsetof(inView.Furiten)},
	// one has thrown nothing, and nobody has called
	{"firstTurn", shape.Flag, 0, unsafe.Offsetof(inView.FirstTurn)},
	// the tile drawn is for a kan; of an onlooker's view, whoever has drawn it
	{"rinshan", shape.Flag, 0, unsafe.Offsetof(inView.Rinshan)},
	// the offer is of a kan or a north: it cannot be called
	{"chankan", shape.Flag, 0, unsafe.Offsetof(inView.Chankan)},
	// the tile that may be called or won with
	{"offer", kindOffer, 0, unsafe.Offsetof(inView.Offer)},
	{"players", kindPlayers | shape.Needed, 0, unsafe.Offsetof(inView.Players)},
	// how many of each tile are not seen: 37 counts, as in a `Situation`
	{"unseen", kindUnseen, 0, unsafe.Offsetof(inView.Unseen)},
	// seats that may act. Of an offer this seat alone, if it may: that another may answer would tell of its hand
	{"turns", kindTurns, 0, 0},
	// all that the seat may do; null where it is not to act
	{"legal", kindLegal, 0, unsafe.Offsetof(inView.Actions)},
	// how the round ended, once it is over
	{"outcome", kindOutcome, 0, unsafe.Offsetof(inView.Result)},
	{"result", kindResult, 0, unsafe.Offsetof(inView.Final)},
	{"over", kindOver, 0, 0},
	// of the round: the viewer's own, and those of others that all saw. Of the answers to an offer these took effect
	{"moves", kindMoves, 0, 0},
}

// playerFields are those of a player in a view.
//
//shape:type MahjongSeat What everybody sees of a player.
var playerFields = [...]shape.Field{
	{"wind", kindTheirs, 0, 0},
	// tiles in hand, without melds
	{"concealed", shape.Int8 | shape.Needed, 14, unsafe.Offsetof(inPlayer.Concealed)},
	{"melds", kindMelds, 0, unsafe.Offsetof(inPlayer.Melds)},
	{"river", kindRiver, 0, unsafe.Offsetof(inPlayer.River)},
	// set aside, of three players
	{"norths", shape.Int8, 4, unsafe.Offsetof(inPlayer.Norths)},
	{"riichi", shape.Flag, 0, unsafe.Offsetof(inPlayer.Riichi)},
	{"ippatsu", shape.Flag, 0, unsafe.Offsetof(inPlayer.Ippatsu)},
	// 現物: kinds that they cannot win with by ron
	{"safe", kindKinds, 0, unsafe.Offsetof(inPlayer.Safe)},
}

// playerDerived is how many of these follow from the rest, the first.
const playerDerived = 3

// discardFields are those of a tile in a river.
//
//shape:type MahjongDiscard A tile in a river.
var discardFields = [...]shape.Field{
	{"tile", kindTile | shape.Needed, 0, unsafe.Offsetof(inDiscard.Tile)},
	// ツモ切り
	{"drawn", shape.Flag, 0, unsafe.Offsetof(inDiscard.Drawn)},
	{"riichi", shape.Flag, 0, unsafe.Offsetof(inDiscard.Riichi)},
	// somebody called it
	{"called", shape.Flag, 0, unsafe.Offsetof(inDiscard.Called)},
}

// Parts of other objects: of a round in a table, how it begins; of a deal; of how a round
// and a game ended.
var (
	roundFields = [...]shape.Field{
		{"number", shape.Int8, 15, unsafe.Offsetof(inRound.at) + unsafe.Offsetof(inRound.at.Number)},
		{"honba", shape.Int32, 1000, unsafe.Offsetof(inRound.at) + unsafe.Offsetof(inRound.at.Honba)},
		{"sticks", shape.Int32, 1000, unsafe.Offsetof(inRound.at) + unsafe.Offsetof(inRound.at.Sticks)},
		{"points", shape.Int32s | shape.Signed, most, unsafe.Offsetof(inRound.at) + unsafe.Offsetof(inRound.at.Points)},
		{"wall", shape.Text, 0, unsafe.Offsetof(inRound.tiles)},
		{"moves", shape.Text, 0, unsafe.Offsetof(inRound.moves)},
	}
	// keptFields are those of a table on which nothing depends: of a log, and the caller's
	// own.
	keptFields = [...]shape.Field{
		{"format", shape.Plain, 0, 0},
		{"title", shape.Plain, 0, unsafe.Sizeof(wire.Value{})},
		{"names", shape.Plain, 0, 2 * unsafe.Sizeof(wire.Value{})},
		{"fault", shape.Plain, 0, 3 * unsafe.Sizeof(wire.Value{})},
		{"own", shape.Plain, 0, 4 * unsafe.Sizeof(wire.Value{})},
	}
	dealFields = [...]shape.Field{
		{"number", shape.Int8 | shape.Needed, 15, unsafe.Offsetof(inDeal.Number)},
		{"dealer", shape.Int8 | shape.Needed, 3, unsafe.Offsetof(inDeal.Dealer)},
		{"honba", shape.Int32 | shape.Needed, 1000, unsafe.Offsetof(inDeal.Honba)},
		{"sticks", shape.Int32 | shape.Needed, 1000, unsafe.Offsetof(inDeal.Sticks)},
		{"points", shape.Int32s | shape.Needed | shape.Signed, most, unsafe.Offsetof(inDeal.Points)},
	}
	outcomeFields = [...]shape.Field{
		{"payments", shape.Int32s | shape.Needed | shape.Signed, most, unsafe.Offsetof(inResult.Payments)},
		{"points", shape.Int32s | shape.Needed | shape.Signed, most, unsafe.Offsetof(inResult.Points)},
		{"renchan", shape.Flag | shape.Needed, 0, unsafe.Offsetof(inResult.Renchan)},
	}
	resultFields = [...]shape.Field{
		{"places", shape.Int8s | shape.Needed, 4, unsafe.Offsetof(inFinal.Ranks)},
		{"points", shape.Int32s | shape.Needed | shape.Signed, most, unsafe.Offsetof(inFinal.Points)},
	}
)

// roundWall is the place of a round's wall.
const roundWall = 4

// A seen is a view that is read or written.
type seen struct {
	*game.View
	moves   []made
	outcome *wire.Value // how the round ended, as given; nil: as the view has it

	seat    int8 // of the player that is read or written
	in      *input
	r       *shape.Reader // of the object that is read
	players [4]shape.Reader
	legal   shape.Reader
	noLegal bool // it is for the rules to find
}

const kindBits = shape.Signed - 1

// An own reads and writes the fields of the game's own kinds of a *seen. It has not its
// type, as a binary describes all that an interface can hold, field by field.
type own struct{ seen unsafe.Pointer }

func (s *seen) own() own { return own{unsafe.Pointer(s)} }

// WriteOwn writes a field.
func (o own) WriteOwn(out *wire.Writer, f *shape.Field, at unsafe.Pointer) {
	(*seen)(o.seen).writeOwn(out, f, at)
}

// ReadOwn reads one.
func (o own) ReadOwn(f *shape.Field, v *wire.Value, at unsafe.Pointer) {
	(*seen)(o.seen).readOwn(f, v, at)
}

func (s *seen) writeOwn(out *wire.Writer, f *shape.Field, at unsafe.Pointer) {
	v := s.View
	switch f.Kind & kindBits {
	case kindRules:
		out.Key(f.Name)
		writeGameRules(out, &v.Rules)
	case kindPhase:
		out.TextField(f.Name, game.Phases[v.Phase])
	case kindTiles:
		writeTiles(out, f.Name, *(*[]mahjong.Tile)(at))
	case kindTile, kindOffer, kindDrawn:
		writeTile(out, f.Name, *(*mahjong.Tile)(at))
	case kindKinds, kindWaits:
		writeKinds(out, f.Name, *(*mahjong.KindSet)(at))
	case kindHand:
		out.TextField(f.Name, v.Hand.MPSZ())
	case kindPlayers:
		out.Key(f.Name)
		out.Array()
		for s.seat = 0; s.seat < v.Rules.Players; s.seat++ {
			out.Object()
			shape.Write(out, playerFields[:], unsafe.Pointer(&v.Players[s.seat]), 0, s.own())
			out.End()
		}
		out.End()
	case kindMelds:
		out.Key(f.Name)
		out.Array()
		melds := *(*[]mahjong.Meld)(at)
		for i := range melds {
			writeMeld(out, &melds[i], s.seat)
		}
		out.End()
	case kindRiver:
		out.Key(f.Name)
		out.Array()
		river := *(*[]game.Discard)(at)
		for i := range river {
			out.Object()
			shape.Write(out, discardFields[:], unsafe.Pointer(&river[i]), 0, s.own())
			out.End()
		}
		out.End()
	case kindLegal:
		out.Key(f.Name)
		if len(v.Actions) == 0 {
			out.Null()
		} else {
			out.Object()
			writeLegal(out, v.Actions)
			out.End()
		}
	case kindMoves:
		writeMoves(out, s.moves)
	case kindOutcome:
		if out.Key(f.Name); s.outcome != nil && v.Result != nil {
			out.Value(s.outcome)
		} else {
			writeOutcome(out, v.Result, v.Rules.Players)
		}
	case kindResult:
		writeResult(out, v.Final, v.Rules.Players)
	case kindDealer:
		out.IntField(f.Name, int64(v.Dealer))
	case kindWind, kindOwnWind:
		wind := *(*int8)(at)
		writeNullable(out, f.Name, winds[max(0, wind)], wind < 0)
	case kindTheirs:
		out.TextField(f.Name, winds[(s.seat-v.Dealer+v.Rules.Players)%v.Rules.Players])
	case kindHeld:
		writeTiles(out, f.Name, handTiles(&v.Hand))
	case kindUnseen:
		wire.IntArray(out, f.Name, v.Unseen[:])
	case kindTurns:
		wire.IntArray(out, f.Name, turnsOf(v))
	case kindOver:
		out.BoolField(f.Name, v.Phase == game.GameOver)
	}
}

// readOwn reads nothing of what follows from the rest.
func (s *seen) readOwn(f *shape.Field, v *wire.Value, at unsafe.Pointer) {
	switch f.Kind & kindBits {
	case kindPhase:
		s.Phase = game.Phase(s.in.AsChoice("view.phase", *v, game.Phases[:]))
	case kindTiles:
		if v.IsMissing() {
			s.in.WrongType("view.dora", "an array of tiles", *v)
		}
		s.Dora = s.in.tiles("view.dora", *v, s.Rules.Score.Reds)
		if n := len(s.Dora); n > int(f.High) {
			s.in.Fail(fault.BadLength, "view.dora", "are ", strconv.Itoa(n), " indicators: there are up to 5")
		}
	case kindTile:
		*(*mahjong.Tile)(at) = s.in.tileAt(s.r, f.Name, v, s.Rules.Score.Reds)
	case kindOffer:
		if !v.IsNull() {
			*(*mahjong.Tile)(at) = s.in.tileAt(s.r, f.Name, v, s.Rules.Score.Reds)
		}
	case kindKinds:
		for _, t := range s.in.tiles(s.r.Path(f.Name), *v, s.Rules.Score.Reds) {
			*(*mahjong.KindSet)(at) |= 1 << t.Kind()
		}
	case kindHand:
		s.readHand(v)
	case kindPlayers:
		s.readPlayers(v)
	case kindMelds:
		melds := (*[]mahjong.Meld)(at)
		s.in.each(s.r, f.Name, v, 4, func(r *shape.Reader) {
			*melds = append(*melds, s.in.meld(r))
		})
	case kindRiver:
		river, outer := (*[]game.Discard)(at), s.r
		s.in.each(outer, f.Name, v, 48, func(r *shape.Reader) {
			var d game.Discard
			s.r = r
			r.Read(discardFields[:], unsafe.Pointer(&d), s.own())
			r.End()
			*river = append(*river, d)
		})
		s.r = outer
	case kindLegal:
		s.readLegal(v)
	case kindMoves:
		s.in.each(s.r, f.Name, v, mostMoves, func(r *shape.Reader) {
			seat, move := int8(r.Integer("seat", 0, 3)), r.Take("move")
			text, _ := move.String()
			if _, ok := game.ParseMove(text); !ok {
				s.in.wrongMove(r.Path("move"), move)
			}
			r.End()
			s.moves = append(s.moves, made{seat, text})
		})
	case kindOutcome:
		s.outcome = v
	}
}

// mostMoves is more than a round has.
const mostMoves = 1000
