package shanten

import "github.com/tefuda/tefuda/core/mahjong"

// A runState is what matters of the kinds of a suit read so far, from 1 up to 9: the runs
// begun with the last two kinds. Each kind begins at most two runs, because three equal
// runs are also three triplets. The state has a profile for each combination.
//
//	index 3*first + second
//	first   runs that still need only the next kind, 0…2
//	second  runs that still need the next two kinds, 0…2
//
// A set takes the tiles that the hand holds and draws the others. No way uses more than
// four of a kind, because no hand can hold five.
type runState [9]profile

// A move is one way to use a kind: a step from one index of a runState to another.
type move struct {
	from, to    uint8 // indices of a runState
	sets, pairs uint8 // begun with this kind
	tiles       uint8 // tiles used of this kind, 0…4
}

// movesOf returns the moves of a kind that begin at most `runs` runs and use at most `most`
// tiles.
func movesOf(runs, most uint8) (moves []move) {
	for from := range uint8(9) {
		for way := range 4 * (runs + 1) {
			m := move{from, from%3*3 + way>>2, way>>2 + way>>1&1, way & 1, 0}
			m.tiles = from/3 + from%3 + way>>2 + 3*(way>>1&1) + 2*(way&1)
			if m.tiles <= most {
				moves = append(moves, m)
			}
		}
	}
	return moves
}

// after returns, by the number of tiles 0…4 that the hand has of a kind, the
// states after that kind.
func (s *runState) after(moves []move) (next [mahjong.Copies + 1]runState) {
	var used [mahjong.Copies + 1]runState
	for _, m := range moves {
		u := &used[m.tiles][m.to]
		*u = fewest(*u, s[m.from].add(m.sets, m.pairs))
	}
	for i := range s {
		var held, short profile
		for n := range next {
			held = fewest(held, used[n][i])
			next[n][i] = held
		}
		for n := mahjong.Copies; n > 0; n-- {
			short = fewest(short, used[n][i]).later(1)
			next[n-1][i] = fewest(next[n-1][i], short)
		}
	}
	return next
}

// An automaton reads the counts of a suit and ends in a profile.
type automaton struct {
	next   [][][mahjong.Copies + 1]uint16 // by layer, state and count: the state in the next layer
	filled [][]int32                      // by layer and state: index of its block in the table, or -1
	ends   []runState
}

// newAutomaton returns the automaton of a suit with that number of kinds. Only the first
// runStarts kinds begin runs. The automaton of 9 kinds has 9,175 states, 126 of them
// ends.
func newAutomaton(kinds, runStarts int) *automaton {
	a := &automaton{ends: []runState{{nothing}}}
	runs, noRuns := movesOf(2, mahjong.Copies), movesOf(0, mahjong.Copies)
	for i := range kinds {
		if i >= runStarts {
			runs = noRuns
		}
		a.read(runs)
	}
	return a
}

// read adds a layer.
func (a *automaton) read(moves []move) {
	states := interned{}
	next := make([][mahjong.Copies + 1]uint16, len(a.ends))
	filled := make([]int32, len(a.ends))
	for i := range a.ends {
		for n, s := range a.ends[i].after(moves) {
			next[i][n] = states.place(s)
		}
		filled[i] = -1
	}
	a.next, a.filled, a.ends = append(a.next, next), append(a.filled, filled), states.all
}

// fill writes the ends of all counts that may follow a state, from index at on: size = 5^n
// of them if n kinds are still to be read. The first of these is the highest digit.
func (a *automaton) fill(table, ends []uint8, at, size, layer int, state uint16) {
	if layer == len(a.next) {
		table[at] = ends[state]
		return
	}
	if same := int(a.filled[layer][state]); same >= 0 {
		copy(table[at:at+size], table[same:same+size])
		return
	}
	a.filled[layer][state] = int32(at)
	size /= 5
	for n, s := range &a.next[layer][state] {
		a.fill(table, ends, at+n*size, size, layer+1, s)
	}
}

// interned numbers different states in the order of their first appearance.
type interned struct {
	all   []runState
	slots []uint16 // 1 + an index of all; 0 is free
}

func (t *interned) place(s runState) uint16 {
	if 2*len(t.all) >= len(t.slots) {
		t.grow()
	}
	i := t.slot(&s)
	if t.slots[i] == 0 {
		t.all = append(t.all, s)
		t.slots[i] = uint16(len(t.all))
	}
	return t.slots[i] - 1
}

// slot returns the index of the slot of s, or of the free one for it.
func (t *interned) slot(s *runState) int {
	h := uint64(0)
	for _, p := range s {
		h = (h ^ uint64(p)) * 0x9e3779b97f4a7c15
	}
	mask := len(t.slots) - 1
	i := int(h>>32) & mask
	for t.slots[i] != 0 && t.all[t.slots[i]-1] != *s {
		i = (i + 1) & mask
	}
	return i
}

func (t *interned) grow() {
	t.slots = make([]uint16, max(64, 4*len(t.slots)))
	for i := range t.all {
		t.slots[t.slot(&t.all[i])] = uint16(i + 1)
	}
}
