package icm

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/holdem"
)

// A Spot is a table before the cards are dealt. Seats are in the order in which they act.
// With two players seat 0 is the small blind and has the button.
type Spot struct {
	Stacks     []float64 // chips of 2 to 9 seats, before antes and blinds
	Small, Big float64   // chips, posted by the last two seats
	Ante       float64   // chips, from each seat
	Payouts    []float64 // from first place down; a single payout plays for chips
}

// MaxSeats is the largest number of seats.
const MaxSeats = 9

// check returns the *fault.Fault of a spot that cannot be played, else nil.
func (s *Spot) check() error {
	n := len(s.Stacks)
	if n < 2 || n > MaxSeats {
		return refuse(fault.BadLength, "stacks", -1, "must be 2 to 9, not "+strconv.Itoa(n))
	}
	if !(s.Big > 0 && s.Big <= Most && s.Small >= 0 && s.Small <= s.Big) {
		return refuse(fault.BadRange, "blinds", -1, "must be a small blind and a big one of more than 0, the small one not above it")
	}
	if !(s.Ante >= 0 && s.Ante <= Most) {
		return refuse(fault.BadRange, "ante", -1, "must be chips, 0 to 10¹²")
	}
	for i, x := range s.Stacks {
		if !(x > s.Ante+s.blind(i) && x <= Most) {
			return refuse(fault.BadRange, "stacks", i, "must be more chips than the seat has to post, and at most 10¹²")
		}
	}
	return checkPayouts(s.Payouts, n)
}

func (s *Spot) blind(seat int) float64 {
	switch len(s.Stacks) - seat {
	case 1:
		return s.Big
	case 2:
		return s.Small
	}
	return 0
}

// Charts solve the push/fold game of a spot. The player in turn moves all-in or folds; after
// an all-in, everybody behind calls or folds in turn. A result is worth the value of the
// stacks by the independent chip model. CFR+ finds the strategies over the 169 starting
// hands (O. Tammelin, "Solving Large Imperfect Information Games Using CFR+", 2014).
//
// For two players the game is exact. For more players it is the usual model with one caller,
// after whom all others fold. Card removal counts between the player who moves all-in and
// each player behind, but not among the players behind, and not for folded hands. A tie
// counts as half a win. Values and exploitability are those of this model.
//
// Set can reuse Charts without new memory.
type Charts struct {
	Seats int
	// Plays are probabilities, averaged over all sweeps. Plays[i][i] is that seat i moves
	// all-in after all seats before it have folded. Plays[i][j] is that seat j calls it.
	Plays [MaxSeats][MaxSeats]Range
	// Gains are the advantages of acting over folding, in the unit of the payouts.
	Gains [MaxSeats][MaxSeats]Range
	// Before and Values are the value of each stack before the hand and with the hand
	// played, in the unit of the payouts.
	Before, Values [MaxSeats]float64

	sweeps       int
	now          [MaxSeats][MaxSeats]Range // probabilities of this sweep
	regret, idle [MaxSeats][MaxSeats]Range // regrets of acting and of folding
	sum          [MaxSeats][MaxSeats]Range // weighted sums of the probabilities of all sweeps
	called, won  [MaxSeats][MaxSeats]Range // probability, by all-in, caller and hand: that the all-in is called, and that it is called and wins
	steal        [MaxSeats][MaxSeats]float64
	win, lose    [MaxSeats][MaxSeats][MaxSeats]float64 // by all-in and caller: value of each seat if the all-in wins or loses
	folded       [MaxSeats][MaxSeats]float64           // value of each seat if all before a seat have folded
	model        Model
}

// Set starts the charts of a spot anew. The error is a *fault.Fault.
func (c *Charts) Set(s *Spot) error {
	if err := s.check(); err != nil {
		return err
	}
	prepare()
	n := len(s.Stacks)
	c.Seats, c.sweeps = n, 0
	for i := range n {
		for j := i; j < n; j++ {
			clear(c.regret[i][j][:])
			clear(c.idle[i][j][:])
			clear(c.sum[i][j][:])
			for k := range Classes {
				c.now[i][j][k] = 0.5
			}
		}
	}
	c.settle(s)
	c.model.equities(s.Stacks, s.Payouts, c.Before[:])
	return nil
}

// settle computes the seats' values for each end of the hand.
func (c *Charts) settle(s *Spot) {
	n := c.Seats
	var bets, stacks [MaxSeats]float64
	pot := 0.0
	for k := range n {
		bets[k] = s.blind(k)
		stacks[k] = s.Stacks[k] - s.Ante - bets[k]
		pot += s.Ante + bets[k]
	}
	end := func(worth *[MaxSeats]float64, to int, chips float64) {
		after := stacks
		after[to] += chips
		c.model.equities(after[:n], s.Payouts, worth[:])
	}
	for i := range n {
		end(&c.steal[i], i, pot)
		for j := i + 1; j < n; j++ {
			was := stacks
			stacks[i], stacks[j] = 0, 0
			for _, to := range [...]int{i, j} {
				other := i + j - to
				most := s.Stacks[to] - s.Ante // the winner's bet, which limits what the others pay
				back := max(s.Stacks[other]-s.Ante-most, 0)
				chips := float64(s.Ante*float64(n)) + most + min(s.Stacks[other]-s.Ante, most)
				for k := range n {
					if k != i && k != j {
						dead := min(bets[k], most)
						if back > 0 {
							back += bets[k] - dead
						} else {
							dead = bets[k]
						}
						chips += dead
					}
				}
				stacks[other] = back
				worth := &c.win[i][j]
				if to == j {
					worth = &c.lose[i][j]
				}
				end(worth, to, chips)
				stacks[other] = 0
			}
			stacks = was
		}
	}
}

// Run does the given number of sweeps over all decisions.
func (c *Charts) Run(sweeps int) {
	for range sweeps {
		c.sweeps++
		c.answer(&c.now)
		for i := range c.Seats - 1 {
			c.pushes(i)
			c.learn(i, i)
		}
		for i := range c.Seats {
			for j := i + 1; j < c.Seats; j++ {
				c.calls(&c.now, i, j, nil)
			}
		}
		for i := range c.Seats {
			for j := i + 1; j < c.Seats; j++ {
				c.learn(i, j)
			}
		}
	}
}

// learn adds the gains of a decision to its regrets, and sets the probabilities of the next
// sweep.
func (c *Charts) learn(i, j int) {
	now, regret, idle, sum := &c.now[i][j], &c.regret[i][j], &c.idle[i][j], &c.sum[i][j]
	for k, gain := range &c.Gains[i][j] {
		mean := float64(now[k] * gain)
		regret[k] = max(regret[k]+gain-mean, 0)
		idle[k] = max(idle[k]-mean, 0)
		if all := regret[k] + idle[k]; all > 0 {
			now[k] = regret[k] / all
		}
		sum[k] += float64(float64(c.sweeps) * now[k])
	}
}

// Judge sets Plays, Gains and Values by the sweeps so far. It returns how much each seat
// could gain by its best reply, in the unit of the payouts.
func (c *Charts) Judge() (more [MaxSeats]float64) {
	n := c.Seats
	for i := range n {
		for j := i; j < n; j++ {
			for k := range Classes {
				c.Plays[i][j][k] = 0.5
				if c.sweeps > 0 {
					c.Plays[i][j][k] = 2 * c.sum[i][j][k] / float64(c.sweeps*(c.sweeps+1))
				}
			}
		}
	}
	c.answer(&c.Plays)
	c.Values = c.folded[0]
	reach := 1.0
	for i := range n - 1 {
		c.pushes(i)
		push := 0.0
		for k, gain := range &c.Gains[i][i] {
			weight, play := float64(holdem.ClassAt(k).Size())/1326, c.Plays[i][i][k]
			push += float64(weight * play)
			more[i] += float64(float64(reach*weight) * (max(gain, 0) - float64(play*gain)))
		}
		for j := i + 1; j < n; j++ {
			var mass Range
			c.calls(&c.Plays, i, j, &mass)
			for k, gain := range &c.Gains[i][j] {
				more[j] += float64(reach/(1326*1225)) * (max(gain, 0) - float64(c.Plays[i][j][k]*gain))
				c.Gains[i][j][k] = gain / max(mass[k], 1e-300)
			}
		}
		reach *= 1 - push
	}
	return more
}

// answer computes how each all-in is called, and from that the values after each fold.
func (c *Charts) answer(plays *[MaxSeats][MaxSeats]Range) {
	n := c.Seats
	for i := range n {
		for j := i + 1; j < n; j++ {
			call := &plays[i][j]
			for k := range Classes {
				called, won := 0.0, 0.0
				pairs, wins := &odds.pairs[k], &odds.wins[k]
				for m, x := range call {
					called += float64(x * float64(pairs[m]))
					won += float64(x * float64(wins[m]))
				}
				all := float64(holdem.ClassAt(k).Size() * 1225)
				c.called[i][j][k], c.won[i][j][k] = called/all, won/all
			}
		}
	}
	c.folded[n-1] = c.steal[n-1]
	for i := n - 2; i >= 0; i-- {
		c.fold(&plays[i][i], i)
	}
}

// fold computes the value of each seat where all before seat i have folded.
func (c *Charts) fold(push *Range, i int) {
	for x := range c.Seats {
		sum, pushed := 0.0, 0.0
		for k, play := range push {
			p := float64(float64(holdem.ClassAt(k).Size()) / 1326 * play)
			pushed += p
			sum += float64(p * c.faced(i, i+1, x, k))
		}
		c.folded[i][x] = sum + float64((1-pushed)*c.folded[i+1][x])
	}
}

// faced is the value of seat x where seat i is all-in with a class of hand and all seats
// between i and j have folded.
func (c *Charts) faced(i, j, x, kind int) float64 {
	sum, left := 0.0, 1.0
	for ; j < c.Seats; j++ {
		called, won := c.called[i][j][kind], c.won[i][j][kind]
		sum += float64(left * (float64(won*c.win[i][j][x]) + float64((called-won)*c.lose[i][j][x])))
		left *= 1 - called
	}
	return sum + float64(left*c.steal[i][x])
}

// pushes sets the gains of seat i from moving all-in, against the calls of the last answer.
func (c *Charts) pushes(i int) {
	for k := range Classes {
		c.Gains[i][i][k] = c.faced(i, i+1, i, k) - c.folded[i+1][i]
	}
}

// slipped is the least probability with which any hand moves all-in. Calls then stay
// sensible against hands that should never move all-in, as no player knows a range exactly.
const slipped = 1e-4

// calls sets the gains of seat j from calling seat i's all-in. They are multiplied by the
// mass of hands that seat i is all-in with.
func (c *Charts) calls(plays *[MaxSeats][MaxSeats]Range, i, j int, mass *Range) {
	gains := &c.Gains[i][j]
	clear(gains[:])
	win, lose := c.win[i][j][j], c.lose[i][j][j]
	for k := range Classes {
		reach := max(plays[i][i][k], slipped)
		for m := i + 1; m < j; m++ {
			reach *= 1 - c.called[i][m][k]
		}
		won, all := float64(reach*(win-lose)), float64(reach*(lose-c.faced(i, j+1, j, k)))
		pairs, wins := &odds.pairs[k], &odds.wins[k]
		for m := range gains {
			gains[m] += float64(won*float64(wins[m])) + float64(all*float64(pairs[m]))
		}
		if mass != nil {
			for m := range mass {
				mass[m] += float64(reach * float64(pairs[m]))
			}
		}
	}
}
