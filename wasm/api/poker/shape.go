package poker

import (
	"math"
	"strings"
	"unsafe"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player"
	"github.com/tefuda/tefuda/core/poker/record"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// This file is the one description of what a position, an event and a candidate look like
// from JavaScript: each field once, with its name, its kind, its place in the Go struct and
// its comment. This package reads, writes and compares them by it;
// js/games/poker/lists.d.ts has its types (go run ./wasm/lists/generate js/games).

// The game's own kinds.
const (
	kindSeed        = shape.Own + iota // number?: int64, left out where it is less than 0
	kindDeck                           // string?: []cards.Card, left out where there is none
	kindAllDiscards                    // string[]: a game.Discards a seat
	kindHands                          // string[]: of the hand
	kindHole                           // string: [7]cards.Card
	kindDiscards                       // string: game.Discards
	kindLog                            // PokerLogEvent[]: []game.Event
	kindTurns                          // number[]: int8, none where it is -1
	kindOver                           // boolean: game.Phase
	kindPot                            // number: game.State
	kindPots                           // PokerPot[]: game.State
	kindBoard                          // string: []cards.Card
	kindPlayers                        // PokerSeat[]: a game.Player a seat
	kindMoves                          // PokerMadeMove[]: of the hand
	kindPaid                           // number: game.Player
	kindSeats                          // number[]: uint16, a bit a seat
	kindChips                          // number: int64
	kindDealt                          // string: game.Event
	kindMove                           // PokerMove: game.Action
	kindAction                         // PokerActionKind: game.Action
	kindAmount                         // number?: game.Action
	kindCards                          // string[]?: game.Action
	kindUnit                           // 'chips' | 'chance' | 'score': game.Action
	kindReasons                        // PokerReason[]: []player.Reason
	kindStacks                         // number[]: [9]int64, a seat each
	kindLevels                         // PokerBlindLevel[]: []game.Level
	kindLast                           // number[]: three int8, none where they are less than 0
	kindPlaces                         // number[]: [9]int8, a seat each
	kindNames                          // string[]?: []string, left out where there are none
	kindDecimals                       // number?: int64, left out where it is 0
	kindUnknown                        // number[]?: uint16, a bit a seat, left out where there is none
	kindFields                         // string?: string, left out where it is empty
	kindBringIn                        // number?: int64, left out where it is 0
	kindUp                             // string?: [4]cards.Card, left out where there are none
	kindSmall                          // number?: int8, left out where it is 0
	kindRake                           // PokerRake?: game.Rake, left out where nothing is raked
	kindPercent                        // number: int64, in hundredths
	kindSecond                         // string?: []cards.Card, left out where there is none
	kindVariant                        // PokerVariant: game.Variant; this and the next are one of words
	kindLimit                          // PokerLimit: game.Limit
	kindAntesBy                        // AntesBy: game.AnteBy
	kindPhase                          // PokerPhase: game.Phase
	kindEvent                          // PokerEventKind: game.Kind
)

// words are what fields of the last kinds can hold, each a number of 8 bits.
var words = [...][]string{game.Variants, game.Limits, game.AntesBy, game.Phases, game.Kinds}

var (
	inPosition  position
	inState     game.State
	inPlayer    game.Player
	inPot       game.Pot
	inEvent     game.Event
	inCandidate player.Candidate
	inTable     game.Table
	inSetup     game.Setup
	inLevel     game.Level
	inRake      game.Rake
	inDealt     dealt
)

// session are the fields of rules that a session plays all its hands by, and the session's progress. Core checks their values.
var session = [...]shape.Field{
	{"variant", kindVariant, 0, unsafe.Offsetof(inTable.Rules) + unsafe.Offsetof(inTable.Rules.Variant)},
	{"limit", kindLimit, 0, unsafe.Offsetof(inTable.Rules) + unsafe.Offsetof(inTable.Rules.Limit)},
	{"tournament", shape.Flag, 0, unsafe.Offsetof(inTable.Tournament)},
	{"straddle", shape.Flag, 0, unsafe.Offsetof(inTable.Straddle)},
	{"buttonBlind", shape.Flag, 0, unsafe.Offsetof(inTable.ButtonBlind)},
	{"openers", shape.Flag, 0, unsafe.Offsetof(inTable.Rules) + unsafe.Offsetof(inTable.Rules.Openers)},
	{"askShow", shape.Flag, 0, unsafe.Offsetof(inTable.Rules) + unsafe.Offsetof(inTable.Rules.AskShow)},
	{"wholeAntes", shape.Flag, 0, unsafe.Offsetof(inTable.Rules) + unsafe.Offsetof(inTable.Rules.WholeAntes)},
	{"cap", shape.Int8, math.MaxInt8, unsafe.Offsetof(inTable.Rules) + unsafe.Offsetof(inTable.Rules.Cap)},
	{"jokers", shape.Int8, math.MaxInt8, unsafe.Offsetof(inTable.Rules) + unsafe.Offsetof(inTable.Rules.Jokers)},
	{"stacks", kindStacks, 0, unsafe.Offsetof(inTable.Stacks)},
	{"carry", kindChips, 0, unsafe.Offsetof(inTable.Carry)},
	{"straddler", kindSmall, game.MaxSeats, unsafe.Offsetof(inTable.Straddler)},
	{"runs", kindSmall, math.MaxInt8, unsafe.Offsetof(inTable.Rules) + unsafe.Offsetof(inTable.Rules.Runs)},
	{"bomb", kindSmall, math.MaxInt8, unsafe.Offsetof(inTable.Rules) + unsafe.Offsetof(inTable.Rules.Bomb)},
	{"rake", kindRake, 0, unsafe.Offsetof(inTable.Rules) + unsafe.Offsetof(inTable.Rules.Rake)},
	{"levels", kindLevels, 0, unsafe.Offsetof(inTable.Levels)},
	{"antesBy", kindAntesBy, 0, unsafe.Offsetof(inTable.Antes)},
	{"last", kindLast, 0, unsafe.Offsetof(inTable.Button)},
	{"level", shape.Int32, math.MaxInt32, unsafe.Offsetof(inTable.Level)},
	{"atLevel", shape.Int32, math.MaxInt32 - 1, unsafe.Offsetof(inTable.AtLevel)},
	{"hands", shape.Int32, math.MaxInt32 - 1, unsafe.Offsetof(inTable.Hands)},
	{"places", kindPlaces, 0, unsafe.Offsetof(inTable.Places)},
}

// ofSession is the place of levels, before which the fields of a single hand are written.
const ofSession = 16

// single are the fields of rules that are of one hand. They follow from the levels, if there are any.
var single = [...]shape.Field{
	{"minBet", kindChips, 0, unsafe.Offsetof(inSetup.Rules) + unsafe.Offsetof(inSetup.Rules.MinBet)},
	{"bigBet", kindChips, 0, unsafe.Offsetof(inSetup.Rules) + unsafe.Offsetof(inSetup.Rules.BigBet)},
	{"bringIn", kindBringIn, 0, unsafe.Offsetof(inSetup.Rules) + unsafe.Offsetof(inSetup.Rules.BringIn)},
	{"button", shape.Int8, game.MaxSeats - 1, unsafe.Offsetof(inSetup.Button)},
	{"antes", kindStacks, 0, unsafe.Offsetof(inSetup.Antes)},
	{"blinds", kindStacks, 0, unsafe.Offsetof(inSetup.Blinds)},
}

// naming are the fields of rules that nothing is decided by.
var naming = [...]shape.Field{
	{"names", kindNames, 0, unsafe.Offsetof(inDealt.names)},
	{"decimals", kindDecimals, 0, unsafe.Offsetof(inDealt.places)},
	{"unknown", kindUnknown, 0, unsafe.Offsetof(inDealt.unknown)},
	{"fields", kindFields, 0, unsafe.Offsetof(inDealt.fields)},
}

// stakes are the fields of a blind level.
var stakes = [...]shape.Field{
	{"small", kindChips, 0, unsafe.Offsetof(inLevel.Small)},
	{"big", kindChips, 0, unsafe.Offsetof(inLevel.Big)},
	{"ante", kindChips, 0, unsafe.Offsetof(inLevel.Ante)},
	{"minBet", kindChips, 0, unsafe.Offsetof(inLevel.MinBet)},
	{"hands", shape.Int32, math.MaxInt32, unsafe.Offsetof(inLevel.Hands)},
}

// raking are the fields of a rake.
var raking = [...]shape.Field{
	{"percent", kindPercent | shape.Needed, 0, unsafe.Offsetof(inRake.Rate)},
	{"cap", kindChips, 0, unsafe.Offsetof(inRake.Cap)},
	{"noFlopNoDrop", shape.Flag, 0, unsafe.Offsetof(inRake.NoFlopNoDrop)},
}

// whole are the fields of a table alone: what it is dealt by, and what each seat holds.
//
//shape:type PokerWhole All that only the host that deals may know: seed or deck, and all cards. In cards `Jr` is the red joker and `??` a card that nobody knows.
var whole = [...]shape.Field{
	// seed of the deal; left out if the table has a `deck`
	{"seed", kindSeed, 0, unsafe.Offsetof(inPosition.seed)},
	// the deck in order, if the hand was not dealt from a seed
	{"deck", kindDeck, 0, unsafe.Offsetof(inPosition.deck)},
	// cards that each seat discarded; in games with several draws `'2c 3d / / 4h'`
	{"thrown", kindAllDiscards, 0, unsafe.Offsetof(inPosition.throws)},
	// cards that each seat holds: `['As Kd', '7c 2h']`
	{"hands", kindHands, 0, 0},
}

// seen are the fields of a view alone.
//
//shape:type PokerSeen What only a view has.
var seen = [...]shape.Field{
	// the seat of the view; null for an onlooker
	{"seat", shape.Seat, 0, unsafe.Offsetof(inPosition.seat)},
	// cards of the seat: `'As Kd'`
	{"hand", kindHole, 0, unsafe.Offsetof(inPosition.hole)},
	// cards that the seat discarded
	{"thrown", kindDiscards, 0, unsafe.Offsetof(inPosition.throws)},
}

var logged = [...]shape.Field{{"log", kindLog, 0, unsafe.Offsetof(inPosition.log)}}

// shown are the fields that follow from rules and log.
//
//shape:type PokerShown The part of a hand that everybody at the table sees. It follows from rules and log.
var shown = [...]shape.Field{
	// phase of the hand: what the seat in turn has to do
	{"phase", kindPhase, 0, unsafe.Offsetof(inState.Phase)},
	// round of betting, from 0
	{"round", shape.Int8, 0, unsafe.Offsetof(inState.Round)},
	// the seats that may act now, ascending; [] when it is over
	{"turns", kindTurns, 0, unsafe.Offsetof(inState.Turn)},
	{"over", kindOver, 0, unsafe.Offsetof(inState.Phase)},
	// chips that a seat must have bet in this round to stay in the hand
	{"bet", shape.Int64, 0, unsafe.Offsetof(inState.Level)},
	// chips in the middle, bets of this round included
	{"pot", kindPot, 0, 0},
	// pots of the rounds that are over: the main pot, then side pots
	{"pots", kindPots, 0, 0},
	// cards of the board: `'Ah 7d 2c'`
	{"board", kindBoard, 0, unsafe.Offsetof(inState.Board)},
	// second board of a hand that is run twice, or of a bomb pot on two boards. It wins half of each pot
	{"second", kindSecond, 0, unsafe.Offsetof(inState.Second)},
	// one entry per seat
	{"players", kindPlayers, 0, unsafe.Offsetof(inState.Players)},
	{"moves", kindMoves, 0, 0},
}

// sitting are the fields of a seat.
//
//shape:type PokerSeat What everybody knows of a seat.
var sitting = [...]shape.Field{
	// whether the seat was dealt in
	{"in", shape.Flag, 0, unsafe.Offsetof(inPlayer.In)},
	// whether the seat left the hand by folding or mucking
	{"folded", shape.Flag, 0, unsafe.Offsetof(inPlayer.Folded)},
	// chips left
	{"stack", shape.Int64, 0, unsafe.Offsetof(inPlayer.Stack)},
	// chips bet in this round
	{"bet", shape.Int64, 0, unsafe.Offsetof(inPlayer.Bet)},
	// chips paid into the pots, antes included
	{"paid", kindPaid, 0, 0},
	// chips won from the pots
	{"won", shape.Int64, 0, unsafe.Offsetof(inPlayer.Won)},
	// number of cards exchanged in this draw or the last one; null before the first
	{"drew", shape.Seat, 0, unsafe.Offsetof(inPlayer.Drew)},
	// cards that the seat has shown: `'As Kd'`; else ''
	{"cards", kindHole, 0, unsafe.Offsetof(inPlayer.Cards)},
	// face-up cards in stud: `'7c Td'`
	{"up", kindUp, 0, unsafe.Offsetof(inPlayer.Up)},
}

// contested are the fields of a pot.
//
//shape:type PokerPot A pot.
var contested = [...]shape.Field{
	// chips in the pot
	{"amount", shape.Int64, 0, unsafe.Offsetof(inPot.Amount)},
	// seats that can win the pot, from 0
	{"seats", kindSeats, 0, unsafe.Offsetof(inPot.Seats)},
}

// happened are the fields of an event.
//
//shape:type PokerLogEvent An event that everybody at the table saw.
var happened = [...]shape.Field{
	{"event", kindEvent | shape.Needed, 0, unsafe.Offsetof(inEvent.Kind)},
	// the seat, from 0; null if the event is not about a seat
	{"seat", shape.Seat, 0, unsafe.Offsetof(inEvent.Seat)},
	// round of betting, from 0
	{"round", shape.Int8, 4, unsafe.Offsetof(inEvent.Round)},
	// chips: added by an ante, blind, call or bring-in; of the seat in this round after a bet or raise ("raise to"); returned, won. For deals and draws the number of cards
	{"amount", kindChips, 0, unsafe.Offsetof(inEvent.Amount)},
	// whether the seat has no chips left
	{"allIn", shape.Flag, 0, unsafe.Offsetof(inEvent.AllIn)},
	// index of the pot that was won or raked, from 0
	{"pot", shape.Int8, 2 * game.MaxSeats, unsafe.Offsetof(inEvent.Pot)},
	// 1 if a board or win is of the second board
	{"run", kindSmall, 1, unsafe.Offsetof(inEvent.Run)},
	// new cards of the board, cards dealt face up, or cards shown: `'Ah Kd 2c'`. In a seat's own view also the cards that it was dealt or drew
	{"cards", kindDealt, 0, 0},
}

// considered are the fields of a candidate.
//
//shape:type PokerCandidate A move that was considered.
var considered = [...]shape.Field{
	{"move", kindMove, 0, unsafe.Offsetof(inCandidate.Action)},
	// kind of the move
	{"action", kindAction, 0, unsafe.Offsetof(inCandidate.Action)},
	// chips of a bet or raise, as in `move`
	{"amount", kindAmount, 0, unsafe.Offsetof(inCandidate.Action)},
	// cards that a draw discards: `['2c', '3d']`
	{"cards", kindCards, 0, unsafe.Offsetof(inCandidate.Action)},
	// unit of `value`: chips; for draws a chance; for random play a score
	{"unit", kindUnit, 0, unsafe.Offsetof(inCandidate.Action)},
	// average gain over folding now, in chips; for draws the expected share of the pot, 0-1; for random play 0
	{"value", shape.Float, 0, unsafe.Offsetof(inCandidate.Value)},
	// probability that the level plays the move, 0-1
	{"chance", shape.Float, 0, unsafe.Offsetof(inCandidate.Chance)},
	// the reasons, the most important first: `'wins 62% if both others stay in'`
	{"reasons", kindReasons, 0, unsafe.Offsetof(inCandidate.Reasons)},
}

// ReadOwn reads a field of the game's own kinds.
func (r *reader) ReadOwn(f *shape.Field, v *wire.Value, at unsafe.Pointer) {
	switch field := r.Path(f.Name); f.Kind &^ shape.Needed {
	case kindSeed:
		*(*int64)(at) = r.Integer(f.Name, 0, 1<<32-1)
	case kindDeck:
		*(*[]cards.Card)(at) = r.deck(field, v)
	case kindAllDiscards:
		r.throws(field, v, (*[game.MaxSeats]game.Discards)(at))
	case kindDiscards:
		r.in.readDiscards(field, *v, (*game.Discards)(at))
	case kindHole:
		r.in.readHole(field, v, (*hole)(at)[:], &r.p.setup.Rules)
	case kindLog:
		*(*[]game.Event)(at) = r.in.readLog(field, v)
	case kindChips, kindBringIn:
		*(*int64)(at) = r.Integer(f.Name, 0, game.MaxSeats*game.MaxStack)
	case kindSmall:
		*(*int8)(at) = int8(r.Integer(f.Name, -int64(f.High), int64(f.High)))
	case kindRake:
		of := &reader{Reader: shape.Reader{In: r.In, Field: field, Index: -1}, in: r.in}
		of.Open("a rake { percent, cap, noFlopNoDrop }", v)
		of.Read(raking[:], at, of)
		of.End()
	case kindPercent:
		x, ok := v.Number()
		n := int64(min(max(100*x, 0), 10_000) + 0.5)
		if *(*int64)(at) = n; !ok {
			r.In.WrongType(field, "a percentage from 0 to 100 with at most 2 decimals", *v)
		} else if float64(n)/100 != x {
			r.In.OutOfRange(field, "a percentage from 0 to 100 with at most 2 decimals", *v)
		}
	case kindDealt:
		r.in.readDealt(field, v, (*game.Event)(at))
	case kindStacks:
		r.in.chips(field, v, (*[game.MaxSeats]int64)(at), r.Seats, game.MaxStack)
	case kindLevels:
		*(*[]game.Level)(at) = r.in.readLevels(field, v)
	case kindLast:
		r.in.seats(field, v, (*[3]int8)(at)[:])
	case kindPlaces:
		r.in.seats(field, v, (*[game.MaxSeats]int8)(at)[:r.Seats])
	case kindNames:
		*(*[]string)(at) = r.in.readNames(field, v, r.Seats)
	case kindDecimals:
		*(*int64)(at) = r.Integer(f.Name, 0, 6)
	case kindUnknown:
		*(*uint16)(at) = r.in.readSeats(field, v, r.Seats)
	case kindFields:
		text := r.in.AsText(field, "lines of TOML, as importGame gives them", *v)
		if err := record.CheckFields(text); err != nil && r.In.Good() {
			r.in.refuse(field, err)
		}
		*(*string)(at) = strings.Clone(text)
	default:
		*(*uint8)(at) = uint8(r.in.AsChoice(field, *v, words[f.Kind&^shape.Needed-kindVariant]))
	}
}

// WriteOwn writes a field of the game's own kinds.
func (p *position) WriteOwn(out *wire.Writer, f *shape.Field, at unsafe.Pointer) {
	a := (*game.Action)(at)
	switch {
	case f.Kind == kindSeed && p.seed < 0, f.Kind == kindDeck && p.seed >= 0, f.Kind == kindNames && len(p.names) == 0,
		f.Kind == kindDecimals && p.places == 0, f.Kind == kindUnknown && p.unknown == 0, f.Kind == kindFields && p.fields == "",
		f.Kind == kindSmall && *(*int8)(at) == 0, f.Kind == kindRake && *(*int64)(at) == 0, f.Kind == kindSecond && len(*(*[]cards.Card)(at)) == 0,
		f.Kind == kindBringIn && *(*int64)(at) == 0, f.Kind == kindUp && (*[4]cards.Card)(at)[0] == cards.None:
		return
	case f.Kind == kindAmount && !a.Kind.HasAmount(), f.Kind == kindCards && a.Kind != game.Discard:
		return
	}
	out.Key(f.Name)
	switch f.Kind &^ shape.Needed {
	case kindSeed, kindChips, kindDecimals, kindBringIn:
		out.Int(*(*int64)(at))
	case kindSmall:
		out.Int(int64(*(*int8)(at)))
	case kindRake:
		out.Object()
		p.writeFields(out, raking[:], at)
		out.End()
	case kindPercent:
		out.Number(float64(*(*int64)(at)) / 100)
	case kindDeck, kindBoard, kindSecond:
		out.String(game.Text(*(*[]cards.Card)(at), " "))
	case kindAllDiscards:
		p.writeThrowns(out)
	case kindHands:
		p.writeHands(out)
	case kindHole:
		out.String(handText((*hole)(at)[:]))
	case kindDiscards:
		out.String(p.hand.DiscardsText((*game.Discards)(at)))
	case kindUp:
		out.String(handText((*[4]cards.Card)(at)[:]))
	case kindLog:
		p.writeLog(out, *(*[]game.Event)(at))
	case kindTurns:
		writeSeats(out, uint16(1<<(*(*int8)(at)+1)>>1))
	case kindOver:
		out.Bool(*(*game.Phase)(at) == game.Over)
	case kindPot:
		out.Int(p.hand.InPot())
	case kindPots:
		p.writePots(out)
	case kindPlayers:
		p.writePlayers(out)
	case kindMoves:
		p.writeMoves(out)
	case kindPaid:
		q := (*game.Player)(at)
		out.Int(q.Paid + q.Ante)
	case kindFields:
		out.String(p.fields)
	case kindSeats, kindUnknown:
		writeSeats(out, *(*uint16)(at))
	case kindDealt:
		e := (*game.Event)(at)
		out.String(game.Text(e.Cards[:e.Count], " "))
	case kindMove:
		out.String(a.String())
	case kindAction:
		out.String(game.Kinds[a.Kind])
	case kindAmount:
		out.Int(a.Amount)
	case kindCards:
		writeSet(out, a.Cards)
	case kindUnit:
		out.String(p.unit(a))
	case kindReasons:
		writeReasons(out, *(*[]player.Reason)(at))
	case kindStacks:
		writeNumbers(out, (*[game.MaxSeats]int64)(at)[:p.table.Seats])
	case kindLevels:
		p.writeLevels(out, *(*[]game.Level)(at))
	case kindLast:
		last := (*[3]int8)(at)[:]
		if last[0] < 0 {
			last = nil
		}
		writeNumbers(out, last)
	case kindPlaces:
		writeNumbers(out, (*[game.MaxSeats]int8)(at)[:p.table.Seats])
	case kindNames:
		out.Array()
		for _, name := range p.names {
			out.String(name)
		}
		out.End()
	default:
		out.String(words[f.Kind&^shape.Needed-kindVariant][*(*uint8)(at)])
	}
}
