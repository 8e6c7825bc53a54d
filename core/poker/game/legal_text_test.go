package game

// String returns the legal actions as a sentence lists them: "fold, call 20,
// raise to 40 to 100".
func (l *Legal) String() (text string) {
	for k := Fold; k <= Muck; k++ {
		if !l.Has(k) {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += Kinds[k]
		switch {
		case k == Call:
			text += " " + number(l.Call)
		case k != Bet && k != Raise:
		case l.Min == l.Max:
			text += " to " + number(l.Max)
		default:
			text += " to " + number(l.Min) + "…" + number(l.Max)
		}
	}
	return text
}
