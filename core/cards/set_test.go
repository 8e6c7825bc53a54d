package cards

import "testing"

func TestSet(t *testing.T) {
	var s Set
	for c := range Card(Codes) {
		if s.Has(c) || s.Len() != int(c) {
			t.Errorf("%b has %v, length %d", s, c, s.Len())
		}
		s = s.With(c)
		if !s.Has(c) || s.With(c) != s || s != 1<<(c+1)-1 {
			t.Errorf("%b lacks %v", s, c)
		}
	}
	if got, want := SetOf(Joker, 13, 55, 13), Set(1|1<<13|1<<55); got != want {
		t.Errorf("SetOf = %b, want %b", got, want)
	}
}
