package search

// A Name is an entry of a list that people choose from, a level or a rule or a
// preset: its key, and what players call it.
type Name struct{ Key, En, Ja string }

// A Code is the key of a reason, and the fields that such a reason carries in
// the order in which they are written.
type Code struct {
	Key    string
	Fields []string
}
