package main

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

const source = `package p

// limit is outside of functions: not changed.
const limit = 3

func F(a []int, ok bool) (n int) {
	for i := 0; i < len(a); i++ {
		if a[i] == 0 {
			continue
		}
		if ok && !ready(a) {
			n += a[i]
			report(n)
		}
	}
	n = -n
	return n % limit
}
`

// TestSites checks every kind of change: its position, and the changed line.
func TestSites(t *testing.T) {
	sites, err := sitesOf("core/p/p.go", []byte(source))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, s := range sites {
		if source[s.Start:s.End] != s.Old {
			t.Errorf("%s: %q stands there", s.Key(), source[s.Start:s.End])
		}
		got = append(got, s.Old+" -> "+s.New)
	}
	want := []string{
		"< -> <=", "++ -> --", "0 -> 1", "== -> !=", "0 -> 1", "continue -> break", "ok && !ready(a) -> !(ok && !ready(a))",
		"&& -> ||", "! -> ", "+= -> -=", "n += a[i] -> ", "report(n) -> ", "n = -n -> ", "- -> ", "% -> *",
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// TestKey: a key does not depend on the code above the function, and differs for two changes of one line.
func TestKey(t *testing.T) {
	before, _ := sitesOf("core/p/p.go", []byte(source))
	after, _ := sitesOf("core/p/p.go", []byte(strings.Replace(source, "const limit", "var other int\n\nconst limit", 1)))
	seen := map[string]bool{}
	for i := range before {
		if before[i].Key() != after[i].Key() || before[i].Number == after[i].Number {
			t.Errorf("%s, %s", before[i].Key(), after[i].Key())
		}
		seen[before[i].Key()] = true
	}
	if len(seen) != len(before) {
		t.Errorf("%d keys of %d changes", len(seen), len(before))
	}
}

// TestTwins: changes of equal lines have keys of their own, in their order, also in methods of one name.
func TestTwins(t *testing.T) {
	const twice = "package p\n\nfunc (A) F() {\n\tif g() {\n\t\tn++\n\t}\n\tn++\n}\n\nfunc (B) F() {\n\tn++\n}\n\nfunc G() {\n\tn++\n}\n"
	sites, err := sitesOf("core/p/p.go", []byte(twice))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for i := range sites {
		if sites[i].Old == "++" {
			got = append(got, fmt.Sprint(sites[i].Number, " ", sites[i].Key()))
		}
	}
	const f, g = "core/p/p.go F: ++ -> -- at 2 in n++", "core/p/p.go G: ++ -> -- at 2 in n++"
	if want := []string{"5 " + f, "7 " + f + " #2", "11 " + f + " #3", "15 " + g}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// TestOrder: a seed's order of some sites does not depend on other sites.
func TestOrder(t *testing.T) {
	all, _ := sitesOf("core/p/p.go", []byte(source))
	some := slices.Clone(all[3:])
	order(all, 7)
	order(some, 7)
	all = slices.DeleteFunc(all, func(s Site) bool {
		return !slices.ContainsFunc(some, func(u Site) bool { return u.Key() == s.Key() })
	})
	for i := range some {
		if all[i].Key() != some[i].Key() {
			t.Fatalf("%d: %s, %s", i, all[i].Key(), some[i].Key())
		}
	}
}

// TestEquivalent: every key in the list is still a site of the code, and has a reason.
func TestEquivalent(t *testing.T) {
	if _, err := os.Stat("../../core"); err != nil {
		t.Skip("no sources here")
	}
	sites, err := sitesBelow("../..", folders)
	if err != nil || len(sites) < 10_000 {
		t.Fatalf("%d sites, %v", len(sites), err)
	}
	keys := map[string]bool{}
	for i := range sites {
		key := sites[i].Key()
		if keys[key] {
			t.Errorf("%q: two places", key)
		}
		keys[key] = true
	}
	for key, why := range equivalents(equivalent) {
		if !keys[key] || why == "" {
			t.Errorf("%q: no such place, or no reason (%q)", key, why)
		}
	}
}

func TestRate(t *testing.T) {
	p, low, high := tally{killed: 90, timedOut: 5, survived: 5, equivalent: 50}.rate()
	// Wilson's interval for 95 of 100, by its published formula.
	if p != 0.95 || low < 0.8882 || low > 0.8883 || high < 0.9784 || high > 0.9785 {
		t.Error(p, low, high)
	}
}
