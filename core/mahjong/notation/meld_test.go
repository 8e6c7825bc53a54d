package notation

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// TestMeldTexts: three digits with a mark are a triplet if the first two are alike, else a run, and a run is called from the
// left: what is wrong is told of the one or the other.
func TestMeldTexts(t *testing.T) {
	rank := func(digit byte) int {
		if digit == '0' {
			return 5
		}
		return int(digit - '0')
	}
	for n := range 1000 {
		digits := string([]byte{byte('0' + n/100), byte('0' + n/10%10), byte('0' + n%10)})
		a, b, c := rank(digits[0]), rank(digits[1]), rank(digits[2])
		low, high := min(a, b, c), max(a, b, c)
		for called := range digits {
			for from := range mahjong.Marks {
				text := digits[:called+1] + mahjong.Marks[from:from+1] + digits[called+1:]
				want := ""
				switch {
				case a == b && b != c:
					want = "neither a run nor equal tiles"
				case a != b && from != 2:
					want = "a run is called from the left, other melds from any player, a closed kan from nobody"
				case a != b && (high-low != 2 || a+b+c-low-high != low+1):
					want = "neither a run nor equal tiles"
				}
				if want != "" {
					want = "hand is wrong at 1: \"" + text + "\" is no meld: " + want
				}
				m, bad := parseMeld(text, 0, 0)
				if got := ""; bad != nil {
					got = bad.Error()
					if got != want {
						t.Errorf("%s: %s, want %s", text, got, want)
					}
				} else if want != got {
					t.Errorf("%s: nothing is wrong, want %s", text, want)
				}
				if want == "" && (m.Type == mahjong.Chi) == (a == b) {
					t.Errorf("%s: type %d", text, m.Type)
				}
			}
		}
	}
}
