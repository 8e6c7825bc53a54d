package blueprint

import (
	"github.com/tefuda/tefuda/core/fault"
)

// Games are the betting structures that have a strategy: fixed limits, no limit with
// 20 big blinds, and with 100.
var Games = []Betting{
	{Cap: 4},
	{Stack: 2000, Cap: 9, Parts: [][3]int32{{50, 100}, {100}, {}}},
	{Stack: 10000, Cap: 9, Parts: [][3]int32{{50, 100}, {100}, {100}, {}}},
}

// The indices of Games.
const (
	Limit = iota
	Short
	Deep
)

// Steps is the resolution of stored probabilities: 1/Steps.
const Steps = 8

// A Strategy is how both players play a game before the river.
type Strategy struct {
	Betting *Betting
	Nodes   []Node
	set     []int32 // index of a node's first number
	data    []byte
}

// layout returns the index of each node's first number, and the number of numbers. A
// node has a row of all buckets for each action except the last.
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

// Chances writes the probabilities of a decision's actions for a bucket into the
// array to. It returns the part that it wrote. The node must be before the river.
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

// magic starts a file of strategies. Lines that describe how it was made follow, then
// an empty line, the numbers, and the checksum of all before.
const magic = "tefuda poker strategies 4\n"

// check is the checksum of a file, 32 bits with the highest byte first: FNV-1a (G.
// Fowler, L. C. Noll, K.-P. Vo, 1991, http://www.isthe.com/chongo/tech/comp/fnv/).
// Every change of one byte changes it.
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

// read reads the strategies of Games and the equities from a file. The error is a
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

// strategy returns the strategy of a betting structure, without numbers.
func strategy(b *Betting) *Strategy {
	s := &Strategy{Betting: b, Nodes: b.Tree()}
	size := int32(0)
	s.set, size = layout(s.Nodes)
	s.data = make([]byte, size)
	return s
}

// Write returns the file that Open reads. It begins with how, lines that describe how
// the file was made. Then come the numbers of each game, in the order of Games and of
// its nodes, the equities, and a checksum.
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
