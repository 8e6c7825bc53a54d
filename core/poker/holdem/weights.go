package holdem

import (
	"strings"

	"github.com/tefuda/tefuda/core/cards"
)

// A Weight is the likelihood of a combo relative to the others of its range, in
// millionths of Whole. Whole is a combo that is always played.
type Weight uint32

// Whole is the weight of a combo written without a weight.
const Whole Weight = 1_000_000

// Decimal places of a weight, written as a part of 1 or in percent.
const (
	partPlaces    = 6
	percentPlaces = 4
)

// A Holding is a combo that a player may have, with its weight.
type Holding struct {
	Combo
	Weight Weight
}

// String returns w as a part of 1: "0.5".
func (w Weight) String() string {
	text := []byte{'0' + byte(w/Whole)} // sums of weights can be up to nine
	if w %= Whole; w == 0 {
		return string(text)
	}
	text = append(text, '.')
	for ; w > 0; w = w * 10 % Whole {
		text = append(text, '0'+byte(w*10/Whole))
	}
	return string(text)
}

// readWeight reads a number without a sign, with at most one point. It rounds to
// the given number of decimal places. ok is false for other text and for numbers
// above Whole.
func readWeight(text string, places int) (w Weight, ok bool) {
	n, left, point, round := Weight(0), places, false, Weight(0)
	for i := range len(text) {
		digit := Weight(text[i] - '0')
		switch {
		case text[i] == '.' && !point:
			point = true
			continue
		case digit > 9 || n > Whole:
			return 0, false
		case !point || left > 0:
			n = n*10 + digit
		case left == 0 && digit > 4:
			round = 1
		}
		if ok = true; point {
			left--
		}
	}
	for ; left > 0 && n <= Whole; left-- {
		n *= 10
	}
	n += round
	return n, ok && n <= Whole
}

// A rangeReader reads the parts of a range one after another.
type rangeReader struct {
	jokers int
	two    bool // there are two players
	r      Range
	group  bool   // inside [50] … [/50]
	weight Weight // of the group
}

// Faults of a weight that cannot be read.
const (
	wrongPart    = `has no weight from 0 to 1, or from 0 to 100%`
	wrongPercent = `has no weight from 0 to 100 in its brackets`
	wrongGroup   = `must open and close each weight in brackets once, as in [50]QQ+, AKs[/50]`
	twoWeights   = `has two weights`
)

// read reads a part with its weight, or returns what is wrong with it.
func (x *rangeReader) read(part string) (wrong string) {
	part, wrong = x.open(cards.Trim(part))
	if wrong != "" {
		return wrong
	}
	part, closes, wrong := x.closing(part)
	if wrong != "" || part == "" && x.group {
		x.group = x.group && !closes
		return wrong
	}
	weight := Whole
	if x.group {
		weight = x.weight
	}
	hands, own, wrong := takeWeight(part)
	switch {
	case wrong != "":
		return wrong
	case own <= Whole && x.group:
		return twoWeights
	case own <= Whole:
		weight = own
	}
	inner := []string{hands}
	if len(hands) < len(part) && own <= Whole && part[len(part)-1] == ')' {
		inner = parts(hands)
	}
	for _, text := range inner {
		from := len(x.r)
		if x.r, wrong = x.append(x.r, cards.Trim(text)); wrong != "" {
			return wrong
		}
		for i := from; i < len(x.r); i++ {
			x.r[i].Weight = weight
		}
	}
	x.group = x.group && !closes
	return ""
}

// takeWeight splits a part into hands and weight: !AKs, AKs:0.5, AKs@50%,
// AKs(0.5), 0.5(AKs). Without a weight it returns one above Whole.
func takeWeight(part string) (hands string, weight Weight, wrong string) {
	if rest, not := strings.CutPrefix(part, "!"); not {
		return rest, 0, ""
	}
	if before, after, opens := cards.Cut(part, '('); opens && strings.HasSuffix(after, ")") && before != "" {
		after = after[:len(after)-1]
		if weight, ok := weightOf(before); ok {
			return after, weight, ""
		}
		if weight, ok := weightOf(after); ok {
			return before, weight, ""
		}
		return part, 0, wrongPart
	}
	at := strings.IndexByte(part, ':')
	if at < 0 {
		at = strings.IndexByte(part, '@')
	}
	if at < 0 {
		return part, Whole + 1, ""
	}
	weight, ok := weightOf(part[at+1:])
	if !ok {
		wrong = wrongPart
	}
	return part[:at], weight, wrong
}

// weightOf reads a weight as a part of 1 or in percent.
func weightOf(text string) (Weight, bool) {
	if text = cards.Trim(text); strings.HasSuffix(text, "%") {
		return readWeight(text[:len(text)-1], percentPlaces)
	}
	return readWeight(text, partPlaces)
}

// open removes the start of a group, "[50]", from a part.
func (x *rangeReader) open(part string) (rest, wrong string) {
	if !strings.HasPrefix(part, "[") || strings.HasPrefix(part, "[/") {
		return part, ""
	}
	text, rest, closed := cards.Cut(part[1:], ']')
	if !closed || x.group {
		return part, wrongGroup
	}
	if x.weight, x.group = readWeight(text, percentPlaces); !x.group {
		return part, wrongPercent
	}
	return rest, ""
}

// closing removes the end of the group, "[/50]", from a part.
func (x *rangeReader) closing(part string) (rest string, closes bool, wrong string) {
	rest, text, opens := cards.Cut(part, '[')
	text, closes = strings.CutPrefix(text, "/")
	if !opens || !closes {
		return part, false, ""
	}
	text, isLast := strings.CutSuffix(text, "]")
	if weight, ok := readWeight(text, percentPlaces); !isLast || !ok || !x.group || weight != x.weight {
		return part, true, wrongGroup
	}
	return rest, true, ""
}

// Weights returns the distinct weights in r, the highest first.
func (r Range) Weights() (all []Weight) {
	for last := ^Weight(0); ; {
		next := Weight(0)
		for _, h := range r {
			if h.Weight < last {
				next = max(next, h.Weight)
			}
		}
		if next == 0 {
			return all
		}
		all, last = append(all, next), next
	}
}

// of returns the holdings of one weight.
func (r Range) of(w Weight) (part Range) {
	for _, h := range r {
		if h.Weight == w {
			part = append(part, h)
		}
	}
	return part
}

// Uniform reports whether all combos are equally likely.
func (r Range) Uniform() bool {
	for _, h := range r {
		if h.Weight != r[0].Weight {
			return false
		}
	}
	return true
}

// sorted returns the combos in order, each once. The last holding of a combo
// counts, and weight 0 removes it. It reuses r.
func (r Range) sorted() Range {
	weights := make([]Weight, cards.Codes*cards.Codes) // by the higher code, then the lower
	for _, h := range r {
		weights[int(h.Combo[1])*cards.Codes+int(h.Combo[0])] = h.Weight
	}
	r = r[:0]
	for at, w := range weights {
		if w > 0 {
			r = append(r, Holding{Combo{cards.Card(at % cards.Codes), cards.Card(at / cards.Codes)}, w})
		}
	}
	return r
}
