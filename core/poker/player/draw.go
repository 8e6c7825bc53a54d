package player

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/search"
)

const five = poker.MaxHand

// A scale is a sorted list of hand strengths, from which the percentile of another hand is read.
// scales has one for each number of draws made.
type scales [4][]uint32

// hundreds is the number of hands in a scale.
const hundreds = 500

// played is the percentile from which on dealt hands are played up to a draw.
const played = 0.65

// scale fills the scale for a number of draws. Hands that have drawn before are dealt from the
// played ones, and draw by rule.
func (d *decision) scale(sorted *scales, draws int) {
	all := make([]uint32, hundreds)
	for i := range all {
		used := cards.Set(0)
		for try := 0; ; try++ {
			used = 0
			d.take(d.holding(), &used)
			if draws == 0 || try == tries || percentile(sorted[0], d.standing(d.holding(), 0)) >= played {
				break
			}
		}
		for draw := range draws {
			d.redraw(d.holding(), d.keep(d.holding(), draw), &used)
		}
		all[i] = d.standing(d.holding(), draws)
	}
	sort(all)
	sorted[draws] = all
}

// drawn samples games with draws. Rivals get hands that fit their bets and draws. All draws to come
// are made by rule.
func (d *decision) drawn(meter *search.Meter) {
	for i := range d.Log {
		e := &d.Log[i]
		for k := range d.rivals {
			if e.Kind == game.Discard && d.rivals[k].seat == e.Seat {
				d.rivals[k].drew[e.Round-1] = int(e.Amount)
			}
		}
	}
	var sorted scales
	for draw := range int(d.Round) + 1 {
		d.scale(&sorted, draw)
	}
	if d.Draws() > 1 && d.Round == 0 {
		copy(d.hand[:], d.Hole[:])
		d.percentile = percentile(sorted[0], d.standing(d.holding(), 0))
	}
	for more := true; more; {
		before := len(d.sample)
		for range meter.Allow(chunk) {
			d.hands(d.next(), &sorted)
		}
		more = d.more(meter, before)
	}
}

// holding returns the hand that is being dealt.
//
//go:noinline
func (d *decision) holding() []cards.Card { return d.hand[:min(int(d.Rules.Hole()), five)] }

// standing returns the strength of a hand before draw number draw and all later ones. In a low game
// with draws to come it first compares how many cards the hand keeps (more is better), and then how
// low they are.
//
//go:noinline
func (d *decision) standing(hand []cards.Card, draw int) uint32 {
	if r := d.Rules.Hands().Ranking; r == poker.DeuceSeven && draw < int(d.Draws()) {
		kept := keepLow(hand, int(d.Draws())-draw)
		x := uint32(bits.OnesCount8(kept)) << 20
		for i, c := range hand {
			if kept>>i&1 != 0 {
				x += 1<<12 - 1<<c.Rank() // the highest counts most
			}
		}
		return x
	}
	return d.on(hand, nil)
}

// hands deals one sample.
//
//go:noinline
func (d *decision) hands(s *sample, sorted *scales) {
	used := cards.Set(0)
	for r := range d.rivals {
		d.reserve = int(d.Rules.Hole()) * (len(d.rivals) - 1 - r)
		s.rival[r].at = float32(d.fit(&d.rivals[r], &used, sorted))
		s.rival[r].final = d.on(d.holding(), nil)
	}
	copy(d.hand[:], d.Hole[:])
	d.last(d.draws(&d.Players[d.Seat], d.Seat), &used)
	s.mine = d.on(d.holding(), nil)
}

// draws returns the number of draws that a player has finished. The draw that the seat has to
// decide on counts.
func (d *decision) draws(p *game.Player, seat int8) int {
	n := int(d.Round)
	if d.Phase == game.Drawing && p.Drew < 0 && !(seat == d.Seat && d.legal.Discard) {
		n--
	}
	return n
}

// last makes all draws from number draw on, by rule.
//
//go:noinline
func (d *decision) last(draw int, used *cards.Set) {
	for ; draw < int(d.Draws()); draw++ {
		d.redraw(d.holding(), d.keep(d.holding(), draw), used)
	}
}

// tries is the largest number of hands dealt to find one that a rival may hold.
const tries = 30

// fit deals a rival a final hand that fits their bets and draws, and returns the percentile of
// their present hand. It deals hands until their weights, the probabilities of what the rival
// did, add up to 1 or tries is reached. It takes each with a chance in proportion to its
// weight.
func (d *decision) fit(r *rival, used *cards.Set, sorted *scales) (at float64) {
	now := d.draws(&d.Players[r.seat], r.seat)
	var hand [five]cards.Card
	var taken cards.Set
	total := 0.0
	for try := 0; try < tries && total < 1; try++ {
		with, weight, here, last := *used, 1.0, 0.0, try == tries-1 && total == 0
		d.take(d.holding(), &with)
		for draw := 0; ; draw++ {
			here = percentile(sorted[draw], d.standing(d.holding(), draw))
			weight *= d.fits(r, draw, now, here)
			if weight == 0 && !last || draw == now {
				break
			}
			d.redraw(d.holding(), d.kept(r, draw), &with)
		}
		if total += weight; last || weight > 0 && d.lot(weight/total) {
			copy(hand[:], d.hand[:])
			at, taken = here, with
		}
	}
	copy(d.hand[:], hand[:])
	d.last(now, &taken)
	*used = taken
	return at
}

// fits is the probability that a rival with this hand bets as they did in a round and, in the first
// round, draws as they did after it.
func (d *decision) fits(r *rival, draw, now int, at float64) float64 {
	if draw == 0 && now > 0 && r.drew[0] != len(d.holding())-bits.OnesCount8(d.keep(d.holding(), 0)) {
		return 0
	}
	return d.chance(r, int8(draw), at)
}

// kept returns the cards that a rival keeps in a draw. Their number is known, and they are the
// best of that number.
func (d *decision) kept(r *rival, draw int) uint8 {
	kept := d.keep(d.holding(), draw)
	if draw == 0 {
		return kept // hands were dealt until they fit
	}
	for most := len(d.holding()) - r.drew[draw]; bits.OnesCount8(kept) > most; {
		kept &^= 1 << d.highest(kept)
	}
	for most := len(d.holding()) - r.drew[draw]; bits.OnesCount8(kept) < most; {
		kept |= 1 << d.lowest(kept)
	}
	return kept
}

// highest returns the index of the highest kept card, lowest that of the lowest card not kept.
func (d *decision) highest(kept uint8) (best int) {
	best = bits.TrailingZeros8(kept)
	for i, c := range d.holding() {
		if kept>>i&1 != 0 && c.Rank() > d.hand[best].Rank() {
			best = i
		}
	}
	return best
}

func (d *decision) lowest(kept uint8) (best int) {
	best = bits.TrailingZeros8(^kept)
	for i, c := range d.holding() {
		if kept>>i&1 == 0 && c.Rank() < d.hand[best].Rank() {
			best = i
		}
	}
	return best
}

// lot returns true with the given probability.
func (d *decision) lot(chance float64) bool { return float64(d.dice.Uint32())/(1<<32) < chance }

// chance is the probability that a rival with a hand of percentile at acts in a round as they did.
func (d *decision) chance(r *rival, round int8, at float64) float64 {
	x := 1.0
	for i := range r.acts {
		if a := &r.acts[i]; a.round == round {
			x *= a.likely(max(1-(1-at)/a.own, 0))
		}
	}
	return min(x+r.any(), 1)
}

// take deals random unused cards.
//
//go:noinline
func (d *decision) take(hand []cards.Card, used *cards.Set) {
	for n := 0; n < len(hand); {
		if c := d.stub[d.dice.Under(uint32(len(d.stub)))]; !used.Has(c) {
			*used = used.With(c)
			hand[n] = c
			n++
		}
	}
}

// redraw exchanges the cards that are not kept. Cards stay if only those reserved for later
// rivals are left.
func (d *decision) redraw(hand []cards.Card, kept uint8, used *cards.Set) {
	for i := range hand {
		if kept>>i&1 == 0 && used.Len()+d.reserve < len(d.stub) {
			d.take(hand[i:i+1], used)
		}
	}
}

// keep returns the cards that a player keeps in a draw; draw is the number of draws before it.
// Bit i is card i.
//
//go:noinline
func (d *decision) keep(hand []cards.Card, draw int) uint8 {
	left := int(d.Draws()) - draw
	switch d.Rules.Hands().Ranking {
	case poker.DeuceSeven:
		return keepLow(hand, left)
	case poker.Badugi:
		return keepBadugi(hand, left)
	}
	return keep(hand)
}

// smooth has the highest ranks that are kept in a low game: first for a complete low hand, then
// for a part of one. The index is the number of draws left less one.
var smooth = [2][3]cards.Rank{{cards.Ten, cards.Ten - 1, cards.Ten - 2}, {cards.Ten - 1, cards.Ten - 2, cards.Ten - 2}}

// keepLow keeps the low cards of different ranks, or the whole hand if it is low enough.
//
//go:noinline
func keepLow(hand []cards.Card, left int) (kept uint8) {
	var seen uint16
	v, _ := poker.Ranked(poker.DeuceSeven).Evaluate(hand)
	high := poker.Ranked(poker.DeuceSeven).AsHigh(v)
	if high.Category() == poker.LowHand && high.Rank(1) <= smooth[0][min(left, 3)-1] {
		return 1<<five - 1
	}
	for i, c := range hand {
		if r := c.Rank(); r <= smooth[1][min(left, 3)-1] && seen>>r&1 == 0 {
			seen |= 1 << r
			kept |= 1 << i
		}
	}
	if bits.OnesCount8(kept) == five { // a straight or a flush
		top := 0
		for i, c := range hand {
			if c.Rank() > hand[top].Rank() {
				top = i
			}
		}
		kept &^= 1 << top
	}
	return kept
}

// keepBadugi keeps the best cards of different suits and ranks. Fewer than four of them must be
// low.
func keepBadugi(hand []cards.Card, left int) uint8 {
	best, kept := poker.BadugiOf(hand)
	high := cards.Ten // this rank and higher ones are not kept, except in a complete hand up to a jack
	if top := best >> 16 & 15; bits.OnesCount8(kept) == len(hand) && top >= poker.Value(14-cards.Ten-1) {
		high = cards.Ace
	}
	for i, c := range hand {
		if left > 1 && c.Rank()%cards.Ace >= high {
			kept &^= 1 << i
		}
	}
	return kept
}

// keep is the rule of five-card draw. It keeps made hands, four to a flush or a straight, or groups
// and jokers, else the two highest cards.
func keep(hand []cards.Card) uint8 {
	v, _ := poker.Standard.Evaluate(hand)
	if c := v.Category(); c >= poker.Straight && c != poker.FourOfAKind {
		return 1<<five - 1
	}
	var count [cards.Ace + 1]int
	jokers := uint8(0)
	for i, c := range hand {
		if c.IsJoker() {
			jokers |= 1 << i
		} else {
			count[c.Rank()]++
		}
	}
	groups := jokers
	for i, c := range hand {
		if !c.IsJoker() && count[c.Rank()] > 1 {
			groups |= 1 << i
		}
	}
	if groups != jokers {
		return groups
	}
	if four := toFive(hand, jokers); four != 0 {
		return four
	}
	return highest(hand, jokers)
}

// toFive returns four cards of one suit or of one straight, with jokers.
func toFive(hand []cards.Card, jokers uint8) uint8 {
	for s := range cards.Suit(cards.Suits) {
		set := jokers
		for i, c := range hand {
			if !c.IsJoker() && c.Suit() == s {
				set |= 1 << i
			}
		}
		if bits.OnesCount8(set) >= 4 {
			return set
		}
	}
	for low := cards.Ace - 4; low >= cards.Two; low-- {
		set := jokers
		for i, c := range hand {
			if r := c.Rank(); r >= low && r <= low+4 {
				set |= 1 << i
			}
		}
		if bits.OnesCount8(set) >= 4 {
			return set
		}
	}
	return 0
}

// highest adds the highest cards to a set, which has all jokers, until it has two cards.
func highest(hand []cards.Card, set uint8) uint8 {
	for bits.OnesCount8(set) < 2 {
		best := bits.TrailingZeros8(^set)
		for i, c := range hand {
			if set>>i&1 == 0 && c.Rank() > hand[best].Rank() {
				best = i
			}
		}
		set |= 1 << best
	}
	return set
}

// exchanges values the discards: for a beginner the one by rule, else all of them against the
// rivals' hands.
func (d *decision) exchanges() []Candidate {
	rule := d.keep(d.Hole[:d.me.Held], int(d.Round)-1)
	if d.level == Beginner || len(d.sample) == 0 {
		all := d.exchange(nil, rule, d.equity)
		all[0].Chance = 1
		return all
	}
	best := 0
	var all []Candidate
	for kept := range uint8(1 << d.me.Held) {
		all = d.exchange(all, kept, d.afterDraw(kept))
		if all[kept].Value > all[best].Value {
			best = int(kept)
		}
	}
	// Differences within the noise of the samples are left to the rule.
	if all[best].Value-all[rule].Value < 0.01 {
		best = int(rule)
	}
	all[best].Chance = 1
	return all
}

func (d *decision) exchange(all []Candidate, kept uint8, value float64) []Candidate {
	all = add(all, game.Discard, 0, value)
	c := &all[len(all)-1]
	for i, card := range d.Hole[:d.me.Held] {
		if kept>>i&1 == 0 {
			c.Action.Cards = c.Action.Cards.With(card)
		}
	}
	if n := c.Action.Cards.Len(); n > 0 {
		c.say(draws, value).Count = int64(n)
	} else {
		c.say(standPat, value)
	}
	return all
}

// afterDraw is the expected share of the pot if some cards are kept and later draws are made by
// rule.
func (d *decision) afterDraw(kept uint8) float64 {
	sum, n := 0.0, min(len(d.sample), 300)
	for i := range n {
		used := cards.Set(0)
		copy(d.hand[:], d.Hole[:])
		d.redraw(d.holding(), kept, &used)
		d.last(int(d.Round), &used)
		s := &d.sample[i]
		s.mine = d.on(d.holding(), nil)
		sum += d.share(s, nil)
	}
	return sum / float64(n)
}
