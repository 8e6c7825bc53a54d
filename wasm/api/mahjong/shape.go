package mahjong

import (
	"strconv"
	"unsafe"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// This file is the one description of what views look like from JavaScript: each field
// once, with its name, its kind, its place in the Go struct and its comment. This package
// reads, compares and writes them by it; js/games/mahjong/lists.d.ts has its types (go
// run ./wasm/lists/generate js/games).

// The game's own kinds; from kindDealer on those that follow from the rest of a view.
const (
	kindRules       = shape.Own + iota // MahjongRules: game.Rules
	kindPhase                          // MahjongPhase: game.Phase
	kindTiles                          // Tile[]: []mahjong.Tile
	kindTile                           // Tile: mahjong.Tile
	kindOffer                          // Tile | null: mahjong.Tile
	kindKinds                          // Tile[]: mahjong.KindSet
	kindHand                           // string: mahjong.Hand
	kindPlayers                        // MahjongSeat[]: [4]game.Player
	kindMelds                          // MahjongMeld[]: []mahjong.Meld
	kindRiver                          // MahjongDiscard[]: []game.Discard
	kindMeld                           // MahjongMeld: mahjong.Meld
	kindLegal                          // MahjongLegal | null: []game.Action
	kindMoves                          // MahjongMade[]: []made
	kindOutcome                        // MahjongOutcome | null: game.Result
	kindResult                         // MahjongResult | null: game.Final
	kindDeal                           // ...MahjongDeal: *game.Deal
	kindEnded                          // MahjongOutcome: *game.Result
	kindFinal                          // MahjongFinal: *game.Final
	kindHands                          // Tile[][]: [4]mahjong.Hand
	kindEnding                         // MahjongEnding: game.Ending
	kindWins                           // MahjongWin[]: []game.Win
	kindScore                          // Score: score.Result
	kindFlags                          // boolean[]: [4]bool
	kindShown                          // (string | null)[]: [4]mahjong.Hand
	kindOpen                           // Tile[]?: *mahjong.Hand
	kindTenths                         // number[]: float64 each, kept in tenths
	kindLast                           // true: a match is one game
	kindText                           // string: of a mahjong.Meld
	kindMeldType                       // MahjongMeldType: mahjong.MeldType
	kindMelded                         // Tile[]: of a mahjong.Meld
	kindFrom                           // number | null: the same of its From, by the place of the seat
	kindMove                           // MahjongMove: game.Action
	kindAction                         // MahjongActionKind: of a game.Action
	kindCall                           // MahjongMeld | null: of a game.Action
	kindWorth                          // number | null: float64 of a candidate
	kindUnit                           // MahjongUnit: of a candidate
	kindShanten                        // number?: int of a candidate, where it is known
	kindYakuShanten                    // number | null?: int of a candidate, likewise
	kindUseful                         // UsefulTiles?: of a candidate that is a discard
	kindTotal                          // number?: likewise
	kindDanger                         // number?: likewise
	kindDangers                        // Record<Other, number>?: likewise
	kindRisks                          // Record<Other, number>?: likewise
	kindAccepted                       // boolean?: of a candidate that is a meld
	kindEvaluation                     // MahjongEvaluation?: *player.Evaluation
	kindReasons                        // MahjongReason[]: []player.Reason
	kindDealer                         // number: int8
	kindWind                           // Wind: int8
	kindOwnWind                        // Wind | null: int8
	kindTheirs                         // Wind: that of a player
	kindHeld                           // Tile[]: mahjong.Hand
	kindDrawn                          // Tile | null: mahjong.Tile
	kindWaits                          // Tile[]: mahjong.KindSet
	kindUnseen                         // number[]: mahjong.Unseen
	kindTurns                          // number[]: the seats that may act
	kindOver                           // boolean: that the game is
)

var (
	inView       game.View
	inPlayer     game.Player
	inDiscard    game.Discard
	inRound      round
	inEvent      game.Event
	inDeal       game.Deal
	inResult     game.Result
	inWin        game.Win
	inFinal      game.Final
	inMeld       mahjong.Meld
	inAction     game.Action
	inEvaluation player.Evaluation
	inWeighed    candidate
)

const most = 1_000_000 // of points

// viewFields are those of a view, in order, without the events.
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
	// 祝儀: chips won less chips given so far
	{"chips", shape.Int32s | shape.Signed, most, unsafe.Offsetof(inView.Chips)},
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
	// one has discarded nothing, and nobody has called
	{"firstTurn", shape.Flag, 0, unsafe.Offsetof(inView.FirstTurn)},
	// the last draw was for a kan or a north; the offered tile was discarded after it
	{"rinshan", shape.Flag, 0, unsafe.Offsetof(inView.Rinshan)},
	// the offer is of a kan or a north: it cannot be called
	{"chankan", shape.Flag, 0, unsafe.Offsetof(inView.Chankan)},
	// the tile that may be called or won with
	{"offer", kindOffer, 0, unsafe.Offsetof(inView.Offer)},
	{"players", kindPlayers | shape.Needed, 0, unsafe.Offsetof(inView.Players)},
	// how many of each tile are not seen: 37 counts, as in a `Situation`
	{"unseen", kindUnseen, 0, unsafe.Offsetof(inView.Unseen)},
	// seats that may act. After an offer only this seat, if it may act: who else may answer would reveal their
	// hands
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
	// オープン立直: the concealed tiles, which all see, without one just drawn; left out where they are hidden
	{"shown", kindOpen, 0, unsafe.Offsetof(inPlayer.Shown)},
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

// meldFields are those of a meld.
//
//shape:type MahjongMeld A meld that lies open.
var meldFields = [...]shape.Field{
	// as in the text of a hand: `'34-0m'`
	{"meld", kindText, 0, 0},
	{"type", kindMeldType, 0, unsafe.Offsetof(inMeld.Type)},
	// a run in its order; the tile that made a pon a kan last
	{"tiles", kindMelded, 0, 0},
	// the place in tiles of the one that was called, null of a closed kan
	{"called", shape.Seat, 3, unsafe.Offsetof(inMeld.Called)},
	// the seat that threw it, null of a closed kan
	{"from", kindFrom, 0, unsafe.Offsetof(inMeld.From)},
}

// actionFields are those of what a seat may do.
//
//shape:type MahjongAction What a seat may do.
var actionFields = [...]shape.Field{
	// what `apply` takes: `'5m_'`
	{"move", kindMove, 0, 0},
	{"action", kindAction, 0, 0},
	// discarded, won with, or set aside, else null
	{"tile", kindOffer, 0, unsafe.Offsetof(inAction.Tile)},
	// the tile just drawn is discarded, ツモ切り, not one like it from the hand
	{"drawn", shape.Flag, 0, unsafe.Offsetof(inAction.Drawn)},
	// of a call or kan, else null
	{"meld", kindCall, 0, 0},
}

// Events are the fields of events, with the kinds of events that carry each.
//
//shape:event MahjongEvent What happened at the table, in words without who did it: `'discards 5m'`. Of a view the tiles that others draw are null, and their hands in a deal are empty.
var Events = [...]shape.Field{
	// the dealer
	{"seat", shape.Int8, 1 << game.RoundBegan, unsafe.Offsetof(inEvent.Seat)},
	// nobody won with the tile: the seat has paid 1000
	{"seat", shape.Int8, 1 << game.RiichiAccepted, unsafe.Offsetof(inEvent.Seat)},
	{"seat", shape.Int8, 1<<game.Drew | 1<<game.Threw | 1<<game.Called | 1<<game.DeclaredKan | 1<<game.TookNorth, unsafe.Offsetof(inEvent.Seat)},
	{"", kindDeal, 1 << game.RoundBegan, unsafe.Offsetof(inEvent.Deal)},
	{"tile", kindOffer, 1 << game.Drew, unsafe.Offsetof(inEvent.Tile)},
	{"tile", kindTile, 1 << game.Threw, unsafe.Offsetof(inEvent.Tile)},
	// the indicator turned up
	{"tile", kindTile, 1 << game.TurnedDora, unsafe.Offsetof(inEvent.Tile)},
	// from the dead wall
	{"rinshan", shape.Flag, 1 << game.Drew, unsafe.Offsetof(inEvent.Drawn)},
	{"drawn", shape.Flag, 1 << game.Threw, unsafe.Offsetof(inEvent.Drawn)},
	{"riichi", shape.Flag, 1 << game.Threw, unsafe.Offsetof(inEvent.Riichi)},
	// オープン立直: the concealed tiles, shown with the riichi; else left out
	{"shown", kindOpen, 1 << game.Threw, unsafe.Offsetof(inEvent.Shown)},
	{"meld", kindMeld, 1<<game.Called | 1<<game.DeclaredKan, unsafe.Offsetof(inEvent.Meld)},
	{"outcome", kindEnded, 1 << game.RoundEnded, unsafe.Offsetof(inEvent.Result)},
	{"result", kindFinal, 1 << game.GameEnded, unsafe.Offsetof(inEvent.Final)},
}

// dealFields are those of a deal. All except the hands are read from the events of a view.
//
//shape:type MahjongDeal How a round begins.
var dealFields = [...]shape.Field{
	// 局: 0 east 1, 1 east 2 …; of three players 3 is south 1
	{"number", shape.Int8 | shape.Needed, 15, unsafe.Offsetof(inDeal.Number)},
	{"dealer", shape.Int8 | shape.Needed, 3, unsafe.Offsetof(inDeal.Dealer)},
	{"honba", shape.Int32 | shape.Needed, 1000, unsafe.Offsetof(inDeal.Honba)},
	// riichi sticks on the table
	{"sticks", shape.Int32 | shape.Needed, 1000, unsafe.Offsetof(inDeal.Sticks)},
	// a seat each
	{"points", shape.Int32s | shape.Needed | shape.Signed, most, unsafe.Offsetof(inDeal.Points)},
	// the indicator
	{"dora", kindTile | shape.Needed, 0, unsafe.Offsetof(inDeal.Dora)},
	{"hands", kindHands, 0, unsafe.Offsetof(inDeal.Hands)},
}

// outcomeFields are those of how a round ended.
//
//shape:type MahjongEnded How a round ended. Arrays have an entry a seat.
var outcomeFields = [...]shape.Field{
	{"ending", kindEnding | shape.Needed, 0, unsafe.Offsetof(inResult.Ending)},
	// in the order of payment: the first gets honba and sticks
	{"wins", kindWins, 0, unsafe.Offsetof(inResult.Wins)},
	// at a draw: who shows a hand
	{"tenpai", kindFlags, 0, unsafe.Offsetof(inResult.Tenpai)},
	// of 流し満貫: for whom
	{"nagashi", kindFlags, 0, unsafe.Offsetof(inResult.Nagashi)},
	// what each seat gains in all; riichi sticks were paid before
	{"payments", shape.Int32s | shape.Needed | shape.Signed, most, unsafe.Offsetof(inResult.Payments)},
	// afterwards
	{"points", shape.Int32s | shape.Needed | shape.Signed, most, unsafe.Offsetof(inResult.Points)},
	// 祝儀: chips that each seat gains in all
	{"chips", shape.Int32s | shape.Needed | shape.Signed, most, unsafe.Offsetof(inResult.Chips)},
	// the dealer stays
	{"renchan", shape.Flag | shape.Needed, 0, unsafe.Offsetof(inResult.Renchan)},
	// the hands shown, null of the others
	{"shown", kindShown, 0, unsafe.Offsetof(inResult.Shown)},
}

// winFields are those of a win.
//
//shape:type MahjongWin A win in a game.
var winFields = [...]shape.Field{
	{"seat", shape.Int8, 3, unsafe.Offsetof(inWin.Seat)},
	// who gave the tile, the winner's own seat for a tsumo
	{"from", shape.Int8, 3, unsafe.Offsetof(inWin.From)},
	{"tile", kindTile, 0, unsafe.Offsetof(inWin.Tile)},
	// without the tile, if it was ron: `'123m456p789s11z'`
	{"hand", kindHand, 0, unsafe.Offsetof(inWin.Hand)},
	// indicators, after riichi
	{"ura", kindTiles, 0, unsafe.Offsetof(inWin.Ura)},
	// what the hand is worth; of three players the fourth chair in its payments is the north's
	{"score", kindScore, 0, unsafe.Offsetof(inWin.Value)},
	// what each seat gains, honba and sticks included
	{"payments", shape.Int32s | shape.Signed, most, unsafe.Offsetof(inWin.Payments)},
	// 祝儀: chips that each seat gains
	{"chips", shape.Int32s | shape.Signed, most, unsafe.Offsetof(inWin.Chips)},
}

// resultFields are those of how a game ended.
//
//shape:type MahjongFinal How a game ended, a number a seat; its match ends with it. Points include sticks that were left; of equal ones the earlier seat is before.
var resultFields = [...]shape.Field{
	// from 1
	{"places", shape.Int8s | shape.Needed, 4, unsafe.Offsetof(inFinal.Ranks)},
	{"points", shape.Int32s | shape.Needed | shape.Signed, most, unsafe.Offsetof(inFinal.Points)},
	// 祝儀: chips won less chips given, in the whole game
	{"chips", shape.Int32s | shape.Signed, most, unsafe.Offsetof(inFinal.Chips)},
	{"last", kindLast, 0, 0},
	// with uma, oka and what the chips are worth, in thousands: 48.5
	{"scores", kindTenths, 0, unsafe.Offsetof(inFinal.Scores)},
}

// evaluatedFields are what a player thinks of a candidate.
//
//shape:type MahjongWeighed What the player thinks of something that can be done.
var evaluatedFields = [...]shape.Field{
	// of the hand then; of a win by the hand alone, to pass that of the hand as it is. null: not valued, as a discard that raises the shanten number, or a meld too far from complete
	{"value", kindWorth, 0, 0},
	// of the value, and of the reasons'
	{"unit", kindUnit, 0, 0},
	// of the hand then; not of a win or an abort
	{"shanten", kindShanten, 0, 0},
	{"yakuShanten", kindYakuShanten, 0, 0},
	// of a discard: what brings the hand left nearer
	{"tiles", kindUseful, 0, 0},
	// of a discard: how many of these are unseen
	{"total", kindTotal, 0, 0},
	// of a discard: the greatest of the dangers
	{"danger", kindDanger, 0, 0},
	// of a discard: by player, 0-12; 0 for those not in riichi
	{"dangers", kindDangers, 0, 0},
	// of a discard: by player, the chance 0-1 that this tile now deals in to that player, in riichi or not; with three players 0 for the missing
	// one
	{"risks", kindRisks, 0, 0},
	// of a meld, or to pass: it is better than to pass, or as good where that suffices
	{"accepted", kindAccepted, 0, 0},
	// of level 'strong': of a discard with riichi if it can be declared, unless the reason 'damaten' says otherwise; of a meld with the best discard then
	{"evaluation", kindEvaluation, 0, unsafe.Offsetof(inWeighed.evaluation)},
	{"reasons", kindReasons, 0, unsafe.Offsetof(inWeighed.reasons)},
}

// evaluationFields are what becomes of the round.
//
//shape:type MahjongEvaluation What becomes of the round, as level `'strong'` sees it: chances 0-1, points as means.
var evaluationFields = [...]shape.Field{
	// 和了率
	{"win", shape.Float, 0, unsafe.Offsetof(inEvaluation.Win)},
	// of the win
	{"points", shape.Float, 0, unsafe.Offsetof(inEvaluation.Points)},
	// 放銃率, by the tile discarded and by later ones
	{"dealIn", shape.Float, 0, unsafe.Offsetof(inEvaluation.DealIn)},
	// of the deal-in
	{"loss", shape.Float, 0, unsafe.Offsetof(inEvaluation.Loss)},
	// points gained in the round
	{"expected", shape.Float, 0, unsafe.Offsetof(inEvaluation.Expected)},
	// 平均順位: the place to expect at the end, 1-4; 0 where the rounds left or the points of the others are not known
	{"place", shape.Float, 0, unsafe.Offsetof(inEvaluation.Place)},
	// what decides: `expected`, or what `place` is worth in points of a game's first round
	{"worth", shape.Float, 0, unsafe.Offsetof(inEvaluation.Worth)},
}

// Parts of a table: of a round how it begins, and keptFields, on which nothing depends: of
// a log, and the caller's own.
var (
	roundFields = [...]shape.Field{
		{"number", shape.Int8, 15, unsafe.Offsetof(inRound.at) + unsafe.Offsetof(inRound.at.Number)},
		{"honba", shape.Int32, 1000, unsafe.Offsetof(inRound.at) + unsafe.Offsetof(inRound.at.Honba)},
		{"sticks", shape.Int32, 1000, unsafe.Offsetof(inRound.at) + unsafe.Offsetof(inRound.at.Sticks)},
		{"points", shape.Int32s | shape.Signed, most, unsafe.Offsetof(inRound.at) + unsafe.Offsetof(inRound.at.Points)},
		{"chips", shape.Int32s | shape.Signed, most, unsafe.Offsetof(inRound.at) + unsafe.Offsetof(inRound.at.Chips)},
		{"wall", shape.Text, 0, unsafe.Offsetof(inRound.tiles)},
		{"moves", shape.Text, 0, unsafe.Offsetof(inRound.moves)},
	}
	keptFields = [...]shape.Field{
		{"format", shape.Plain, 0, 0},
		{"title", shape.Plain, 0, unsafe.Sizeof(wire.Value{})},
		{"names", shape.Plain, 0, 2 * unsafe.Sizeof(wire.Value{})},
		{"fault", shape.Plain, 0, 3 * unsafe.Sizeof(wire.Value{})},
		{"room", shape.Plain, 0, keptRoom * unsafe.Sizeof(wire.Value{})},
		{"own", shape.Plain, 0, 5 * unsafe.Sizeof(wire.Value{})},
	}
)

// keptRoom is the place of a log's room.
const keptRoom = 4

// roundWall is the place of a round's wall.
const roundWall = 5

// A seen is a view that is read or written.
type seen struct {
	*game.View
	moves   []made
	outcome *wire.Value // how the round ended, as given; nil: as the view has it

	count   int8 // of players
	seat    int8 // of the player that is read or written
	unseen  *mahjong.Unseen
	risks   *[mahjong.Kinds][3]float64
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
		out.TextField(f.Name, (*mahjong.Hand)(at).MPSZ())
	case kindPlayers:
		out.Key(f.Name)
		out.Array()
		for s.seat = 0; s.seat < s.count; s.seat++ {
			s.object(out, playerFields[:], unsafe.Pointer(&v.Players[s.seat]))
		}
		out.End()
	case kindMelds:
		melds := *(*[]mahjong.Meld)(at)
		s.list(out, f.Name, len(melds), meldFields[:], unsafe.Pointer(unsafe.SliceData(melds)), unsafe.Sizeof(inMeld))
	case kindRiver:
		river := *(*[]game.Discard)(at)
		s.list(out, f.Name, len(river), discardFields[:], unsafe.Pointer(unsafe.SliceData(river)), unsafe.Sizeof(inDiscard))
	case kindMeld:
		out.Key(f.Name)
		s.object(out, meldFields[:], at)
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
			s.orNull(out, outcomeFields[:], unsafe.Pointer(v.Result))
		}
	case kindEnded:
		out.Key(f.Name)
		s.orNull(out, outcomeFields[:], *(*unsafe.Pointer)(at))
	case kindResult, kindFinal:
		out.Key(f.Name)
		s.orNull(out, resultFields[:], *(*unsafe.Pointer)(at))
	case kindDeal:
		shape.Write(out, dealFields[:], *(*unsafe.Pointer)(at), int(s.count), s.own())
	case kindHands:
		out.Key(f.Name)
		out.Array()
		for i := range s.count {
			writeTileList(out, handTiles(&(*[4]mahjong.Hand)(at)[i]))
		}
		out.End()
	case kindEnding:
		out.TextField(f.Name, game.Endings[*(*game.Ending)(at)].Key)
	case kindWins:
		wins := *(*[]game.Win)(at)
		s.list(out, f.Name, len(wins), winFields[:], unsafe.Pointer(unsafe.SliceData(wins)), unsafe.Sizeof(inWin))
	case kindScore:
		out.Key(f.Name)
		writeScore(out, (*score.Result)(at), new(notation.Writing))
	case kindFlags:
		out.Key(f.Name)
		out.Array()
		for _, on := range (*[4]bool)(at)[:s.count] {
			out.Bool(on)
		}
		out.End()
	case kindShown:
		out.Key(f.Name)
		out.Array()
		for i := range s.count {
			if h := &(*[4]mahjong.Hand)(at)[i]; h.Concealed() == 0 {
				out.Null()
			} else {
				out.String(h.MPSZ())
			}
		}
		out.End()
	case kindOpen:
		if h := *(**mahjong.Hand)(at); h != nil {
			writeTiles(out, f.Name, handTiles(h))
		}
	case kindTenths:
		out.Key(f.Name)
		out.Array()
		for _, n := range (*[4]int32)(at)[:s.count] {
			out.Number(float64(n) / 10)
		}
		out.End()
	case kindLast:
		out.BoolField(f.Name, true)
	case kindText:
		out.TextField(f.Name, string((*mahjong.Meld)(at).AppendMPSZ(nil)))
	case kindMeldType:
		out.TextField(f.Name, mahjong.MeldTypes[*(*mahjong.MeldType)(at)])
	case kindMelded:
		m := (*mahjong.Meld)(at)
		writeTiles(out, f.Name, m.Tiles[:m.Size()])
	case kindFrom:
		if from := *(*int8)(at); from == 0 {
			out.Key(f.Name)
			out.Null()
		} else {
			out.IntField(f.Name, int64(s.seat+from)%4)
		}
	case kindMove:
		out.TextField(f.Name, string(game.AppendMove(nil, (*game.Action)(at))))
	case kindAction:
		out.TextField(f.Name, (*game.Action)(at).Key())
	case kindCall:
		a := (*game.Action)(at)
		meld := unsafe.Pointer(&a.Meld)
		if a.Kind != game.Kan && a.Kind != game.Call {
			meld = nil
		}
		s.seat = a.Seat
		out.Key(f.Name)
		s.orNull(out, meldFields[:], meld)
	case kindWorth:
		k := (*candidate)(at)
		writeWorthAs(out, f.Name, k.valued, k.value)
	case kindUnit:
		writeUnitAs(out, f.Name, (*candidate)(at).inPoints)
	case kindShanten:
		if k := (*candidate)(at); k.far {
			out.IntField(f.Name, int64(k.shanten))
		}
	case kindYakuShanten:
		if k := (*candidate)(at); k.far {
			writeShanten(out, f.Name, k.yakuShanten)
		}
	case kindUseful:
		if d := (*candidate)(at).discard; d != nil {
			s.in.writeUseful(out, d.After.Kinds, s.unseen)
		}
	case kindTotal:
		if d := (*candidate)(at).discard; d != nil {
			out.IntField(f.Name, int64(d.After.Total))
		}
	case kindDanger:
		if d := (*candidate)(at).discard; d != nil {
			out.IntField(f.Name, int64(d.MaxDanger))
		}
	case kindDangers:
		if d := (*candidate)(at).discard; d != nil {
			out.Key(f.Name)
			out.Object()
			for i, name := range others {
				out.IntField(name, int64(d.Danger[i]))
			}
			out.End()
		}
	case kindRisks:
		if d := (*candidate)(at).discard; d != nil {
			writeRisks(out, s.risks[d.Tile.Kind()])
		}
	case kindAccepted:
		if k := (*candidate)(at); k.isMeld {
			out.BoolField(f.Name, k.accepted)
		}
	case kindEvaluation:
		if o := *(*unsafe.Pointer)(at); o != nil {
			out.Key(f.Name)
			s.object(out, evaluationFields[:], o)
		}
	case kindReasons:
		s.in.writeReasons(out, *(*[]player.Reason)(at))
	case kindDealer:
		out.IntField(f.Name, int64(v.Dealer))
	case kindWind, kindOwnWind:
		wind := *(*int8)(at)
		writeNullable(out, f.Name, winds[max(0, wind)], wind < 0)
	case kindTheirs:
		out.TextField(f.Name, winds[(s.seat-v.Dealer+s.count)%s.count])
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

// object writes one by its table.
//
//go:noinline
func (s *seen) object(out *wire.Writer, fields []shape.Field, at unsafe.Pointer) {
	out.Object()
	shape.Write(out, fields, at, int(s.count), s.own())
	out.End()
}

// orNull writes null for none.
//
//go:noinline
func (s *seen) orNull(out *wire.Writer, fields []shape.Field, at unsafe.Pointer) {
	if at == nil {
		out.Null()
	} else {
		s.object(out, fields, at)
	}
}

// list writes one field: an array of a number of objects, each of the same size
// in memory.
//
//go:noinline
func (s *seen) list(out *wire.Writer, name string, n int, fields []shape.Field, at unsafe.Pointer, size uintptr) {
	out.Key(name)
	out.Array()
	for i := range n {
		s.object(out, fields, unsafe.Add(at, uintptr(i)*size))
	}
	out.End()
}

// readOwn reads a field of the game's own kinds. It skips fields that follow
// from others.
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
	case kindOpen:
		*(**mahjong.Hand)(at) = s.in.shown(s.r.Path(f.Name), v, s.Rules.Score.Reds)
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
		if s.outcome = v; !v.IsMissing() && !v.IsNull() {
			outer := s.r
			s.in.outcome(s, "view.outcome")
			s.r = outer
		}
	case kindHands, kindShown: // of hands shown, only that they are shown matters
		hands, items := (*[4]mahjong.Hand)(at), s.r.Items(f.Name, "an array of hands")
		for i := range hands {
			if hands[i] = mahjong.EmptyHand(); i >= len(items) || items[i].IsNull() {
				continue
			}
			if f.Kind&kindBits == kindShown {
				hands[i].Counts[0] = 13
				continue
			}
			for _, t := range s.in.tiles(s.r.Path(f.Name), items[i], s.Rules.Score.Reds) {
				hands[i].Counts[t]++
			}
		}
	case kindEnding:
		ending := (*game.Ending)(at)
		text, _ := v.String()
		for int(*ending) < len(game.Endings) && game.Endings[*ending].Key != text {
			*ending++
		}
		if int(*ending) == len(game.Endings) {
			s.in.OutOfRange(s.r.Path(f.Name), "one of lists.mahjong.endings", *v)
		}
	case kindWins:
		wins := (*[]game.Win)(at)
		s.in.each(s.r, f.Name, v, 3, func(r *shape.Reader) {
			w := game.Win{Tile: mahjong.NoTile}
			w.Seat, w.From = int8(r.Integer("seat", 0, int64(r.Seats)-1)), int8(r.Integer("from", 0, int64(r.Seats)-1))
			*wins = append(*wins, w)
			s.in.worded(r)
		})
	}
}

// mostMoves is more than a round has.
const mostMoves = 1000
