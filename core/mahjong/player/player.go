package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/forecast"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// Options are what players decide by beside the rules of the program's player 0304.
type Options struct {
	// Weighs: chances and points decide, as Outlook has them, where they differ
	// clearly from what those rules say.
	Weighs bool
	// What is weighed beside that: calls, the melds of hands without riichi, the
	// places at the end of the game, tenpai without riichi (黙聴), kans by what
	// follows them, tenpai without a yaku.
	Calls, OpenHands, Places, Damaten, Kans, Yakuless bool
	// Deep: a closed hand at rest that is near goes by what package forecast says.
	Deep bool
	// Fearless: nobody's riichi is feared.
	Fearless bool
	// CountsTiles: a hand is worth the tiles that bring it nearer, not points.
	CountsTiles bool
}

// Reference0304 returns the rules of the program's player 0304, the level baseline.
func Reference0304() Options { return Options{} }

// Strong returns the rules of the strongest player: chances to win and to deal in,
// before riichi and open hands, weighed in points, and near hands looked through.
func Strong() Options {
	return Options{Weighs: true, Calls: true, OpenHands: true, Places: true, Damaten: true, Kans: true, Yakuless: true, Deep: true}
}

// A Player decides by the value of hands. Unless it weighs chances it folds before
// riichi only, and looks neither at open hands nor at the scores. It keeps a table of 0.8 MB and nothing else between
// decisions, which do not depend on one another. It must not be used by two
// goroutines at a time.
type Player struct {
	options Options
	eval    value.Evaluator
	threat  [3]Threat
	sight   WaitSight              // of one of them, while it is found
	tenpai  [3]float64             // what the threats come to
	risk    [mahjong.Kinds]float64 // 放銃率 of each kind
	cost    [mahjong.Kinds]float64 // points that throwing it loses, as a mean
	worth   [mahjong.Kinds]float64 // what that is worth where the places count
	places  placing
	ahead   forecast.Room
	watch   func(*Sight)
}

// New returns a player by these rules.
func New(o Options) *Player { return &Player{options: o, eval: value.New()} }

// begin sets the evaluator to a hand that was checked.
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
	YakuShanten int     // 役を考慮した向聴数, Impossible without a yaku in sight
	InPoints    bool    // Value is in points; else it counts tiles
	Value       float64 // of 14 tiles that of the best discard
}

// Value returns what a hand of 13 or 14 tiles is worth: below three from
// complete in points, else a number of tiles; the two must not be compared.
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
	v.InPoints = v.Shanten < value.Depth
	switch {
	case size == 13:
		v.Value = e.Resting(v.Shanten)
		return v, nil
	case h.Drawn != mahjong.NoTile:
		v.Value = e.Won(h.Drawn) // 0 unless it is complete
	}
	if v.Value == 0 {
		for _, c := range p.discards(h, s) {
			if c.Valued {
				v.Value = max(v.Value, c.Value)
			}
		}
	}
	return v, nil
}
