package player

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/calculation"
)

// A paritySearch tries all lines of a game with two waste piles whose stock is
// known. It does not choose piles when it puts cards down. A card can leave a
// pile while a later card stays only if the later one is in the other pile. So
// each card that leaves shows which cards are apart, and a line can be played if
// the cards can be divided into two piles accordingly. The cards are kept in
// groups. Within a group it is known which cards share a pile; between groups
// nothing is known.
//
// A card that can go to a foundation goes there now, or stays until one of the
// cards that the move would part from it has left. If it went there sooner, the
// line would also win with the move made first. So when the search has lost with
// the move made, it bars the move that long. A bar forbids only what is known to
// lose. So a position that loses under bars loses without them, and the table of
// lost positions is valid for all runs.
type paritySearch struct {
	v     *solver
	ranks [calculation.Cards]calculation.Rank // of the cards, in the order in which they come
	size  int
	// side has the group of each card in bits 1 to 7, and its side within the
	// group in bit 0.
	side    [calculation.Cards]uint8
	placed  uint64 // set of the cards in the piles, the visible one included
	count   [calculation.Foundations]uint8
	base    int // the series of foundation 0
	bars    [calculation.Cards]bar
	coming  [calculation.Cards + 1]uint32 // set of the ranks from a card on
	actions []uint16                      // of the winning line, the last first
	noise   uint32                        // seed for varying the order of moves; 0: the plain order
}

// A bar has the foundations that a card may not go to (from). Each is barred
// until a card of its set has left, forever if the set is empty.
type bar struct {
	from  uint8
	until [calculation.Foundations]uint64
}

// An action is card<<3 | what: the foundation 0…3 that the card goes to, or
const (
	isPlaced = 4
	isDrawn  = 5
)

// placing and drawing are the actions that put a card on a pile and that turn it.
func placing(card int) uint16 { return uint16(card<<3 | isPlaced) }
func drawing(card int) uint16 { return uint16(card<<3 | isDrawn) }

// placeOf is a foundation's number of cards, by its series, with a rank on top. rankAt is
// calculation.RankAt, which divides.
var (
	placeOf [allSeries][calculation.Ranks + 1]uint8
	rankAt  [allSeries][calculation.Ranks]calculation.Rank
)

const (
	allFoundations = 1<<calculation.Foundations - 1
	groups         = calculation.Cards + 1
	// firstRun is how many positions the first run visits. Runs that get lost are
	// frequent and long. So each run tries another order and is an eighth longer.
	firstRun = 20_000
	// firstPlayouts is how many positions the first playouts visit. Runs then visit
	// half as many, and both go on with twice as many.
	firstPlayouts = 600_000
)

// part looks for a line by playouts and in several runs, in turn. It sets v.line
// and returns true if one wins, and sets v.complete if none does.
func (v *solver) part(s *calculation.State) bool {
	if v.complete || v.over || s.Piles() != 2 {
		return false
	}
	v.forget()
	p := paritySearch{v: v}
	visible := p.read(s)
	at := p.size - s.Left()
	spent := int64(0)
	run := int64(firstRun)
	for share := int64(firstPlayouts); !v.over; share *= 2 {
		if v.left = share; v.playouts(&p, at, visible) {
			return true
		}
		for ; spent < share/2 && !v.over; run += run / 8 {
			if v.left = run; p.wins(at, visible) {
				v.line = p.moves(visible)
				return true
			}
			if v.left > 0 {
				v.complete = !v.over
				return false
			}
			spent += run
			p.noise = p.noise*1664525 + 1013904223
		}
	}
	return false
}

// read copies the position and returns the index of the visible card, -1 if there
// is none.
func (p *paritySearch) read(s *calculation.State) (visible int) {
	for d := range calculation.Foundations {
		p.count[d] = uint8(s.Count(d))
	}
	p.base = s.Series(0)
	for d := range allSeries {
		for n := range calculation.Ranks {
			rankAt[d][n] = calculation.RankAt(d, n)
			placeOf[d][rankAt[d][n]] = uint8(n) + 1
		}
	}
	var room [calculation.Cards]calculation.Rank
	for k := range 2 {
		for _, r := range s.Pile(room[:0], k) {
			p.add(r, uint8(k))
		}
	}
	visible = -1
	if s.Card() != 0 {
		visible = p.size
		p.add(s.Card(), uint8(p.size+1)<<1)
	}
	p.placed = 1<<p.size - 1
	for _, r := range s.Stock(room[:0]) {
		p.add(r, uint8(p.size+1)<<1)
	}
	for i := p.size - 1; i >= 0; i-- {
		p.coming[i] = p.coming[i+1] | 1<<p.ranks[i]
	}
	return visible
}

func (p *paritySearch) add(r calculation.Rank, side uint8) {
	p.ranks[p.size], p.side[p.size] = r, side
	p.size++
}

// wins tries all lines, with the cards from index at on in the stock. Recursion
// is as deep as the game has moves.
func (p *paritySearch) wins(at, visible int) bool {
	if p.placed == 0 && at == p.size {
		return true
	}
	if visible >= 0 || at == p.size {
		return p.try(at, visible)
	}
	p.placed |= 1 << at
	if p.try(at+1, at) {
		p.actions = append(p.actions, drawing(at))
		return true
	}
	p.placed &^= 1 << at
	return false
}

func (p *paritySearch) try(at, visible int) bool {
	v := p.v
	if v.left--; v.left <= 0 || !v.look() || p.blocked(at, visible) {
		return false
	}
	key := p.hash(at, visible)
	if v.lost[key%lostSize] == key {
		return false
	}
	if p.branch(at, visible) {
		return true
	}
	if v.left > 0 && !v.over {
		v.lost[key%lostSize] = key
	}
	return false
}

// A raising is a move of a card to a foundation, with the cards that it parts
// from that card.
type raising struct {
	card, foundation, order uint8
	parts                   uint64
	before                  uint64 // the bar's set before, if the move was barred
	barred                  bool
}

// branch tries the moves to foundations, those that part the fewest cards first,
// and then puts the visible card on a pile.
func (p *paritySearch) branch(at, visible int) bool {
	var all [calculation.Foundations * calculation.Foundations]raising
	n, sure := p.raisings(&all, visible)
	if sure {
		return p.raise(at, visible, &all[0])
	}
	tried, lost := 0, false
	for tried < n && !lost {
		m := &all[tried]
		if p.raise(at, visible, m) {
			return true
		}
		b := &p.bars[m.card]
		m.barred, m.before = b.from>>m.foundation&1 != 0, b.until[m.foundation]
		b.from |= 1 << m.foundation
		b.until[m.foundation] = m.parts
		tried++
		lost = p.v.left <= 0 || p.v.over || m.parts == 0 && !p.matched(p.ranks[m.card])
	}
	if !lost && visible >= 0 && p.wins(at, -1) {
		p.actions = append(p.actions, placing(visible))
		return true
	}
	for ; tried > 0; tried-- {
		m := &all[tried-1]
		b := &p.bars[m.card]
		if !m.barred {
			b.from &^= 1 << m.foundation
		}
		b.until[m.foundation] = m.before
	}
	return false
}

// raisings fills in the moves to foundations that are not barred, and returns
// their number. A move that parts nothing, of a card that can go nowhere else, is
// sure: it is returned alone.
func (p *paritySearch) raisings(all *[calculation.Foundations * calculation.Foundations]raising, visible int) (n int, sure bool) {
	for set := p.placed; set != 0; {
		i := 63 - bits.LeadingZeros64(set)
		set &^= 1 << i
		w := p.wanting(p.ranks[i]) &^ p.barred(i)
		if w == 0 {
			continue
		}
		parts, ok := p.parts(i, visible)
		if !ok || !p.together(parts) {
			continue
		}
		if may := p.may(i); parts == 0 && may&(may-1) == 0 {
			all[0] = raising{card: uint8(i), foundation: uint8(bits.TrailingZeros8(w))}
			return 1, true
		}
		for ; w != 0; w &= w - 1 {
			m := raising{card: uint8(i), foundation: uint8(bits.TrailingZeros8(w)), parts: parts}
			m.order = uint8(bits.OnesCount64(parts)) * 4
			if p.noise != 0 {
				p.noise = p.noise*1664525 + 1013904223
				m.order += uint8((p.noise >> 16) % 6)
			}
			k := n
			for ; k > 0 && all[k-1].order > m.order; k-- {
				all[k] = all[k-1]
			}
			all[k] = m
			n++
		}
	}
	return n, false
}

// wanting returns the foundations that need a rank next.
func (p *paritySearch) wanting(r calculation.Rank) (set uint8) {
	for d, n := range &p.count {
		if placeOf[p.base+d][r] == n+1 {
			set |= 1 << d
		}
	}
	return set
}

// needing returns the foundations that need a rank, now or later.
func (p *paritySearch) needing(r calculation.Rank) (set uint8) {
	for d, n := range &p.count {
		if placeOf[p.base+d][r] > n {
			set |= 1 << d
		}
	}
	return set
}

// barred returns the foundations that a card is barred from in this position.
func (p *paritySearch) barred(i int) (set uint8) {
	for w := p.bars[i].from; w != 0; w &= w - 1 {
		if d := bits.TrailingZeros8(w); p.bars[i].until[d]&^p.placed == 0 {
			set |= w & -w
		}
	}
	return set
}

// may returns the foundations that a card can go to, now or later.
func (p *paritySearch) may(i int) (set uint8) {
	set = p.needing(p.ranks[i])
	for w := p.bars[i].from; w != 0; w &= w - 1 {
		if p.bars[i].until[bits.TrailingZeros8(w)] == 0 {
			set &^= w & -w
		}
	}
	return set
}

// parts returns the later cards that are not known to be apart from a card; false
// if one is known to be on it.
func (p *paritySearch) parts(i, visible int) (set uint64, ok bool) {
	later := p.placed &^ (2<<i - 1)
	if visible >= 0 {
		later &^= 1 << visible
	}
	for ; later != 0; later &= later - 1 {
		switch p.side[bits.TrailingZeros64(later)] ^ p.side[i] {
		case 1:
		case 0:
			return 0, false
		default:
			set |= later & -later
		}
	}
	return set, true
}

// raise makes a move and tries what follows. If that loses, it undoes the move.
func (p *paritySearch) raise(at, visible int, m *raising) bool {
	sides := p.side
	next := p.move(visible, m)
	if p.wins(at, next) {
		p.actions = append(p.actions, m.action())
		return true
	}
	p.placed |= 1 << m.card
	p.count[m.foundation]--
	p.side = sides
	return false
}

// move makes a move and returns the visible card after it.
func (p *paritySearch) move(visible int, m *raising) int {
	p.apart(int(m.card), m.parts)
	p.count[m.foundation]++
	p.placed &^= 1 << m.card
	if int(m.card) == visible {
		return -1
	}
	return visible
}

func (m *raising) action() uint16 { return uint16(m.card)<<3 | uint16(m.foundation) }

// together reports whether a set of cards can share a pile: no two of a group are
// known to be apart.
func (p *paritySearch) together(set uint64) bool {
	var sides [groups]uint8 // by group, 1 + the side; 0: no card yet
	for ; set != 0; set &= set - 1 {
		side := p.side[bits.TrailingZeros64(set)]
		was := &sides[side>>1]
		if *was != 0 && *was != 1+side&1 {
			return false
		}
		*was = 1 + side&1
	}
	return true
}

// apart puts a set of cards, which can share a pile, apart from a card and merges
// their groups.
func (p *paritySearch) apart(i int, set uint64) {
	for ; set != 0; set &= set - 1 {
		x := bits.TrailingZeros64(set)
		change := p.side[x] ^ p.side[i] ^ 1
		if change == 0 {
			continue
		}
		group := max(p.side[x], p.side[i]) >> 1 // the lowest number stays: that of the piles at the start
		for k := range p.side[:p.size] {
			if p.side[k]>>1 == group {
				p.side[k] ^= change
			}
		}
	}
}

// blocked is State.Blocked with the known order of cards within groups, and with
// bars.
func (p *paritySearch) blocked(at, visible int) bool {
	reach, rest := p.count, p.placed
	var open [calculation.Ranks + 1]uint8 // foundations that a card at hand may go to, by rank
	for set := p.coming[at]; set != 0; set &= set - 1 {
		open[bits.TrailingZeros32(set)] = allFoundations
	}
	var may [calculation.Cards]uint8
	for set := rest; set != 0; set &= set - 1 {
		i := bits.TrailingZeros64(set)
		may[i] = p.may(i)
	}
	for moved := true; moved; {
		moved = false
		var under [2 * groups]bool
		for set := rest; set != 0; {
			i := 63 - bits.LeadingZeros64(set)
			set &^= 1 << i
			if under[p.side[i]] {
				continue
			}
			open[p.ranks[i]] |= may[i]
			if p.leaves(i, may[i], &reach) {
				rest &^= 1 << i
			} else if i != visible {
				under[p.side[i]] = true
			}
		}
		for d := range reach {
			for reach[d] < calculation.Ranks && open[rankAt[p.base+d][reach[d]]]>>d&1 != 0 {
				reach[d]++
				moved = true
			}
		}
	}
	return reach != [calculation.Foundations]uint8{calculation.Ranks, calculation.Ranks, calculation.Ranks, calculation.Ranks}
}

// leaves reports whether some foundation takes a card while it grows to the size
// in reach.
func (p *paritySearch) leaves(i int, may uint8, reach *[calculation.Foundations]uint8) bool {
	for ; may != 0; may &= may - 1 {
		d := bits.TrailingZeros8(may)
		if placeOf[p.base+d][p.ranks[i]] <= reach[d] {
			return true
		}
	}
	return false
}

// matched reports whether each foundation that needs a rank can have a card of it
// that may go there.
func (p *paritySearch) matched(r calculation.Rank) bool {
	var may [calculation.Foundations]uint8
	n := 0
	for set := p.placed; set != 0; set &= set - 1 {
		if i := bits.TrailingZeros64(set); p.ranks[i] == r {
			may[n] = p.may(i)
			n++
		}
	}
	return matches(may[:n], allFoundations)
}

// matches reports whether each card can have a foundation of its own. The
// remaining foundations are for the cards in the stock, of which there are as
// many.
func matches(may []uint8, free uint8) bool {
	if len(may) == 0 {
		return true
	}
	for w := may[0] & free; w != 0; w &= w - 1 {
		if matches(may[1:], free&^(w&-w)) {
			return true
		}
	}
	return false
}

// hash is like State.Hash, of the cards in the piles, in their order, and what is
// known about who shares a pile.
func (p *paritySearch) hash(at, visible int) uint64 {
	var names [groups]uint8 // by group: a number by its first card, and that card's side
	next, h := uint8(2), uint64(0)
	for set := p.placed; set != 0; set &= set - 1 {
		i := bits.TrailingZeros64(set)
		name := &names[p.side[i]>>1]
		if *name == 0 {
			*name = next | p.side[i]&1
			next += 2
		}
		h = (h + uint64(p.ranks[i]) + uint64(*name^p.side[i]&1)<<4) * 0x9E3779B97F4A7C15
		h ^= h >> 29
	}
	for _, n := range &p.count {
		h = h*31 + uint64(n)
	}
	h = (h*53+uint64(at))*2 + 1
	if visible >= 0 {
		h++
	}
	h *= 0x94D049BB133111EB
	return h ^ h>>31
}

// moves returns the winning line, with each card on the pile where the search
// ended up with it.
func (p *paritySearch) moves(visible int) []calculation.Move {
	line := make([]calculation.Move, 0, len(p.actions))
	for k := len(p.actions) - 1; k >= 0; k-- {
		i, what := int(p.actions[k]>>3), uint8(p.actions[k]&7)
		m := calculation.Move{Rank: p.ranks[i]}
		switch {
		case what == isDrawn:
			m.Kind, visible = calculation.Draw, i
		case what == isPlaced:
			m.Kind, m.Pile, visible = calculation.CardToWaste, p.side[i]&1, -1
		case i == visible:
			m.Kind, m.Foundation, visible = calculation.CardToFoundation, what, -1
		default:
			m.Pile, m.Foundation = p.side[i]&1, what
		}
		line = append(line, m)
	}
	return line
}
