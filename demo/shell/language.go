//go:build js && wasm

package shell

import "syscall/js"

// Language is the page's language as the root element's lang says it.
type Language string

const japanese Language = "ja"

// PageLanguage is what page.js has chosen, or the reader since.
func PageLanguage() Language {
	return Language(js.Global().Get("document").Get("documentElement").Get("lang").String())
}

// Text is one thing to say, in every language of the page. What never changes
// is in index.html; these are the words that depend on a hand or a board.
// It is written as {"English", "日本語"}, in the examples' files as an array.
type Text [2]string

// In is the text in a language.
func (t Text) In(l Language) string {
	if l == japanese {
		return t[1]
	}
	return t[0]
}
