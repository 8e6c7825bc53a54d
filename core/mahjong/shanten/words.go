package shanten

import "github.com/tefuda/tefuda/core/mahjong"

// words packs the counts of a hand, so that one operation handles eight of them: a byte
// for each count, the first in the lowest byte.
//
//	m, p, s  ranks 1…8 of a suit
//	z        9s, then the seven honours
//	nines    9m, 9p
//
// The words stay single values, because in an array they would not stay in registers.
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

// wrong reports whether some count is not 0…4.
func wrong(m, p, s, z, nines uint64) bool {
	const over = bytesOnes * (0x7f - mahjong.Copies)
	return (m|p|s|z|nines|(m+over)|(p+over)|(s+over)|(z+over)|(nines+over))&bytesTops != 0
}

// codes returns the indices of the suits and of the honours in the table of classes. The
// counts are digits of a number to the base 5, rank 1 the highest and 9 the lowest. The
// digits are joined to pairs, the pairs to fours, the fours to eights. The code is written
// out for all suits, because a module built for size would call a function four times.
func codes(m, p, s, z, nines uint64) (cm, cp, cs, cz uint32) {
	const pairs, fours = 0x00ff00ff00ff00ff, 0x0000ffff0000ffff
	honours := z &^ 0xff
	m, p, s, honours = (m*5+m>>8)&pairs, (p*5+p>>8)&pairs, (s*5+s>>8)&pairs, (honours*5+honours>>8)&pairs
	m, p, s, honours = (m*25+m>>16)&fours, (p*25+p>>16)&fours, (s*25+s>>16)&fours, (honours*25+honours>>16)&fours
	return 5*uint32(m*625+m>>32) + uint32(nines&0xff), 5*uint32(p*625+p>>32) + uint32(nines>>8),
		5*uint32(s*625+s>>32) + uint32(z&0xff), honourBase + uint32(honours*625+honours>>32)
}

// Added to a word, these set the highest bit of each count that is at least one, or two.
const (
	forOne = bytesOnes * 0x7f
	forTwo = bytesOnes * 0x7e
)

// count returns how many kinds are held, and how many of them twice or more.
func count(m, p, s, z, nines uint64) (kinds, pairs int) {
	one := (m+forOne)&bytesTops>>7 + (p+forOne)&bytesTops>>7 + (s+forOne)&bytesTops>>7 +
		(z+forOne)&bytesTops>>7 + (nines+forOne)&bytesTops>>7
	two := (m+forTwo)&bytesTops>>7 + (p+forTwo)&bytesTops>>7 + (s+forTwo)&bytesTops>>7 +
		(z+forTwo)&bytesTops>>7 + (nines+forTwo)&bytesTops>>7
	return int(one * bytesOnes >> 56), int(two * bytesOnes >> 56)
}

// countOrphans is count for terminals and honours.
func countOrphans(m, p, s, z, nines uint64) (kinds, pairs int) {
	ends := m&0xff | p&0xff<<8 | s&0xff<<16 | nines<<24
	one := (ends+forOne)&bytesTops>>7 + (z+forOne)&bytesTops>>7
	two := (ends+forTwo)&bytesTops>>7 + (z+forTwo)&bytesTops>>7
	return int(one * bytesOnes >> 56), int(two * bytesOnes >> 56)
}
