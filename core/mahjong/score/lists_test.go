package score

import "testing"

// TestLists: what is listed is all there is.
func TestLists(t *testing.T) {
	if n := len(Yakus()); n != YakuCount {
		t.Errorf("%d yaku", n)
	}
	if all := Limits(); all[len(all)-1].Key != Yakuman.String() {
		t.Errorf("the last limit is %v", all)
	}
	if all := FuKinds(); all[len(all)-1].Key != FuRounding.String() {
		t.Errorf("the last fu is %v", all)
	}
	for i, s := range Switches {
		r := Rules{}
		*r.Switch(i) = true
		if r == (Rules{}) {
			t.Errorf("%s switches nothing", s)
		}
	}
	if r := DefaultRules(); !*r.Switch(0) || *r.Switch(1) || !*r.Switch(2) || !*r.Switch(3) || !*r.Switch(4) || *r.Switch(5) || !*r.Switch(6) {
		t.Errorf("%+v", r)
	}
}
