package player

import (
	"flag"
	"fmt"
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/poker/game"
)

// at is a table with blinds 1 and 2, or at stud with antes of 1, a bring-in of 1 and bets of 4 and 8.
func at(variant game.Variant, limit game.Limit, seats int8, stack int64, button int8) *game.Setup {
	s := &game.Setup{Seats: seats, Button: button}
	s.Variant, s.Limit, s.MinBet = variant, limit, 2
	if limit == game.FixedLimit {
		s.BigBet, s.Cap = 4, 4
	}
	if s.Stud() {
		s.MinBet, s.BigBet, s.BringIn = 4, 8, 1
		for i := range seats {
			s.Stacks[i], s.Antes[i] = 2*stack, 1
		}
		return s
	}
	small, big := (button+1)%seats, (button+2)%seats
	if seats == 2 {
		small, big = button, (button+1)%seats
	}
	s.Blinds[small], s.Blinds[big] = 1, 2
	for i := range seats {
		s.Stacks[i] = stack
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
	bets, calls, folds, checks   int    // after the flop
	faced, gaveUp                [4]int // by round: first bets that a player met, and folded to
	small, smallGaveUp           int    // those of less than half the pot
	large, largeGaveUp           int    // those of the pot and more
	last, continued              int    // flops on which the last raiser could bet first, against one other, and did
	lastOf, continuedOf          int    // against several
	into, led                    int    // flops on which a player acted before the last raiser, and bet
	laterInto, laterLed          int    // the same on turns and rivers, before who bet last in the round before
	met2, gaveUp2                int    // such bets met, and folded to
	trapped, sprung              int    // bets on the flop met after a check, and raised
	won                          int64  // by seat 0
}

func (f *frequencies) see(h *game.Hand) {
	f.hands++
	f.won += h.Players[0].Stack - h.Setup.Stacks[0]
	var in, put, up [game.MaxSeats]bool
	raises, last, flop := 0, int8(-1), false // last: who raised last in this round
	round, hero := int8(0), int8(-1)         // hero: who did so in the round before
	for i := range h.Seats {
		f.chances++
		in[i] = true
	}
	all := false
	var tr tracker
	var checked [game.MaxSeats]bool
	tr.start(&h.State)
	for i := range h.Log {
		e := &h.Log[i]
		if e.Kind == game.Ante || e.Kind == game.Blind || e.Kind == game.BringIn {
			tr.see(e)
		}
		if e.Kind != game.Fold && e.Kind != game.Check && e.Kind != game.Call && e.Kind != game.Bet && e.Kind != game.Raise {
			continue
		}
		bet := e.Kind == game.Bet || e.Kind == game.Raise
		if e.Round != round {
			round, hero, last = e.Round, last, -1
		}
		f.later(&tr, e, hero, &checked)
		tr.see(e)
		if e.Round > 0 {
			if bet {
				last = e.Seat
			}
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

// later counts what a player does after the first round; last is who bet or raised last in the round before.
func (f *frequencies) later(t *tracker, e *game.Event, last int8, checked *[game.MaxSeats]bool) {
	if e.Round == 0 || e.Round > 3 {
		return
	}
	if e.Round != t.round {
		t.begin(e.Round)
		*checked = [game.MaxSeats]bool{}
	}
	count := func(all, some *int, is bool) {
		*all++
		if is {
			*some++
		}
	}
	fold, bet := e.Kind == game.Fold, e.Kind == game.Bet || e.Kind == game.Raise
	switch s := t.standing(e.Seat); {
	case t.raises == 0 && e.Round == 1 && e.Seat == last && s.others == 1:
		count(&f.last, &f.continued, bet)
	case t.raises == 0 && e.Round == 1 && e.Seat == last:
		count(&f.lastOf, &f.continuedOf, bet)
	case t.raises == 0 && last >= 0 && last != e.Seat && t.players[last].in && !t.players[last].acted && t.players[last].stack > 0:
		if e.Round == 1 {
			count(&f.into, &f.led, bet)
		} else {
			count(&f.laterInto, &f.laterLed, bet)
		}
	case t.raises == 1:
		count(&f.faced[e.Round], &f.gaveUp[e.Round], fold)
		switch {
		case s.price < 0.24: // less than half the pot
			count(&f.small, &f.smallGaveUp, fold)
		case s.price > 0.32:
			count(&f.large, &f.largeGaveUp, fold)
		}
		if e.Round == 1 && last >= 0 && t.players[last].bet == t.high {
			count(&f.met2, &f.gaveUp2, fold)
		}
		if e.Round == 1 && checked[e.Seat] {
			count(&f.trapped, &f.sprung, bet)
		}
	}
	checked[e.Seat] = e.Kind == game.Check
}

func part(a, b int) float64 { return 100 * float64(a) / float64(max(b, 1)) }

func (f *frequencies) String() string {
	return fmt.Sprintf("%d hands: raises %.2f (%d), VPIP %.0f PFR %.0f, three-bet %.1f, fold to it %.0f (%d), flop %.0f, all-in before %.1f, aggression %.2f, fold to bets %.0f, checks %.0f",
		f.hands, float64(f.raises)/float64(f.hands), f.most, part(f.played, f.chances), part(f.raised, f.chances), part(f.three, f.first), part(f.foldThree, f.met), f.met,
		part(f.flops, f.hands), part(f.allIns, f.hands), float64(f.bets)/float64(max(f.calls, 1)), part(f.folds, f.folds+f.calls), part(f.checks, f.checks+f.bets))
}

// deal plays hands, of which who says by what each seat decides.
func deal(t *testing.T, f *frequencies, variant game.Variant, limit game.Limit, seats int8, hands int, deals int64, who func(v *game.View, seed uint32) game.Action) {
	t.Helper()
	for n := range hands {
		h, err := game.Start(at(variant, limit, seats, 200, int8(n%int(seats))), uint32(n))
		if err != nil {
			t.Fatal(err)
		}
		for turn := uint32(0); h.Phase != game.Over; turn++ {
			v, _ := h.View(h.Turn)
			if _, err := h.Apply(who(v, uint32(n)*1000+turn)); err != nil {
				t.Fatal(err)
			}
		}
		f.see(h)
	}
}

var (
	every = flag.Bool("every", false, "every variant, limit and number of seats, 300 hands each: half an hour")
)

// limits are those of the variants that PHH has with one alone.
var limits = map[game.Variant]game.Limit{game.Omaha: game.PotLimit, game.OmahaHiLo: game.FixedLimit, game.Stud: game.FixedLimit, game.StudHiLo: game.FixedLimit,
	game.Razz: game.FixedLimit, game.SingleDraw: game.NoLimit, game.TripleDraw: game.FixedLimit, game.BadugiDraw: game.FixedLimit}

// A band is what a figure has to be in.
type band struct{ from, to float64 }

func (b band) check(t *testing.T, what string, x float64) {
	t.Helper()
	if x < b.from || x > b.to {
		t.Errorf("%s %.2f, not %v to %v", what, x, b.from, b.to)
	}
}

// TestStrongPlaysLikePeople holds strong at tables of three or more to the bands of regular. On the same deals it opens fewer hands than
// regular, and calls fewer reraises.
func TestStrongPlaysLikePeople(t *testing.T) {
	for _, seats := range []int8{3, 6, 9} {
		if testing.Short() && seats != 6 {
			continue
		}
		t.Run(fmt.Sprint(seats), func(t *testing.T) {
			var by [Strong + 1]frequencies
			for _, level := range []Level{Regular, Strong} {
				deal(t, &by[level], game.Holdem, game.NoLimit, seats, 300, 150, func(v *game.View, seed uint32) game.Action {
					c := choose(t, v, level, 150, seed)
					if c.Level != level {
						t.Fatal(c.Level)
					}
					return c.Candidates[0].Action
				})
			}
			strong, regular := &by[Strong], &by[Regular]
			t.Log(strong)
			strong.judge(t, game.Holdem, game.NoLimit, seats)
			if strong.raised >= regular.raised || strong.foldThree*regular.met <= regular.foldThree*strong.met {
				t.Errorf("strong raises %d hands and folds %d of %d to reraises, regular %d and %d of %d", strong.raised, strong.foldThree, strong.met, regular.raised, regular.foldThree, regular.met)
			}
		})
	}
}

// TestRegularPlaysLikePeople holds the frequencies of regular among itself, 100 big blinds each, to those that players know: K.
// Janda, "Applications of No-Limit Hold 'em" (2013), and what trackers call tight and aggressive.
func TestRegularPlaysLikePeople(t *testing.T) {
	for variant := game.Holdem; variant <= game.BadugiDraw; variant++ {
		for limit := game.NoLimit; limit <= game.FixedLimit; limit++ {
			for seats := int8(2); seats <= game.MaxSeats; seats++ {
				if usual, ok := limits[variant]; ok && (limit != usual || (&game.Rules{Variant: variant}).Stud() && seats > 8) {
					continue
				}
				main := variant == game.Holdem && limit == game.NoLimit
				hands, deals := 300, int64(DefaultDeals)
				if !*every {
					if testing.Short() && (!main || seats != 6) || !main && seats != 6 || seats%3 != 0 && seats != 2 {
						continue
					}
					if seats != 9 { // where fewer deals make all-ins too frequent: 2.6 %, with all of them 1.8 %
						deals = 150
					}
					if seats != 6 || !main {
						hands = 150
					}
				}
				name := fmt.Sprintf("%s %s %d", game.Variants[variant], game.Limits[limit], seats)
				t.Run(name, func(t *testing.T) {
					f := &frequencies{}
					deal(t, f, variant, limit, seats, hands, deals, func(v *game.View, seed uint32) game.Action {
						return choose(t, v, Regular, deals, seed).Candidates[0].Action
					})
					t.Log(f)
					f.judge(t, variant, limit, seats)
				})
			}
		}
	}
}

// judge compares with bands; those of fixed limits are wider, as a call is cheap there.
func (f *frequencies) judge(t *testing.T, variant game.Variant, limit game.Limit, seats int8) {
	band{0.4, 2.2}.check(t, "raises a hand", float64(f.raises)/float64(f.hands))
	played := map[int8]band{2: {45, 90}, 3: {35, 60}, 4: {26, 46}, 5: {22, 38}, 6: {18, 32}, 7: {16, 30}, 8: {15, 28}, 9: {13, 26}}[seats]
	raised := map[int8]band{2: {25, 75}, 3: {26, 50}, 4: {18, 38}, 5: {14, 32}, 6: {12, 26}, 7: {11, 24}, 8: {10, 23}, 9: {9, 22}}[seats]
	if variant == game.ShortDeck || limit == game.FixedLimit {
		played.to, raised.to = played.to+6, raised.to+6
	}
	if _, other := limits[variant]; other { // most starting hands of these win about as often
		played.to, raised.to = played.to+8, raised.to+8
	}
	if variant >= game.Draw {
		raised.from /= 2
	}
	played.check(t, "VPIP", part(f.played, f.chances))
	raised.check(t, "PFR", part(f.raised, f.chances))
	seen := band{30, 70}
	if limit == game.FixedLimit || variant == game.ShortDeck || variant == game.Omaha {
		seen.to = 88
	}
	seen.check(t, "rounds after the first", part(f.flops, f.hands))
	if limit != game.FixedLimit {
		band{0, 4}.check(t, "all-in in the first round", part(f.allIns, f.hands))
	}
	aggression := band{1.5, 4}
	if limit == game.FixedLimit {
		aggression.from = 1.25 // a call is cheap
	}
	aggression.check(t, "aggression later", float64(f.bets)/float64(max(f.calls, 1)))
	if least, ok := map[game.Variant]float64{game.Draw: 15, game.SingleDraw: 30, game.BadugiDraw: 9}[variant]; ok && seats == 6 {
		band{least, 75}.check(t, "fold to bets later", part(f.folds, f.folds+f.calls))
	}
	if variant == game.Holdem && limit == game.NoLimit && seats == 6 {
		band{4, 12}.check(t, "three-bet", part(f.three, f.first))
		band{40, 70}.check(t, "fold to three-bet", part(f.foldThree, f.met))
	}
}

// TestRegularAfterTheFlop holds what regular does after the flop, among itself at no limit with 100 big blinds each, to what people
// do. If bluffs of a part b of the pot shall not pay, b/(1+b) of the hands fold: 40 % to two thirds of the pot (W. Tipton, "Expert
// Heads Up No-Limit Hold'em", 2012). People fold more on the river, 45-55 %. Of last raisers who bet the flop 55-80 % are average,
// and 45-60 % of folds to them, fewer than 45 % are low (http://pokerbug.blogspot.com/2012/11/i-cbet-you-cbet-you-all-cbet-for-ice.html),
// a third of folds is very few (https://hocpoker.com/how-to-use-your-hud-river-betting-folding-stats/). The bands allow for two
// standard errors.
func TestRegularAfterTheFlop(t *testing.T) {
	several, bets := 0, 0
	for seats, hands := range map[int8]int{2: 800, 3: 600, 6: 600, 9: 400} {
		if testing.Short() && seats != 6 {
			continue
		}
		if *every {
			hands *= 4
		}
		t.Run(fmt.Sprint(seats), func(t *testing.T) {
			f := &frequencies{}
			deal(t, f, game.Holdem, game.NoLimit, seats, hands, 150, func(v *game.View, seed uint32) game.Action {
				return choose(t, v, Regular, 150, seed).Candidates[0].Action
			})
			t.Log(f)
			band{30, 50}.of(t, "fold to a bet on the flop", f.gaveUp[1], f.faced[1])
			band{35, 52}.of(t, "fold to a bet on the turn", f.gaveUp[2], f.faced[2])
			band{42, 58}.of(t, "fold to a bet on the river", f.gaveUp[3], f.faced[3])
			band{12, 40}.of(t, "fold to small bets", f.smallGaveUp, f.small)
			band{38, 60}.of(t, "fold to bets of the pot", f.largeGaveUp, f.large)
			band{35, 60}.of(t, "fold to that bet", f.gaveUp2, f.met2)
			f.toTheRaiser(t)
			several += f.lastOf
			bets += f.continuedOf
			band{1.5, 4}.check(t, "aggression", float64(f.bets)/float64(max(f.calls, 1)))
		})
	}
	if !testing.Short() {
		band{20, 50}.of(t, "the last raiser bets the flop against several", bets, several)
	}
}

// toTheRaiser holds players out of position to what people do before the last raiser: they check nearly all hands
// (https://pokercopilot.com/poker-statistics/donk-bet), and raise some of them after the bet.
func (f *frequencies) toTheRaiser(t *testing.T) {
	t.Helper()
	band{50, 75}.of(t, "the last raiser bets the flop against one", f.continued, f.last)
	band{0, 20}.of(t, "bets before the last raiser on the flop", f.led, f.into)
	band{0, 20}.of(t, "bets before the last raiser later", f.laterLed, f.laterInto)
	band{5, 15}.of(t, "raise after a check", f.sprung, f.trapped)
}

// TestStrongChecksToTheRaiser holds strong to the same, among itself.
func TestStrongChecksToTheRaiser(t *testing.T) {
	book := shipped(t)
	for seats, hands := range map[int8]int{2: 150, 3: 600, 6: 600, 9: 400} {
		if testing.Short() && seats != 6 {
			continue
		}
		if *every {
			hands *= 4
		}
		t.Run(fmt.Sprint(seats), func(t *testing.T) {
			f := &frequencies{}
			deal(t, f, game.Holdem, game.NoLimit, seats, hands, 100, func(v *game.View, seed uint32) game.Action {
				return strongly(t, v, book, seed).Candidates[0].Action
			})
			t.Log(f)
			f.toTheRaiser(t)
		})
	}
}

// of compares a share in percent with the band, which two standard errors widen.
func (b band) of(t *testing.T, what string, a, n int) {
	t.Helper()
	x, wide := part(a, n), 200*math.Sqrt(0.25/float64(max(n, 1)))
	t.Logf("%s %.0f %% of %d", what, x, n)
	if n < 20 || x < b.from-wide || x > b.to+wide {
		t.Errorf("%s %.0f %% of %d, not %v to %v", what, x, n, b.from, b.to)
	}
}

// TestRegularAgainstPeople sits one who always calls, folds or raises in a seat: the others stay sane, and win from them.
func TestRegularAgainstPeople(t *testing.T) {
	for name, does := range map[string]func(l *game.Legal) game.Action{
		"call": func(l *game.Legal) game.Action { return passive(l) },
		"fold": func(l *game.Legal) game.Action {
			if l.Check {
				return game.Action{Kind: game.Check}
			}
			return game.Action{Kind: game.Fold}
		},
		"raise": func(l *game.Legal) game.Action {
			switch {
			case l.Bet:
				return game.Action{Kind: game.Bet, Amount: l.Min}
			case l.Raise:
				return game.Action{Kind: game.Raise, Amount: l.Min}
			}
			return passive(l)
		},
	} {
		for _, limit := range []game.Limit{game.NoLimit, game.FixedLimit} {
			for _, seats := range []int8{2, 6} {
				if testing.Short() && seats == 6 {
					continue
				}
				f := &frequencies{}
				deal(t, f, game.Holdem, limit, seats, 240/int(seats-1), 100, func(v *game.View, seed uint32) game.Action {
					if l := v.Legal(); v.Seat == 0 {
						return does(&l)
					}
					return choose(t, v, Regular, 100, seed).Candidates[0].Action
				})
				t.Logf("%s, %s, %d seats: wins %d chips; %v", name, game.Limits[limit], seats, f.won, f)
				if f.won >= 0 {
					t.Errorf("who always does %s wins %d chips of %d seats in %d hands, %s", name, f.won, seats, f.hands, game.Limits[limit])
				}
				if name != "raise" && float64(f.raises) > 2.2*float64(f.hands) {
					t.Errorf("%d raises in %d hands with one who always does %s", f.raises, f.hands, name)
				}
			}
		}
	}
}

func passive(l *game.Legal) game.Action {
	if l.Check {
		return game.Action{Kind: game.Check}
	}
	return game.Action{Kind: game.Call}
}
