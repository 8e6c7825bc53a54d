package prove

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/search"
)

// Where stones fall, a position is two words: the stones of the side to move,
// and all stones. A column takes Rows+1 bits from the bottom up. The last of
// them stays empty, so that no line runs on into the next column. On a board of
// 7 columns and 6 rows:
//
//	 6 13 20 27 34 41 48    always empty
//	 5 12 19 26 33 40 47    top row
//	 …
//	 0  7 14 21 28 35 42    bottom row
//
// The sum of the two words and the bottom row names the position, as it has a
// bit above every column's stones. That, the score and the search between two
// scores are those of P. Pons: Solving Connect 4, how to build a perfect AI,
// 2015, http://blog.gamesolver.org. The representation is J. Tromp's,
// https://tromp.github.io/c4/c4.html.

// A falling is a proof in progress where stones fall. A score is the number of
// stones that a side has left when it completes a line, that stone included. 0
// is a draw, negative scores are the other side's.
type falling struct {
	proving
	columns, tall uint // tall is the number of bits of a column
	squares, k    uint
	bottom, board uint64
	upper         uint64 // every second square of a column, from its top down
}

// wordBits is the greatest number of bits of a board.
const wordBits = 64

// ProveOn is Prove where stones fall, for many positions of one game. It uses
// what earlier proofs left in the table, and several proofs may run at once.
// Unless exact is true, it finds only the outcome.
func (v *Prover) ProveOn(p *mnk.Position, exact bool, meter *search.Meter) (Proof, error) {
	return v.fall(p, exact, false, meter)
}

// fall is Prove where stones fall. With stored it may use the stored values of
// the opening.
func (v *Prover) fall(p *mnk.Position, exact, stored bool, meter *search.Meter) (Proof, error) {
	columns, rows := p.Board.Columns(), p.Board.Rows()
	if columns*(rows+1) > wordBits {
		return Proof{}, fault.Refuse(fault.BadRange, "board", "is too large to prove: with one row more it must have 64 squares at most")
	}
	if p.Over() {
		return Proof{}, mnk.ErrOver
	}
	f := &falling{}
	f.Prover, f.Meter = v, meter
	mine, all := f.read(p)
	if stored && f.open(all) && bits.OnesCount64(all) > 1 {
		exact = false // distances are known after the first stone only
	}
	return f.prove(mine, all, exact), nil
}

// read sets f up for the game of a position. It returns the stones of the side
// to move and all stones.
func (f *falling) read(p *mnk.Position) (mine, all uint64) {
	columns, rows := p.Board.Columns(), p.Board.Rows()
	f.columns, f.tall, f.squares, f.k = uint(columns), uint(rows+1), uint(columns*rows), uint(p.Game.K)
	for c := range columns {
		f.bottom |= 1 << (uint(c) * f.tall)
		for r := range rows {
			bit := uint64(1) << (uint(c)*f.tall + uint(rows-1-r))
			f.board |= bit
			if r&1 == 0 {
				f.upper |= bit
			}
			if s := p.Board.At(r, c); s != mnk.Empty {
				all |= bit
				if s == p.Turn {
					mine |= bit
				}
			}
		}
	}
	return mine, all
}

// prove finds the score of a position that is not over, by searches that narrow
// its bounds. Unless exact is true, it stops at the outcome.
func (f *falling) prove(mine, all uint64, exact bool) Proof {
	stones := bits.OnesCount64(all)
	left := int(f.squares) - stones
	low, high := -left/2, (left+1)/2
	if f.completes(mine, all)&(all+f.bottom) != 0 {
		low = high
	} else if bounds := f.known(f.name(mine, all)); bounds != 0 {
		low, high = int(bounds>>8)-wordBits, int(bounds&255)-wordBits
	}
	for low < high && (exact || low <= 0 && high >= 0) {
		middle := low + (high-low)/2
		if middle <= 0 && low/2 < middle {
			middle = low / 2
		} else if middle >= 0 && high/2 > middle {
			middle = high / 2
		}
		if !exact {
			middle = min(0, high-1)
		}
		score := f.score(mine, all, middle, middle+1)
		if f.Stop {
			break
		}
		if score <= middle {
			high = score
		} else {
			low = score
		}
	}
	found := Proof{Nodes: f.Nodes}
	switch {
	case low > 0:
		found.Outcome = mnk.Win
	case high < 0:
		found.Outcome = mnk.Loss
	case low == high:
		found.Outcome = mnk.Draw
	}
	if low == high && low != 0 {
		found.Plies = left - 2*max(low, -low) + 1
		if left&1 != 0 == (low > 0) {
			found.Plies++
		}
	}
	return found
}

// completes returns the empty squares that complete a line of stones, whether
// they can be played now or not.
func (f *falling) completes(stones, all uint64) (out uint64) {
	for _, step := range [4]uint{1, f.tall - 1, f.tall, f.tall + 1} {
		if f.k == 4 { // by far the most played; masked shifts spare the check for shifts past the word
			one, two, three := step&63, 2*step&63, 3*step&63
			middle := stones << one & (stones << two)
			out |= middle & (stones<<three | stones>>one)
			middle = stones >> one & (stones >> two)
			out |= middle & (stones>>three | stones<<one)
			continue
		}
		for before := range f.k {
			line := f.board
			for i := uint(1); i < f.k && line != 0; i++ {
				if i <= before {
					line &= stones << (i * step)
				} else {
					line &= stones >> ((i - before) * step)
				}
			}
			out |= line
		}
	}
	return out & (f.board &^ all)
}

// score returns the score of a position where the side to move cannot complete
// a line at once: exact between low and high, else a bound.
func (f *falling) score(mine, all uint64, low, high int) int {
	if !f.Visit() {
		return 0
	}
	left := int(f.squares) - bits.OnesCount64(all)
	danger := f.completes(mine^all, all)
	moves := (all + f.bottom) & f.board
	if forced := moves & danger; forced != 0 {
		if moves = forced; forced&(forced-1) != 0 {
			return -left / 2
		}
	}
	if moves &^= danger >> 1; moves == 0 { // a stone below such a square lets the opponent complete a line
		return -left / 2
	}
	if left <= 2 {
		return 0
	}
	least, most := -(left-2)/2, (left-1)/2
	if left > followed {
		if low >= 0 && f.follows(mine^all, mine, all, false) || low == -1 && f.follows(mine^all, mine, all, true) {
			return low
		}
		if high <= 0 && f.leads(mine, all, false) || high == 1 && f.leads(mine, all, true) {
			return high
		}
	}
	key := f.name(mine, all)
	if bounds := f.known(key); bounds != 0 {
		least, most = max(least, int(bounds>>8)-wordBits), min(most, int(bounds&255)-wordBits)
	}
	if low = max(low, least); low >= high {
		return low
	}
	if high = min(high, most); low >= high {
		return high
	}
	from := f.Nodes
	if f.each(mine, all, moves, &low, high) {
		least = low
	} else {
		most = low
	}
	if !f.Stop {
		f.store(key, f.Nodes-from, least, most)
	}
	return low
}

// followed is the number of empty squares up to which a search is quicker than
// the test of follows and leads.
const followed = 8

// follows returns whether the side that is not to move is sure of a draw, or of
// a win, if it answers each stone by one on top of it: V. Allis calls that
// claimeven (A Knowledge-Based Approach of Connect-Four, 1988). It takes the
// upper squares, the other side the lower ones. In columns with an odd number of
// empty squares the lowest one is free; of two free squares each side takes one.
func (f *falling) follows(stones, others, all uint64, wins bool) bool {
	free := (all + f.bottom) & f.upper
	if bits.OnesCount64(free)&1 != 0 || wins && !f.line(stones|f.upper&^(all|free)) {
		return false
	}
	others |= f.board &^ (all | f.upper)
	if !f.line(others | free) {
		return true
	}
	one := free & -free
	two := free ^ one
	return two != 0 && two&(two-1) == 0 && !f.line(others|one) && !f.line(others|two)
}

// leads is follows for the side to move, which takes one of the free squares
// first.
func (f *falling) leads(mine, all uint64, wins bool) bool {
	free := (all + f.bottom) & f.upper
	if bits.OnesCount64(free)&1 == 0 {
		return false
	}
	for ; free != 0; free &= free - 1 {
		one := free & -free
		if f.follows(mine|one, mine^all, all|one, wins) {
			return true
		}
	}
	return false
}

// line returns whether stones have a line.
func (f *falling) line(stones uint64) bool {
	for _, step := range [4]uint{1, f.tall - 1, f.tall, f.tall + 1} {
		if f.k == 4 {
			two := stones & (stones >> (step & 63))
			if two&(two>>(2*step&63)) != 0 {
				return true
			}
			continue
		}
		line := stones
		for i := uint(1); i < f.k && line != 0; i++ {
			line &= stones >> (i * step)
		}
		if line != 0 {
			return true
		}
	}
	return false
}

// column returns the bits of a column.
func (f *falling) column(c uint) uint64 { return (1<<f.tall - 1) << (c * f.tall & 63) }

// each searches moves, those that make the most threats first, and raises low
// to the best score. It returns true if low reached high or the budget ended.
//
//go:noinline
func (f *falling) each(mine, all, moves uint64, low *int, high int) bool {
	var sorted [wordBits / 2]uint16 // threats, and the column
	n := 0
	for i, c := uint(0), f.columns/2; i < f.columns; i++ { // from the middle outwards, alternating sides
		if i&1 != 0 {
			c -= i
		} else {
			c += i
		}
		move := moves & f.column(c)
		if move == 0 {
			continue
		}
		if bounds := f.known(f.name(mine^all, all|move)); bounds != 0 && wordBits-int(bounds&255) >= high {
			*low = wordBits - int(bounds&255)
			return true
		}
		at, threats := n, uint16(bits.OnesCount64(f.completes(mine|move, all)))
		for ; at > 0 && sorted[at-1]>>8 < threats; at-- {
			sorted[at] = sorted[at-1]
		}
		sorted[at] = threats<<8 | uint16(c)
		n++
	}
	for _, s := range sorted[:n] {
		*low = max(*low, -f.score(mine^all, all|moves&f.column(uint(s&255)), -high, -*low))
		if f.Stop || *low >= high {
			return true
		}
	}
	return false
}

// mirrored is the number of stones up to which a position and its mirror image
// share one entry.
const mirrored = 14

// name returns the key of a position, mixed so that its low bits spread over
// the table.
func (f *falling) name(mine, all uint64) uint64 {
	key := mine + all + f.bottom // never 0, the key of an empty slot
	if bits.OnesCount64(all) <= mirrored {
		var mirror uint64
		for i := range f.columns {
			mirror = mirror<<f.tall | key>>(i*f.tall)&(1<<f.tall-1)
		}
		key = min(key, mirror)
	}
	return bits.RotateLeft64(key*0x9E3779B97F4A7C15, 32)
}

// signed returns the key under which an entry is stored: the position's key
// mixed with the entry. If two searches write one entry at the same time, the
// mixture matches no position.
func (e effort) signed(key uint64) uint64 { return key ^ (uint64(e.aim)<<32 | uint64(e.fail)) }

// known returns the bounds of a position, or 0.
func (f *falling) known(key uint64) uint32 {
	i := f.slot(key)
	for _, at := range [2]uint64{i, i ^ 1} {
		if e := f.entries[at]; e.signed(key) == e.key {
			return e.fail
		}
	}
	return 0
}

// store keeps the bounds of a position and the nodes that its search took.
// There are two slots for it; the first keeps the position that took more
// nodes.
func (f *falling) store(key uint64, nodes int64, least, most int) {
	e := effort{uint32(min(nodes, 1<<31)), uint32((least+wordBits)<<8 | (most + wordBits))}
	i := f.slot(key)
	if old := &f.entries[i]; old.signed(key) != old.key && old.aim > e.aim {
		i ^= 1
	}
	f.entries[i] = proofEntry{e.signed(key), e}
}
