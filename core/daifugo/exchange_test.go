package daifugo

import (
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
		{UEC, [MaxPlayers]int8{5, 3, 1, 2, 4}, []Gift{{0, 2, 2, 0}, {4, 3, 1, 0}, {2, 0, 2, 0}, {3, 4, 1, 0}}},
		{Rules{3, 0, Exchange}, [MaxPlayers]int8{2, 3, 1}, []Gift{{1, 2, 2, 0}, {2, 1, 2, 0}}},
		{Rules{6, 0, Exchange}, [MaxPlayers]int8{1, 2, 3, 4, 5, 6}, []Gift{{5, 0, 2, 0}, {4, 1, 1, 0}, {0, 5, 2, 0}, {1, 4, 1, 0}}},
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

// TestReturns checks the choices of what to give back, and what Return
// refuses.
func TestReturns(t *testing.T) {
	for _, c := range []struct {
		hand string
		n    int8
		want int
	}{{"3s 4s 5s", 1, 3}, {"3s 4s 5s", 2, 3}, {"3s 4s Jk Jk", 1, 3}, {"3s 4s Jk Jk", 2, 4}, {"3s 4s Jk", 2, 3}, {"3s", 2, 0}} {
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
		if got := errorText(Return(&Gift{From: 0, To: 1, Count: 2}, cardsOf(t, text), &copied)); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
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
