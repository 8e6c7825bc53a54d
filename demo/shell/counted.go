package shell

import (
	"fmt"
	"strings"
)

// Say fills a text in with fmt's verbs. An ending in brackets is of the number before it,
// and left out after a 1: "%d hand[s]".
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
