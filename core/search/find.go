package search

// Find returns the index of a key in a list, -1 if it is not there.
//
//go:noinline
func Find(list []Name, key string) int {
	for i := range list {
		if list[i].Key == key {
			return i
		}
	}
	return -1
}
