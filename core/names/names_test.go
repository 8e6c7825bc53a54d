package names

import "testing"

// TestLists: every entry of a list is found at its place, with its own names, and nothing else is.
func TestLists(t *testing.T) {
	keys := []string{"a", "b", "c", "d"}
	list := List(keys, "A", "エー", "B", "ビー", "C", "シー", "D", "ディー")
	for i, key := range keys {
		if Index(keys, key) != i || Find(list, key) != i || Keys(list)[i] != key {
			t.Errorf("%s is found at %d and %d", key, Index(keys, key), Find(list, key))
		}
	}
	if list[2] != (Name{"c", "C", "シー"}) || list[3] != (Name{"d", "D", "ディー"}) {
		t.Errorf("%v", list)
	}
	if Index(keys, "e") != -1 || Find(list, "e") != -1 {
		t.Error("what is not there is found")
	}
	codes := []Code{{"a", []string{"x"}}, {"b", []string{"y", "z"}}}
	if f := Fields(codes, "b"); len(f) != 2 || f[1] != "z" || Fields(codes, "c") != nil {
		t.Errorf("%v", f)
	}
}
