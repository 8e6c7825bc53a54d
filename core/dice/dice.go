// Package dice has seeded random number generators. They give the same numbers
// on every platform.
package dice

import "math/rand/v2"

// NewRand returns a generator for a seed: PCG-DXSM of math/rand/v2, whose
// output the Go 1 compatibility promise fixes. The second half of its state is
// the fraction of the golden ratio, so that small seeds do not start from a
// state near zero.
func NewRand(seed uint32) *rand.Rand { return rand.New(newPCG(seed)) }

func newPCG(seed uint32) *rand.PCG { return rand.NewPCG(uint64(seed), 0x9E3779B97F4A7C15) }

// Dice are a generator for playouts by the million: SplitMix64 (G. L. Steele,
// D. Lea, C. H. Flood: Fast splittable pseudorandom number generators, OOPSLA
// 2014, https://doi.org/10.1145/2660193.2660195). The state is one word, and
// every output gives two numbers. PCG-DXSM, which NewRand returns, needs a
// product of 128 bits, which WebAssembly has to put together. Dice are values:
// a copy throws the same numbers.
type Dice struct {
	state uint64
	spare uint32
	full  bool
}

// New returns Dice for a seed.
func New(seed uint32) Dice { return Dice{state: NewRand(seed).Uint64()} }

// Split returns new dice, seeded with d's next output.
func (d *Dice) Split() Dice { return Dice{state: d.word()} }

func (d *Dice) word() uint64 {
	d.state += 0x9E3779B97F4A7C15
	z := d.state
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// Uint32 returns 32 random bits.
//
//go:inline
func (d *Dice) Uint32() uint32 {
	if d.full {
		d.full = false
		return d.spare
	}
	z := d.word()
	d.spare, d.full = uint32(z>>32), true
	return uint32(z)
}

// Under returns a random number 0…n-1, all equally likely; n must not be 0.
//
//go:inline
func (d *Dice) Under(n uint32) uint32 {
	for {
		if x, fair := below(n, d.Uint32()); fair {
			return x
		}
	}
}

// below scales 32 random bits to a number 0…n-1. fair is false for the few bits
// that would make some numbers likelier (D. Lemire: Fast random integer
// generation in an interval, ACM TOMACS 29, 2019,
// https://arxiv.org/abs/1805.10941).
func below(n, bits uint32) (x uint32, fair bool) {
	p := uint64(bits) * uint64(n)
	return uint32(p >> 32), uint32(p) >= n || uint32(p) >= -n%n
}

// PCG are dice that throw the halves of NewRand's numbers. They are used where
// another generator would change recorded answers. Unlike a copy of Dice, a
// copy of PCG does not throw the same numbers.
type PCG struct {
	source *rand.PCG
	spare  uint32
	full   bool
}

// NewPCG returns PCG dice for a seed.
func NewPCG(seed uint32) PCG { return PCG{source: newPCG(seed)} }

// Uint32 returns 32 random bits.
//
//go:inline
func (d *PCG) Uint32() uint32 {
	if d.full {
		d.full = false
		return d.spare
	}
	x := d.source.Uint64()
	d.spare, d.full = uint32(x>>32), true
	return uint32(x)
}

// Under returns a random number 0…n-1, all equally likely; n must not be 0.
//
//go:inline
func (d *PCG) Under(n uint32) uint32 {
	for {
		if x, fair := below(n, d.Uint32()); fair {
			return x
		}
	}
}
