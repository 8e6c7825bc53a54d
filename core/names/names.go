// Package names has the entries of lists of levels, rules, presets and reasons: their keys, and
// their names in English and Japanese.
package names

// A Name is an entry of a list that people choose from, such as a level, rule or preset: its key
// and the names that players use.
type Name struct{ Key, En, Ja string }

// A Code is a kind of reason: its key, and the fields of such a reason in the order in which they
// are written.
type Code struct {
	Key    string
	Fields []string
}

// Fields returns the fields of the code with a key, nil if there is none.
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

// List returns entries from keys and names. names has for each key the English name, then the
// Japanese one. A package whose engine needs only the keys keeps the names apart, so that its
// module does not contain them.
func List(keys []string, names ...string) []Name {
	list := make([]Name, len(keys))
	for i, key := range keys {
		list[i] = Name{Key: key, En: names[2*i], Ja: names[2*i+1]}
	}
	return list
}

// Index returns the index of a key, -1 if there is none.
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

// Find returns the index of the entry with a key, -1 if there is none.
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
