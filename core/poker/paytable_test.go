package poker

import (
	"errors"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
)

func TestClassNotation(t *testing.T) {
	for text, want := range map[string]Class{
		"high":            {Category: HighCard},
		"natural-royal":   {Category: RoyalFlush, Wilds: NoWilds},
		"wild-royal":      {Category: RoyalFlush, Wilds: SomeWilds},
		"four-deuces":     {Category: FiveOfAKind, Wilds: FourWilds},
		"four-deuces:A":   {Category: FiveOfAKind, Wilds: FourWilds, Ranks: 1 << cards.Ace},
		"pair:J-A":        {Category: OnePair, Ranks: 0b1111 << 10},
		"pair:KA":         {Category: OnePair, Ranks: 0b11 << 12},
		"four:2-4A/5":     {Category: FourOfAKind, Ranks: 0b10_0000_0000_1110, Kickers: 1 << 4},
		"four:/2":         {Category: FourOfAKind, Kickers: 1 << 1},
		"two-pair:9/24-6": {Category: TwoPair, Ranks: 1 << 8, Kickers: 0b11_1010},
	} {
		c, err := ParseClass(text)
		if err != nil || c != want || c.String() != text {
			t.Errorf("%q reads as %+v (%v) and writes as %q", text, c, err, c.String())
		}
	}
	if c, err := ParseClass("pair:AJQK"); err != nil || c.String() != "pair:J-A" {
		t.Errorf("pair:AJQK reads as %v, %v", c, err)
	}
}

func TestPayTableErrors(t *testing.T) {
	many := strings.Repeat("four 1, ", MaxLines) + "four 1"
	for _, c := range []struct {
		text string
		want PayTableError // Reason is a part of it
	}{
		{"", PayTableError{0, "class", "", "is no class"}},
		{"royal 800, fuor 25", PayTableError{1, "class", "fuor", "is no class"}},
		{"none 1", PayTableError{0, "class", "none", "is no class"}},
		{"Royal 1", PayTableError{0, "class", "Royal", "is no class"}},
		{"wild-four-deuces 1", PayTableError{0, "class", "wild-four-deuces", "is no class"}},
		{"pair: 1", PayTableError{0, "class", "pair:", "ranks"}},
		{"pair:1 1", PayTableError{0, "class", "pair:1", "ranks"}},
		{"pair:A-J 1", PayTableError{0, "class", "pair:A-J", "ranks"}},
		{"pair:JJ 1", PayTableError{0, "class", "pair:JJ", "ranks"}},
		{"pair:J-AK 1", PayTableError{0, "class", "pair:J-AK", "ranks"}},
		{"pair:J- 1", PayTableError{0, "class", "pair:J-", "ranks"}},
		{"four:A/ 1", PayTableError{0, "class", "four:A/", "ranks"}},
		{"four:A/1 1", PayTableError{0, "class", "four:A/1", "ranks"}},
		{"three:A/2 1", PayTableError{0, "class", "three:A/2", "kicker"}},
		{"four -1", PayTableError{0, "pay", "-1", "0 to 100000"}},
		{"four", PayTableError{0, "pay", "", "0 to 100000"}},
		{"four 1.5", PayTableError{0, "pay", "1.5", "0 to 100000"}},
		{"flush 6, four 100001", PayTableError{1, "pay", "100001", "0 to 100000"}},
		{"four 99999999999", PayTableError{0, "pay", "99999999999", "0 to 100000"}},
		{"pair:J-A 1, four 1, pair:JQKA 2", PayTableError{2, "class", "pair:J-A", "twice"}},
		{many, PayTableError{-1, "lines", "33", "1 to 32"}},
	} {
		_, err := ParsePayTable(c.text)
		var bad *PayTableError
		if !errors.As(err, &bad) || !strings.Contains(bad.Reason, c.want.Reason) {
			t.Errorf("%q: %v, want %v", c.text, err, &c.want)
			continue
		}
		c.want.Reason = bad.Reason
		if *bad != c.want || !strings.Contains(bad.Error(), "\""+bad.Value+"\"") {
			t.Errorf("%q: %v, want %v", c.text, bad, &c.want)
		}
	}
	for _, p := range []PayTable{nil, {}, {{Class{Category: NoHand}, 1}}, {{Class{Category: 12}, 1}},
		{{Class{Category: FourOfAKind, Wilds: FourWilds}, 1}}, {{Class{Category: OnePair, Ranks: 1}, 1}}} {
		if _, err := NewGame(Deck{}, p, Standard); !errors.As(err, new(*PayTableError)) {
			t.Errorf("%v: %v", p, err)
		}
	}
}

func TestDeckErrors(t *testing.T) {
	p, _ := ParsePayTable("four 1")
	for _, d := range []Deck{{Jokers: 3}, {Jokers: -1}, {Jokers: 1, DeucesWild: true}, {Jokers: -1, DeucesWild: true}} {
		if _, err := NewGame(d, p, Standard); !errors.As(err, new(*DeckError)) {
			t.Errorf("%+v: %v", d, err)
		}
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
			if bad := err.(*PayTableError); bad.Field == "" || bad.Reason == "" || len(bad.Error()) > 300 {
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
		if len(faced) == MaxHand {
			_, v := naturalValue(faced)
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

func bruteBetter(p PayTable, best int, v Value, wilds int) int {
	digits := [3]int{int(v >> 16 & 15), int(v >> 12 & 15), int(v >> 8 & 15)}
	kicker := digits[1]
	if v>>20 == 3 { // two pair
		kicker = digits[2]
	}
	for i, line := range p {
		c := line.Class
		ok := Category(v>>20) == c.Category
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
