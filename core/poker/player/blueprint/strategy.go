package blueprint

import (
	"github.com/tefuda/tefuda/core/fault"
)

// Games are the bettings that there are strategies for: fixed limits, no limit
// with 20 big blinds, and with 100.
var Games = []Betting{
	{Cap: 4},
	{Stack: 2000, Cap: 9, Parts: [][3]int32{{50, 100}, {100}, {}}},
	{Stack: 10000, Cap: 9, Parts: [][3]int32{{50, 100}, {100}, {100}, {}}},
}

// The places of Games.
const (
	Limit = iota
	Short
	Deep
)

// Steps are the parts that probabilities are kept in.
const Steps = 8

// A Strategy is how both players play a game before the river.
type Strategy struct {
	Betting *Betting
	Nodes   []Node
	set     []int32 // where a node's numbers begin
	data    []byte
}

// layout returns where the numbers of each node begin, and how many there are:
// for each action but the last one a row of the buckets.
func layout(nodes []Node) (set []int32, size int32) {
	set = make([]int32, len(nodes))
	for i := range nodes {
		if n := &nodes[i]; n.Player >= 0 && n.Round < 3 {
			set[i] = size
			size += (int32(n.N) - 1) * Buckets[n.Round]
		}
	}
	return set, size
}

// Chances fills to with the probabilities of a decision's actions with a bucket,
// and returns the part that is filled. The node must be of a round before the
// river.
func (s *Strategy) Chances(node, bucket int32, to *[MaxActions]float64) []float64 {
	n := &s.Nodes[node]
	left := byte(Steps)
	at := s.set[node] + bucket
	for a := range int32(n.N) - 1 {
		x := s.data[at]
		to[a] = float64(x) / Steps
		left -= x
		at += Buckets[n.Round]
	}
	to[n.N-1] = float64(left) / Steps
	return to[:n.N]
}

// MaxActions bounds the actions of a decision.
const MaxActions = 6

// magic begins a file of strategies; lines that say how it was made follow, and
// an empty one, then the numbers and the check of all before.
const magic = "tefuda poker strategies 4\n"

// check is the 32 bits, the highest first, by which a damaged file is told: FNV-1a
// (G. Fowler, L. C. Noll, K.-P. Vo, 1991, http://www.isthe.com/chongo/tech/comp/fnv/),
// which every change of one byte changes.
func check(file []byte) (to [4]byte) {
	sum := uint32(2166136261)
	for _, b := range file {
		sum = (sum ^ uint32(b)) * 16777619
	}
	for i := range to {
		to[i] = byte(sum >> (24 - 8*i))
	}
	return to
}

// read takes the strategies of Games and the equities from a file. The error is a
// *fault.Fault.
func read(file []byte) (all []Strategy, e *Equities, err error) {
	end, size := len(magic), len(file)-4
	if size < end || check(file[:size]) != [4]byte(file[size:]) {
		return nil, nil, refuse()
	}
	file = file[:size]
	for end < len(file) && (file[end] != '\n' || file[end-1] != '\n') {
		end++
	}
	if end >= len(file) || string(file[:len(magic)]) != magic {
		return nil, nil, refuse()
	}
	r := &reader{}
	r.open(file[end+1:])
	for i := range Games {
		s := strategy(&Games[i])
		r.begin()
		s.steps(r)
		all = append(all, *s)
	}
	r.begin()
	e = new(Equities)
	e.code(r)
	if r.at != len(r.file) {
		return nil, nil, refuse()
	}
	return all, e, nil
}

func refuse() error {
	return fault.Refuse(fault.BadGame, "tables", "must be a file of strategies")
}

// strategy is one of a betting, without numbers.
func strategy(b *Betting) *Strategy {
	s := &Strategy{Betting: b, Nodes: b.Tree()}
	size := int32(0)
	s.set, size = layout(s.Nodes)
	s.data = make([]byte, size)
	return s
}

// Write is the file that Open reads: lines that say how it was made, the numbers of
// Games, each as many as its layout has, and the equities.
func Write(how string, rows [][]byte, e Equities) []byte {
	w := &writer{span: 1<<32 - 1}
	for i := range Games {
		s := strategy(&Games[i])
		copy(s.data, rows[i])
		w.begin()
		s.steps(w)
	}
	w.begin()
	e.code(w)
	file := append([]byte(magic+how+"\n\n"), w.close()...)
	sum := check(file)
	return append(file, sum[:]...)
}
