package score

import (
	"strconv"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// fuText writes the parts of fu as the table does.
func fuText(r *Result) string {
	var s []string
	for _, p := range r.FuParts {
		part := p.Kind.String()
		if p.Tile != mahjong.NoTile {
			part += ":" + p.Tile.String()
		}
		s = append(s, part+" "+strconv.Itoa(int(p.Fu)))
	}
	return strings.Join(s, ", ")
}

func TestFuParts(t *testing.T) {
	for _, c := range []struct {
		hand, win string
		fu        int32
		parts     string
	}{
		{"m123p456s78234z33", "riichi ron:s6-", 30, "base 20, menzen-ron 10"},
		{"m123p456s78234z33s6", "", 20, "base 20"},
		{"m123p46s678234z33p5", "", 30, "base 20, tsumo 2, kanchan:5p 2, rounding 6"},
		{"m12p456s678234z33", "riichi ron:m3-", 40, "base 20, menzen-ron 10, penchan:3m 2, rounding 8"},
		{"m123p456s89234z33", "riichi ron:s7-", 40, "base 20, menzen-ron 10, penchan:7s 2, rounding 8"},
		{"m123p456s678234z3", "riichi ron:z3-", 40, "base 20, menzen-ron 10, tanki:3z 2, rounding 8"},
		{"m123p456s678234z3z3", "", 30, "base 20, tsumo 2, tanki:3z 2, rounding 6"},
		{"m123p456s78234z55", "riichi ron:s6-", 40, "base 20, menzen-ron 10, dragon-pair:5z 2, rounding 8"},
		{"m123p456s78234z11", "riichi ron:s6-", 40, "base 20, menzen-ron 10, round-wind-pair:1z 2, rounding 8"},
		{"m123p456s78234z22", "riichi ron:s6-", 40, "base 20, menzen-ron 10, seat-wind-pair:2z 2, rounding 8"},
		{"m123p456s78234z11", "seat:e riichi ron:s6-", 40, "base 20, menzen-ron 10, double-wind-pair:1z 4, rounding 6"},
		{"m234s78234p33,p4-56", "ron:s6-", 30, "base 20, open-pinfu 10"},
		{"m234s78234p33s6,p4-56", "", 30, "base 20, tsumo 2, rounding 8"},
		{"m22p456s22234z333", "riichi ron:m2-", 40, "base 20, menzen-ron 10, open-triplet:2m 2, closed-triplet:3z 8"},
		{"m222p456s22234z33z3", "", 40, "base 20, tsumo 2, closed-triplet:2m 4, closed-triplet:3z 8, rounding 6"},
		{"m22s22234,p999=,z555-", "ron:m2-", 30, "base 20, open-triplet:9p 4, open-triplet:5z 4, open-triplet:2m 2"},
		{"s2345,m2222+,p999=9,z5555", "ron:s2-", 80, "base 20, open-kan:2m 8, open-kan:9p 16, closed-kan:5z 32, tanki:2s 2, rounding 2"},
		{"s2234,m2222,p222-2,z5555=", "ron:s5-", 60, "base 20, closed-kan:2m 16, open-kan:2p 8, open-kan:5z 16"},
		{"m1188p3355s2266z3", "ron:z3-", 25, "seven-pairs 25"},
		{"m19p19s19z1234566", "ron:z7-", 0, ""},
	} {
		rules := DefaultRules()
		h, w := majiangHand(t, c.hand, rules.Reds), testWin(t, c.win)
		got, err := Of(&h, &w, &rules)
		if err != nil {
			t.Errorf("%s %s: %v", c.hand, c.win, err)
		} else if fuText(&got) != c.parts || got.Fu != c.fu {
			t.Errorf("%s %s: %d fu, %s", c.hand, c.win, got.Fu, fuText(&got))
		}
		sum := int32(0)
		for _, p := range got.FuParts {
			sum += int32(p.Fu)
		}
		if sum != got.Fu {
			t.Errorf("%s %s: the parts sum to %d, not %d", c.hand, c.win, sum, got.Fu)
		}
	}
}

// TestFuKeys: each reason has a key of its own.
func TestFuKeys(t *testing.T) {
	seen := map[string]bool{}
	for k := FuNone; k <= FuRounding; k++ {
		if s := k.String(); seen[s] {
			t.Errorf("%d: %s again", k, s)
		} else {
			seen[s] = true
		}
	}
	if (FuRounding+1).String() != "-" || Yaku(YakuCount).String() != "-" || (Yakuman+1).String() != "-" || !seen["rounding"] {
		t.Error("keys beyond the last")
	}
}
