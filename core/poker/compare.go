package poker

// Ranking returns the place of every hand, 1 for the best. Equal values
// share a place, and the places after them are skipped: 1, 1, 3.
func Ranking(values []Value) []int {
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
