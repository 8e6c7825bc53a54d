package blueprint

import "testing"

func count(nodes []Node) (decisions [4]int) {
	for _, n := range nodes {
		if n.Player >= 0 {
			decisions[n.Round]++
		}
	}
	return decisions
}

// Limit hold'em has the counts that follow from its sequences of bets: see
// package train.
func TestTrees(t *testing.T) {
	for i, want := range [][4]int{{8, 70, 630, 5670}, {20, 100, 340, 868}, {28, 244, 1260, 4612}} {
		if got := count(Games[i].Tree()); got != want {
			t.Errorf("game %d: decisions %v, want %v", i, got, want)
		}
	}
}

// Who folds has paid less, who calls as much, and nobody more than their stack;
// children lie behind their node.
func TestNodes(t *testing.T) {
	for i := range Games {
		nodes := Games[i].Tree()
		for k := range nodes {
			n := &nodes[k]
			if stack := Games[i].Stack; stack > 0 && max(n.Paid[0], n.Paid[1]) > stack {
				t.Fatalf("game %d, node %d: %v", i, k, n)
			}
			if n.Player < 0 {
				if n.Facing() != (n.Player == AtFold) {
					t.Fatalf("game %d, node %d: %v", i, k, n)
				}
				continue
			}
			if n.First <= int32(k) || n.N < 2 || n.N > MaxActions {
				t.Fatalf("game %d, node %d: %v", i, k, n)
			}
			last := int32(0)
			for a := range int32(n.N) {
				paid := nodes[n.First+a].Paid[n.Player]
				if paid < last || a > 1 && paid == last {
					t.Fatalf("game %d, node %d: action %d pays %d after %d", i, k, a, paid, last)
				}
				last = paid
			}
		}
	}
}

// A river of bets that no size of the betting is has them all the same.
func TestRiverHasTheBetsMade(t *testing.T) {
	b := Betting{Stack: 10000, Cap: 9, Parts: [][3]int32{{50, 100}, {100}, {}}}
	nodes, at := b.River(700, []int32{0, 1234, 3777})
	if n := &nodes[at]; n.Player != 0 || n.Paid != [2]int32{1234, 3777} || nodes[n.First+2].Paid[0] != 10000 {
		t.Errorf("%+v", n)
	}
	if nodes, at = b.River(700, nil); at != 0 || nodes[0].Player != 1 || nodes[0].N != 4 {
		t.Errorf("%d, %+v", at, nodes[0])
	}
	limit := Betting{Cap: 4}
	if nodes, at = limit.River(700, []int32{900, 1100}); nodes[at].Player != 1 || nodes[at].Paid != [2]int32{1100, 900} {
		t.Errorf("%+v", nodes[at])
	}
}
