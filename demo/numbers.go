//go:build js && wasm

package main

import (
	"strconv"
	"strings"
)

// grouped writes a count with commas between its thousands.
func grouped(n float64) string {
	digits := strconv.FormatFloat(n, 'f', 0, 64)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}

// percent writes a share of 1 with two decimals.
func percent(share float64) string { return strconv.FormatFloat(100*share, 'f', 2, 64) + " %" }

// stakes writes an amount in units of the stake with four decimals, as the
// tables of video poker do.
func stakes(amount float64) string { return strconv.FormatFloat(amount, 'f', 4, 64) }

// jsList writes numbers as a JavaScript array.
func jsList(numbers []int) string {
	parts := make([]string, len(numbers))
	for i, n := range numbers {
		parts[i] = strconv.Itoa(n)
	}
	return "[" + strings.Join(parts, ", ") + "]"
}
