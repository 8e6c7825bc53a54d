package player

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// rankedAt returns a player that has looked around with so many rounds left.
func rankedAt(s *Situation, rounds int8, own, right, across, left int32) *Player {
	s.Rounds, s.Points = rounds, own
	for i, n := range [...]int32{right, across, left} {
		s.Others[i].Points = n
	}
	p := New(Strong())
	p.lookAround(s)
	return p
}

// TestRanks wants the mean of equal players, and points to be worth what they
// change: most in the last round between two who are near, little to who is alone.
func TestRanks(t *testing.T) {
	_, s := tableOf(t, "m123p456s3379z1,z333-", 1, "2z")
	even := rankedAt(&s, 8, 25000, 25000, 25000, 25000)
	if n := even.ranking.now; math.Abs(n-1.5) > 0.05 {
		t.Errorf("%v before one of four equals", n)
	}
	early := even.ranking.worthOf(8000, 0)
	if early > -6000 || early < -13000 {
		t.Errorf("8000 dealt in to an equal in the first round are worth %v", early)
	}
	alone := rankedAt(&s, 1, 70000, 10000, 10000, 10000).ranking.worthOf(8000, 0)
	near := rankedAt(&s, 1, 30000, 28000, 32000, 10000).ranking.worthOf(8000, 0)
	lastOne := rankedAt(&s, 1, 5000, 31000, 32000, 32000).ranking.worthOf(3900, 0)
	if alone < -500 || near > 1.3*early || lastOne < -500 {
		t.Errorf("alone %v, near %v, last %v, early %v", alone, near, lastOne, early)
	}
	for rounds := 1; rounds <= RankRounds; rounds++ {
		if p := even.ranking.before(5, rounds, false, false); p < 0.55 || p > 0.99 || rounds > 1 && p > even.ranking.before(5, 1, false, false) {
			t.Errorf("%d rounds: %v", rounds, p)
		}
	}
}

// TestLastRound wants the same hand to be discarded away by a leader that another's
// riichi cannot overtake otherwise, and played by one who wins nothing else.
func TestLastRound(t *testing.T) {
	evaluation := func(own, right, across, left int32) *Evaluation {
		h, s := tableOf(t, "m123p456s3379z1,z333-", 1, "2z")
		s.TilesLeft, s.Riichi[0], s.Safe[0] = 20, true, 1<<mahjong.East
		s.Rounds, s.Points = 1, own
		for i, n := range [...]int32{right, across, left} {
			s.Others[i].Points = n
		}
		c, err := New(Strong()).ChooseDiscard(&h, &s)
		if err != nil {
			t.Fatal(err)
		}
		for i := range c.Candidates {
			if o := c.Candidates[i].Evaluation; o.Place < 1 || o.Place > 4 {
				t.Errorf("%v: place %v", c.Candidates[i].Tile, o.Place)
			}
		}
		return c.Candidates[0].Evaluation
	}
	leader, third := evaluation(45000, 20000, 20000, 15000), evaluation(24000, 26000, 40000, 10000)
	if leader.Place > 1.6 || third.Place < 2 || third.Place > 3.5 {
		t.Errorf("leader %+v, third %+v", *leader, *third)
	}
}

// TestRoundsChecked wants rounds that there are.
func TestRoundsChecked(t *testing.T) {
	h, s := tableOf(t, "m123p456s3379z1,z333-", 1, "2z")
	for _, n := range []int8{-1, 17} {
		s.Rounds = n
		if _, err := New(Strong()).ChooseDiscard(&h, &s); err == nil {
			t.Error(n)
		}
	}
}

// TestBust wants the game over, and the places those of the points, once somebody
// is below zero, and not at zero.
func TestBust(t *testing.T) {
	_, s := tableOf(t, "m123p456s3379z1,z333-", 1, "2z")
	g := &rankedAt(&s, 8, 40000, 30000, 29000, 1000).ranking
	over := g.after(0, &[3]float64{0, 0, -1100}, true)
	if on := g.after(0, &[3]float64{0, 0, -1000}, true); over > 0.001 || on < 0.3 {
		t.Errorf("the last at -100: %v others before the leader, at 0: %v", over, on)
	}
	poor := &rankedAt(&s, 8, 1000, 33000, 33000, 33000).ranking
	over = poor.after(-1100, &[3]float64{}, true)
	if on := poor.after(-1000, &[3]float64{}, true); over < 2.999 || on > 2.999 {
		t.Errorf("oneself at -100: %v others before, at 0: %v", over, on)
	}
}

// TestRestIsPaidByAll: what a round brings that one neither wins nor deals in to, 3000 points, is lost by the three others alike, so that
// one of them who was 4000 ahead in the last round is level, and half an opponent more.
func TestRestIsPaidByAll(t *testing.T) {
	_, s := tableOf(t, "m123p456s3379z1,z333-", 1, "2z")
	for i := range 3 {
		others := [3]int32{10000, 10000, 10000}
		others[i] = 34000
		g := &rankedAt(&s, 1, 30000, others[0], others[1], others[2]).ranking
		if n := g.rest(3000) - float64((1-drawShare)*g.passed); math.Abs(n-drawShare/2) > 1e-4 {
			t.Errorf("other %d: %v opponents ahead, want %v", i, n, drawShare/2)
		}
	}
}

// TestRankOfThree: with three players there are two opponents, wherever the empty chair is, and what is at the empty chair counts for nothing.
func TestRankOfThree(t *testing.T) {
	for dealer := range int8(3) {
		for wind := range int8(3) {
			_, s := tableOf(t, "p123s3379z333p456", 1, "2z")
			s.Rules.Reds, s.SeatWind, s.Dealer = s.Rules.Reds.Of(3), wind, dealer
			seat := (dealer + wind) % 3
			var points [3]int32
			empty, other := 2-seat, int(3-seat)%3
			even := rankedAt(&s, 6, 35000, 35000, 35000, 35000)
			if n := even.ranking.now; math.Abs(n-1) > 0.05 {
				t.Errorf("dealer %d, wind %d: %v before one of three equals", dealer, wind, n)
			}
			for i := range points {
				points[i] = 20000
			}
			points[empty] = 90000
			first := rankedAt(&s, 1, 65000, points[0], points[1], points[2])
			points[empty] = -90000
			same := rankedAt(&s, 1, 65000, points[0], points[1], points[2])
			if a, b := first.ranking, same.ranking; a.now != b.now || a.passed != b.passed || a.rest(-500) != b.rest(-500) || a.won(3900, 0) != b.won(3900, 0) || a.lost(8000, 0, other) != b.lost(8000, 0, other) {
				t.Errorf("dealer %d, wind %d: the empty chair counts: %v %v", dealer, wind, a, b)
			}
			if n := first.ranking.now; n > 0.1 {
				t.Errorf("dealer %d, wind %d: %v before a leader by 45000 in the last round", dealer, wind, n)
			}
		}
	}
}

// TestLastRoundOfThree: with three players, too, the leader of the last round is cautious with a hand that one who wins nothing else plays.
func TestLastRoundOfThree(t *testing.T) {
	choose := func(own, other int32) DiscardChoice {
		h, s := tableOf(t, "p123456s23789z11z5", 1, "2z")
		s.Rules.Reds = s.Rules.Reds.Of(3)
		s.SeatWind, s.TilesLeft, s.Rounds, s.Points = 1, 30, 1, own
		for k := range mahjong.Tile(mahjong.Tiles) {
			if !s.Rules.Reds.Has(k) {
				s.Unseen[k] = 0
			}
		}
		for i := range s.Others {
			s.Others[i].Points = other
		}
		c, err := New(Strong()).ChooseDiscard(&h, &s)
		if err != nil {
			t.Fatal(err)
		}
		if o := c.Candidates[0].Evaluation; o == nil || o.Place < 1 || o.Place > 3 {
			t.Errorf("own %d: %+v", own, o)
		}
		return c
	}
	leader, last := choose(61000, 22000), choose(21000, 42000)
	if leader.Action == ActRiichi || last.Action != ActRiichi {
		t.Errorf("leader %v %v, last %v %v", leader.Action, leader.Tile, last.Action, last.Tile)
	}
}
