package shanten

import "github.com/tefuda/tefuda/core/mahjong"

// Counts are read eight at once, a byte each in one word. A hand is five words:
// m, p and s the ranks one to eight of a suit, z the nine of bamboos and the
// honours, and nines those of characters and circles. They go as values of
// their own from function to function, for in an array they would stay out of
// the registers.
func words(kinds *[mahjong.Kinds]int8) (m, p, s, z, nines uint64) {
	return eight((*[8]int8)(kinds[0:])), eight((*[8]int8)(kinds[9:])), eight((*[8]int8)(kinds[18:])), eight((*[8]int8)(kinds[26:])),
		uint64(uint8(kinds[8])) | uint64(uint8(kinds[17]))<<8
}

func eight(c *[8]int8) uint64 {
	return uint64(uint8(c[0])) | uint64(uint8(c[1]))<<8 | uint64(uint8(c[2]))<<16 | uint64(uint8(c[3]))<<24 |
		uint64(uint8(c[4]))<<32 | uint64(uint8(c[5]))<<40 | uint64(uint8(c[6]))<<48 | uint64(uint8(c[7]))<<56
}

const (
	bytesOnes = 0x0101010101010101
	bytesTops = bytesOnes << 7
)

// wrong reports whether a count is not 0…4.
func wrong(m, p, s, z, nines uint64) bool {
	const over = bytesOnes * (0x7f - mahjong.Copies)
	return (m|p|s|z|nines|(m+over)|(p+over)|(s+over)|(z+over)|(nines+over))&bytesTops != 0
}

// base5 returns the number whose digits are the bytes, the lowest byte first:
// pairs of digits, then of pairs, then of fours.
func base5(x uint64) uint32 {
	x = (x*5 + x>>8) & 0x00ff00ff00ff00ff
	x = (x*25 + x>>16) & 0x0000ffff0000ffff
	return uint32(x*625 + x>>32)
}

// suitCode returns the number of a suit's counts.
func suitCode(eight, nine uint64) uint32 { return 5*base5(eight) + uint32(nine&0xff) }

// honourCode returns the place of the honours in the table of classes.
func honourCode(z uint64) uint32 { return honourBase + base5(z&^0xff) }

// What is added to counts so that the highest bit tells those of one or more,
// and of two or more.
const (
	forOne = bytesOnes * 0x7f
	forTwo = bytesOnes * 0x7e
)

// count returns how many kinds are held at least once or twice.
func count(m, p, s, z, nines, atLeast uint64) int {
	sum := (m+atLeast)&bytesTops>>7 + (p+atLeast)&bytesTops>>7 + (s+atLeast)&bytesTops>>7 +
		(z+atLeast)&bytesTops>>7 + (nines+atLeast)&bytesTops>>7
	return int(sum * bytesOnes >> 56)
}

// countOrphans is count for terminals and honours.
func countOrphans(m, p, s, z, nines, atLeast uint64) int {
	ends := m&0xff | p&0xff<<8 | s&0xff<<16 | nines<<24
	sum := (ends+atLeast)&bytesTops>>7 + (z+atLeast)&bytesTops>>7
	return int(sum * bytesOnes >> 56)
}
