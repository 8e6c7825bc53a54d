package calculation

import "github.com/tefuda/tefuda/core/search"

type arm struct {
	move  Move
	after State
	sum   int64
	wins  int64
	n     int64
}

var rewards [Cards + 1]int64

func init() {
	for i := range rewards {
		rewards[i] = (1 << 20) / int64(1+i)
	}
}

// SH research
func SH(s *State, budget int, dice *search.Dice, w *Weights) Move {
	var buf [MaxMoves]Move
	moves := s.LegalMoves(buf[:0])
	arms := make([]arm, 0, 16)
	empty := false
	for _, m := range moves {
		if m.Kind == CardToWaste && s.tops[m.Pile] == 0 {
			if empty {
				continue
			}
			empty = true
		}
		a := arm{move: m, after: *s}
		a.after.play(m)
		a.after.fixed = true
		arms = append(arms, a)
	}
	if len(arms) == 1 {
		return arms[0].move
	}
	rounds := 0
	for 1<<rounds < len(arms) {
		rounds++
	}
	order := *s
	for len(arms) > 1 {
		per := max(1, budget/rounds/len(arms))
		for range per {
			order.Shuffle(dice)
			for i := range arms {
				a := &arms[i]
				g := a.after
				g.stock = order.stock
				w.Play(&g, dice)
				a.sum += rewards[g.rest]
				a.n++
				if g.rest == 0 {
					a.wins++
				}
			}
		}
		for i := range arms {
			for k := i; k > 0 && arms[k].sum > arms[k-1].sum; k-- {
				arms[k], arms[k-1] = arms[k-1], arms[k]
			}
		}
		arms = arms[:(len(arms)+1)/2]
	}
	return arms[0].move
}

func PlaySH(lead, piles int, budget int, seed uint32, w *Weights) (int, int) {
	dice := search.NewDice(seed)
	s, _ := New(lead, piles)
	sd := dice.Split()
	moves := 0
	for {
		if s.card == 0 && s.left > 0 {
			s.Turn(&dice)
		}
		var buf [MaxMoves]Move
		if len(s.LegalMoves(buf[:0])) == 0 {
			return int(s.rest), moves
		}
		s.play(SH(&s, budget, &sd, w))
		s.fixed = false
		moves++
	}
}
