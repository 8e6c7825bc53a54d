package blueprint

import (
	"bytes"
	"fmt"
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

var seven = poker.Standard.Table7()

// file is one of strategies that play by lot.
func file(seed uint32) []byte {
	dice := dice.New(seed)
	var rows [][]byte
	for i := range Games {
		rows = append(rows, numbers(&Games[i], &dice))
	}
	return Write("by lot", rows, equities(&dice))
}

// equities are any.
func equities(dice *dice.Dice) (e Equities) {
	for i := range e {
		for k := range i {
			e[i][k] = uint8(dice.Under(256))
			e[k][i] = -e[i][k]
		}
		e[i][i] = 128
	}
	return e
}

// numbers are any that a strategy can have.
func numbers(b *Betting, dice *dice.Dice) []byte {
	s := strategy(b)
	for i := range s.Nodes {
		n := &s.Nodes[i]
		if n.Player < 0 || n.Round == 3 {
			continue
		}
		for b := range Buckets[n.Round] {
			left := uint32(Steps)
			for a := range int32(n.N) - 1 {
				x := min(dice.Under(2*Steps), left)
				s.data[s.set[i]+a*Buckets[n.Round]+b] = byte(x)
				left -= x
			}
		}
	}
	return s.data
}

// What was written is read, bit by bit, and a file that is cut or longer is
// refused.
func TestFile(t *testing.T) {
	dice := dice.New(5)
	var rows [][]byte
	for i := range Games {
		rows = append(rows, numbers(&Games[i], &dice))
	}
	equal := equities(&dice)
	whole := Write("by lot", rows, equal)
	all, e, err := read(whole)
	if err != nil || *e != equal {
		t.Fatal("the equities are not what was written:", err)
	}
	for i := range all {
		if !bytes.Equal(all[i].data, rows[i]) {
			t.Errorf("game %d is not what was written", i)
		}
	}
	for _, bad := range [][]byte{whole[:len(whole)-3], append(whole[:len(whole):len(whole)], 0)} {
		if _, _, err := read(bad); err == nil {
			t.Errorf("%d bytes instead of %d are taken", len(bad), len(whole))
		}
	}
}

func setup(limit game.Limit, stacks [2]int64) *game.Setup {
	s := &game.Setup{Seats: 2, Blinds: [9]int64{1, 2}, Stacks: [9]int64{stacks[0], stacks[1]}}
	s.Limit, s.MinBet = limit, 2
	if limit == game.FixedLimit {
		s.BigBet, s.Cap = 4, 4
	}
	return s
}

// few sweeps will do where only the form of an answer matters.
func few(sweeps int) bool { return sweeps < 3 }

// odd is a setup that is covered, with more than a room has: antes, chips of a deal passed out, empty seats, large stacks, and
// bets of a chip.
func odd(n uint32, dice *dice.Dice) *game.Setup {
	limit := game.NoLimit
	if n%3 == 0 {
		limit = game.FixedLimit
	}
	most := [...]uint32{300, 300, 100, 2000}[n%4]
	s := setup(limit, [2]int64{3 + int64(dice.Under(most)), 3 + int64(dice.Under(most))})
	if n%2 == 0 {
		return s
	}
	s.MinBet, s.Carry = 1, int64(dice.Under(3))
	s.Antes = [9]int64{int64(dice.Under(3)), int64(dice.Under(3))}
	if limit == game.FixedLimit {
		s.BigBet, s.Cap = 3, int8(dice.Under(6))
	}
	if n%10 == 7 {
		s.Blinds[0] = s.Blinds[1]
	}
	if n%5 < 2 { // the players sit in seats 1 and 3, and one of them has the button
		s.Seats, s.Button = 5, int8(1+2*dice.Under(2))
		for _, of := range []*[9]int64{&s.Stacks, &s.Antes, &s.Blinds} {
			*of = [9]int64{1: of[0], 3: of[1]}
		}
		if s.Button == 3 {
			s.Blinds[1], s.Blinds[3] = s.Blinds[3], s.Blinds[1]
		}
	}
	return s
}

// Whole hands against an opponent who takes any action and amount: what is
// advised is legal, its chances make one, and it is what was recorded.
func TestAdvise(t *testing.T) {
	book, err := Open(file(3))
	if err != nil {
		t.Fatal(err)
	}
	dice := dice.New(8)
	advised, solved, left := 0, 0, 0
	var lines []string
	for n := range uint32(150) {
		s := odd(n, &dice)
		if !Covers(s) {
			t.Fatal("not covered")
		}
		h, err := game.Start(s, n)
		if err != nil {
			t.Fatal(err)
		}
		line := game.Limits[s.Limit]
		for h.Phase != game.Over {
			v, _ := h.View(h.Turn)
			l := v.Legal()
			do := anything(&l, &dice)
			if (h.Turn == h.Button) == (n%2 == 0) {
				a := book.Advise(v, &l, seven, few)
				line += fmt.Sprintf(" %d %s", v.Round, recordtest.Sum(*a))
				switch {
				case len(a.Options) == 0:
					left++
				case a.Solved:
					solved++
				default:
					advised++
				}
				sum := 0.0
				for _, o := range a.Options {
					sum += o.Chance
					if _, err := h.Clone().Apply(o.Action); err != nil {
						t.Fatalf("%+v: %v", o, err)
					}
					if dice.Under(2) == 0 {
						do = o.Action
					}
				}
				if len(a.Options) > 0 && math.Abs(sum-1) > 1e-9 {
					t.Fatalf("chances make %v: %+v", sum, a.Options)
				}
			}
			h.Apply(do)
		}
		lines = append(lines, line)
	}
	recordtest.Same(t, "advice.txt", lines, recordtest.Game)
	if advised < 50 || solved < 20 {
		t.Errorf("%d advised, %d solved, %d left", advised, solved, left)
	}
}

// anything is an action by lot, a fold seldom.
func anything(l *game.Legal, dice *dice.Dice) game.Action {
	switch {
	case (l.Bet || l.Raise) && dice.Under(3) == 0:
		kind := game.Bet
		if l.Raise {
			kind = game.Raise
		}
		return game.Action{Kind: kind, Amount: l.Min + int64(dice.Under(uint32(min(l.Max-l.Min, 40))+1))}
	case l.Check:
		return game.Action{Kind: game.Check}
	case dice.Under(8) == 0:
		return game.Action{Kind: game.Fold}
	}
	return game.Action{Kind: game.Call}
}

// On a river with all chips in but one bet, who has the best hand never folds it,
// and who has the worst never calls.
func TestAdviseRiver(t *testing.T) {
	book, _ := Open(file(1))
	for _, c := range []struct {
		hole string
		fold bool
	}{{"As Ks", false}, {"2d 3c", true}} {
		s := setup(game.NoLimit, [2]int64{100, 100})
		deck, _ := cards.ParseHand(nil, "9h"+c.hole[:2]+"9d"+c.hole[3:]+"QsJsTs4h7d")
		h, err := game.StartDeck(s, deck)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range []game.Action{{Kind: game.Call}, {Kind: game.Check}, {Kind: game.Check}, {Kind: game.Check}, {Kind: game.Check}, {Kind: game.Check}, {Kind: game.Bet, Amount: 60}} {
			if _, err := h.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		v, _ := h.View(h.Turn)
		l := v.Legal()
		a := book.Advise(v, &l, seven, func(n int) bool { return n < 60 })
		if o := a.Options[0]; o.Action.Kind != game.Fold || c.fold != (o.Chance > 0.95) || !c.fold && o.Chance > 0.01 {
			t.Errorf("%s: %+v", c.hole, a.Options)
		}
	}
}

// A bet that is smaller than all that the strategy knows is folded to less often: as much less as the equity is that a
// call of it needs, down to a single chip. What no longer folds calls.
func TestSmallBets(t *testing.T) {
	book, _ := Open(file(2))
	const pot, known = 12, 6
	var folds, calls [known + 1]float64
	for n := range uint32(12) {
		for bet := known; bet > 0; bet-- {
			s := setup(game.NoLimit, [2]int64{200, 200})
			s.MinBet = 1
			h, err := game.Start(s, n)
			if err != nil {
				t.Fatal(err)
			}
			for _, a := range []game.Action{{Kind: game.Raise, Amount: pot / 2}, {Kind: game.Call}, {Kind: game.Bet, Amount: int64(bet)}} {
				if _, err := h.Apply(a); err != nil {
					t.Fatal(err)
				}
			}
			v, _ := h.View(h.Turn)
			l := v.Legal()
			line, some := book.Follow(v, seven), [MaxActions]float64{}
			chances := line.Chances(line.Node, int32(line.Buckets()[Index(v.Hole[0], v.Hole[1])]), &some)
			line.cheapen(&line.Nodes[line.Node], &l, chances)
			folds[bet] += chances[0]
			calls[bet] += chances[1]
		}
	}
	needed := func(bet int) float64 { return float64(bet) / float64(pot+2*bet) }
	for bet := 1; bet < known; bet++ {
		want := folds[known] * needed(bet) / needed(known)
		if math.Abs(folds[bet]-want) > 1e-9 || math.Abs(calls[bet]-(calls[known]+folds[known]-want)) > 1e-9 {
			t.Errorf("a bet of %d: folds %.3f, want %.3f, calls %.3f", bet, folds[bet], want, calls[bet])
		}
	}
	if folds[known] == 0 {
		t.Error("nobody folds")
	}
}

// Games that no strategy is of, and files that are no strategies.
func TestRefused(t *testing.T) {
	three, turned, pot := setup(0, [2]int64{9, 9}), setup(0, [2]int64{9, 9}), setup(game.PotLimit, [2]int64{9, 9})
	three.Seats, three.Stacks[2] = 3, 9
	turned.Button = 1
	for i, s := range []*game.Setup{three, turned, pot} {
		if Covers(s) {
			t.Errorf("setup %d is covered", i)
		}
	}
	good := file(1)
	for i, bad := range [][]byte{nil, good[:len(good)-1], append(good[:len(good):len(good)], 0), good[1:], []byte(magic), []byte(magic + "\n")} {
		if _, err := Open(bad); err == nil {
			t.Errorf("file %d is taken", i)
		}
	}
}

// A file with any one byte damaged is refused.
func TestDamaged(t *testing.T) {
	whole := file(1)
	for at := 0; at < len(whole); at += 1 + at/50 {
		for _, by := range []byte{1, 0x80, 0xff} {
			whole[at] ^= by
			if _, err := Open(whole); err == nil {
				t.Fatalf("byte %d of %d is taken", at, len(whole))
			}
			whole[at] ^= by
		}
	}
	if _, err := Open(whole); err != nil {
		t.Error(err)
	}
}

// A strategy plays what it was given: here by lot, so that only the legal actions and their chances can be told.
func ExampleBook_Advise() {
	book, err := Open(file(3))
	if err != nil {
		fmt.Println(err)
		return
	}
	h, _ := game.Start(setup(game.NoLimit, [2]int64{40, 40}), 1)
	v, _ := h.View(0)
	legal := v.Legal()
	advice := book.Advise(v, &legal, seven, func(int) bool { return false })
	sum := 0.0
	for _, o := range advice.Options {
		fmt.Println(game.Kinds[o.Action.Kind], o.Action.Amount)
		sum += o.Chance
	}
	fmt.Printf("%.3f, solved: %v\n", sum, advice.Solved)
	// Output:
	// fold 0
	// call 0
	// raise 4
	// raise 6
	// raise 40
	// 1.000, solved: false
}
