package shanten

import (
	"sync"

	"github.com/tefuda/tefuda/core/mahjong"
)

// The 126 profiles of a suit, the 55 of the honours and all their sums are only 180
// different ones. Each has a number, its class. So the class of a whole hand takes four
// look-ups by counts and three look-ups for the sums.
const (
	suitCodes   = 1_953_125 // 5^9, the counts of a suit as a number to the base 5
	honourCodes = 78_125    // 5^7
	honourBase  = suitCodes // index of the first code of the honours in class
)

// shantenTables take 2.1 MB. They are built at first use in about ten milliseconds, and
// read-only afterwards.
type shantenTables struct {
	class [suitCodes + honourCodes]uint8
	sum   [256][256]uint8
	// general[sets][class] is the shanten number of concealed tiles that must make
	// that number of sets and a pair.
	general [5][256]int8
}

var shared struct {
	tables *shantenTables
	once   sync.Once
}

// tables returns the tables, and builds them at the first call.
func tables() *shantenTables {
	shared.once.Do(buildShared)
	return shared.tables
}

func buildShared() {
	shared.tables = new(shantenTables)
	shared.tables.build()
}

func (t *shantenTables) build() {
	var classes classes
	classes.read(newAutomaton(9, 7), t.class[:honourBase])
	classes.read(newAutomaton(7, 0), t.class[honourBase:])
	for i := 0; i < len(classes.profiles); i++ {
		for j := range i + 1 {
			k := classes.place(classes.profiles[i].plus(classes.profiles[j]))
			t.sum[i][j], t.sum[j][i] = k, k
		}
	}
	for i, p := range classes.profiles {
		for sets := range t.general {
			t.general[sets][i] = int8(p.draws(sets, 1) - 1)
		}
	}
}

// classes numbers the different profiles in the order of their first appearance. It is a
// hash table with open addressing; the 180 profiles leave most of it free.
type classes struct {
	profiles []profile
	slots    [1 << classBits]uint8 // 1 + an index of profiles; 0 is free
}

const classBits = 10

func (c *classes) place(p profile) uint8 {
	at := uint64(p) * 0x9e3779b97f4a7c15 >> (64 - classBits)
	for ; c.slots[at] != 0; at = (at + 1) % (1 << classBits) {
		if k := c.slots[at] - 1; c.profiles[k] == p {
			return k
		}
	}
	c.profiles = append(c.profiles, p)
	c.slots[at] = uint8(len(c.profiles))
	return uint8(len(c.profiles) - 1)
}

// read fills table with the classes of all counts of a suit.
func (c *classes) read(a *automaton, table []uint8) {
	ends := make([]uint8, len(a.ends))
	for i := range a.ends {
		ends[i] = c.place(a.ends[i][0])
	}
	a.fill(table, ends, 0, len(table), 0, 0)
}

// codeWeight[k] is the amount that a tile of kind k adds to the code of its suit.
var codeWeight = func() (w [mahjong.Kinds]int32) {
	for k := mahjong.Kinds - 1; k >= 0; k-- {
		w[k] = 1
		if k != mahjong.Kinds-1 && mahjong.Tile(k).Rank() != 9 {
			w[k] = 5 * w[k+1]
		}
	}
	return w
}()

// threeWeight is codeWeight for three players, whose characters are only 1m and 9m.
var threeWeight = func() [mahjong.Kinds]int32 {
	w := codeWeight
	clear(w[:8])
	w[0] = 5
	return w
}()
