package daifugo

import (
	"testing"

	"github.com/tefuda/tefuda/core/fault"
)

func TestParseSet(t *testing.T) {
	for _, c := range []struct{ text, want, wrong string }{
		{"", "", ""},
		{"As3sJk", "3s As Jk", ""},
		{" 2h  Jk Jk ", "2h Jk Jk", ""},
		{"As As", "As", "cards has a fault at card 2: \"As\" is there twice"},
		{"Jk Jk Jk Jk", "Jk Jk Jk Jk", ""},
		{"Jk Jk Jk Jk Jk", "Jk Jk Jk Jk", "cards has a fault at card 5: \"Jk\" is a fifth joker"},
		{"As 1s", "As", "cards has a fault at card 2: \"1s\" is not a card (rank 23456789TJQKA and suit shdc, or Jk)"},
		{"A", "", "cards has a fault at card 1: \"A\" is not a card (rank 23456789TJQKA and suit shdc, or Jk)"},
		{"♠1", "", "cards has a fault at card 1: \"♠1\" is not a card (rank 23456789TJQKA and suit shdc, or Jk)"},
		{"♠A, 10h、Kd jk", "Th Kd As Jk", ""},
	} {
		s, err := ParseSet(c.text)
		if s.String() != c.want || errorText(err) != c.wrong {
			t.Errorf("%q: %v, %v", c.text, s, err)
		}
	}
}

// TestCards checks the numbering of the cards.
func TestCards(t *testing.T) {
	const ranks, suits = "3456789TJQKA2", "sdch"
	for bit := range 52 {
		text := string([]byte{ranks[bit/4], suits[bit%4]})
		if s, err := ParseSet(text); err != nil || s != 1<<bit || s != CardOf(int8(bit/4), bit%4) || s.String() != text {
			t.Errorf("%s: %v, %v", text, s, err)
		}
	}
	if Deck(0) != 1<<52-1 || Deck(1) != 1<<53-1 || Deck(2) != 1<<54-1 {
		t.Error("decks")
	}
}

func TestParseCombination(t *testing.T) {
	for _, c := range []struct {
		text string
		want Combination
	}{
		{"pass", Combination{}},
		{"", Combination{}},
		{"5s", Combination{1 << 8, Single, 1, 2, 2, 1, 0, 0}},
		{"Jk", Combination{1 << 52, Single, 1, 13, 13, 0, 0, 0}},
		{"Jk Jk", Combination{3 << 52, Group, 2, 13, 13, 0, 0, 0}},
		{"5s Jk=5h", Combination{1<<52 | 1<<8, Group, 2, 2, 2, 9, 0, 0}},
		{"5s 5d 5c 5h Jk=5x", Combination{1<<52 | 15<<8, Group, 5, 2, 2, 31, 0, 0}},
		{"5s 5d 5c 5h Jk=5x Jk=5x", Combination{3<<52 | 15<<8, Group, 6, 2, 2, 63, 0, 0}},
		{"3h Jk=4h 5h", Combination{1<<52 | 1<<3 | 1<<11, Sequence, 3, 0, 2, 8, 0, 0}},
		{"Jk=-h 3h 4h", Combination{1<<52 | 1<<3 | 1<<7, Sequence, 3, -1, 1, 8, 0, 0}},
		{"give 3s Jk", Combination{1<<52 | 1, Give, 2, 0, 0, 0, 0, 0}},
		{"give ? ?", Combination{0, Give, 2, 0, 0, 0, 0, 0}},
		{"discard 4d", Combination{1 << 5, Discard, 1, 0, 0, 0, 0, 0}},
		{"name 3 2", Combination{15<<48 | 15, Name, 2, 0, 0, 0, 0, 0}},
		{"name 10,k", Combination{15<<28 | 15<<40, Name, 2, 0, 0, 0, 0, 0}},
		{"As 2s Jk=+s", Combination{1<<52 | 1<<44 | 1<<48, Sequence, 3, 11, 13, 1, 0, 0}},
		{"5sJk=5h", Combination{1<<52 | 1<<8, Group, 2, 2, 2, 9, 0, 0}},
		{"A♠, 2S,jk=+♠", Combination{1<<52 | 1<<44 | 1<<48, Sequence, 3, 11, 13, 1, 0, 0}},
		{"5s5d5c5hJk=5X", Combination{1<<52 | 15<<8, Group, 5, 2, 2, 31, 0, 0}},
		{"10♥ jk=10s", Combination{1<<52 | 1<<31, Group, 2, 7, 7, 9, 0, 0}},
	} {
		r, err := ParseCombination(c.text)
		if err != nil || r != c.want {
			t.Errorf("%q: %+v, %v", c.text, r, err)
		}
		if again, err := ParseCombination(r.String()); err != nil || again != r {
			t.Errorf("%q reads as %v, which reads as %v, %v", c.text, r, again, err)
		}
	}
	for text, want := range map[string]string{
		"give 3s 3s":    "card 2: \"3s\" is there twice",
		"give":          "card 1: \"give\" is not a card (rank 23456789TJQKA and suit shdc, or Jk)",
		"discard ?":     "card 1: \"?\" is not a card (rank 23456789TJQKA and suit shdc, or Jk)",
		"name 3 3":      "card 3: \"3\" is not another rank of 3456789TJQKA2",
		"name 3s":       "card 3: \"s\" is not another rank of 3456789TJQKA2",
		"5s 6s":         "card 1: \"5s 6s\" is not a combination",
		"5s 7s 9s":      "card 1: \"5s 7s 9s\" is not a combination",
		"5s 6d 7s":      "card 1: \"5s 6d 7s\" is not a combination",
		"5s Jk":         "card 1: \"5s Jk\" is not a combination: what the joker stands for is written with it, like \"5s Jk=5d\"",
		"3h 4h Jk":      "card 1: \"3h 4h Jk\" is not a combination: what the joker stands for is written with it, like \"Jk=-h 3h 4h\" or \"3h 4h Jk=5h\"",
		"5s 7d Jk":      "card 1: \"5s 7d Jk\" is not a combination",
		"5s 5s":         "card 2: \"5s\" is there twice",
		"5s Jk=5s":      "card 2: \"Jk=5\" stands for a card that the combination has",
		"5s Jk=5":       "card 2: \"Jk=5\" does not say what the joker stands for, like Jk=5h",
		"5s Jk=1h":      "card 2: \"Jk=1\" does not say what the joker stands for, like Jk=5h",
		"5s=5h":         "card 1: \"5s=5\" is no joker and cannot stand for another card",
		"5s 5d Jk=5x":   "card 1: \"5s 5d Jk=5x\" is not a combination",
		"Jk=5s":         "card 1: \"Jk=5s\" is not a combination",
		"55s":           "card 1: \"55s\" is not a card (rank 23456789TJQKA and suit shdc, or Jk)",
		"5sd":           "card 2: \"d\" is not a card (rank 23456789TJQKA and suit shdc, or Jk)",
		"2s 3s 4s":      "card 1: \"2s 3s 4s\" is not a combination",
		"Jk=-s Jk=3s 4": "card 3: \"4\" is not a card (rank 23456789TJQKA and suit shdc, or Jk)",
	} {
		_, err := ParseCombination(text)
		wrong, ok := err.(*fault.Fault)
		if !ok || wrong.Code != fault.BadCard || wrong.Reason != "has a fault at "+want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// TestNames checks that every switch and preset can be named.
func TestNames(t *testing.T) {
	all := Switch(0)
	for i := range Switches {
		name := Switches[i].Key
		s, ok := SwitchOf(name)
		if !ok || s != 1<<i || s.String() != name {
			t.Errorf("%s: %v, %v", name, s, ok)
		}
		all |= s
	}
	if _, ok := SwitchOf("none"); ok || all != AllSwitches {
		t.Errorf("%v", all)
	}
	for name, want := range map[string]Rules{"article": Article, "uec": UEC, "common": Common} {
		if r, ok := Preset(name); !ok || r != want || r.Check() != nil {
			t.Errorf("%s: %+v", name, r)
		}
	}
	for players, want := range []string{2: "04", 3: "024", 4: "0134", 5: "01234", 6: "012234"} {
		for i, class := range want {
			if got := ClassOf(int8(i+1), int8(players)); got != int(class-'0') {
				t.Errorf("place %d of %d is %s", i+1, players, Classes[got].Ja)
			}
		}
	}
	if _, ok := Preset("none"); ok {
		t.Error("a preset of no name")
	}
}

// FuzzParseCombination checks that what is read is written and read as the same.
func FuzzParseCombination(f *testing.F) {
	for _, text := range []string{"5s Jk=5h", "Jk=-h 3h 4h", "Jk", "5s 5d 5c 5h Jk=5x Jk=5x", "pass", "♠"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := ParseCombination(text)
		if err != nil {
			_ = err.Error()
			return
		}
		if again, err := ParseCombination(r.String()); err != nil || again != r {
			t.Fatalf("%q reads as %v, which reads as %v, %v", text, r, again, err)
		}
	})
}

// FuzzParseSet does so for hands.
func FuzzParseSet(f *testing.F) {
	for _, text := range []string{"", "As Ks", "JkJk2h", "J", "♠"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := ParseSet(text)
		if err != nil {
			_ = err.Error()
		}
		if again, err := ParseSet(s.String()); err != nil || again != s {
			t.Fatalf("%q reads as %v, which reads as %v, %v", text, s, again, err)
		}
	})
}
