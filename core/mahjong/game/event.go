package game

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// An EventKind is what happened at the table.
type EventKind uint8

// The kinds of event, in the order of EventKinds.
const (
	RoundBegan     EventKind = iota // 配牌: hands were dealt; Deal
	Drew                            // ツモ: Seat drew Tile
	Threw                           // 打牌: Seat discarded Tile; Drawn, Riichi, Shown
	RiichiAccepted                  // 立直成立: nobody won with the tile; Seat paid 1000
	Called                          // 副露: Seat called for Meld
	DeclaredKan                     // 暗槓, 加槓: Seat declared Meld
	TookNorth                       // 北抜き: Seat set a north aside
	TurnedDora                      // ドラ表示: Tile was turned up
	RoundEnded                      // 和了, 流局: Result
	GameEnded                       // 終局: Final
)

// An Event is one thing that happened.
type Event struct {
	Kind   EventKind
	Seat   int8          // the seat that acted, -1 for none; of RoundBegan the dealer
	Tile   mahjong.Tile  // NoTile where there is none, or where it is hidden
	Drawn  bool          // of Threw: ツモ切り; of Drew: from the dead wall, 嶺上牌
	Riichi bool          // of Threw: with riichi
	Meld   mahjong.Meld  // of Called and DeclaredKan
	Shown  *mahjong.Hand // オープン立直: of Threw with open riichi the hand shown, else nil
	Deal   *Deal
	Result *Result
	Final  *Final
}

// For returns e as a seat may see it: without the tiles that other seats draw or are dealt.
func (e Event) For(seat int8) Event {
	switch {
	case e.Kind == Drew && e.Seat != seat:
		e.Tile = mahjong.NoTile
	case e.Kind == RoundBegan:
		d, all := new(Deal), e.Deal
		d.Number, d.Dealer, d.Honba, d.Sticks, d.Points, d.Dora = all.Number, all.Dealer, all.Honba, all.Sticks, all.Points, all.Dora
		for i := range d.Hands {
			if d.Hands[i] = mahjong.EmptyHand(); int8(i) == seat {
				d.Hands[i] = all.Hands[i]
			}
		}
		e.Deal = d
	}
	return e
}

// A Deal is how a round begins.
type Deal struct {
	Number int8 // 局: 0 東一局, 1 東二局, … ; of three players 3 is south 1
	Dealer int8
	Honba  int32
	Sticks int32
	Points [4]int32
	Dora   mahjong.Tile    // the first indicator
	Hands  [4]mahjong.Hand // 13 tiles each, by seat
}

// An Ending is why a round ended.
type Ending uint8

// The endings, in the order of Endings.
const (
	EndWin           Ending = iota // 和了
	EndExhausted                   // 荒牌平局
	EndNagashi                     // 流し満貫
	EndNineTerminals               // 九種九牌
	EndFourWinds                   // 四風連打
	EndFourKans                    // 四開槓
	EndFourRiichi                  // 四家立直
	EndTripleRon                   // 三家和
)

// A Win is one player's win.
type Win struct {
	Seat     int8
	From     int8 // the seat that gave the tile; for tsumo the winner
	Tile     mahjong.Tile
	Hand     mahjong.Hand   // without the tile if it was ron
	Ura      []mahjong.Tile // 裏ドラ表示牌, for riichi only
	Value    score.Result   // its Payments are by the winds, with an empty north of three players
	Payments [4]int32       // what each seat gains, honba and sticks included
	Chips    [4]int32       // 祝儀: chips that each seat gains
}

// A Result is how a round ended.
type Result struct {
	Ending   Ending
	Wins     []Win           // in the order of payment: the first gets honba and sticks
	Tenpai   [4]bool         // at EndExhausted and EndNagashi: seats that show a tenpai hand
	Nagashi  [4]bool         // at EndNagashi: seats with nagashi mangan
	Payments [4]int32        // what each seat gains in all; riichi sticks were paid before
	Points   [4]int32        // after the payments
	Chips    [4]int32        // 祝儀: chips that each seat gains in all
	Renchan  bool            // the dealer stays
	Shown    [4]mahjong.Hand // the hands shown, empty for seats that show none
}

// A Final is how a game ended.
type Final struct {
	Points [4]int32 // with the sticks left over, if the rules give them to the first
	Chips  [4]int32 // 祝儀: chips won less chips given, over the whole game
	Ranks  [4]int8  // 1…4 by seat
	Scores [4]int32 // with uma, oka and what the chips are worth, in hundreds: 485 is +48.5
}
