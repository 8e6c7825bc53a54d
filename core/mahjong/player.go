package mahjong

// PlayerOptions are the points in which the reference player's rules differ
// between its author's article and the program that followed. The article's
// rule for an open kan that is the third of a hand three or more from complete
// is none of them: such a hand has three sets, so it is nearer.
type PlayerOptions struct {
	// CallUnderRiichi: with another in riichi, a hand at most one from tenpai
	// may call if that makes it tenpai. Else it never calls then.
	CallUnderRiichi bool
	// EqualKan: a kan on one's own turn may leave the value as it is. Else it
	// must raise it.
	EqualKan bool
	// YakuCalls: for a hand two from complete only calls that bring a yaku
	// nearer count in its value.
	YakuCalls bool
}

// Reference0304 returns the rules of the program's player 0304, the default.
func Reference0304() PlayerOptions { return PlayerOptions{CallUnderRiichi: true, EqualKan: true} }

// ReferenceSeed returns the rules of the article, 麻雀の打牌選択アルゴリズム(8).
func ReferenceSeed() PlayerOptions { return PlayerOptions{YakuCalls: true} }

// A Player decides by the value of hands. It is the reference player of the
// article: it calls, folds before riichi only, and looks neither at open hands
// nor at the scores. It keeps a table of 0.8 MB and nothing else between
// decisions, which do not depend on one another. It must not be used by two
// goroutines at a time.
type Player struct {
	options PlayerOptions
	eval    evaluator
	memo    *valueMemo
}

// NewPlayer returns a player by these rules.
func NewPlayer(o PlayerOptions) *Player { return &Player{options: o, memo: newValueMemo()} }

// begin sets the evaluator to a hand that was checked.
func (p *Player) begin(h *Hand, s *Situation) *evaluator {
	p.memo.forget()
	p.eval = evaluator{
		hand: *h, unseen: s.Unseen, rules: &s.Rules, memo: p.memo, back: NoTile,
		calls: s.TilesLeft > 0, yakuCalls: p.options.YakuCalls,
		win: Win{RoundWind: s.RoundWind, SeatWind: s.SeatWind, Dora: s.Dora},
	}
	e := &p.eval
	e.shape, _ = h.Shape() // its counts were checked
	e.hand.Drawn = NoTile
	if h.IsClosed() {
		e.win.Flags = WinRiichi
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
// The error is a *search.Fault.
func (p *Player) Value(h *Hand, s *Situation) (HandValue, error) {
	size := 13
	if h.Size() == 14 {
		size = 14
	}
	if err := s.check(h, size, NoTile); err != nil {
		return HandValue{}, err
	}
	e := p.begin(h, s)
	v := HandValue{Shanten: e.shape.Min(), YakuShanten: e.yakuShanten()}
	v.InPoints = v.Shanten < valueDepth
	switch {
	case size == 13:
		v.Value = e.resting(v.Shanten)
	case v.Shanten < 0 && h.Drawn != NoTile:
		v.Value = e.points(h.Drawn)
	default:
		for _, c := range p.discards(h, s) {
			if c.Valued {
				v.Value = max(v.Value, c.Value)
			}
		}
	}
	return v, nil
}

// resting returns the value of a hand of 13 tiles, whatever its shanten number.
func (e *evaluator) resting(n int) float64 {
	if n >= valueDepth {
		return e.counting()
	}
	return e.waiting(n)
}
