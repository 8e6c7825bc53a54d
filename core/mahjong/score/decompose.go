package score

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/mahjong"
)

// The three shapes of a block, 面子.
const (
	runShape     uint8 = iota // 順子
	tripletShape              // 刻子
	kanShape                  // 槓子
)

// A block is one of the four sets of a complete hand.
type block struct {
	first mahjong.Tile // kind, of a run the lowest
	shape uint8
	open  bool // called from an opponent
}

// blockOf returns the block of a meld, whose tiles must be valid.
func blockOf(m *mahjong.Meld) block {
	b := block{first: m.First(), shape: tripletShape, open: m.Type != mahjong.ClosedKan}
	switch m.Type {
	case mahjong.Chi:
		b.shape = runShape
	case mahjong.OpenKan, mahjong.AddedKan, mahjong.ClosedKan:
		b.shape = kanShape
	}
	return b
}

// The forms of a complete hand.
const (
	formNone      uint8 = iota // not complete
	formBlocks                 // four blocks and a pair
	formPairs                  // seven pairs
	formOrphans                // thirteen orphans
	formScattered              // 十三不塔: a first hand of thirteen kinds that make nothing
)

// pairPlace is the index of the pair, after the blocks 0…3 of a reading.
const pairPlace = 4

// A reading is one way to read a complete hand: its blocks, the block that the winning
// tile completed, and its worth.
type reading struct {
	blocks [4]block // the melds first, in the hand's order
	pair   mahjong.Tile
	place  int8 // index of the block that the winning tile completed: 0…3 or pairPlace
	form   uint8
	yaku   yakuSet
	local  LocalSet
	fu     int32 // rounded; 0 for yakuman
	han    int32 // dora included; 0 without yaku, and for yakuman
	mult   int32 // number of yakuman
	base   int32 // base points, 基本点
}

// betterThan reports whether r is better than o: by base points, then a real yakuman
// before a counted one, then by han, fu and the number of yaku. It is false for equals, so
// the one found first stays.
func (r *reading) betterThan(o *reading) bool {
	if o.form == formNone || r.base != o.base {
		return o.form == formNone || r.base > o.base
	}
	if r.mult != o.mult {
		return r.mult > o.mult
	}
	if r.han != o.han {
		return r.han > o.han
	}
	if r.fu != o.fu {
		return r.fu > o.fu
	}
	return r.count() > o.count()
}

// count returns the number of yaku.
func (r *reading) count() int {
	return bits.OnesCount64(uint64(r.yaku)) + bits.OnesCount32(uint32(r.local))
}

// decompose judges every way to see the hand as four blocks and a pair. The number of
// tiles of a suit, modulo three, shows the suit of the pair. The sum of its ranks, modulo
// three, shows the rank: the ranks of a run or a triplet sum to a multiple of three.
func (s *scorer) decompose() {
	suit := s.pairSuit()
	if suit == noSuit {
		return
	}
	pairs := s.doubles >> (9 * suit)
	if suit < 3 {
		pairs &= pairRanks[s.rankSums[suit]%3]
	}
	for ; pairs != 0; pairs &= pairs - 1 {
		k := mahjong.Tile(9*suit + bits.TrailingZeros64(pairs))
		s.counts[k] -= 2
		s.pair = k
		s.extract(0)
		s.counts[k] += 2
	}
}

// pairRanks has the possible ranks of the pair, bit i for number i+1. Its index is the sum
// of the suit's ranks i, modulo three.
var pairRanks = [3]uint64{0b001001001, 0b100100100, 0b010010010}

// pairSuit returns the suit of the pair, or noSuit if the hand cannot have one. If several
// suits qualify, any will do: the others leave tiles that make no block.
func (s *scorer) pairSuit() int {
	at := noSuit
	for suit, n := range &s.sizes {
		switch n % 3 {
		case 1:
			return noSuit
		case 2:
			at = suit
		}
	}
	return at
}

const noSuit = -1

// extract takes blocks out of the counts from kind k up, the lowest first, and judges them
// when no tile is left. It goes at most four blocks deep.
func (s *scorer) extract(k mahjong.Tile) {
	for k < mahjong.Kinds && s.counts[k] == 0 {
		k += 1 + mahjong.Tile(bits.TrailingZeros64(s.concealed>>(k+1)|1<<63))
	}
	if k >= mahjong.Kinds {
		s.judgeBlocks()
		return
	}
	if s.filled == 4 {
		return
	}
	// A triplet comes before a run of the same tile, so that no reading is found twice.
	if s.counts[k] >= 3 && s.lastBlock() != (block{first: k, shape: runShape}) {
		s.counts[k] -= 3
		s.push(block{first: k, shape: tripletShape}, k)
		s.counts[k] += 3
	}
	if k.StartsRun() && s.counts[k] > 0 && s.counts[k+1] > 0 && s.counts[k+2] > 0 {
		s.shiftRun(k, -1)
		s.push(block{first: k, shape: runShape}, k)
		s.shiftRun(k, 1)
	}
}

func (s *scorer) shiftRun(k mahjong.Tile, by int8) {
	s.counts[k] += by
	s.counts[k+1] += by
	s.counts[k+2] += by
}

// lastBlock returns the block extracted last. Before the first it returns a block that
// equals no other.
func (s *scorer) lastBlock() block {
	if s.filled == s.melds {
		return block{first: mahjong.NoTile}
	}
	return s.blocks[s.filled-1]
}

// push adds block b, extracts the rest from kind k up, and removes b again.
func (s *scorer) push(b block, k mahjong.Tile) {
	s.blocks[s.filled] = b
	s.filled++
	s.extract(k)
	s.filled--
}

// isPairs reports whether the concealed tiles are seven different pairs.
func (s *scorer) isPairs() bool {
	return s.melds == 0 && bits.OnesCount64(s.concealed) == 7 && bits.OnesCount64(s.doubles) == 7
}

// isOrphans reports whether the concealed tiles are the thirteen terminals and honours and
// a second one of them.
func (s *scorer) isOrphans() bool { return s.melds == 0 && s.concealed == orphanKinds }
