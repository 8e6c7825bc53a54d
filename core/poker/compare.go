package poker

// PlacesOf returns the rank of every hand, 1 for the best. Equal values share a
// rank, and the following ranks are skipped: 1, 1, 3.
func PlacesOf(values []Value) []int {
	places := make([]int, len(values))
	for i, v := range values {
		places[i] = 1
		for _, other := range values {
			if other > v {
				places[i]++
			}
		}
	}
	return places
}

// Difference returns where two values differ first: 0 for the category, 1…5 for
// the rank with this index in order of significance, -1 if they are equal.
func Difference(a, b Value) int {
	if a.Category() != b.Category() {
		return 0
	}
	for place := 1; place <= MaxHand; place++ {
		if a.Rank(place) != b.Rank(place) {
			return place
		}
	}
	return -1
}
