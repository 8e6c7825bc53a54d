//go:build js && wasm

package ui

import "strconv"

// Grouped writes a number without decimals, with commas between thousands.
func Grouped(n float64) string {
	digits := strconv.FormatFloat(n, 'f', 0, 64)
	first := 0
	if n < 0 {
		first = 1
	}
	for i := len(digits) - 3; i > first; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}

// Percent writes a share (0 to 1) in percent, with two decimals.
func Percent(share float64) string { return strconv.FormatFloat(100*share, 'f', 2, 64) + " %" }

// Signed writes a number with its sign, its digits in groups of three.
func Signed(n int) string {
	switch {
	case n > 0:
		return "+" + Grouped(float64(n))
	case n < 0:
		return "−" + Grouped(float64(-n))
	}
	return "0"
}
