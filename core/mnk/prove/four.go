package prove

import "math/bits"

// fourStones has the values of all positions of connect four, on 7 columns and 6
// rows, after fourPlies stones. It has one of two mirror images, in the order of
// their first moves. A byte is fourDraw plus the score, or the outcome alone.
// The program bench/train/mnk table wrote it.
const (
	fourPlies = 4
	fourDraw  = 'Z'
	fourWin   = '+'
	fourLoss  = '-'
	fourOpen  = '?'
)

// one has the scores after a first stone in each of the first four columns, by
// P. Pons, http://blog.gamesolver.org. The outcome follows from fourStones,
// too.
var one = [4]int8{2, 1, 0, -1}

// open stores the known values of the opening in the table if the position has
// at most fourPlies stones, and reports whether it did.
func (f *falling) open(all uint64) bool {
	if f.columns != 7 || f.tall != 7 || f.k != 4 || bits.OnesCount64(all) > fourPlies {
		return false
	}
	f.after(0, 0, fourPlies, make([]uint64, 0, len(fourStones)))
	for c, score := range one {
		f.store(f.name(0, f.bottom&f.column(uint(c))), 1<<31, int(score), int(score))
	}
	return true
}

// after stores the values of the positions that come so many plies after a
// position. It skips positions in seen, and returns seen with all of them.
func (f *falling) after(mine, all uint64, plies int, seen []uint64) []uint64 {
	if plies > 0 {
		for c := range f.columns {
			seen = f.after(mine^all, all|(all+f.bottom)&f.column(c), plies-1, seen)
		}
		return seen
	}
	key := f.name(mine, all)
	for _, other := range seen {
		if other == key {
			return seen
		}
	}
	least, most := -int(f.squares-fourPlies)/2, int(f.squares-fourPlies+1)/2
	switch value := fourStones[len(seen)]; value {
	case fourOpen:
		return append(seen, key)
	case fourWin:
		least = 1
	case fourLoss:
		most = -1
	default:
		least = int(value) - fourDraw
		most = least
	}
	f.store(key, 1<<31, least, most)
	return append(seen, key)
}
