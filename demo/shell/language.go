//go:build js && wasm

package shell

import "syscall/js"

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
