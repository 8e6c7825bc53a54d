package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/forecast"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// Options are what a player adds to the rules of Majiang's player 0304, or leaves out.
// The zero value is that player.
type Options struct {
	// Evaluates: the evaluations (Evaluation) decide where they differ clearly from
	// player 0304's choice. Calls to Deep change no decision without it.
	Evaluates bool
	// The following options extend the evaluations: to calls, opponents who are
	// tenpai without riichi, the final rank, tenpai without riichi (黙聴), kans, and
	// tenpai without a yaku.
	Calls, OpenHands, Ranks, Damaten, Kans, Yakuless bool
	// Deep: package forecast chooses the discard of a closed hand that is tenpai or
	// 1-shanten, while no opponent is dangerous.
	Deep bool
	// Fearless: the player ignores riichi.
	Fearless bool
	// CountsTiles: the value of a hand is the number of its useful tiles, not points.
	CountsTiles bool
}

// Reference0304 returns the rules of Majiang's player 0304, the level baseline.
func Reference0304() Options { return Options{} }

// Strong returns the rules of the strongest player, the level strong: it estimates the
// chances to win and to deal in, and searches near hands.
func Strong() Options {
	return Options{Evaluates: true, Calls: true, OpenHands: true, Ranks: true, Damaten: true, Kans: true, Yakuless: true, Deep: true}
}

// A Player decides by the value of hands. Without Options.Evaluates it folds against
// riichi only, and ignores open hands and the scores. Decisions do not depend on one
// another: between them it keeps only a table of 0.8 MB. Two goroutines must not use
// it at a time.
type Player struct {
	options Options
	eval    value.Evaluator
	threat  [3]Threat
	seen    WaitFeatures              // work space: the wait features of one opponent
	tenpai  [3]float64                // sums over the opponents, see sum
	risk    [mahjong.Kinds]float64    // 放銃率 of each kind, 0…1
	hit     [mahjong.Kinds][3]float64 // risk against each opponent
	cost    [mahjong.Kinds]float64    // mean points that discarding it loses
	worth   [mahjong.Kinds]float64    // cost with the final rank counted, in points, 0 or less
	ranking ranking
	ahead   forecast.Room
	watch   func(*Features)
}

// New returns a player by these rules.
func New(o Options) *Player { return &Player{options: o, eval: value.New()} }

// begin sets the evaluator to a hand, which must be checked.
//
//go:noinline
func (p *Player) begin(h *mahjong.Hand, s *Situation) *value.Evaluator {
	e := &p.eval
	e.Begin(h)
	e.Shape.In(s.Rules.Reds)
	e.Unseen, e.Rules, e.Win.Norths = s.Unseen, &s.Rules, s.Norths
	e.Calls = s.TilesLeft > 0
	e.Win.RoundWind, e.Win.SeatWind, e.Win.Dora = s.RoundWind, s.SeatWind, s.Dora
	switch {
	case s.Rinshan:
		e.Luck = score.WinRinshan
	case s.TilesLeft == 0:
		e.Luck = score.WinHaitei
	}
	return e
}

// A HandValue is what a hand is worth.
type HandValue struct {
	Shanten     int
	YakuShanten int     // 役を考慮した向聴数, shanten.Impossible if no yaku is possible
	InPoints    bool    // Value is in points, else in useful tiles
	Value       float64 // of a hand of 14 tiles: that of its best discard
}

// Value returns what a hand of 13 or 14 tiles is worth. The unit is points up to
// 2-shanten, and useful tiles from 3-shanten on; the two must not be compared. With
// Options.CountsTiles only a complete hand is in points.
// The error is a *fault.Fault.
func (p *Player) Value(h *mahjong.Hand, s *Situation) (HandValue, error) {
	size := 13
	if h.Size() == 14 {
		size = 14
	}
	if err := s.check(h, size, mahjong.NoTile); err != nil {
		return HandValue{}, err
	}
	e := p.begin(h, s)
	v := HandValue{Shanten: e.Shape.Min(), YakuShanten: e.YakuShanten()}
	v.InPoints = v.Shanten < value.Depth && !p.options.CountsTiles
	if size == 13 {
		u := e.Shape.Ukeire(&e.Unseen)
		v.Value = p.worthOf(&u)
		return v, nil
	}
	if h.Drawn != mahjong.NoTile {
		v.Value = e.Won(h.Drawn) // 0 unless it is complete
	}
	if v.Value != 0 {
		v.InPoints = true
		return v, nil
	}
	for _, c := range p.discards(h, s) {
		if c.Valued {
			v.Value = max(v.Value, c.Value)
		}
	}
	return v, nil
}
