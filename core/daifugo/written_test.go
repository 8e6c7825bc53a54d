package daifugo

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// What the readers of a text get is what was written, in every legal move of random games with every switch there is.
func TestReadIsTheInverseOfWriting(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	rules, _ := Preset("common")
	for s := Switch(1); s != 0 && rules.Check() == nil; s <<= 1 {
		with := rules
		if with.On |= s; with.Check() == nil {
			rules = with
		}
	}
	kinds, buffer := map[Kind]int{}, make([]Combination, 0, 256)
	for range 60 {
		s := State{Table: Table{Rules: rules}}
		s.Deal(0, r)
		s.Start(rules, [MaxPlayers]int8{})
		for !s.Over() {
			for _, combination := range s.LegalMoves(buffer[:0]) {
				kinds[combination.Kind]++
				checkWritten(t, combination)
			}
			s.Play(s.RandomMove(buffer, r))
		}
	}
	for kind := Single; kind <= Discard; kind++ {
		if kinds[kind] == 0 {
			t.Errorf("no %v was seen", kind)
		}
	}
}

func checkWritten(t *testing.T, combination Combination) {
	t.Helper()
	text := combination.String()
	choice, words := Read(text)
	if want := combination.Kind; choice != want && (want >= Give || choice != Pass) {
		t.Fatalf("%q is read as %v", text, choice)
	}
	var cards Pile
	again := []string{}
	if choice != Pass {
		again = append(again, choice.String())
	}
	for _, w := range words {
		word := w.Card
		if w.As != "" {
			word += "=" + w.As
		}
		again = append(again, word)
		if choice != Name {
			c, err := ParseSet(w.Card)
			if err != nil {
				t.Fatalf("%q: %v", text, err)
			}
			cards = cards.With(Pile{Cards: c &^ Jokers})
		}
	}
	if back := strings.Join(again, " "); back != text && (combination.Kind != Pass || back != "") {
		t.Fatalf("%q is read as %q", text, back)
	}
	if choice != Name && cards != combination.Pile().Of(Naturals) {
		t.Fatalf("%q has the cards %v, not %v", text, cards, combination.Cards)
	}
	parsed, err := Rules{On: TwoDecks}.ParseCombination(Spaced(strings.ReplaceAll(text, " ", "")))
	if err != nil || parsed.String() != text {
		t.Fatalf("without spaces %q is %v (%v)", text, parsed, err)
	}
}

func TestReadOfOtherTexts(t *testing.T) {
	for _, c := range []struct {
		text   string
		choice Kind
		words  []Written
	}{
		{"", Pass, nil}, {"pass", Pass, nil},
		{"3s Jk=4s 5s", Pass, []Written{{"3s", ""}, {"Jk", "4s"}, {"5s", ""}}},
		{"Jk Jk", Pass, []Written{{"Jk", ""}, {"Jk", ""}}},
		{"give ? ?", Give, []Written{{"?", ""}, {"?", ""}}},
		{"name 5 K", Name, []Written{{"5", ""}, {"K", ""}}},
	} {
		choice, words := Read(c.text)
		if choice != c.choice || len(words) != len(c.words) {
			t.Errorf("%q: %v %v", c.text, choice, words)
			continue
		}
		for i, w := range words {
			if w != c.words[i] || w.IsUnknown() != (w.Card == "?") {
				t.Errorf("%q: word %d is %v", c.text, i, w)
			}
		}
	}
}
