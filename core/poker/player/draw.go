package player

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/search"
)

const five = poker.MaxHand

// scale is the number of hands that say how good one of five cards is.
const scale = 500

// drawn samples five-card draw: rivals get hands that fit what they bet and drew,
// and everybody who has not drawn draws by rule.
func (d *decision) drawn(meter *search.Meter) {
	sorted := make([]uint32, scale)
	for i := range sorted {
		used := cards.Set(0)
		d.take(d.hand[:], &used)
		sorted[i] = d.on(d.hand[:], nil)
	}
	sort(sorted)
	for more := true; more; {
		before := len(d.sample)
		for range meter.Allow(chunk) {
			d.hands(d.next(), sorted)
		}
		more = d.more(meter, before)
	}
}

// hands deals one sample.
//
//go:noinline
func (d *decision) hands(s *sample, sorted []uint32) {
	used := cards.Set(0)
	for r := range d.rivals {
		d.reserve = five * (len(d.rivals) - 1 - r)
		s.rival[r].at = float32(d.fit(&d.rivals[r], &d.hand, &used, sorted))
		s.rival[r].final = d.on(d.hand[:], nil)
	}
	copy(d.hand[:], d.Hole[:])
	if d.me.Drew < 0 && !d.legal.Discard {
		d.redraw(&d.hand, keep(d.hand[:]), &used)
	}
	s.mine = d.on(d.hand[:], nil)
}

// tries is how often a hand is dealt that fits what a rival did.
const tries = 30

// fit deals a rival a hand that they may hold at the end, and returns the place
// of what they hold now.
func (d *decision) fit(r *rival, hand *[five]cards.Card, used *cards.Set, sorted []uint32) (at float64) {
	p := &d.Players[r.seat]
	for try := range tries {
		with := *used
		d.take(hand[:], &with)
		at = place(sorted, d.on(hand[:], nil))
		fits := d.chance(r, 0, at)
		kept := keep(hand[:])
		if p.Drew >= 0 && int(p.Drew) != five-bits.OnesCount8(kept) {
			fits = 0
		}
		last := try == tries-1
		if !last && !d.lot(fits) {
			continue
		}
		d.redraw(hand, kept, &with)
		if p.Drew >= 0 {
			at = place(sorted, d.on(hand[:], nil))
			if !last && !d.lot(d.chance(r, 1, at)) {
				continue
			}
		}
		*used = with
		return at
	}
	return at
}

// lot is true with a chance.
func (d *decision) lot(chance float64) bool { return float64(d.dice.Uint32())/(1<<32) < chance }

// chance is that of what a rival did in a round with a hand.
func (d *decision) chance(r *rival, round int8, at float64) float64 {
	x := 1.0
	for i := range r.acts {
		if a := &r.acts[i]; a.round == round {
			x *= a.likely(max(1-(1-at)/a.own, 0))
		}
	}
	return min(x+r.any(), 1)
}

// take deals unused cards.
func (d *decision) take(hand []cards.Card, used *cards.Set) {
	for n := 0; n < len(hand); {
		if c := d.stub[d.dice.Under(uint32(len(d.stub)))]; !used.Has(c) {
			*used = used.With(c)
			hand[n] = c
			n++
		}
	}
}

// redraw exchanges the cards that are not kept. Where no cards are left unseen
// but those that the rivals after this one hold, they stay.
func (d *decision) redraw(hand *[five]cards.Card, kept uint8, used *cards.Set) {
	for i := range hand {
		if kept>>i&1 == 0 && used.Len()+d.reserve < len(d.stub) {
			d.take(hand[i:i+1], used)
		}
	}
}

// keep is the rule by which players draw: what is made, four to a flush or a
// straight, groups and jokers, else the two highest cards. Bit i is card i.
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

// toFive returns four cards of a suit or of a straight, jokers among them.
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

// highest adds the highest cards to some, all jokers among them, until they are two.
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

// exchanges weighs what to throw away: by rule for a beginner, and else all ways
// against the rivals' hands.
func (d *decision) exchanges() []Candidate {
	rule := keep(d.Hole[:five])
	if d.level == Beginner || len(d.sample) == 0 {
		all := d.exchange(nil, rule, d.equity)
		all[0].Chance = 1
		return all
	}
	best := 0
	var all []Candidate
	for kept := range uint8(1 << five) {
		all = d.exchange(all, kept, d.afterDraw(kept))
		if all[kept].Value > all[best].Value {
			best = int(kept)
		}
	}
	// What the samples cannot tell apart is left to the rule.
	if all[best].Value-all[rule].Value < 0.01 {
		best = int(rule)
	}
	all[best].Chance = 1
	return all
}

func (d *decision) exchange(all []Candidate, kept uint8, value float64) []Candidate {
	all = add(all, game.Discard, 0, value)
	c := &all[len(all)-1]
	for i, card := range d.Hole[:d.Rules.Hole()] {
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

// afterDraw is the part of the pot won when some cards are kept.
func (d *decision) afterDraw(kept uint8) float64 {
	sum, n := 0.0, min(len(d.sample), 300)
	for i := range n {
		used := cards.Set(0)
		copy(d.hand[:], d.Hole[:])
		d.redraw(&d.hand, kept, &used)
		s := &d.sample[i]
		s.mine = d.on(d.hand[:], nil)
		sum += s.share(len(d.rivals), nil)
	}
	return sum / float64(n)
}
