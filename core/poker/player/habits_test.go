package player

import (
	"fmt"
	"os"
	"testing"

	"github.com/tefuda/tefuda/core/poker/game"
)

// kindOf is a table of one kind at 100 big blinds.
func kindOf(variant game.Variant, limit game.Limit, seats int8, stack int64) *game.Setup {
	s := &game.Setup{Seats: seats}
	s.Variant, s.Limit, s.MinBet = variant, limit, 2
	if limit == game.FixedLimit {
		s.BigBet, s.Cap = 4, 4
	}
	small, big := int8(1), 2%seats
	if seats == 2 {
		small, big = 0, 1
	}
	s.Blinds[small], s.Blinds[big] = 1, 2
	for i := range seats {
		s.Stacks[i] = stack * 2
	}
	return s
}

// frequencies are what players do at a table.
type frequencies struct {
	hands, chances               int // hands, and seats in them
	played, raised               int // before the flop
	first, three, met, foldThree int // times that a seat met one raise, reraised it; that it had raised and was reraised, and folded
	raises, most                 int
	flops, allIns                int
	bets, calls, folds, checks   int // after the flop
	showdowns                    int
}

func (f *frequencies) see(h *game.Hand) {
	f.hands++
	var in, put, up [game.MaxSeats]bool
	raises, last, flop := 0, int8(-1), false
	for i := range h.Seats {
		f.chances++
		in[i] = true
	}
	all := false
	for i := range h.Log {
		e := &h.Log[i]
		if e.Kind != game.Fold && e.Kind != game.Check && e.Kind != game.Call && e.Kind != game.Bet && e.Kind != game.Raise {
			continue
		}
		bet := e.Kind == game.Bet || e.Kind == game.Raise
		if e.Round > 0 {
			flop = true
			switch {
			case bet:
				f.bets++
			case e.Kind == game.Call:
				f.calls++
			case e.Kind == game.Fold:
				f.folds++
			default:
				f.checks++
			}
			continue
		}
		if raises == 1 && last != e.Seat && !put[e.Seat] {
			f.first++
			if bet {
				f.three++
			}
		}
		if raises == 2 && up[e.Seat] {
			f.met++
			if e.Kind == game.Fold {
				f.foldThree++
			}
		}
		if bet || e.Kind == game.Call {
			put[e.Seat] = true
			all = all || e.AllIn
		}
		if bet {
			raises++
			last, up[e.Seat] = e.Seat, true
		}
	}
	for i := range h.Seats {
		if put[i] {
			f.played++
		}
		if up[i] {
			f.raised++
		}
	}
	f.raises += raises
	f.most = max(f.most, raises)
	if flop || len(h.Board) >= 3 {
		f.flops++
	}
	if all {
		f.allIns++
	}
}

func part(a, b int) float64 { return 100 * float64(a) / float64(max(b, 1)) }

func (f *frequencies) String() string {
	return fmt.Sprintf("%d hands: raises %.2f (%d), VPIP %.0f PFR %.0f, three-bet %.1f, fold to it %.0f (%d), flop %.0f, all-in before %.1f, aggression %.2f, fold to bets %.0f, checks %.0f",
		f.hands, float64(f.raises)/float64(f.hands), f.most, part(f.played, f.chances), part(f.raised, f.chances), part(f.three, f.first), part(f.foldThree, f.met), f.met,
		part(f.flops, f.hands), part(f.allIns, f.hands), float64(f.bets)/float64(max(f.calls, 1)), part(f.folds, f.folds+f.calls), part(f.checks, f.checks+f.bets))
}

func selfPlay(t *testing.T, s *game.Setup, hands int, level Level, deals int64) *frequencies {
	f := &frequencies{}
	for n := range hands {
		s.Button = int8(n % int(s.Seats))
		var blinds [game.MaxSeats]int64
		small, big := (s.Button+1)%s.Seats, (s.Button+2)%s.Seats
		if s.Seats == 2 {
			small, big = s.Button, (s.Button+1)%s.Seats
		}
		blinds[small], blinds[big] = 1, 2
		s.Blinds = blinds
		h, err := game.Start(s, uint32(n))
		if err != nil {
			t.Fatal(err)
		}
		for turn := uint32(0); h.Phase != game.Over; turn++ {
			v, _ := h.View(h.Turn)
			c := choose(t, v, level, deals, uint32(n)*1000+turn)
			h.Apply(c.Candidates[0].Action)
		}
		f.see(h)
	}
	return f
}

func TestTable(t *testing.T) {
	if os.Getenv("TABLE") == "" {
		t.Skip()
	}
	var seats, stack, variant, limit, hands, level int
	var deals int64
	fmt.Sscan(os.Getenv("TABLE"), &variant, &limit, &seats, &stack, &hands, &deals, &level)
	fmt.Println(os.Getenv("TABLE"), selfPlay(t, kindOf(game.Variant(variant), game.Limit(limit), int8(seats), int64(stack)), hands, Level(level), deals))
}
