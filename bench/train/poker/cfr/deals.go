package cfr

// A Deal describes the cards of a game, as far as they matter.
type Deal struct {
	Prob    float64             // its probability; the sum over all deals or a batch is 1
	Buckets [2][MaxRounds]int32 // by player and round: the bucket of the cards that the player knows
	Win     float64             // player 0's result at the showdown: 1, 0 or -1
}

// Kuhn is Kuhn poker: three cards, an ante, one bet (H. W. Kuhn, "A Simplified
// Two-Person Poker", 1950). Its value for player 0 is -1/18.
func Kuhn() (*Tree, []Deal) {
	limit := Limit{Ante: 1, Bets: []float64{1}, Cap: 1}
	var deals []Deal
	for a := range int32(3) {
		for b := range int32(3) {
			if a != b {
				d := Deal{Prob: 1.0 / 6, Win: compare(a, b)}
				d.Buckets[0][0], d.Buckets[1][0] = a, b
				deals = append(deals, d)
			}
		}
	}
	return limit.Tree(3), deals
}

// Leduc is Leduc hold'em: six cards of three ranks, an ante, a common card after
// the first round, bets of 2 and 4, two of them a round; a pair wins (F. Southey
// and others, "Bayes' Bluff: Opponent Modelling in Poker", 2005,
// https://arxiv.org/abs/1207.1411). Its value for player 0 is -0.0856.
func Leduc() (*Tree, []Deal) {
	limit := Limit{Ante: 1, Bets: []float64{2, 4}, Cap: 2}
	var deals []Deal
	for i := range int32(27) {
		a, b, c := i/9, i/3%3, i%3
		left := [3]int32{2, 2, 2}
		ways := left[a]
		left[a]--
		ways *= left[b]
		left[b]--
		ways *= left[c]
		if ways == 0 {
			continue
		}
		d := Deal{Prob: float64(ways) / 120, Win: compare(a, b)}
		switch c {
		case a:
			d.Win = 1
		case b:
			d.Win = -1
		}
		if a == b {
			d.Win = 0
		}
		d.Buckets = [2][MaxRounds]int32{{a, 3*a + c}, {b, 3*b + c}}
		deals = append(deals, d)
	}
	return limit.Tree(3, 9), deals
}

func compare(a, b int32) float64 {
	switch {
	case a > b:
		return 1
	case a < b:
		return -1
	}
	return 0
}
