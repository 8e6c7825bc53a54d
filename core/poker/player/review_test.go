package player

import (
	"fmt"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
	"github.com/tefuda/tefuda/core/search"
)

// reviewed plays hands of a level among itself and reviews all moves at that level, with other samples.
func reviewed(t *testing.T, setup func(n int) *game.Setup, hands int, level Level, book *blueprint.Book) (moves, mistakes int, loss float64) {
	t.Helper()
	meter := func() *search.Meter {
		return search.Start(search.Budget{Iterations: DefaultDeals}, 0, func() int64 { return 0 }, nil)
	}
	for n := range hands {
		h, err := game.Start(setup(n), uint32(5000+n))
		if err != nil {
			t.Fatal(err)
		}
		for turn := uint32(0); h.Phase != game.Over; turn++ {
			v, _ := h.View(h.Turn)
			c, err := Choose(v, level, tableOf(v), book, meter(), uint32(n)*1000+turn)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := h.Apply(c.Candidates[0].Action); err != nil {
				t.Fatal(err)
			}
		}
		for _, d := range Review(h, -1, level, tableOf(&game.View{State: h.State}), book, meter, 1) {
			moves++
			if d.Loss > 0 {
				mistakes++
				loss += d.Loss
				t.Logf("hand %d: %v %d instead of %v %d, loss %.2f", n, game.Kinds[d.Played.Kind], d.Played.Amount, game.Kinds[d.Best.Action.Kind], d.Best.Action.Amount, d.Loss)
			}
		}
	}
	return moves, mistakes, loss
}

// TestReviewOfOneself reviews what a level does by other samples: hardly anything is a mistake.
func TestReviewOfOneself(t *testing.T) {
	book := shipped(t)
	for _, c := range []struct {
		variant game.Variant
		limit   game.Limit
		seats   int8
		hands   int
		level   Level
	}{
		{game.Holdem, game.NoLimit, 2, 40, Regular}, {game.Holdem, game.NoLimit, 6, 16, Regular}, {game.Holdem, game.NoLimit, 9, 10, Regular},
		{game.Holdem, game.FixedLimit, 6, 8, Regular}, {game.Draw, game.NoLimit, 4, 12, Regular}, {game.Stud, game.FixedLimit, 6, 8, Regular},
		{game.Holdem, game.NoLimit, 2, 20, Strong}, {game.Holdem, game.FixedLimit, 2, 15, Strong}, {game.Holdem, game.NoLimit, 6, 12, Strong},
	} {
		if testing.Short() && c.seats != 6 {
			continue
		}
		t.Run(fmt.Sprintf("%s %s %s %d", Levels[c.level], game.Variants[c.variant], game.Limits[c.limit], c.seats), func(t *testing.T) {
			moves, mistakes, loss := reviewed(t, func(n int) *game.Setup { return at(c.variant, c.limit, c.seats, 200, int8(n%int(c.seats))) }, c.hands, c.level, book)
			t.Logf("%d of %d, %.3f big blinds a decision", mistakes, moves, loss/2/float64(moves))
			if moves < 40 || mistakes*25 > moves {
				t.Errorf("%d mistakes in %d decisions, more than 4 %%", mistakes, moves)
			}
		})
	}
}

// hold deals a table on which a seat has these cards, and the board is known.
func hold(t *testing.T, s *game.Setup, seat int8, hole, board string) *game.Hand {
	t.Helper()
	deck := slices.Clone(s.Deck())
	place := func(at int, card cards.Card) {
		was := slices.Index(deck, card)
		deck[at], deck[was] = deck[was], deck[at]
	}
	h, err := game.StartDeck(s, deck)
	if err != nil {
		t.Fatal(err)
	}
	held, _ := game.ParseCards(hole)
	for i, c := range slices.Clone(h.Holds(seat)) {
		place(slices.Index(deck, c), held[i])
	}
	shown, _ := game.ParseCards(board)
	for i, c := range shown {
		place(int(2*s.Seats)+i, c)
	}
	if h, err = game.StartDeck(s, deck); err != nil || fmt.Sprint(h.Holds(seat)) != fmt.Sprint(held) {
		t.Fatal(h.Holds(seat), held, err)
	}
	return h
}

// TestReviewFindsBlunders plays hands whose last move is a blunder.
func TestReviewFindsBlunders(t *testing.T) {
	book := shipped(t)
	const fold, check, call = -1, 0, -2 // else the amount of a bet or raise
	for _, c := range []struct {
		name        string
		seats, seat int8
		hole, board string
		moves       []int64
		least       float64 // loss in chips
	}{
		{"folds a royal flush", 2, 0, "AhKh", "ThJhQh2s8c", []int64{6, call, check, check, check, check, 8, fold}, 15},
		{"folds a full house to a small bet", 6, 2, "KhKd", "KsTd4cTh2s", []int64{6, fold, fold, fold, fold, call, check, 8, call, check, check, check, 10, fold}, 20},
		{"calls an all-in with seven and deuce", 2, 1, "7h2c", "", []int64{6, 20, 200, call}, 50},
		{"calls an all-in with seven and deuce", 6, 2, "7h2c", "", []int64{6, 200, fold, fold, fold, call}, 50},
		{"calls with nothing", 2, 0, "7h6h", "KsKd9c4c2s", []int64{6, call, 8, call, 20, call, 60, call}, 20},
		{"calls with nothing", 6, 2, "7h6h", "KsKd9c4c2s", []int64{6, fold, fold, fold, fold, call, check, 10, call, check, 30, call, check, 100, call}, 40},
		{"raises nothing into a strong hand", 2, 0, "7h6h", "KsKd9c4c2s", []int64{6, call, 8, call, 20, call, 60, 166}, 10},
		{"raises nothing into a strong hand", 6, 2, "7h6h", "KsKd9c4c2s", []int64{6, fold, fold, fold, fold, call, check, 10, call, check, 30, call, check, 60, 154}, 10},
	} {
		for _, level := range []Level{Regular, Strong} {
			h := hold(t, at(game.Holdem, game.NoLimit, c.seats, 200, 0), c.seat, c.hole, c.board)
			for i, m := range c.moves {
				a := game.Action{Kind: game.Raise, Amount: m}
				switch l := h.Legal(); {
				case m == fold:
					a = game.Action{Kind: game.Fold}
				case m == call:
					a = game.Action{Kind: game.Call}
				case m == check:
					a = game.Action{Kind: game.Check}
				case l.Bet:
					a.Kind = game.Bet
				}
				if _, err := h.Apply(a); err != nil {
					t.Fatal(c.name, i, err)
				}
			}
			meter := func() *search.Meter {
				return search.Start(search.Budget{Iterations: DefaultDeals}, 0, func() int64 { return 0 }, nil)
			}
			all := Review(h, c.seat, level, seven, book, meter, 1)
			i := slices.IndexFunc(all, func(d Decision) bool { return d.At == len(c.moves)-1 })
			d := all[i]
			if d.Loss < c.least || d.Best.Action.Kind == d.Played.Kind {
				t.Errorf("%s, %d seats, %s: loss %.1f, less than %v; best %v", c.name, c.seats, Levels[level], d.Loss, c.least, game.Kinds[d.Best.Action.Kind])
			}
		}
	}
}
