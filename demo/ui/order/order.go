// Package order sorts short lists. TinyGo compiles each sort of package slices
// to 3 to 7 KB for every element type.
package order

// By sorts a list in place and is stable. It takes quadratic time, which is
// nothing for a few dozen entries.
func By[T any](list []T, before func(a, b T) bool) {
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && before(list[j], list[j-1]); j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}

// Words sorts texts by their bytes.
func Words(list []string) { By(list, func(a, b string) bool { return a < b }) }
