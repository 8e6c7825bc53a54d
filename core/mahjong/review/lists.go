package review

// Grades are the grades, the best first.
var Grades = [...]string{"a", "b", "c", "d", "e"}

// limits are the mean losses at which a grade ends, but for the last. In east
// games of the reference players each reviews the other with 0 to 2; with every
// tenth action by chance it is 25 to 46, with all of them 42 to 63.
var limits = [len(Grades) - 1]float64{5, 15, 30, 50}
