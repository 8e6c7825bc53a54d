package score

import "testing"

// TestLists: what is listed is all there is.
func TestLists(t *testing.T) {
	if n := len(Yakus()); n != YakuCount {
		t.Errorf("%d yaku", n)
	}
	if all := LocalYakus(); len(all) != LocalCount || all[0].Key != LocalYaku(0).String() || all[LocalCount-1].Key != Yaku(YakuCount-1).String() {
		t.Errorf("local yaku %v", all)
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
	r := DefaultRules()
	for i, key := range Switches {
		off := key == "kiriage" || key == "paoKans" || key == "paoWhole" || key == "paoHonba"
		if *r.Switch(i) == off {
			t.Errorf("%s is %v by default", key, !off)
		}
	}
}
