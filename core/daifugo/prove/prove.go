package prove

import "github.com/tefuda/tefuda/core/daifugo"

// A Prover looks for a forced win (必勝手順, 詰み): combinations that nobody can beat
// whatever the others hold, one after the other, until the hand is empty.
type Prover struct {
	nodes int // positions that may still be visited for this move
	spare int // the same for all moves
	most  int8
	room  []*tablePly // by depth
	rival []daifugo.Combination
}

// A tablePly is a ply without hands: only what all players see.
type tablePly struct {
	moves []daifugo.Combination
	next  daifugo.Table
}

// proofNodes limits the positions of the proof of one move. AllNodes limits those
// of all moves of a position: some hundredths of a second.
const (
	proofNodes = 2000
	AllNodes   = 20000
)

// Restart sets how many positions may be visited for all moves of a decision.
func (p *Prover) Restart(nodes int) { p.spare = nodes }

// Proves returns in how many combinations, itself included, a move surely wins
// the best free rank; 0 if that is not shown. t is the position before the move.
func (p *Prover) Proves(t *daifugo.Table, hand daifugo.Set, move daifugo.Combination) int {
	p.begin(t)
	if move.Kind == daifugo.Pass || t.Choice != daifugo.NoChoice {
		return 0
	}
	allowed := p.nodes
	n := p.wins(t, hand, move, 0)
	p.spare -= allowed - max(p.nodes, 0)
	return n
}

// begin prepares for one move.
func (p *Prover) begin(t *daifugo.Table) {
	p.nodes, p.most = min(proofNodes, p.spare), 0
	for seat := range t.Rules.Players {
		if seat != t.Turn {
			p.most = max(p.most, t.Counts[seat])
		}
	}
}

// LeadsNext reports whether a combination surely gives its player the next lead,
// whatever the others hold.
func (p *Prover) LeadsNext(t *daifugo.Table, hand daifugo.Set, move daifugo.Combination) bool {
	p.begin(t)
	var next daifugo.Table
	next.Copy(t)
	return p.flows(&next, hand&^move.Cards, move)
}

// wins is Proves at a depth.
func (p *Prover) wins(t *daifugo.Table, hand daifugo.Set, move daifugo.Combination, depth int) int {
	left := hand &^ move.Cards
	if left == 0 {
		if t.Forbids(move) {
			return 0
		}
		return depth + 1
	}
	if p.nodes--; p.nodes < 0 {
		return 0
	}
	if depth == len(p.room) {
		p.room = append(p.room, new(tablePly))
	}
	next := &p.room[depth].next
	next.Copy(t)
	if !p.flows(next, left, move) {
		return 0
	}
	p.room[depth].moves = next.LegalCombinations(p.room[depth].moves[:0], left)
	for moves, i := p.room[depth].moves, len(p.room[depth].moves)-1; i >= 0; i-- {
		if n := p.wins(next, left, moves[i], depth+1); n > 0 {
			return n
		}
	}
	return 0
}

// flows makes a move on t and reports whether its player surely gets the next
// lead, whatever the others hold. left is the hand after the move.
func (p *Prover) flows(t *daifugo.Table, left daifugo.Set, move daifugo.Combination) bool {
	seat := t.Turn
	t.Advance(move)
	switch {
	case t.Choice != daifugo.NoChoice: // the effects of a choice are not searched
		return false
	case t.Field.Kind == daifugo.Pass:
		return t.Turn == seat
	}
	others := t.Active &^ (1 << seat)
	if !t.Rules.Has(daifugo.PermanentPass) || others&^t.Passed != 0 {
		p.rival = t.LegalCombinations(p.rival[:0], t.Unseen(left))
		for _, r := range p.rival {
			if r.Size <= p.most {
				return false
			}
		}
	}
	t.Clear()
	return t.Turn == seat
}
