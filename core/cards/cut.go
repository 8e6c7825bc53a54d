package cards

// Cut splits a text at the first byte of a kind, which is in neither part. found
// reports whether there is one. strings.Cut, which also takes longer separators,
// would add a third of a kilobyte to a module.
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

// Trim removes spaces from both ends of a text.
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
