package game

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// A Phase is what a game waits for.
type Phase uint8

// The phases, in the order of Phases.
const (
	Turn      Phase = iota // the player to move has drawn
	AfterCall              // the player to move has called and must discard
	Offered                // some players may win with a tile, or call it
	RoundOver              // any player may proceed
	GameOver
)

const (
	mostTiles = 136
	deadWall  = 14
	riverSize = 48 // more than one player can discard in a round
	maxKans   = 4
	stick     = 1000 // 供託, in points
)

// A Discard is a tile in a river.
type Discard struct {
	Tile   mahjong.Tile
	Drawn  bool // ツモ切り
	Riichi bool
	Called bool // an opponent called it
}

// A seat is one player's state in a round.
type seat struct {
	hand     mahjong.Hand
	river    [riverSize]Discard
	discards int8 // tiles in the river
	norths   int8
	kans     int8
	riichi   int8            // 0 none, 1 declared, 2 with the first discard
	waits    mahjong.KindSet // waits of the hand without the drawn tile, 待ち
	own      mahjong.KindSet // kinds discarded, 捨て牌
	safe     mahjong.KindSet // 現物: kinds that the player cannot win by ron
	ippatsu  bool
	accepted bool          // the riichi stick is paid
	passed   bool          // 同巡内フリテン: passed a tile of its wait since the last discard
	locked   bool          // リーチ後のフリテン
	shown    *mahjong.Hand // オープン立直: the hand shown, without a drawn tile, else nil; never changed
}

// A Game is a whole game at one moment. Start makes one. A copy of the value plays on
// independently. It holds all hidden tiles; View shows what a seat may see.
type Game struct {
	rules  Rules
	seed   uint32
	dealt  int32 // number of rounds dealt
	number int8  // 局: winds × players + dealer; once a round is over, the next one's
	last   int8  // the round that may be the last
	honba  int32
	sticks int32
	points [4]int32
	chips  [4]int32 // 祝儀
	seats  [4]seat
	wall   Wall

	phase    Phase
	turn     int8  // the seat that moves, or whose tile is offered
	next     int16 // index in the wall of the next tile to draw
	replaced int8  // tiles drawn from the dead wall
	kans     int8
	shown    int8            // dora indicators turned up
	late     bool            // the next discard or kan turns up an indicator
	pure     bool            // 第一巡: nobody has called or declared a kan
	rinshan  bool            // the last draw was a replacement draw, 嶺上牌
	barred   mahjong.KindSet // 喰い替え: kinds that the caller may not discard

	offer   offer
	asked   uint8 // seats that have still to answer the offer, bit i for seat i
	answers [4]Action
	result  *Result
	past    int8  // number of the last finished round
	piled   int32 // honba of the last finished round
	final   *Final
	events  []Event
	heard   *hearing // set while View.Follow replays a seat's events, else nil
}

// An offer is a tile that other players may win with or call.
type offer struct {
	tile mahjong.Tile
	kind offerKind
}

type offerKind uint8

const (
	discarded  offerKind = iota
	addedTile            // 加槓の牌, 槍槓
	closedTile           // 暗槓の牌, which only thirteen orphans may win
	northTile            // 抜いた北
)

// Start returns a new game and the events of its first deal. The seed determines the
// walls of all rounds. Seat 0 is the first dealer, 起家. The error is a *fault.Fault.
func Start(rules *Rules, seed uint32) (*Game, []Event, error) {
	g, err := begin(rules, seed)
	if err != nil {
		return nil, nil, err
	}
	g.deal(g.drawWall())
	events := g.taken()
	return g, events, nil
}

// An Opening is the state of a game before a round.
type Opening struct {
	Number int8 // 局: 0 東一局, …
	Honba  int32
	Sticks int32
	Points [4]int32
	Chips  [4]int32 // 祝儀: chips won less chips given so far
}

// StartAt returns a game that begins with a given round and wall, for recorded games. The
// error is a *fault.Fault.
func StartAt(rules *Rules, seed uint32, at Opening, wall *Wall) (*Game, []Event, error) {
	g, err := begin(rules, seed)
	if err == nil {
		err = at.check(rules)
	}
	if err == nil {
		err = wall.check(rules)
	}
	if err != nil {
		return nil, nil, err
	}
	g.number, g.honba, g.sticks, g.points = at.Number, at.Honba, at.Sticks, at.Points
	g.chips = at.Chips
	g.extendTo(at.Number)
	g.deal(wall)
	events := g.taken()
	return g, events, nil
}

func (o *Opening) check(r *Rules) error {
	names := [...]string{"number", "honba", "sticks"}
	limits := [...]int32{int32(r.Players)*4 - 1, score.MaxHonba, score.MaxSticks}
	for i, n := range [...]int32{int32(o.Number), o.Honba, o.Sticks} {
		if n < 0 || n > limits[i] {
			return mahjong.WrongNumber(names[i], -1, int(n), "0…"+strconv.Itoa(int(limits[i])))
		}
	}
	for i, n := range &o.Points {
		if n < -mostScore || n > mostScore {
			return mahjong.WrongNumber("points", i, int(n), "within ±1000000")
		}
	}
	for i, n := range &o.Chips {
		if n < -mostScore || n > mostScore {
			return mahjong.WrongNumber("chips", i, int(n), "within ±1000000")
		}
	}
	return nil
}

// mostScore is more points than any game reaches.
const mostScore = 1_000_000

// Opening returns the state before the next round. It is valid once a round is over.
func (g *Game) Opening() Opening { return Opening{g.number, g.honba, g.sticks, g.points, g.chips} }

// begin returns a game before its first deal. It returns a pointer, like every function
// that makes a game, because TinyGo copies so large a value field by field.
func begin(rules *Rules, seed uint32) (*Game, error) {
	if err := rules.Check(); err != nil {
		return nil, err
	}
	g := new(Game)
	g.rules, g.seed, g.last = *rules, seed, max(0, rules.Winds*rules.Players-1)
	for i := range rules.Players {
		g.points[i] = rules.Points
	}
	return g, nil
}

// taken returns the events since the last call.
func (g *Game) taken() []Event {
	events := g.events
	g.events = nil
	return events
}

// emit records an event; a game that follows a seat's events compares it with the next one
// instead. It stays out of line, like some functions of package log: a slice in a field
// of a local struct must be in memory, where TinyGo's collector sees it.
//
//go:noinline
func (g *Game) emit(e Event) {
	if g.heard != nil {
		g.heard.compare(&e)
		return
	}
	g.events = append(g.events, e)
}

// Rules returns the rules of the game.
func (g *Game) Rules() Rules { return g.rules }

// Seed returns the seed of the game.
func (g *Game) Seed() uint32 { return g.seed }

// Phase returns what the game waits for.
func (g *Game) Phase() Phase { return g.phase }

// Waiting reports whether the game waits for an action of a seat. In phase Offered it
// waits for every seat that may answer, in any order.
func (g *Game) Waiting(seat int8) bool {
	switch g.phase {
	case Turn, AfterCall:
		return seat == g.turn
	case Offered:
		return g.asked>>uint8(seat)&1 != 0
	}
	return g.phase == RoundOver && seat >= 0 && seat < g.rules.Players
}

// ToAct returns the lowest seat that the game waits for, -1 once the game is over.
func (g *Game) ToAct() int8 {
	for s := range g.rules.Players {
		if g.Waiting(s) {
			return s
		}
	}
	return nobody
}

// nobody stands for no seat.
const nobody int8 = -1

// Dealer returns the seat of the dealer, 親.
func (g *Game) Dealer() int8 { return g.number % g.rules.Players }

// RoundWind returns the prevailing wind, 場風: 0 east … 3 north.
func (g *Game) RoundWind() int8 { return g.number / g.rules.Players % 4 }

// SeatWind returns the wind of a seat, 自風: 0 east, the dealer, … 3 north.
func (g *Game) SeatWind(seat int8) int8 {
	return (seat - g.Dealer() + g.rules.Players) % g.rules.Players
}

// Left returns how many tiles of the live wall are left to draw.
func (g *Game) Left() int8 {
	return int8(g.rules.tiles() - deadWall - int(g.next) - int(g.replaced))
}

// Result returns how the round ended, nil while it lasts.
func (g *Game) Result() *Result { return g.result }

// Final returns how the game ended, nil while it lasts.
func (g *Game) Final() *Final { return g.final }

// after returns the seat that moves n turns after seat.
func (g *Game) after(seat, n int8) int8 { return (seat + n) % g.rules.Players }

// from returns where other sits as seat sees it: 1 right, 2 across, 3 left. With three
// players the fourth chair is empty, so seat 0 is across from 2.
func from(seat, other int8) int8 { return (other - seat + 4) % 4 }

func wrongSeat(seat int8) *fault.Fault {
	return mahjong.WrongNumber("seat", -1, int(seat), "a seat of the game")
}
