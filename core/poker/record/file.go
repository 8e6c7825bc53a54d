package record

import (
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
)

// maxDecimals is the largest number of decimal places of an amount.
const maxDecimals = 6

// file is the scanned text of one hand.
type file struct {
	fields   []field
	decimals int    // decimal places of all amounts, so that chips are whole
	rest     string // lines of fields that are not read
	unknown  uint16 // players with an unknown stack, bit i for seat i
	order    []int8 // the players' seats
	lax      bool   // a card room's file: there a player may muck although somebody is all-in
}

// get returns a field, nil if the file does not have it.
func (f *file) get(key string) *field {
	for i := range f.fields {
		if f.fields[i].key == key {
			return &f.fields[i]
		}
	}
	return nil
}

// need returns a field that must be present, an array or a single value.
func (f *file) need(key string, array bool) (*field, error) {
	x := f.get(key)
	if x == nil {
		return nil, refuse(fault.BadGame, key, 1, "must be given")
	}
	if x.array != array {
		if array {
			return nil, refuse(fault.BadGame, key, x.line, "must be an array")
		}
		return nil, refuse(fault.BadGame, key, x.line, "must be a single value")
	}
	return x, nil
}

// word returns the text and line of a field, or a fault.
func (f *file) word(key string) (string, int, error) {
	x, err := f.need(key, false)
	if err != nil {
		return "", 0, err
	}
	if !x.items[0].quoted {
		return "", 0, refuse(fault.BadGame, key, x.line, "must be a string")
	}
	return x.items[0].text, x.line, nil
}

// whole returns a number that is not an amount of chips, or without if the
// field is missing.
func (f *file) whole(key string, low, high, without int64) (int64, error) {
	if f.get(key) == nil {
		return without, nil
	}
	x, err := f.need(key, false)
	if err != nil {
		return 0, err
	}
	n, places := decimal(x.items[0].text)
	if places != 0 || n < low || n > high || x.items[0].quoted {
		return 0, refuse(fault.BadRange, key, x.line, fault.Tell("must be # to #", low, high))
	}
	return n, nil
}

// flag returns a truth value, false if the field is missing.
func (f *file) flag(key string) (bool, error) {
	if f.get(key) == nil {
		return false, nil
	}
	x, err := f.need(key, false)
	if err != nil {
		return false, err
	}
	if t := x.items[0]; t.quoted || t.text != "true" && t.text != "false" {
		return false, refuse(fault.BadRange, key, x.line, "must be true or false")
	}
	return x.items[0].text == "true", nil
}

// amount returns an amount in chips, 0 if the field is missing.
func (f *file) amount(key string) (int64, error) {
	x, err := f.need(key, false)
	if err != nil {
		return 0, err
	}
	return f.chips(key, &x.items[0])
}

func (f *file) chips(key string, x *item) (int64, error) {
	n, places := decimal(x.text)
	if places < 0 || x.quoted {
		return 0, refuse(fault.BadRange, key, x.line, "must be chips, 0 to 10¹² with at most 6 decimals, not "+short(x.text))
	}
	for ; places < f.decimals && n <= game.MaxStack; places++ {
		n *= 10
	}
	if n > game.MaxStack {
		return 0, refuse(fault.BadRange, key, x.line, "must be at most 10¹² of the smallest unit, not "+short(x.text))
	}
	return n, nil
}

// decimal reads a number without sign; places is -1 if it is not a number.
// Trailing zeros count as places: 2.00 is in cents.
func decimal(text string) (n int64, places int) {
	digits, point, exponent := 0, false, -1
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c >= '0' && c <= '9':
			if exponent >= 0 {
				exponent = min(10*exponent+int(c-'0'), 99)
				break
			}
			n = 10*n + int64(c-'0')
			if digits++; point {
				places++
			}
		case c == '_' && i > 0 && digit(text[i-1]) && i+1 < len(text) && digit(text[i+1]):
		case c == '.' && !point && exponent < 0 && digits > 0 && i+1 < len(text) && digit(text[i+1]):
			point = true
		case (c == 'e' || c == 'E') && exponent < 0 && digits > 0 && i+1 < len(text):
			exponent = 0
			if text[i+1] == '+' && i+2 < len(text) {
				i++
			}
		default:
			return 0, -1
		}
		if digits > 18 {
			return 0, -1
		}
	}
	for ; exponent > 0 && n <= game.MaxStack; exponent-- {
		if places > 0 {
			places--
		} else {
			n *= 10
		}
	}
	if digits == 0 || places > maxDecimals {
		return 0, -1
	}
	return n, places
}

func digit(c byte) bool { return c >= '0' && c <= '9' }

// measure finds the number of decimal places of all amounts.
func (f *file) measure() {
	for i := range f.fields {
		x := &f.fields[i]
		switch x.key {
		case "antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks", "min_bet", "small_bet", "big_bet", "bring_in", "_carry", "_rake_cap":
			for j := range x.items {
				_, places := decimal(strings.TrimPrefix(x.items[j].text, "-"))
				f.decimals = max(f.decimals, places)
			}
		case "actions":
			for j := range x.items {
				if w := split(x.items[j].text); len(w) > 2 && w[1] == "cbr" {
					_, places := decimal(w[2])
					f.decimals = max(f.decimals, places)
				}
			}
		}
	}
}

// short quotes a text, cut if it is long.
func short(text string) string {
	text, more := fault.Cut(text, 20)
	if more {
		text += "…"
	}
	return "\"" + text + "\""
}

// readCards reads cards, "??" for unknown ones.
func readCards(text string) (hand []cards.Card, ok bool) {
	hand, err := game.ParseCards(text)
	return hand, err == nil
}

// writeCards is the inverse of readCards.
func writeCards(hand []cards.Card) string { return game.Text(hand, "") }
