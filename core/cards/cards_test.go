package cards

import (
	"errors"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
)

func TestNotation(t *testing.T) {
	for text, code := range map[string]Card{
		"2s": 1, "As": 13, "2c": 15, "Ac": 27, "2h": 29, "Ah": 41, "2d": 43, "Kd": 54, "Ad": 55, "Ts": 9, "Jk": 0,
	} {
		if c, err := Parse(text); c != code || err != nil {
			t.Errorf("Parse(%q) = %d, %v, want %d", text, c, err, code)
		}
		if got := code.String(); got != text {
			t.Errorf("Card(%d) = %q, want %q", code, got, text)
		}
	}
}

// TestCodes checks every code against the article's table.
func TestCodes(t *testing.T) {
	for i := -128; i < 128; i++ {
		c := Card(i)
		if c.Valid() != (i >= -1 && i <= 55) {
			t.Errorf("Card(%d).Valid() = %v", i, c.Valid())
		}
		if !c.Valid() || c == None {
			continue
		}
		if c.IsJoker() != (i == 0 || i == 14 || i == 28 || i == 42) {
			t.Errorf("Card(%d).IsJoker() = %v", i, c.IsJoker())
		}
		if !c.IsJoker() && New(c.Rank(), c.Suit()) != c {
			t.Errorf("Card(%d): rank %d, suit %d", i, c.Rank(), c.Suit())
		}
	}
}

// The red joker has a name to read; written, all jokers are alike.
func TestRedJoker(t *testing.T) {
	if c, err := Parse("Jr"); c != Red || err != nil || c.String() != "Jk" {
		t.Errorf("Jr reads as %v, %v", c, err)
	}
}

func TestParseHand(t *testing.T) {
	for _, c := range []struct {
		text string
		want string
		bad  string // how the message begins
	}{
		{"", "", ""},
		{"  ", "", ""},
		{"As Ks Jk", "AsKsJk", ""},
		{"AsKsJk", "AsKsJk", ""},
		{" As  Ks ", "AsKs", ""},
		{"As 1s", "As", `hand has a fault at card 2: "` + "1s" + `" is not a card (`},
		{"As K", "As", `hand has a fault at card 2: "` + "K" + `" is not a card (`},
		{"Asx", "As", `hand has a fault at card 2: "` + "x" + `" is not a card (`},
		{"A♠♠", "As", `hand has a fault at card 2: "` + "♠" + `" is not a card (`},
		{"10", "", `hand has a fault at card 1: "` + "10" + `" is not a card (`},
		{"1,0s", "", `hand has a fault at card 1: "` + "1" + `" is not a card (`},
		{"A♔", "", `hand has a fault at card 1: "A♔" is not a card (`},
		// As people write them.
		{"10s", "Ts", ""},
		{"10s10H10♦", "TsThTd", ""},
		{"ah KD qC jS tH", "AhKdQcJsTh", ""},
		{"jk JK jK Jd", "JkJkJkJd", ""},
		{"As, Kd,Qc , Jk,", "AsKdQcJk", ""},
		{"As\nKs\r\n\tQs", "AsKsQs", ""},
		{"A♠ K♥ Q♦ J♣", "AsKhQdJc", ""},
		{"♠A♥K ♦10♣2", "AsKhTd2c", ""},
		{"A♤K♡Q♢J♧", "AsKhQdJc", ""},
		{"A♠\ufe0fK♥\ufe0eQ♦\ufe0f", "AsKhQd", ""},
		{"♠A、♥10，♣2\u3000Jk", "AsTh2cJk", ""},
		{"♠A\u3000", "As", ""},
		{"♠A、", "As", ""},
		{"♠A，", "As", ""},
		{"\xff\xfe", "", `hand has a fault at card 1: "` + "\xff\xfe" + `" is not a card (`},
	} {
		got, err := ParseHand(nil, c.text)
		text := ""
		for _, x := range got {
			text += x.String()
		}
		var bad *fault.Fault
		if text != c.want || errors.As(err, &bad) != (c.bad != "") || bad != nil && (bad.Code != fault.BadCard || bad.Index != -1 || !strings.HasPrefix(bad.Error(), c.bad)) {
			t.Errorf("ParseHand(%q) = %s, %v, want %s, %v", c.text, text, err, c.want, c.bad)
		}
	}
}

// TestRanks: the letter of each rank, and of what is not a card's.
func TestRanks(t *testing.T) {
	for i, want := range "-23456789TJQKA-" {
		if got := Rank(i).String(); got != string(want) {
			t.Errorf("rank %d is %s, want %c", i, got, want)
		}
	}
	if r, n := NextRank(""); r != 0 || n != 0 {
		t.Errorf("nothing is rank %d of %d bytes", r, n)
	}
	if s, n := NextSuit(""); s != 0 || n != 0 {
		t.Errorf("nothing is suit %d of %d bytes", s, n)
	}
}

// TestFaults: a fault quotes twenty characters of one card's text, and says that there are more.
func TestFaults(t *testing.T) {
	for text, quoted := range map[string]string{"": "", "♠": "♠", "As ": "As ", "♠♠♠♠♠♠♠♠♠♠1234567890": "♠♠♠♠♠♠♠♠♠♠1234567890", "♠♠♠♠♠♠♠♠♠♠12345678901": "♠♠♠♠♠♠♠♠♠♠1234567890…"} {
		c, err := Parse(text)
		want := fault.Fault{Code: fault.BadCard, Field: "card", Index: -1, Reason: "must be a card " + Notation + ", not \"" + quoted + "\""}
		if f, ok := err.(*fault.Fault); !ok || *f != want || c != None {
			t.Errorf("%q: %v, %v", text, c, err)
		}
	}
}

func FuzzParseHand(f *testing.F) {
	for _, s := range []string{"", "As Ks Qs Js Jk", "AsKs", "J", "Jk Jk", "♠", "10s, a♥️、♦Q", "1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		hand, err := ParseHand(nil, s)
		if err != nil {
			_ = err.Error()
			return
		}
		text := ""
		for _, c := range hand {
			text += c.String() + " "
		}
		again, err := ParseHand(nil, text)
		if err != nil || len(again) != len(hand) {
			t.Fatalf("%q reads as %q, which reads as %v, %v", s, text, again, err)
		}
		for i := range again {
			if again[i] != hand[i] {
				t.Fatalf("%q reads as %q, which reads as %v", s, text, again)
			}
		}
	})
}

// FuzzParse: what reads as one card is written as a text that reads as it.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"", "As", "10h", "Jk", "Jr", "♠A", "As ", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		c, err := Parse(s)
		if err != nil {
			if c != None || len(err.Error()) > 200 {
				t.Fatalf("%q: %v, %v", s, c, err)
			}
			return
		}
		if again, err := Parse(c.String()); err != nil || again != c && c != Red {
			t.Fatalf("%q reads as %v, then as %v, %v", s, c, again, err)
		}
	})
}

// TestAsWritten: cards as people and other programs write them.
func TestAsWritten(t *testing.T) {
	for text, want := range map[string]string{
		"As\u00a0Kd": "AsKd", "Ａｓ　Ｋｄ": "AsKd", "１０ｈ": "Th", "🂡🂱🃁🃑": "AsAhAdAc", "🂫 🂭 🂮": "JsQsKs", "🂪🃂": "Ts2d", "🂡\ufe0f": "As",
		"🃏 🃟": "JkJk", "Joker, jOKER": "JkJk", "[As Kd]": "AsKd", "(As)(Kd)": "AsKd", "As-Kd": "AsKd", "As/Kd": "AsKd", "As;Kd": "AsKd", "As–Kd": "AsKd",
		"SA HK d10": "AsKhTd", "sAhk": "AsKh", "B♠ D♠": "JsQs", "♠B♦D": "JsQd", "Ｂ♣": "Jc", "A♠️ 10♡": "AsTh", "As，Kd、2c": "AsKd2c", "As\u2009Kd": "AsKd",
	} {
		hand, err := ParseHand(nil, text)
		got := ""
		for _, c := range hand {
			got += c.String()
		}
		if got != want || err != nil {
			t.Errorf("%q is %s, %v, want %s", text, got, err, want)
		}
	}
	if c, err := Parse("🂿"); c != Red || err != nil {
		t.Errorf("the red joker's character is %v, %v", c, err)
	}
	for _, text := range []string{"🂠", "🂬", "🂯", "🃠", "🀀", "Bs", "Ds", "s", "SS", "♠", "Jokes", "Ｘｓ", "\xf0\x9f\x82", "\xe2\x99", "\xef\xbc"} {
		if _, err := ParseHand(nil, text); err == nil {
			t.Errorf("%q is read", text)
		}
	}
	if got := Plain("ＡＫｓ　–　Ａ♠、é"); got != "AKs - A♠,é" {
		t.Errorf("%q", got)
	}
}
