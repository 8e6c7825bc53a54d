// Package order sorts short lists. The sorts of package slices, made for long
// ones, are 3 to 7 KB by TinyGo for every type that is sorted.
package order

// By puts a list in order in place; what is before says of neither pair stays as
// it was. Up to some dozens of entries it takes no time.
func By[T any](list []T, before func(a, b T) bool) {
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && before(list[j], list[j-1]); j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}

// Words puts texts in the order of their bytes.
func Words(list []string) { By(list, func(a, b string) bool { return a < b }) }
