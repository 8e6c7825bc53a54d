// Package record reads and writes records of riichi mahjong games, 牌譜: the JSON of
// tenhou.net/6, the lines of the protocol mjai, the records of the program Majiang and the
// XML of Tenhou (mjlog). It only reads those of Mahjong Soul, as JSON. All become a
// Record, which Replay plays again through package game. Read detects the format. No format
// has chips or open riichi; open riichi is written as riichi.
//
// The formats follow what their programs write:
//
//   - mjlog: S. Koyamada and others, mjx, 2021, whose tests hold logs of Tenhou,
//     https://github.com/mjx-project/mjx
//   - Mahjong Soul: Equim, tensoul, 2021, https://github.com/Equim-chan/tensoul, and
//     MahjongRepository, mahjong_soul_api, 2020, whose protocol it is,
//     https://github.com/MahjongRepository/mahjong_soul_api
//   - tenhou.net/6: E. Chan, mjai-reviewer, convlog, 2021,
//     https://github.com/Equim-chan/mjai-reviewer
//   - mjai: H. Ichikawa, mjai: Mahjong game server for AI, 2012,
//     https://github.com/gimite/mjai
//   - Majiang: S. Kobayashi, 電脳麻将 牌譜, 2020,
//     https://github.com/kobalab/majiang-core/wiki/%E7%89%8C%E8%AD%9C
package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// A Record is a game, or some rounds of one.
type Record struct {
	Title  string
	Room   string // name of the room in the log, such as 鳳南喰赤 or 玉の間南喰赤; "" without one
	Names  [4]string
	Rules  game.Rules // the rules in the log; where it has none, Majiang's
	Rounds []Round
	Final  *game.Final // nil if the game is not over
}

// A Round is a round as far as it was recorded.
type Round struct {
	Deal   game.Deal
	Dora   []mahjong.Tile // the indicators, in the order in which they are turned up
	Ura    []mahjong.Tile // 裏ドラ表示牌, if a player in riichi won
	Moves  []game.Event   // the events of the round, without RoundBegan and RoundEnded
	Lines  []int32        // line of the log of each move; empty for a game played here
	Result *game.Result   // Ending, Payments, and of Wins Seat, From and Payments; nil if the log breaks off
	Untold bool           // the log has no payments: the rules determine them, and nagashi mangan too
	Carry  bool           // the log has no points at the deal: those after the previous round count
	After  *[4]int32      // points after the round, if the log has these instead of payments
	Line   int            // line of the log where the round begins
}

// wrong returns the fault of a line of a log.
//
//go:noinline
func wrong(line int, reason string) *fault.Fault {
	return fault.Refuse(fault.BadGame, "log", "is wrong at line "+strconv.Itoa(line)+": "+reason)
}

// Add appends the events of a game, as Start and Apply return them.
//
//go:noinline
func (r *Record) Add(events []game.Event) {
	for i := range events {
		e := &events[i]
		if e.Kind == game.RoundBegan {
			r.Rounds = append(r.Rounds, make([]Round, 1)...)
			rd := &r.Rounds[len(r.Rounds)-1]
			rd.Deal, rd.Dora = *e.Deal, append(rd.Dora, e.Deal.Dora)
			continue
		}
		if len(r.Rounds) == 0 {
			continue
		}
		switch rd := &r.Rounds[len(r.Rounds)-1]; e.Kind {
		case game.RoundEnded:
			rd.Result = e.Result
			rd.Ura = uraOf(e.Result)
		case game.GameEnded:
			r.Final = e.Final
		default:
			if e.Kind == game.TurnedDora {
				rd.Dora = append(rd.Dora, e.Tile)
			}
			rd.Moves = append(rd.Moves, *e)
		}
	}
}

// uraOf returns the ura dora indicators of a result.
func uraOf(r *game.Result) []mahjong.Tile {
	for i := range r.Wins {
		if ura := r.Wins[i].Ura; len(ura) > 0 {
			return ura
		}
	}
	return nil
}

// lineOf returns the line of a move. Past the last move it returns the line of the last
// move, and without moves the line of the round.
func (rd *Round) lineOf(move int) int {
	if move < len(rd.Lines) {
		return int(rd.Lines[move])
	}
	if n := len(rd.Lines); n > 0 {
		return int(rd.Lines[n-1])
	}
	return rd.Line
}

// newRecord returns a record by Majiang's rules.
func newRecord() *Record { return &Record{Rules: game.PresetRules(0)} }
