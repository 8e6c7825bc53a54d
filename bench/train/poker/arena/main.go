// Command arena plays poker between players with duplicate deals. It prints their wins
// in thousandths of a big blind a hand, with 95 % intervals.
//
//	go run ./bench/train/poker/arena -a regular -field beginner -hands 2000
//
// A deal is played once with player a in each seat, with the same deck. With two seats
// both players get the same luck of the cards, except where they play differently. For
// hold'em the win without the luck of the board is printed as well.
//
// The players are the levels and three bots. call always calls. raise makes the
// smallest raise whenever it may. odds calls if its equity against any cards reaches
// the pot odds, and bets half the pot with an equity of 60 %. Strong plays hold'em for
// two by the strategies in the file -tables; lbr answers it by local best response.
// -field names the players in the other seats, in turn.
//
// A deal's number is its seed: -seed 0 -hands 500 and -seed 500 -hands 500 are two
// halves of one run, and their lines of sums can be added. With -kept a stopped run
// goes on.
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/tefuda/tefuda/bench/train/kept"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
	"github.com/tefuda/tefuda/core/search"
)

var (
	who     = flag.String("a", "regular", "the player")
	field   = flag.String("field", "beginner", "the others, with commas between them")
	hands   = flag.Int("hands", 1000, "deals, each played once for every seat")
	seed    = flag.Int("seed", 0, "of the first deal")
	seats   = flag.Int("seats", 2, "2-9")
	variant = flag.String("variant", "holdem", "holdem, short-deck or draw")
	limit   = flag.String("limit", "no-limit", "no-limit, pot-limit or fixed")
	jokers  = flag.Int("jokers", 0, "of draw")
	stack   = flag.Int64("stack", 100, "big blinds")
	deals   = flag.Int64("deals", 500, "budget of a decision")
	from    = flag.Int("lbr", 0, "round from which on lbr does more than check and call")
	file    = flag.String("kept", "", "file of deals that were played, to go on with")
	tables  = flag.String("tables", "wasm/api/poker/tefuda-poker.tables", "file of strong's strategies")
)

var (
	book *blueprint.Book // strong's strategies
	lost [4]int          // by round: decisions of strong that regular made
)

const bigBlind = 20

func main() {
	flag.Parse()
	table := setup().Rules.Hands().Table7()
	others := strings.Split(*field, ",")
	if *who == "strong" || slices.Contains(others, "strong") {
		open(*tables)
	}
	played, err := kept.Open[deal](*file)
	if err != nil {
		fail(err)
	}
	defer played.Close()
	var won, less tally
	var spent []float64
	for n := range *hands {
		key := fmt.Sprint(*who, " ", *field, " ", *seats, " ", *variant, " ", *limit, " ", *jokers, " ", *stack, " ", *deals, " ", *from, " ", *seed+n)
		d, err := played.Play(key, func() (d deal, err error) {
			for seat := range *seats {
				names := make([]string, *seats)
				for i := range names {
					names[i] = others[(i+*seats-seat)%*seats%len(others)]
				}
				names[seat] = *who
				chips, luck := play(table, names, seat, uint32(*seed+n), &spent)
				d.Won += chips
				d.Luck += luck
			}
			return d, nil
		})
		if err != nil {
			fail(err)
		}
		per := 1000 / float64(bigBlind**seats)
		won.add(d.Won * per)
		less.add((d.Won - d.Luck) * per)
	}
	if len(spent) == 0 {
		spent = []float64{0}
	}
	slices.Sort(spent)
	fmt.Printf("%s against %s, %s %s, %d seats, %d bb, %d deals: %s mbb a hand", *who, *field, *limit, *variant, *seats, *stack, *hands, &won)
	if *variant == "holdem" {
		fmt.Printf(", without the luck of the board %s", &less)
	}
	fmt.Printf("\nsums %d %.0f %.0f, %.0f %.0f; a decision of %s: mean %.1f ms, p50 %.1f ms, p99 %.1f ms of %d\n",
		*hands, won.sum, won.squares, less.sum, less.squares, *who, mean(spent), spent[len(spent)/2], spent[len(spent)*99/100], len(spent))
	if *who == "strong" {
		fmt.Printf("left to regular, by round: %d\n", lost)
	}
}

// A deal holds a player's win over all its seats and the board's luck in it, in chips.
type deal struct{ Won, Luck float64 }

// A tally collects the results of deals.
type tally struct {
	all          []float64
	sum, squares float64
}

func (t *tally) add(x float64) {
	t.all = append(t.all, x)
	t.sum += x
	t.squares += x * x
}

// String returns the mean with its 95 % interval.
func (t *tally) String() string {
	mean, half := kept.Interval(t.all)
	return fmt.Sprintf("%+.0f ± %.0f", mean, half)
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}

func mean(all []float64) (x float64) {
	for _, y := range all {
		x += y / float64(len(all))
	}
	return x
}

// open reads the strategies.
func open(name string) {
	file, err := os.ReadFile(name)
	if err == nil {
		book, err = blueprint.Open(file)
	}
	if err != nil {
		fail(err)
	}
}

// play plays a hand. It returns a seat's win, and the board's luck in it, in chips.
func play(table *poker.Table7, names []string, seat int, seed uint32, spent *[]float64) (chips, lucky float64) {
	h, err := game.Start(setup(), seed)
	if err != nil {
		fail(err)
	}
	l := luck{table: table, dice: dice.New(seed)}
	for turn := uint32(0); h.Phase != game.Over; turn++ {
		v, _ := h.View(h.Turn)
		start := time.Now()
		a := decide(table, names[h.Turn], v, 1000*seed+turn)
		if int(h.Turn) == seat {
			*spent = append(*spent, float64(time.Since(start).Microseconds())/1000)
		}
		if _, err := h.Apply(a); err != nil {
			fail(err)
		}
		l.see(h)
	}
	if *variant == "holdem" {
		lucky = l.of(h, int8(seat))
	}
	return float64(h.Players[seat].Stack - h.Setup.Stacks[seat]), lucky
}

func setup() *game.Setup {
	s := &game.Setup{Seats: int8(*seats)}
	s.Variant = game.Variant(names.Index(game.Variants, *variant))
	s.Limit = game.Limit(names.Index(game.Limits, *limit))
	s.MinBet, s.Jokers = bigBlind, int8(*jokers)
	if s.Limit == game.FixedLimit {
		s.BigBet, s.Cap = 2*bigBlind, 4
	}
	for i := range *seats {
		s.Stacks[i] = *stack * bigBlind
	}
	small, big := 1, 2
	if *seats == 2 {
		small, big = 0, 1
	}
	s.Blinds[small], s.Blinds[big%*seats] = bigBlind/2, bigBlind
	return s
}

// decide asks a level or bot.
func decide(table *poker.Table7, name string, v *game.View, seed uint32) game.Action {
	if level := names.Index(player.Levels, name); level >= 0 {
		c := choose(table, v, player.Level(level), seed)
		if name == "strong" && c.Level != player.Strong {
			lost[v.Round]++
		}
		return c.Candidates[0].Action
	}
	if name == "lbr" {
		return lbr(table, v, seed)
	}
	l := v.Legal()
	if l.Discard || l.Show {
		return choose(table, v, player.Beginner, seed).Candidates[0].Action
	}
	equity := map[string]float64{"call": 0.5, "raise": 1}[name]
	if name == "odds" {
		equity = choose(table, v, player.Beginner, seed).Equity
		pot := v.Pot
		for i := range v.Seats {
			pot += v.Players[i].Bet
		}
		if l.Call > 0 && equity*float64(pot+l.Call) < float64(l.Call) {
			return game.Action{Kind: game.Fold}
		}
	}
	return bot(name, v, &l, equity)
}

// bot returns a bot's action: a bet or raise with an equity above 60 %, else a check or
// call. odds bets half the pot, raise the minimum.
func bot(name string, v *game.View, l *game.Legal, equity float64) game.Action {
	if (l.Bet || l.Raise) && equity > 0.6 {
		kind := game.Raise
		if l.Bet {
			kind = game.Bet
		}
		to := l.Min
		if name == "odds" {
			to = min(max(v.Level+v.Pot/2, l.Min), l.Max)
		}
		return game.Action{Kind: kind, Amount: to}
	}
	if l.Check {
		return game.Action{Kind: game.Check}
	}
	return game.Action{Kind: game.Call}
}

func choose(table *poker.Table7, v *game.View, level player.Level, seed uint32) *player.Choice {
	meter := search.Start(search.Budget{Iterations: *deals}, 0, func() int64 { return 0 }, nil)
	c, err := player.Choose(v, level, table, book, meter, seed)
	if err != nil {
		fail(err)
	}
	return c
}
