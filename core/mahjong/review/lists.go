package review

// Grades are the grades, the best first.
var Grades = [...]string{"a", "b", "c", "d", "e"}

// limits are the mean losses, in points, at which each grade ends, except the last one. In
// east games baseline's review of another baseline player gives 0 to 2. With every tenth
// action random it gives 25 to 46, with all actions random 42 to 63.
var limits = [len(Grades) - 1]float64{5, 15, 30, 50}
