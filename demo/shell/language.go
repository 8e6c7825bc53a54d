//go:build js && wasm

package shell

import (
	"fmt"
	"strings"
	"syscall/js"
)

// Language is the page's language, as in the root element's lang.
type Language string

const japanese Language = "ja"

// PageLanguage is the language that page.js or the reader has chosen.
func PageLanguage() Language {
	return Language(js.Global().Get("document").Get("documentElement").Get("lang").String())
}

// Text is one text in every language of the page. Fixed texts are in the rooms'
// HTML; Text is for words that depend on a hand or a board. In Go it is written
// {"English", "日本語"}, in the examples' files as an array.
type Text [2]string

// In returns the text in a language.
func (t Text) In(l Language) string {
	if l == japanese {
		return t[1]
	}
	return t[0]
}

// Say fills in a text by the verbs of fmt. In "%d hand[s]" the ending in brackets depends on
// the number before it: it is left out after a 1.
func (t Text) Say(l Language, args ...any) string {
	text := fmt.Sprintf(t.In(l), args...)
	for {
		from := strings.IndexByte(text, '[')
		if from < 0 {
			return text
		}
		to := from + strings.IndexByte(text[from:], ']')
		number := strings.LastIndexAny(text[:from], "0123456789")
		ending := text[from+1 : to]
		if number >= 0 && text[number] == '1' && (number == 0 || !strings.ContainsRune("0123456789.,", rune(text[number-1]))) {
			ending = ""
		}
		text = text[:from] + ending + text[to+1:]
	}
}
