package daifugo

import "strings"

// Written is a word of a role's text: a card, with what is said that a joker
// stands for, "" where nothing is.
type Written struct{ Card, As string }

// Read parts a text that Role.String or Set.String has written into its words,
// without judging it, for who shows it: choice is the kind of a choice, else
// Pass. Of Name the words are ranks; "?" is a card of a Give that the viewer may
// not know. A pass has no words.
func Read(text string) (choice Kind, words []Written) {
	if text == Pass.String() {
		return Pass, nil
	}
	for i, word := range strings.Fields(text) {
		if kind := choiceOf(word); i == 0 && kind != Pass {
			choice = kind
			continue
		}
		card, as, _ := strings.Cut(word, "=")
		words = append(words, Written{card, as})
	}
	return choice, words
}

// choiceOf is the kind of choice that a word names, Pass for none.
func choiceOf(word string) Kind {
	for kind := Give; kind <= Name; kind++ {
		if kind.String() == word {
			return kind
		}
	}
	return Pass
}

// Spaced makes a text of Role.String that has lost its spaces, as links do, one
// for ParseRole: a choice gets back the space after what is done.
func Spaced(text string) string {
	for kind := Give; kind <= Name; kind++ {
		if what, ok := strings.CutPrefix(text, kind.String()); ok {
			return kind.String() + " " + strings.TrimSpace(what)
		}
	}
	return text
}

// IsUnknown says that the word is a card that the viewer may not know.
func (w Written) IsUnknown() bool { return w.Card == unknownCard }

// RankLetters are the ranks as roles and choices write them, from Three to Two.
func RankLetters() string { return rankLetters }
