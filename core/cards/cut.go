package cards

// Cut cuts a text at the first byte of a kind, which belongs to neither part, and
// reports whether there is one. It is what strings.Cut would be if separators were
// single bytes: the search for longer ones is a third of a kilobyte of a module.
//
//go:noinline
func Cut(text string, at byte) (before, after string, found bool) {
	for i := range len(text) {
		if text[i] == at {
			return text[:i], text[i+1:], true
		}
	}
	return text, "", false
}

// Trim takes spaces off both ends of a text.
//
//go:noinline
func Trim(text string) string {
	for len(text) > 0 && text[0] == ' ' {
		text = text[1:]
	}
	for len(text) > 0 && text[len(text)-1] == ' ' {
		text = text[:len(text)-1]
	}
	return text
}
