package solver

import "math"

// The modes of a walk.
const (
	training  = iota // improve the strategy of the player
	mean             // compute values where both play their average strategy
	answering        // compute the best response to the other's average strategy
)

// Run improves the strategies of both players n times.
func (x *Solver) Run(n int) {
	for range n {
		t := float64(x.iterations)
		kept := float64(t * math.Sqrt(t))
		x.gain, x.loss = float32(kept/(kept+1)), 0.5
		x.weight = float32((t + 1) * (t + 1) * (t + 1))
		for p := range x.hands {
			x.from(training, p)
		}
		x.iterations++
	}
}

// Iterations returns how often Run improved the strategies.
func (x *Solver) Iterations() int { return x.iterations }

// Size returns the size of the spot.
func (x *Solver) Size() Size { return x.size }

// Exploitability is how much a player could gain by a best response to the other's
// strategy, in percent of the starting pot, averaged over both players. If decisions
// are locked, best responses keep to the locks.
func (x *Solver) Exploitability() float64 {
	sum := x.value(answering, OutOfPosition) + x.value(answering, InPosition)
	if x.spot.Rake.Percent > 0 {
		sum -= x.value(mean, OutOfPosition) + x.value(mean, InPosition)
	}
	return max(0, sum/2/x.spot.Pot*100)
}

// value is a player's average winnings beyond half the starting pot, in chips.
func (x *Solver) value(mode uint8, p int) (sum float64) {
	for h, v := range x.from(mode, p)[:x.counts[p]] {
		sum += float64(float64(v) * float64(x.weights[p][h]))
	}
	return sum / x.pairs
}

// from walks the whole tree for a player. It returns the winnings of each hand, weighted
// by the other player's hands. The next walk overwrites them.
func (x *Solver) from(mode uint8, p int) []float32 {
	x.mode, x.player, x.top = mode, p, 0
	out := x.take(x.width[p])
	x.walk(0, 0, x.weights[1-p], x.weights[p], out)
	return out
}

// walk computes what each hand of the player wins from a node on, and writes it into out.
// theirs and ours are the probabilities that the other player and the player reach the node
// with a hand, times its weight.
func (x *Solver) walk(at, run int32, theirs, ours, out []float32) {
	n, top := &x.nodes[at], x.top
	switch {
	case n.kind == folded:
		pay := &n.payoffs[x.player]
		win := pay.win
		if int(n.player) == x.player {
			win = pay.lose
		}
		x.fold(x.player, win, theirs, out)
	case n.kind == showdown:
		x.show(x.player, run, &n.payoffs[x.player], theirs, out)
	case n.kind == chance:
		x.deal(n, run, theirs, ours, out)
	case int(n.player) != x.player:
		x.other(n, run, theirs, ours, out)
	case x.mode == answering && x.lockAt(n, run) == nil:
		x.best(n, run, theirs, ours, out)
	default:
		x.own(n, run, theirs, ours, out)
	}
	x.top = top
}

// other continues after each action of the other player.
func (x *Solver) other(n *node, run int32, theirs, ours, out []float32) {
	w := x.width[n.player]
	strategy, child := x.take(int(n.count)*w), x.take(len(out))
	x.strategy(n, run, strategy)
	clear(out)
	for a := range int32(n.count) {
		reach := strategy[int(a)*w : int(a+1)*w]
		if multiply(reach, reach, theirs); nothing(reach) {
			if x.mode == training {
				x.recall(n.first+a, run, ours)
			}
			continue
		}
		x.walk(n.first+a, run, reach, ours, child)
		add(out, child)
	}
	x.level(n, run, out)
}

// best takes the best action of each hand.
func (x *Solver) best(n *node, run int32, theirs, ours, out []float32) {
	child := x.take(len(out))
	x.walk(n.first, run, theirs, ours, out)
	for a := int32(1); a < int32(n.count); a++ {
		x.walk(n.first+a, run, theirs, ours, child)
		raise(out, child)
	}
	x.level(n, run, out)
}

// own follows the player's strategy, and improves it when training.
func (x *Solver) own(n *node, run int32, theirs, ours, out []float32) {
	here, w := x.part(n, run)
	count := int(n.count)
	strategy, values, reach := x.take(count*w), x.take(count*w), x.take(w)
	x.strategy(n, run, strategy)
	clear(out)
	for a := range count {
		by, value := strategy[a*w:(a+1)*w], values[a*w:(a+1)*w]
		multiply(reach, by, ours)
		x.walk(n.first+int32(a), run, theirs, reach, value)
		addProduct(out, by, value)
	}
	x.level(n, run, out)
	if x.mode != training || x.lockAt(n, run) != nil {
		return
	}
	top := x.top
	regrets := x.open(&x.regrets, here)
	for a := 0; a < len(regrets); a += w {
		learn(regrets[a:a+w], values[a:a+w], out, x.gain, x.loss)
	}
	x.regrets.close(here, regrets)
	x.top = top
	x.remember(here, w, strategy, ours)
}

// remember adds a strategy to the sums of a part.
func (x *Solver) remember(here part, w int, strategy, ours []float32) {
	top := x.top
	sums := x.open(&x.sums, here)
	for a := 0; a < len(sums); a += w {
		remember(sums[a:a+w], strategy[a:a+w], ours, x.weight)
	}
	x.sums.close(here, sums)
	x.top = top
}

// recall adds the player's strategy to the sums in a subtree that the other player does
// not reach now. There is nothing to learn there, but the average is over all iterations.
func (x *Solver) recall(at, run int32, ours []float32) {
	n, top := &x.nodes[at], x.top
	if nothing(ours) {
		return
	}
	switch {
	case n.kind == chance:
		r := &x.runouts[n.street][run]
		for i := range r.deals {
			x.recall(n.first, r.deals[i].index, ours)
		}
	case n.kind != decision:
	case int(n.player) != x.player:
		for a := range int32(n.count) {
			x.recall(n.first+a, run, ours)
		}
	default:
		here, w := x.part(n, run)
		strategy, reach := x.take(here.size), x.take(w)
		x.strategy(n, run, strategy)
		for a := range int(n.count) {
			multiply(reach, strategy[a*w:(a+1)*w], ours)
			x.recall(n.first+int32(a), run, reach)
		}
		if x.lockAt(n, run) == nil {
			x.remember(here, w, strategy, ours)
		}
	}
	x.top = top
}

// strategy writes the probability of each action for each hand into to. When training it
// follows the regrets, otherwise it is the average strategy.
func (x *Solver) strategy(n *node, run int32, to []float32) {
	if lock := x.lockAt(n, run); lock != nil {
		copy(to, lock.strategy)
		return
	}
	here, w := x.part(n, run)
	from := &x.sums
	if x.mode == training {
		from = &x.regrets
	}
	top := x.top
	source := x.open(from, here)
	total, base := x.take(w), x.take(w)
	clear(total)
	for a := 0; a < len(to); a += w {
		addPositive(total, source[a:a+w])
	}
	invert(total, base, 1/float32(n.count))
	for a := 0; a < len(to); a += w {
		share(to[a:a+w], source[a:a+w], total, base)
	}
	x.top = top
}

// deal continues with each card that can come.
func (x *Solver) deal(n *node, run int32, theirs, ours, out []float32) {
	r := &x.runouts[n.street][run]
	// Four of the unseen cards are in the players' hands.
	each := 1 / float32(deck-4-3-int(n.street))
	reach, child := x.take(len(theirs)), x.take(len(out))
	clear(out)
	for i := range r.deals {
		d := &r.deals[i]
		scale(reach, theirs, each)
		for _, h := range x.holding[1-x.player][d.card] {
			reach[h] = 0
		}
		x.walk(n.first, d.index, reach, ours, child)
		for _, h := range x.holding[x.player][d.card] {
			child[h] = 0
		}
		add(out, child)
		for _, k := range d.same {
			for h, to := range x.moved[k][x.player] {
				out[to] += child[h]
			}
		}
	}
	x.level(n, run, out)
}

// level gives equal values to the hands that a renaming of suits makes equal: see
// findCanon.
func (x *Solver) level(n *node, run int32, out []float32) {
	for h, first := range x.runouts[n.street][run].canon[x.player] {
		out[h] = out[first]
	}
}
