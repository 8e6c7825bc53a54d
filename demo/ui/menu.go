//go:build js && wasm

package ui

import (
	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/shell"
)

// Menus are <select>s whose options carry their names in both languages, as the
// host writes them from core's lists.

// SpeakMenus names in a language what menus offer.
func SpeakMenus(l shell.Language, menus ...*dom.HTMLSelectElement) {
	for _, menu := range menus {
		for _, option := range All(menu, "option") {
			option.SetTextContent(nameOf(option, l))
		}
	}
}

// Chosen names in a language what a menu stands at.
func Chosen(menu *dom.HTMLSelectElement, l shell.Language) string {
	return Offered(menu, menu.Value(), l)
}

// Offered names in a language one of the things that a menu offers.
func Offered(menu *dom.HTMLSelectElement, value string, l shell.Language) string {
	for _, option := range All(menu, "option") {
		if option.GetAttribute("value") == value {
			return nameOf(option, l)
		}
	}
	return ""
}

func nameOf(option Element, l shell.Language) string { return option.GetAttribute("data-" + string(l)) }
