package video

import (
	"math"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// A Line of a pay table pays for a class of final hands.
type Line struct {
	Class Class
	Pay   int32 // units for the stake of the game (see NewGame), including the stake; 0…MaxPay
}

// A PayTable is the pays of a game. A hand gets the best-paying line that it
// fits, the first of equal ones. With wild cards it fits every line that some
// choice of cards for them fits. So the evaluator's order of categories does
// not matter: a natural royal may pay more than five of a kind, or less, and
// three of a kind more than a straight.
type PayTable []Line

// Bounds of a pay table. MaxPay keeps every pay sum below 2⁶³: no deck here has
// more than 2.5·10¹³ combinations.
const (
	MaxLines = 32
	MaxPay   = 100_000
)

// check returns the fault of a table, nil if it has 1…MaxLines lines of
// different classes with pays of 0…MaxPay.
func (p PayTable) check() *fault.Fault {
	if len(p) < 1 || len(p) > MaxLines {
		return linesFault(len(p))
	}
	for i, line := range p {
		class := line.Class.String()
		if c, wrong := parseClass(class); wrong != "" || c != line.Class {
			return lineFault(i, "class", class, "has no notation")
		}
		if line.Pay < 0 || line.Pay > MaxPay {
			return payFault(i, strconv.Itoa(int(line.Pay)))
		}
		for _, other := range p[:i] {
			if other.Class == line.Class {
				return lineFault(i, "class", class, "is in the table twice")
			}
		}
	}
	return nil
}

// ParsePayTable reads lines of a class, a space and a pay, with commas
// between them: "royal 800, straight-flush 50, pair:J-A 1". There must be
// 1…MaxLines lines of different classes with pays of 0…MaxPay. The error is a
// *fault.Fault.
func ParsePayTable(text string) (PayTable, error) {
	if n := 1 + strings.Count(text, ","); n > MaxLines {
		return nil, linesFault(n)
	}
	var p PayTable
	for i, more := 0, true; more; i++ {
		var item string
		item, text, more = cards.Cut(text, ',')
		class, pay, _ := cards.Cut(cards.Trim(item), ' ')
		c, wrong := parseClass(class)
		if wrong != "" {
			return nil, lineFault(i, "class", cut(class), wrong)
		}
		pay = cards.Trim(pay)
		n, ok := parsePay(pay)
		if !ok {
			return nil, payFault(i, cut(pay))
		}
		p = append(p, Line{c, n})
	}
	if wrong := p.check(); wrong != nil {
		return nil, wrong
	}
	return p, nil
}

// parsePay reads an integer from 0 to 2³¹-1. strconv.ParseUint would add its
// own error type and 7 KB of quoting to the engine.
func parsePay(text string) (pay int32, ok bool) {
	n := int64(0)
	for _, c := range []byte(text) {
		if n = 10*n + int64(c) - '0'; c < '0' || c > '9' || n > math.MaxInt32 {
			return 0, false
		}
	}
	return int32(n), text != ""
}

func bad(reason string) *fault.Fault {
	return fault.Refuse(fault.BadGame, "game", "is no game: "+reason)
}

func linesFault(n int) *fault.Fault {
	return bad(fault.Tell("lines \"#\" is not 1 to #", int64(n), MaxLines))
}

func payFault(line int, value string) *fault.Fault {
	return lineFault(line, "pay", value, fault.Tell("is not an integer from 0 to #", MaxPay))
}

func lineFault(line int, part, value, wrong string) *fault.Fault {
	return bad(fault.Tell("line #: ", int64(line+1)) + part + " \"" + value + "\" " + wrong)
}

// cut shortens texts in errors. No class is longer than the limit in its
// notation.
func cut(s string) string {
	const n = 48
	if len(s) <= n {
		return s
	}
	end := n
	for end > 0 && s[end]>>6 == 0b10 { // inside a character
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
		b.WriteString(line.Class.String() + fault.Tell(" #", int64(line.Pay)))
	}
	return b.String()
}
