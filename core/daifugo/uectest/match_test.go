package uectest

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
)

// TestMatchRole reads roles as match records write them: suits, ranks, and the suit or rank that the joker stands for.
func TestMatchRole(t *testing.T) {
	for text, want := range map[string]string{
		"s-5": "5s", "sd-5": "5s 5d", "sdc-5(c)": "5s 5d Jk=5c", "sdc-t(s)": "Jk=Ts Td Tc", "sdchx-7": "7s 7d 7c 7h Jk=7x",
		"s-345(4)": "3s Jk=4s 5s", "h-jqka(a)": "Jh Qh Kh Jk=Ah", "d-678": "6d 7d 8d", "p": "pass", "jk": "Jk",
	} {
		role, err := daifugo.ParseRole(want)
		if err != nil {
			t.Fatal(want, err)
		}
		if got := matchRole(text); got.Kind != role.Kind || got.String() != role.String() {
			t.Errorf("%s: %v, not %v", text, got, role)
		}
	}
}
