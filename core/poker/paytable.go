package poker

import (
	"strconv"
	"strings"
)

// A Line of a pay table pays for a class of final hands.
type Line struct {
	Class Class
	Pay   int32 // units for one unit staked, the stake included; 0…MaxPay
}

// A PayTable is what a game pays. A hand gets the best-paying line it fits,
// the first of several that pay as much; with wild cards it fits every line
// that some choice of faces for them fits. So it does not matter which category
// the evaluator ranks higher: a natural royal may pay more than five of a
// kind, or less, and three of a kind more than a straight.
type PayTable []Line

// Bounds of a pay table. MaxPay keeps every pay sum of a solution below
// 2⁶³: no deck here has more than 2.5·10¹³ combinations.
const (
	MaxLines = 32
	MaxPay   = 100_000
)

// A PayTableError says what is wrong with a pay table.
type PayTableError struct {
	Line   int    // index of the line, or -1 for the whole table
	Field  string // "class", "pay", "lines" (their number)
	Value  string // what was given
	Reason string // what is wrong with it: "is no class"
}

func (e *PayTableError) Error() string {
	s := e.Field + " \"" + e.Value + "\" " + e.Reason
	if e.Line >= 0 {
		s = "line " + strconv.Itoa(e.Line+1) + ": " + s
	}
	return s
}

// Check returns a *PayTableError unless the table has 1…MaxLines lines of
// different classes and pays of 0…MaxPay.
func (p PayTable) Check() error {
	if len(p) < 1 || len(p) > MaxLines {
		return linesError(len(p))
	}
	for i, line := range p {
		class := line.Class.String()
		if c, bad := parseClass(class); bad != nil || c != line.Class {
			return &PayTableError{i, "class", class, "has no notation"}
		}
		if line.Pay < 0 || line.Pay > MaxPay {
			bad := payError(strconv.Itoa(int(line.Pay)))
			bad.Line = i
			return bad
		}
		for _, other := range p[:i] {
			if other.Class == line.Class {
				return &PayTableError{i, "class", class, "is in the table twice"}
			}
		}
	}
	return nil
}

// ParsePayTable reads lines of a class, a space and a pay, with commas
// between them: "royal 800, straight-flush 50, pair:J-A 1". It checks them
// as Check does. The error is a *PayTableError.
func ParsePayTable(text string) (PayTable, error) {
	items := strings.Split(text, ",")
	if len(items) > MaxLines {
		return nil, linesError(len(items))
	}
	p := make(PayTable, len(items))
	for i, item := range items {
		var bad *PayTableError
		if p[i], bad = parseLine(strings.Trim(item, " ")); bad != nil {
			bad.Line = i
			return nil, bad
		}
	}
	if err := p.Check(); err != nil {
		return nil, err
	}
	return p, nil
}

func parseLine(text string) (Line, *PayTableError) {
	class, pay, _ := strings.Cut(text, " ")
	c, bad := parseClass(class)
	if bad != nil {
		return Line{}, bad
	}
	pay = strings.TrimLeft(pay, " ")
	n, err := strconv.ParseUint(pay, 10, 31)
	if err != nil {
		return Line{}, payError(cut(pay))
	}
	return Line{c, int32(n)}, nil
}

func linesError(n int) *PayTableError {
	return &PayTableError{-1, "lines", strconv.Itoa(n), "is not 1 to " + strconv.Itoa(MaxLines)}
}

func payError(value string) *PayTableError {
	return &PayTableError{-1, "pay", value, "is not an integer from 0 to " + strconv.Itoa(MaxPay)}
}

// cut keeps errors short: no class in its notation is longer.
func cut(s string) string {
	const n = 48
	if len(s) <= n {
		return s
	}
	end := n
	for end > 0 && s[end]>>6 == 0b10 { // in the middle of a character
		end--
	}
	return s[:end] + "…"
}

// String returns the table in ParsePayTable's notation.
func (p PayTable) String() string {
	var b strings.Builder
	for i, line := range p {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(line.Class.String() + " " + strconv.Itoa(int(line.Pay)))
	}
	return b.String()
}
