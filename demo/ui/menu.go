//go:build js && wasm

package ui

import (
	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/shell"
)

// Menus are <select>s. Their options carry the names in both languages; the
// host writes them from core's lists.

// SpeakMenus writes the options' names in a language.
func SpeakMenus(l shell.Language, menus ...*dom.HTMLSelectElement) {
	for _, menu := range menus {
		for _, option := range All(menu, "option") {
			option.SetTextContent(nameOf(option, l))
		}
	}
}

// Chosen is the name of a menu's chosen option.
func Chosen(menu *dom.HTMLSelectElement, l shell.Language) string {
	return Offered(menu, menu.Value(), l)
}

// Offered is the name of a menu's option with that value, "" if there is none.
func Offered(menu *dom.HTMLSelectElement, value string, l shell.Language) string {
	for _, option := range All(menu, "option") {
		if option.GetAttribute("value") == value {
			return nameOf(option, l)
		}
	}
	return ""
}

func nameOf(option Element, l shell.Language) string { return option.GetAttribute("data-" + string(l)) }

// Above is the value of the option after a menu's chosen one, "" if that is the last.
func Above(menu *dom.HTMLSelectElement) string {
	chosen := false
	for _, option := range All(menu, "option") {
		if chosen {
			return option.GetAttribute("value")
		}
		chosen = option.GetAttribute("value") == menu.Value()
	}
	return ""
}
