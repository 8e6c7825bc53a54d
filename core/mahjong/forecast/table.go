package forecast

import "math/bits"

// A table maps the keys of hands to indices of nodes. It is a hash table with open
// addressing, which doubles when it is half full.
type table struct {
	slots []slot
	spare []slot // the slots before the last growth, kept for reuse
	used  int
}

// begin forgets all keys.
func (t *table) begin() {
	const few = 1 << 10
	if t.used = 0; cap(t.slots) < few {
		t.slots = make([]slot, few)
	}
	t.slots = t.slots[:few]
	clear(t.slots)
}

type slot struct {
	a  uint64
	b  uint32
	at int32 // the index plus 1, 0 for an empty slot
}

// find returns the index of a key. It adds an unknown key with the index next.
func (t *table) find(a uint64, b uint32, next int32) (at int32, known bool) {
	if 2*t.used >= len(t.slots) {
		t.grow(2 * len(t.slots))
	}
	s := t.slot(a, b)
	if s.at > 0 {
		return s.at - 1, true
	}
	*s = slot{a, b, next + 1}
	t.used++
	return next, false
}

// slot returns the slot of a key, or the empty slot for it.
func (t *table) slot(a uint64, b uint32) *slot {
	mask := uint64(len(t.slots) - 1)
	h := (a ^ uint64(b)*0x9E3779B97F4A7C15) * 0xD6E8FEB86659FD93
	for i := h >> bits.LeadingZeros64(mask); ; i = (i + 1) & mask { // the high bits: the low ones do not depend on the last suits
		s := &t.slots[i]
		if s.at == 0 || s.a == a && s.b == b {
			return s
		}
	}
}

func (t *table) grow(size int) {
	if cap(t.spare) < size {
		t.spare = make([]slot, size)
	}
	t.slots, t.spare = t.spare[:size], t.slots
	clear(t.slots)
	for i := range t.spare {
		if old := &t.spare[i]; old.at > 0 {
			*t.slot(old.a, old.b) = *old
		}
	}
}
