package player

// sorted returns items from the highest key down and keeps the order of equal
// ones. An insertion sort is fast enough for the hundred items at most. The
// standard library's stable sort, for two types, took a twentieth of the module.
func sorted[T any](items []T, key func(*T) float64) []T {
	keys := make([]float64, len(items))
	for i := range items {
		keys[i] = key(&items[i])
	}
	out := make([]T, len(items))
	for i, from := range fallingOrder(keys) {
		out[i] = items[from]
	}
	return out
}

// fallingOrder returns the indices of keys from the highest key down and keeps
// the order of equal ones.
//
//go:noinline
func fallingOrder(keys []float64) []int32 {
	order := make([]int32, len(keys))
	for i, k := range keys {
		at := i
		for ; at > 0 && keys[order[at-1]] < k; at-- {
			order[at] = order[at-1]
		}
		order[at] = int32(i)
	}
	return order
}
