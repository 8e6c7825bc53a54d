// Package names has what lists of levels, rules, presets and reasons are made of: keys, and what players call them in English and
// Japanese.
package names

// A Name is an entry of a list that people choose from, a level or a rule or a
// preset: its key, and what players call it.
type Name struct{ Key, En, Ja string }

// A Code is the key of a reason, and the fields that such a reason carries in
// the order in which they are written.
type Code struct {
	Key    string
	Fields []string
}

// Fields returns the fields of the reason with a key, none if there is no such
// reason.
//
//go:noinline
func Fields(codes []Code, key string) []string {
	for i := range codes {
		if codes[i].Key == key {
			return codes[i].Fields
		}
	}
	return nil
}

// Keys returns the keys of a list, in its order.
//
//go:noinline
func Keys(list []Name) []string {
	keys := make([]string, len(list))
	for i := range list {
		keys[i] = list[i].Key
	}
	return keys
}

// List returns the entries of keys and their names: for each key its English name, then its Japanese one. A package whose engine
// needs the keys alone keeps them apart, so that its module does not hold the names.
func List(keys []string, names ...string) []Name {
	list := make([]Name, len(keys))
	for i, key := range keys {
		list[i] = Name{Key: key, En: names[2*i], Ja: names[2*i+1]}
	}
	return list
}

// Index returns the index of a key, -1 if it is not there.
//
//go:noinline
func Index(keys []string, key string) int {
	for i := range keys {
		if keys[i] == key {
			return i
		}
	}
	return -1
}

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
