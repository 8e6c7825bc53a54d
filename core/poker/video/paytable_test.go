package video

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

func TestClassNotation(t *testing.T) {
	for text, want := range map[string]Class{
		"high":            {Category: poker.HighCard},
		"natural-royal":   {Category: poker.RoyalFlush, Wilds: NoWilds},
		"wild-royal":      {Category: poker.RoyalFlush, Wilds: SomeWilds},
		"four-deuces":     {Category: poker.FiveOfAKind, Wilds: FourWilds},
		"four-deuces:A":   {Category: poker.FiveOfAKind, Wilds: FourWilds, Ranks: 1 << cards.Ace},
		"pair:J-A":        {Category: poker.OnePair, Ranks: 0b1111 << 10},
		"pair:KA":         {Category: poker.OnePair, Ranks: 0b11 << 12},
		"four:2-4A/5":     {Category: poker.FourOfAKind, Ranks: 0b10_0000_0000_1110, Kickers: 1 << 4},
		"four:/2":         {Category: poker.FourOfAKind, Kickers: 1 << 1},
		"two-pair:9/24-6": {Category: poker.TwoPair, Ranks: 1 << 8, Kickers: 0b11_1010},
	} {
		c, err := parseClass(text)
		if err != "" || c != want || c.String() != text {
			t.Errorf("%q reads as %+v (%s) and writes as %q", text, c, err, c.String())
		}
	}
	if c, err := parseClass("pair:AJQK"); err != "" || c.String() != "pair:J-A" {
		t.Errorf("pair:AJQK reads as %v, %v", c, err)
	}
}

func TestPayTableErrors(t *testing.T) {
	many := strings.Repeat("four 1, ", MaxLines) + "four 1"
	for _, c := range []struct {
		text   string
		quoted string
		reason string // a part of it
	}{
		{"", `line 1: class "" `, "is no class"},
		{"royal 800, fuor 25", `line 2: class "fuor" `, "is no class"},
		{"none 1", `line 1: class "none" `, "is no class"},
		{"Royal 1", `line 1: class "Royal" `, "is no class"},
		{"wild-four-deuces 1", `line 1: class "wild-four-deuces" `, "is no class"},
		{"pair: 1", `line 1: class "pair:" `, "ranks"},
		{"pair:1 1", `line 1: class "pair:1" `, "ranks"},
		{"pair:A-J 1", `line 1: class "pair:A-J" `, "ranks"},
		{"pair:JJ 1", `line 1: class "pair:JJ" `, "ranks"},
		{"pair:J-AK 1", `line 1: class "pair:J-AK" `, "ranks"},
		{"pair:J- 1", `line 1: class "pair:J-" `, "ranks"},
		{"four:A/ 1", `line 1: class "four:A/" `, "ranks"},
		{"four:A/1 1", `line 1: class "four:A/1" `, "ranks"},
		{"three:A/2 1", `line 1: class "three:A/2" `, "kicker"},
		{"four -1", `line 1: pay "-1" `, "0 to 100000"},
		{"four", `line 1: pay "" `, "0 to 100000"},
		{"four 1.5", `line 1: pay "1.5" `, "0 to 100000"},
		{"flush 6, four 100001", `line 2: pay "100001" `, "0 to 100000"},
		{"four 99999999999", `line 1: pay "99999999999" `, "0 to 100000"},
		{"pair:J-A 1, four 1, pair:JQKA 2", `line 3: class "pair:J-A" `, "twice"},
		{many, `lines "33" `, "1 to 32"},
	} {
		_, err := ParsePayTable(c.text)
		checkGameFault(t, c.text, err, "is no game: "+c.quoted, c.reason)
	}
	for _, p := range []PayTable{{{Class{Category: poker.FourOfAKind}, 0}}, {{Class{Category: poker.FourOfAKind}, MaxPay}}} {
		if again, err := ParsePayTable(p.String()); err != nil || !slices.Equal(again, p) {
			t.Errorf("%v reads as %v, %v", p, again, err)
		}
		if _, err := NewGame(Deck{}, p, 1, poker.Standard); err != nil {
			t.Errorf("%v: %v", p, err)
		}
	}
	if _, err := ParsePayTable(strings.TrimSuffix(lines(MaxLines), ", ")); err != nil {
		t.Errorf("%d lines: %v", MaxLines, err)
	}
	if _, err := ParsePayTable("four 02147483647"); err == nil || !strings.Contains(err.Error(), `pay "2147483647" is not`) && !strings.Contains(err.Error(), `pay "02147483647" is not`) {
		t.Errorf("%v", err)
	}
	for _, p := range []PayTable{{{Class{Category: poker.FourOfAKind}, -1}}, {{Class{Category: poker.FourOfAKind}, MaxPay + 1}}, nil, {}, {{Class{Category: poker.NoHand}, 1}}, {{Class{Category: 12}, 1}},
		{{Class{Category: poker.FourOfAKind, Wilds: FourWilds}, 1}}, {{Class{Category: poker.OnePair, Ranks: 1}, 1}}} {
		_, err := NewGame(Deck{}, p, 1, poker.Standard)
		checkGameFault(t, p.String(), err, "is no game: ", "")
	}
}

// lines are so many lines of different classes.
func lines(n int) (text string) {
	for i := range n {
		text += "four:" + string(rankLetters[1+i%13]) + "/" + string(rankLetters[1+(i+1+i/13)%13]) + " 1, "
	}
	return text
}

// TestCut: whole characters of at most 48 bytes, also of text that is not UTF-8.
func TestCut(t *testing.T) {
	long := strings.Repeat("a", 47)
	for text, want := range map[string]string{
		long + "b":                   long + "b",
		long + "bc":                  long + "b…",
		long + "é":                   long + "…",
		strings.Repeat("札", 17):      strings.Repeat("札", 16) + "…",
		strings.Repeat("\x80", 60):   "…",
		"a" + strings.Repeat("札", 9): "a" + strings.Repeat("札", 9),
	} {
		if got := cut(text); got != want {
			t.Errorf("%q is cut to %q, want %q", text, got, want)
		}
	}
}

func checkGameFault(t *testing.T, what string, err error, begin, part string) {
	t.Helper()
	var bad *fault.Fault
	if !errors.As(err, &bad) || bad.Code != fault.BadGame || bad.Field != "game" || bad.Index != -1 ||
		!strings.HasPrefix(bad.Reason, begin) || !strings.Contains(bad.Reason, part) {
		t.Errorf("%q: %v, want %s … %s", what, err, begin, part)
	}
}

func TestDeckErrors(t *testing.T) {
	p, _ := ParsePayTable("four 1")
	for i, d := range []Deck{{Jokers: 3}, {Jokers: -1}, {Jokers: 1, DeucesWild: true}, {Jokers: -1, DeucesWild: true}} {
		_, err := NewGame(d, p, 1, poker.Standard)
		checkGameFault(t, "deck", err, "is no game: ", []string{"a deck has", "deuces are wild"}[i/2])
	}
	for _, stake := range []int32{1, MaxPay} {
		if g, err := NewGame(Deck{Jokers: 2}, p, stake, poker.Standard); err != nil || g.Stake() != stake {
			t.Errorf("stake %d: %v", stake, err)
		}
	}
	for _, stake := range []int32{-1, 0, MaxPay + 1} {
		_, err := NewGame(Deck{}, p, stake, poker.Standard)
		checkGameFault(t, "stake", err, "is no game: stake \"", "1 to 100000")
	}
}

// FuzzPayTable checks that what reads as a pay table writes as one, and reads
// as the same again; and that what does not has an error that quotes it.
func FuzzPayTable(f *testing.F) {
	for _, p := range Presets {
		f.Add(p.Pays)
	}
	for _, s := range []string{"", ",", "four:/2 1", "pair:J-A 1,pair:JA 1", "four-deuces:A/2 1", "four 1\xff", "four +1", "pair:2-2 1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ParsePayTable(text)
		if err != nil {
			if bad := err.(*fault.Fault); bad.Code != fault.BadGame || len(bad.Error()) > 300 {
				t.Fatalf("%q: %+v", text, bad)
			}
			return
		}
		again, err := ParsePayTable(p.String())
		if err != nil || again.String() != p.String() || len(again) != len(p) {
			t.Fatalf("%q reads as %v, which reads as %v, %v", text, p, again, err)
		}
		for i := range p {
			if p[i] != again[i] {
				t.Fatalf("%q: line %d is %v, then %v", text, i, p[i], again[i])
			}
		}
	})
}

// bruteLine is the line of a hand by the definition alone: whatever faces the
// wild cards stand for, the best pay, and the first line that has it.
func bruteLine(p PayTable, d Deck, hand []cards.Card) int {
	best, wilds := len(p), 0
	var faced []cards.Card
	for _, c := range hand {
		if c.IsJoker() || d.DeucesWild && c.Rank() == cards.Two {
			wilds++
		} else {
			faced = append(faced, c)
		}
	}
	natural := len(faced)
	var stand func(from int)
	stand = func(from int) {
		if len(faced) == poker.MaxHand {
			v, _ := poker.Standard.Evaluate(faced)
			best = bruteBetter(p, best, v, wilds)
			return
		}
		for f := from; f < len(faces); f++ {
			faced = append(faced, faces[f])
			stand(f)
			faced = faced[:len(faced)-1]
		}
	}
	stand(0)
	if len(faced) != natural {
		panic("not restored")
	}
	return best
}

func bruteBetter(p PayTable, best int, v poker.Value, wilds int) int {
	digits := [3]int{int(v >> 16 & 15), int(v >> 12 & 15), int(v >> 8 & 15)}
	kicker := digits[1]
	if v>>20 == 3 { // two pair
		kicker = digits[2]
	}
	for i, line := range p {
		c := line.Class
		ok := poker.Category(v>>20) == c.Category
		switch c.Wilds {
		case NoWilds:
			ok = ok && wilds == 0
		case SomeWilds:
			ok = ok && wilds > 0
		case FourWilds:
			ok = ok && wilds == 4
		}
		if c.Ranks != 0 && !strings.Contains(spellRanks(c.Ranks), rankLetters[digits[0]:digits[0]+1]) ||
			c.Kickers != 0 && !strings.Contains(spellRanks(c.Kickers), rankLetters[kicker:kicker+1]) {
			ok = false
		}
		if ok && (best == len(p) || line.Pay > p[best].Pay || line.Pay == p[best].Pay && i < best) {
			best = i
		}
	}
	return best
}

func spellRanks(s RankSet) (text string) {
	for r := 1; r <= 13; r++ {
		if s&(1<<r) != 0 {
			text += rankLetters[r : r+1]
		}
	}
	return text
}
