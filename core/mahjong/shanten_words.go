package mahjong

// Eight counts are read at once, a byte each in one word: those of the ranks
// one to eight of a suit, and in the last word the honours after the nine of
// bamboos.
type countWords struct {
	eights [4]uint64
	nines  [3]uint64
}

const (
	bytesOnes = 0x0101010101010101
	bytesTops = bytesOnes << 7
)

func wordsOf(kinds *[Kinds]int8) (w countWords) {
	w.eights[0] = eight((*[8]int8)(kinds[0:]))
	w.eights[1] = eight((*[8]int8)(kinds[9:]))
	w.eights[2] = eight((*[8]int8)(kinds[18:]))
	w.eights[3] = eight((*[8]int8)(kinds[26:]))
	w.nines = [3]uint64{uint64(uint8(kinds[8])), uint64(uint8(kinds[17])), uint64(uint8(kinds[26]))}
	return w
}

func eight(c *[8]int8) uint64 {
	return uint64(uint8(c[0])) | uint64(uint8(c[1]))<<8 | uint64(uint8(c[2]))<<16 | uint64(uint8(c[3]))<<24 |
		uint64(uint8(c[4]))<<32 | uint64(uint8(c[5]))<<40 | uint64(uint8(c[6]))<<48 | uint64(uint8(c[7]))<<56
}

// wrong reports whether a count is not 0…4.
func (w *countWords) wrong() bool {
	const over = bytesOnes * (0x7f - maxCopies)
	nines := w.nines[0] | w.nines[1]<<8
	bad := nines | (nines + over)
	for _, x := range w.eights {
		bad |= x | (x + over)
	}
	return bad&bytesTops != 0
}

// suit returns the code of a suit 0…2, 0…1,953,124.
func (w *countWords) suit(s int) uint32 { return 5*base5(w.eights[s]) + uint32(w.nines[s]) }

// honours returns the place of the honours in the table of classes.
func (w *countWords) honours() uint32 { return honourBase + base5(w.eights[3]&^0xff) }

// base5 returns the number whose digits are the bytes, the lowest byte first:
// pairs of digits, then of pairs, then of fours.
func base5(x uint64) uint32 {
	x = (x*5 + x>>8) & 0x00ff00ff00ff00ff
	x = (x*25 + x>>16) & 0x0000ffff0000ffff
	return uint32(x*625 + x>>32)
}

// count returns how many kinds are held at least n times, 1 ≤ n ≤ 4.
func (w *countWords) count(n uint64) int {
	over := bytesOnes * (0x80 - n)
	sum := (w.nines[0] | w.nines[1]<<8 + over) & bytesTops >> 7
	for _, x := range w.eights {
		sum += (x + over) & bytesTops >> 7
	}
	return int(sum * bytesOnes >> 56)
}

// orphans is count for terminals and honours.
func (w *countWords) orphans(n uint64) int {
	over := bytesOnes * (0x80 - n)
	ends := w.eights[0]&0xff | w.eights[1]&0xff<<8 | w.eights[2]&0xff<<16 | w.nines[0]<<24 | w.nines[1]<<32
	sum := (ends+over)&bytesTops>>7 + (w.eights[3]+over)&bytesTops>>7
	return int(sum * bytesOnes >> 56)
}
