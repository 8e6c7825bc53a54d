package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/forecast"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// An Action is what a player does at its turn or about an opponent's discard.
type Action uint8

// The actions.
const (
	ActPass    Action = iota // 見送り
	ActDiscard               // 打牌
	ActRiichi                // 立直, with the discard
	ActTsumo                 // ツモ
	ActRon                   // ロン
	ActKan                   // 槓, of any type
	ActPon                   // ポン
	ActChi                   // チー
	ActAbort                 // 九種九牌
)

// String returns the key of a for front ends, such as "discard".
func (a Action) String() string {
	return [...]string{"pass", "discard", "riichi", "tsumo", "ron", "kan", "pon", "chi", "abort"}[min(a, ActAbort)]
}

// A DiscardCandidate is a tile that may be discarded, and what speaks for it.
type DiscardCandidate struct {
	Tile        mahjong.Tile
	Drawn       bool // the tile just drawn is discarded, ツモ切り
	YakuShanten int  // of the hand left
	After       shanten.Ukeire
	Valued      bool     // Value is set: the discard keeps the shanten number
	Value       float64  // of the hand left: points, or useful tiles from 3-shanten on
	Back        float64  // value as a step back (シャンテン戻し), in points; 0 if it is not considered as one
	Danger      [3]int32 // against the players right, across, left, 0…12; 0 against players not in riichi
	MaxDanger   int32
	Worth       int32            // 牌価値: of equal discards the one with the least worth is chosen
	Evaluation  *Evaluation      // evaluation; nil without Options.Evaluates
	Silent      bool             // 黙聴: the player could declare riichi, and does not
	Forecast    *forecast.Chance // 一人麻雀での見込み: by tsumo alone in the draws left; nil unless foresee searched the hand
	Reasons     []Reason
}

// A DiscardChoice is what a player does at its turn.
type DiscardChoice struct {
	Action      Action       // ActDiscard, ActRiichi, ActTsumo, ActKan or ActAbort
	Tile        mahjong.Tile // the discard; for ActTsumo the drawn tile
	Drawn       bool         // Tile is the tile just drawn
	Kan         mahjong.Meld // of ActKan
	Points      int32        // of ActTsumo: with riichi, dora, and haitei or rinshan
	Shanten     int
	YakuShanten int
	InPoints    bool               // the values are points, else useful tiles
	Candidates  []DiscardCandidate // the chosen tile first, then by shanten number, value and useful tiles
	Kans        []KanCandidate
}

// discards returns the candidates of a hand at its turn, by rising Worth. Among
// candidates of equal worth the drawn tile is first, then the tiles from the end of
// the hand. The first of equally good candidates is preferred.
func (p *Player) discards(h *mahjong.Hand, s *Situation) []DiscardCandidate {
	e, worth := &p.eval, worths(s)
	n := e.Shape.Min()
	forbidden := forbidden(h)
	all := make([]DiscardCandidate, 0, 14)
	for _, t := range throwOrder(h) {
		if forbidden.Has(t.Kind()) || s.InRiichi && t != h.Drawn {
			continue
		}
		e.Take(t)
		c := DiscardCandidate{Tile: t, Drawn: t == h.Drawn, YakuShanten: e.YakuShanten(), After: e.Shape.Ukeire(&e.Unseen), Worth: worth[t]}
		if c.Valued = c.After.Shanten <= max(n, 0); c.Valued {
			c.Value = p.worthOf(&c.After)
		}
		c.Danger, c.MaxDanger = s.dangers(t.Kind())
		e.Add(t)
		all = append(all, c)
	}
	sortDiscards(all, func(a, b *DiscardCandidate) bool { return a.Worth < b.Worth })
	return all
}

// worthOf returns the value of the evaluator's hand of 13 tiles, given its useful tiles.
func (p *Player) worthOf(after *shanten.Ukeire) float64 {
	if p.options.CountsTiles {
		return float64(after.Total)
	}
	return p.eval.Resting(after.Shanten)
}

// forbidden returns the kinds that kuikae (喰い替え) forbids to discard after a call;
// none after a draw.
func forbidden(h *mahjong.Hand) mahjong.KindSet {
	if h.Drawn != mahjong.NoTile || h.MeldCount == 0 {
		return 0
	}
	m := &h.Melds[h.MeldCount-1]
	return mahjong.Kuikae(m.Tiles[m.Called].Kind(), m.First(), m.Type == mahjong.Chi)
}

// throwOrder returns the different tiles of a hand, the drawn one first, then
// from the red dragon down to 1m, a plain five before a red.
func throwOrder(h *mahjong.Hand) []mahjong.Tile {
	order := make([]mahjong.Tile, 0, 14)
	if h.Drawn != mahjong.NoTile {
		order = append(order, h.Drawn)
	}
	for k := mahjong.Tile(mahjong.Kinds - 1); k >= 0; k-- {
		for _, t := range [...]mahjong.Tile{k, value.RedOf[k]} {
			if t != mahjong.NoTile && t != h.Drawn && h.Counts[t] > 0 {
				order = append(order, t)
			}
		}
	}
	return order
}

// ChooseDiscard decides what to do with a hand of 14 tiles at the player's turn. h.Drawn
// is the tile just drawn, or NoTile after a call. The error is a *fault.Fault.
func (p *Player) ChooseDiscard(h *mahjong.Hand, s *Situation) (DiscardChoice, error) {
	if err := s.check(h, 14, mahjong.NoTile); err != nil {
		return DiscardChoice{}, err
	}
	e := p.begin(h, s)
	c := DiscardChoice{Action: ActDiscard, Tile: mahjong.NoTile, Shanten: e.Shape.Min(), YakuShanten: e.YakuShanten()}
	c.InPoints = c.Shanten < value.Depth && !p.options.CountsTiles
	if c.Shanten < 0 && h.Drawn != mahjong.NoTile {
		if c.Points = int32(e.Won(h.Drawn)); c.Points != 0 {
			c.Action, c.Tile, c.Drawn = ActTsumo, h.Drawn, true
			return c, nil
		}
	}
	c.Candidates = p.discards(h, s)
	if len(c.Candidates) == 0 {
		return DiscardChoice{}, mahjong.WrongHand(h.MPSZ(), "has no tile that may be discarded after this call")
	}
	c.Kans = p.kans(h, s)
	p.pick(&c, h, s)
	p.evaluateKans(&c, h, s)
	switch kan := firstKan(c.Kans); {
	case s.FirstTurn && c.Shanten >= abortShanten && h.MeldCount == 0 && orphanCount(h) >= 9:
		c.Action = ActAbort
	case kan != nil:
		c.Action, c.Kan = ActKan, kan.Meld
	case s.mayRiichi(h, &c.Candidates[0]) && !c.Candidates[0].Silent:
		c.Action = ActRiichi
	}
	return c, nil
}

// The requirements of a riichi.
const (
	riichiTiles  = 4    // tiles left in the wall: a draw for everybody
	riichiPoints = 1000 // points of the player, for the stick
)

// mayRiichi reports whether the player may declare riichi with a discard.
func (s *Situation) mayRiichi(h *mahjong.Hand, d *DiscardCandidate) bool {
	return !s.InRiichi && h.IsClosed() && d.After.Shanten == 0 && d.After.Kinds != 0 &&
		s.TilesLeft >= riichiTiles && s.Points >= riichiPoints
}

// abortShanten is the least shanten number at which the player aborts the round with
// nine different terminals and honours, 九種九牌.
const abortShanten = 4

func orphanCount(h *mahjong.Hand) int {
	kinds, n := h.Kinds34(), 0
	for k, c := range &kinds {
		if c > 0 && mahjong.Tile(k).IsOrphan() {
			n++
		}
	}
	return n
}
