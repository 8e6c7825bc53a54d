package daifugo

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// TestGifts checks who gives what to whom.
func TestGifts(t *testing.T) {
	for _, c := range []struct {
		rules Rules
		class [MaxPlayers]int8
		want  []Gift
	}{
		{UEC, [MaxPlayers]int8{}, nil},
		{Article, [MaxPlayers]int8{1, 2, 3, 4}, nil},
		{UEC, [MaxPlayers]int8{5, 3, 1, 2, 4}, []Gift{{0, 2, 2, 0, 0}, {4, 3, 1, 0, 0}, {2, 0, 2, 0, 0}, {3, 4, 1, 0, 0}}},
		{Rules{3, 0, Exchange}, [MaxPlayers]int8{2, 3, 1}, []Gift{{1, 2, 2, 0, 0}, {2, 1, 2, 0, 0}}},
		{Rules{6, 0, Exchange}, [MaxPlayers]int8{1, 2, 3, 4, 5, 6}, []Gift{{5, 0, 2, 0, 0}, {4, 1, 1, 0, 0}, {0, 5, 2, 0, 0}, {1, 4, 1, 0, 0}}},
		{Rules{3, 0, Exchange | OneForThree}, [MaxPlayers]int8{2, 3, 1}, []Gift{{1, 2, 1, 0, 0}, {2, 1, 1, 0, 0}}},
		{Rules{4, 0, Exchange | OneForThree | KingExchange}, [MaxPlayers]int8{1, 2, 3, 4}, []Gift{{3, 0, 2, 0, 0}, {2, 1, 1, 0, 0}, {0, 3, 2, 0, 0}, {1, 2, 1, 0, 0}}},
		{Rules{7, 0, Exchange | KingExchange}, [MaxPlayers]int8{1, 2, 3, 4, 5, 6, 7}, []Gift{{6, 0, 3, 0, 0}, {5, 1, 2, 0, 0}, {4, 2, 1, 0, 0}, {0, 6, 3, 0, 0}, {1, 5, 2, 0, 0}, {2, 4, 1, 0, 0}}},
		{Rules{9, 0, Exchange | KingExchange}, [MaxPlayers]int8{1, 2, 3, 4, 5, 6, 7, 8, 9}, []Gift{{8, 0, 4, 0, 0}, {7, 1, 3, 0, 0}, {6, 2, 2, 0, 0}, {5, 3, 1, 0, 0}, {0, 8, 4, 0, 0}, {1, 7, 3, 0, 0}, {2, 6, 2, 0, 0}, {3, 5, 1, 0, 0}}},
	} {
		got := c.rules.Gifts(c.class)
		if len(got) != len(c.want) {
			t.Fatalf("%v: %v, want %v", c.class, got, c.want)
		}
		for i, g := range got {
			if g != c.want[i] {
				t.Errorf("%v: %v, want %v", c.class, got, c.want)
			}
		}
	}
}

func TestTribute(t *testing.T) {
	for _, c := range []struct {
		hand string
		n    int
		want string
	}{
		{"3s 2h Jk", 1, "Jk"},
		{"3s 2h Jk", 2, "2h Jk"},
		{"3s Jk Jk", 2, "Jk Jk"},
		{"Ks Kd Kc Kh", 1, "Ks"},
		{"Ks Kd Kc Kh", 2, "Ks Kh"},
		{"Kd Kc 3s", 1, "Kd"},
		{"Ad Ac Ah Ks", 2, "Ad Ah"},
		{"3s", 2, "3s"},
	} {
		if got := Tribute(cardsOf(t, c.hand), c.n).String(); got != c.want {
			t.Errorf("%s: %s, want %s", c.hand, got, c.want)
		}
	}
}

// TestSwap checks when the last and the first swap their hands.
func TestSwap(t *testing.T) {
	class := [MaxPlayers]int8{3, 1, 2}
	for _, c := range []struct {
		last string
		on   Switch
		want bool
	}{
		{"3s 9d Th", Exchange | Catastrophe, true},
		{"3s 9d Jh", Exchange | Catastrophe, false},
		{"3s 9d Jk", Exchange | Catastrophe, false},
		{"3s 9d Th", Catastrophe, false},
		{"3s 9d Th", Exchange, false},
	} {
		hands := [MaxPlayers]Set{cardsOf(t, c.last), cardsOf(t, "Ks 2s"), cardsOf(t, "As")}
		want := hands
		if c.want {
			want[0], want[1] = want[1], want[0]
		}
		g, swapped := Rules{3, 1, c.on}.Swap(class, &hands)
		if swapped != c.want || hands != want || swapped && g != (Gift{From: 0, To: 1, Count: 3}) {
			t.Errorf("%s by %v: %v, %v, %v", c.last, c.on, swapped, hands, g)
		}
		if first := [MaxPlayers]int8{}; c.want {
			if _, swapped := (Rules{3, 1, c.on}).Swap(first, &hands); swapped {
				t.Error("hands are swapped in a first game")
			}
		}
	}
}

// TestOpener checks who leads a first game.
func TestOpener(t *testing.T) {
	hands := [MaxPlayers]Set{cardsOf(t, "Ks"), cardsOf(t, "3d"), cardsOf(t, "3s")}
	for on, want := range map[Switch]int8{0: 1, SpadeLeads: 2, SpadeLeads | LoserLeads: 2, DiamondStart: 1} {
		if s := Start(Rules{3, 0, on}, hands, [MaxPlayers]int8{}); s.Turn != want || s.Opening != (on == DiamondStart) {
			t.Errorf("%v: %d leads, opening %v", on, s.Turn, s.Opening)
		}
	}
}

// TestReturns checks the choices of what to give back, and what Return
// refuses.
func TestReturns(t *testing.T) {
	for _, c := range []struct {
		hand string
		n    int8
		want int
	}{{"3s 4s 5s", 1, 3}, {"3s 4s 5s", 2, 3}, {"3s 4s Jk Jk", 1, 3}, {"3s 4s Jk Jk", 2, 4}, {"3s 4s Jk", 2, 3}, {"3s", 2, 0}, {"3s 4s 5s 6s 7s", 3, 10}, {"3s 4s 5s 6s Jk Jk", 4, 11}} {
		hand := cardsOf(t, c.hand)
		got := Returns(nil, hand, c.n)
		if len(got) != c.want {
			t.Errorf("%d of %s: %v", c.n, c.hand, got)
		}
		for _, s := range got {
			if s&^hand != 0 || s.Len() != int(c.n) {
				t.Errorf("%d of %s: %v", c.n, c.hand, s)
			}
		}
	}
	hands := [MaxPlayers]Set{cardsOf(t, "3s 4s"), cardsOf(t, "5s")}
	for text, want := range map[string]string{
		"":      "move is not legal: give ? ? lacks its cards",
		"3s":    "move is not legal: give 3s is not what is to be chosen",
		"3s 5s": "move is not legal: give 3s 5s is not in the hand",
		"3s 4s": "",
	} {
		copied := hands
		gifts := []Gift{{1, 0, 2, 0, 0}, {0, 1, 2, 0, 0}}
		if got := errorText(UEC.Return(gifts, 1, cardsOf(t, text), &copied)); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// TestTributeKept checks what may be given back where the tribute is kept, of
// two jokers of which one was dealt too.
func TestTributeKept(t *testing.T) {
	const refused = "has cards of the tribute, which is kept"
	for _, c := range []struct {
		on               Switch
		hand, got, back  string
		choices          int
		illegal, handNow string
	}{
		{TributeKept, "3s 4s 2h", "2h", "2h", 2, refused, "3s 4s 2h"},
		{TributeKept, "3s 4s 2h", "2h", "4s", 2, "", "3s 2h"},
		{0, "3s 4s 2h", "2h", "2h", 3, "", "3s 4s"},
		{TributeKept, "3s 4s Jk Jk", "Jk", "Jk", 3, "", "3s 4s Jk"},
		{TributeKept, "3s 4s Jk Jk", "Jk Jk", "Jk", 2, refused, "3s 4s Jk Jk"},
		{TributeKept, "3s 4s Jk", "Jk", "Jk", 2, refused, "3s 4s Jk"},
		{TributeKept, "3s 4s Jk", "", "Jk", 3, "", "3s 4s"}, // a tribute that nobody told
	} {
		rules := Rules{3, 2, Exchange | OneForThree | c.on}
		hands := [MaxPlayers]Set{cardsOf(t, c.hand), cardsOf(t, "5s"), cardsOf(t, "6s")}
		gifts := rules.Gifts([MaxPlayers]int8{1, 2, 3})
		gifts[0].Cards = cardsOf(t, c.got)
		v := View{Table: Table{Rules: rules, Counts: [MaxPlayers]int8{3, 1, 1}}, Hand: hands[0], Gifts: append([]Gift(nil), gifts...)}
		if got := Returns(nil, rules.Returnable(hands[0], gifts[0].Cards), 1); len(got) != c.choices {
			t.Errorf("%v: choices %v", c, got)
		}
		err := rules.Return(gifts, 1, cardsOf(t, c.back), &hands)
		seen := v.ObserveReturn(1, cardsOf(t, c.back))
		for _, err := range []error{err, seen} {
			if got := errorText(err); !strings.HasSuffix(got, c.illegal) || (got == "") != (c.illegal == "") {
				t.Errorf("%v: %q", c, got)
			}
		}
		if hands[0].String() != c.handNow || v.Hand.String() != c.handNow {
			t.Errorf("%v: %v, seen %v", c, hands[0], v.Hand)
		}
	}
}

// TestDeal checks that all cards are dealt, evenly from the first seat on, and
// that seats are a permutation.
func TestDeal(t *testing.T) {
	r := dice.NewRand(9)
	for players := int8(MinPlayers); players <= MaxPlayers; players++ {
		for jokers := range int8(MaxJokers + 1) {
			rules, all := Rules{players, jokers, 0}, Set(0)
			first := int8(r.IntN(int(players)))
			for seat, h := range rules.Deal(first, r) {
				n := 0
				for i := range 52 + int(jokers) {
					if (int(first)+i)%int(players) == seat {
						n++
					}
				}
				if all&h != 0 || h.Len() != n {
					t.Errorf("%d players: seat %d has %v, want %d cards", players, seat, h, n)
				}
				all |= h
			}
			if all != Deck(int(jokers)) {
				t.Errorf("dealt %v", all)
			}
		}
		seen := Seats(0)
		for _, p := range DrawSeats(players, r) {
			seen |= 1 << p
		}
		if seen != 1<<players-1 {
			t.Errorf("%d players sit %b", players, seen)
		}
	}
}
