package notation

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"slices"
	"strings"
	"testing"
)

func TestParseMPSZ(t *testing.T) {
	for _, c := range []struct{ text, again, wrong string }{
		{"", "", ""},
		{"123m406p789s11z", "123m406p789s1z1z", ""}, // 3n+2 tiles: the last is the drawn one
		{"1z", "1z", ""},
		{"11z", "1z1z", ""},
		{"  123m  406p 789s\t11z", "", "at 18: \"\t11z\" is not a number (0 a red five) and a suit of mpsz"},
		{" 1 2m", "", `at 2: "1 2m" is not a number (0 a red five) and a suit of mpsz`},
		{"9m1m", "9m1m", ""},
		{"05550m", "", `at 5: "0m" is one more red five than there are`},
		{"5555m", "", `at 4: "5m" is one more than there are of this tile`},
		{"11111z", "", `at 5: "1z" is one more than there are of this tile`},
		{"8z", "", `at 1: "8z" is not a tile`},
		{"10z", "", `at 2: "0z" is not a tile`},
		{"123x", "", `at 1: "123x" is not a number (0 a red five) and a suit of mpsz`},
		{"123", "", `at 1: "123" is not a number (0 a red five) and a suit of mpsz`},
		{"m1", "", `at 1: "m1" is not a number (0 a red five) and a suit of mpsz`},
		{"123456789m123456p", "", `at 16: "6p" is one tile too many: a hand has up to 14, a meld counted as three`},
		{"123m406p11z,34-0s,777=7z", "123m406p1z1z,34-0s,777=7z", ""},
		{"123m406p11z,34-0s,7777=z", "123m406p1z1z,34-0s,7777=z", ""},
		{"123m406p11z,0-34s, 7777z ", "123m406p1z1z,340-s,7777z", ""},
		{"123m406p11z,505+s,7777z", "123m406p1z1z,505+s,7777z", ""},
		{"123m406p11z,055+s,7777z", "123m406p1z1z,505+s,7777z", ""},
		{"123m406p11z,0+55s,7777z,", "123m406p11z,550+s,7777z,", ""},
		{"123m406p11z,5505s,7777z,", "123m406p11z,5550s,7777z,", ""},
		{"123m406p789s11z,", "123m406p789s11z,", ""},
		{"123m406p11z,34-0s7777z", "", `at 18: "7777" is not a comma before a meld`},
		{"11z,34-0", "", `at 5: "34-0" is not a number (0 a red five) and a suit of mpsz`},
		{"11z,,34-0s", "", `at 5: ",34-" is not a number (0 a red five) and a suit of mpsz`},
		{"1z,34+0s", "", `at 4: "34+0" is no meld: a run is called from the left, other melds from any player, a closed kan from nobody`},
		{"1z,340s", "", `at 4: "340" is no meld: three tiles need a called one`},
		{"1z,34-6s", "", `at 4: "34-6" is no meld: neither a run nor equal tiles`},
		{"1z,89-1s", "", `at 4: "89-1" is no meld: neither a run nor equal tiles`},
		{"1z,12-3z", "", `at 4: "12-3" is no meld: neither a run nor equal tiles`},
		{"1z,22-s", "", `at 4: "22-" is no meld: a wrong number of tiles`},
		{"1z,22-22s", "", `at 4: "22-22" is no meld: at most one mark (+ right, = across, - left), after the called tile`},
		{"1z,22-2-s", "", `at 4: "22-2-" is no meld: at most one mark (+ right, = across, - left), after the called tile`},
		{"1z,-222s", "", `at 4: "-222" is no meld: at most one mark (+ right, = across, - left), after the called tile`},
		{"1z,2+222s", "", `at 4: "2+222" is no meld: at most one mark (+ right, = across, - left), after the called tile`},
		{"1z,22222s", "", `at 4: "22222" is no meld: a wrong number of tiles`},
		{"1z,2223s", "", `at 4: "2223" is no meld: neither a run nor equal tiles`},
		{"1z,88-8z", "", `at 4: "8" is not a tile`},
		{"1z,11-1z,111z", "", `at 10: "111" is no meld: three tiles need a called one`},
		{"11z,11-1z", "", `at 5: "11-1z" is one more than there are of this tile`},
		{"50m,50-5m", "", `at 5: "50-5m" is one more red five than there are`},
		{"1z,1111m,2222m,3333m,4444m,6666m", "", `at 28: "6666m" is a fifth meld`},
		{"123456p,1111m,2222m,3333m", "", `at 21: "3333m" is one tile too many: a hand has up to 14, a meld counted as three`},
		{"１m", "", `at 1: "１m" is not a number (0 a red five) and a suit of mpsz`},
	} {
		h, err := ParseMPSZ(c.text, mahjong.OneRed())
		if c.wrong != "" {
			if err == nil || err.Error() != "hand is wrong "+c.wrong {
				t.Errorf("%q: %v, %v", c.text, h, err)
			}
		} else if err != nil || h.MPSZ() != c.again {
			t.Errorf("%q: %v, %v", c.text, h, err)
		}
	}
}

func TestParseMajiang(t *testing.T) {
	for _, c := range []struct{ text, again, wrong string }{
		{"", "", ""},
		{"m123p456s789z11z2,p555=0", "", `at 19: "p555=0" is one tile too many: a hand has up to 14, a meld counted as three`},
		{"m123s789z11z2,p555=0", "m123s789z112,p555=0", ""}, // 12 tiles: none is the drawn one
		{"m123s78z11z2,p555=0", "m123s78z11z2,p555=0", ""},
		{"m123s789z11,p555=0", "m123s789z1z1,p555=0", ""},
		{"m123s789z11,p555=0,", "m123s789z11,p555=0,", ""},
		{"p22s45667s5,m4-56,p4-06", "p22s45667s5,m4-56,p4-06", ""},
		{"p505m1", "m1p055", ""},
		{"p505m12", "m1p055m2", ""},
		{"_____________", "_____________", ""},
		{"______________", "______________", ""},
		{"__m1_", "___m1", ""},
		{"m1_", "m1_", ""},
		{"_m1", "_m1", ""},
		{"__m12_", "__m12_", ""},
		{"m1_____", "_____m1", ""},
		{"__________,z555-5*", "", `at 18: "*" is not a tile`},
		{"____m1*,z5555", "____m1*,z5555", ""},
		{"m1*2", "", `at 3: "*" is not followed by the melds`},
		{"_1", "", `at 2: "1" is not a suit of mpsz with its numbers, nor _`},
		{"m", "", `at 1: "m" is not a suit of mpsz with its numbers, nor _`},
		{"m1p", "", `at 3: "p" is not a suit of mpsz with its numbers, nor _`},
		{"m1z0", "", `at 4: "z0" is not a tile`},
		{"m11111", "", `at 6: "m1" is one more than there are of this tile`},
		{"m1,,", "", `at 4: "" is not a meld: a suit of mpsz, three or four numbers, a mark`},
		{"m1,34-5m", "", `at 4: "34-5m" is not a meld: a suit of mpsz, three or four numbers, a mark`},
		{"m1 p1", "", `at 3: " " is not a suit of mpsz with its numbers, nor _`},
		{"m1,m1111,p1111,s1111,z1111,", "m1,m1111,p1111,s1111,z1111,", `at 4: "m1111" is one more than there are of this tile`},
	} {
		h, err := ParseMajiang(c.text, mahjong.OneRed())
		if c.wrong != "" {
			if err == nil || err.Error() != "hand is wrong "+c.wrong {
				t.Errorf("%q: %v, %v", c.text, h, err)
			}
		} else if err != nil || h.String() != c.again {
			t.Errorf("%q: %v, %v", c.text, h, err)
		}
	}
}

// TestReds: other sets have other fives.
func TestReds(t *testing.T) {
	for _, c := range []struct {
		text string
		reds mahjong.Reds
		ok   bool
	}{
		{"5555m", mahjong.Reds{0, 1, 1}, true}, {"0m", mahjong.Reds{0, 1, 1}, false}, {"0055m", mahjong.Reds{2, 1, 1}, true},
		{"0555m", mahjong.Reds{2, 1, 1}, false}, {"00p", mahjong.Reds{0, 2, 0}, true}, {"0000s", mahjong.Reds{0, 0, 4}, true},
		{"5s", mahjong.Reds{0, 0, 4}, false}, {"1z", mahjong.Reds{0, 0, 5}, false}, {"1z", mahjong.Reds{0, -1, 0}, false}, {"1z", mahjong.Reds{-2, 0, 0}, false},
		{"19m5z", mahjong.Reds{-1, 0, 0}, true}, {"2m", mahjong.Reds{-1, 0, 0}, false}, {"0m", mahjong.Reds{-1, 1, 1}, false},
	} {
		if _, err := ParseMPSZ(c.text, c.reds); (err == nil) != c.ok {
			t.Errorf("%s with %v: %v", c.text, c.reds, err)
		}
	}
}

func TestLists(t *testing.T) {
	var list []mahjong.Tile
	for _, id := range []int{16, 52, 88, 17, 0, 135} {
		list = append(list, TileOfID(id, mahjong.OneRed()))
	}
	h, err := HandOfTiles(list, mahjong.OneRed())
	if err != nil || h.MPSZ() != "105m0p0s7z" || h.Drawn != mahjong.NoTile {
		t.Error(h, err)
	}
	for _, id := range []int{-1, 136} {
		if x := TileOfID(id, mahjong.OneRed()); x != mahjong.NoTile {
			t.Errorf("%d is %v", id, x)
		}
	}
	for _, c := range []struct {
		list  []mahjong.Tile
		wrong string
	}{
		{[]mahjong.Tile{0, 37}, "hand[1] - is not a tile"},
		{[]mahjong.Tile{mahjong.Red5m, mahjong.Red5m}, "hand[1] 0m is one more red five than there are"},
		{[]mahjong.Tile{7, 7, 7, 7, 7}, "hand[4] 8m is one more than there are of this tile"},
		{[]mahjong.Tile{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}, "hand[14] 6p is one tile too many: a hand has up to 14, a meld counted as three"},
	} {
		if _, err := HandOfTiles(c.list, mahjong.OneRed()); err == nil || err.Error() != c.wrong {
			t.Errorf("%v: %v", c.list, err)
		}
	}
	for _, err := range []error{
		second(HandOfTiles(nil, mahjong.Reds{5})), second(ParseMajiang("", mahjong.Reds{5})), second(ParseMPSZ("", mahjong.Reds{5})), second(ParseHand("", mahjong.Reds{5})),
	} {
		if err == nil || err.Error() != "reds[0] is 5, must be 0…4" {
			t.Error(err)
		}
	}
}

// A meld alone reads as in a hand's text, in either notation.
func TestParseMeld(t *testing.T) {
	for _, c := range [][2]string{{"34-0m", "m34-0"}, {"354-m", "m354-"}, {"555=0p", "p555=0"}, {"5550s", "s5550"}, {"777+z", "z777+"}} {
		m, ok := ParseMeld(c[0])
		n, also := ParseMajiangMeld(c[1])
		in, err := ParseMajiang(","+c[1], mahjong.OneRed())
		if !ok || !also || err != nil || m != n || m != in.Hand.Melds[0] {
			t.Errorf("%s: %v, %v; %s: %v, %v; %v, %v", c[0], m, ok, c[1], n, also, in.Hand.Melds[0], err)
		}
	}
	for _, text := range []string{"", "m", "34-0m", "m34-", "x340-", "m12-4", "m1111+1"} {
		if m, ok := ParseMajiangMeld(text); ok {
			t.Errorf("%q reads as %v", text, m)
		}
	}
}

func TestParseTile(t *testing.T) {
	for x := range mahjong.Tile(mahjong.Tiles) {
		if y := ParseTile(Mjai(x)); y != x {
			t.Errorf("%s is %v", Mjai(x), y)
		}
		if y := ParseTile(x.String()); y != x {
			t.Errorf("%v is %v", x, y)
		}
	}
	for _, name := range []string{"", "?", "5", "m", "10m", "8z", "0z", "5zr", "4mr", "5mx", "e", "EE", "5m ", "m5", "5mm", "5M"} {
		if x := ParseTile(name); x != mahjong.NoTile {
			t.Errorf("%q is %v", name, x)
		}
	}
	if Mjai(mahjong.Tile(mahjong.NoTile)) != "?" {
		t.Error("no tile has a name")
	}
}

// TestParseTiles: the suit after its digits, or before them.
func TestParseTiles(t *testing.T) {
	for _, c := range []struct{ text, want, wrong string }{
		{"", "", ""},
		{"123m40p7z", "123m40p7z", ""},
		{"123m 40p", "123m40p", ""},
		{"m123p40", "123m40p", ""},
		{" m1 p1", "1m1p", ""},
		{"12", "", `1: it must be tiles like "123m40p", not "12"`},
		{"1m2", "", `3: it must be tiles like "123m40p", not "2"`},
		{"1 m", "", `2: it must be tiles like "123m40p", not " m"`},
		{"18z", "", `2: it must be tiles like "123m40p", not "8z"`},
		{"m1z8", "", `4: it must be tiles like "123m40p", not "8"`},
		{"_1", "", `1: it must be tiles like "123m40p", not "_1"`},
		{"12x", "", `3: it must be tiles like "123m40p", not "x"`},
		{"1xm", "", `2: it must be tiles like "123m40p", not "xm"`},
	} {
		list, err := ParseTiles(c.text)
		got := ""
		for _, x := range list {
			got += x.String()
		}
		want, _ := ParseTiles(c.want)
		if c.wrong != "" {
			if err == nil || err.Error() != "tiles is wrong at "+c.wrong {
				t.Errorf("%q: %v", c.text, err)
			}
		} else if err != nil || !slices.Equal(list, want) {
			t.Errorf("%q: %s, %v", c.text, got, err)
		}
	}
}

func second[T any](_ T, err error) error { return err }

// TestQuotes: of a wrong text 20 characters are told, of what is no meld and no group the first 8 and 4 bytes.
func TestQuotes(t *testing.T) {
	twenty := strings.Repeat("é", 20)
	if a, b := quote(twenty), quote(twenty+"xy"); a != `"`+twenty+`"` || b != `"`+twenty+`…"` {
		t.Error(a, b)
	}
	for _, c := range [...]struct{ text, want string }{
		{"123456x", `at 1: "123456x" is not`},
		{"1m 1234567890x123", `at 4: "1234567890x" is not`},
		{"xyzuv", `at 1: "xyzu" is not`},
		{"1m,2222222222m", `at 4: "22222222" is no meld: a wrong`},
		{"m1,2222222222", `at 4: "22222222" is not a meld: a`},
		{"m1,m2222222222", `at 5: "22222222" is no meld: a wrong`},
		{"_*1", `at 2: "*" is not followed`},
		{"m1_2", `at 4: "2" is not a suit`},
		{"m1x", `at 3: "x" is not a suit`},
		{"34-0m", `at 1: "34-0" is not a number`},
		{"m_0", `at 1: "m" is not a suit`},
		{"z0", `at 2: "z0" is not a tile`},
		{"z9", `at 2: "z9" is not a tile`},
	} {
		_, err := ParseHand(c.text, mahjong.OneRed())
		if err == nil || !strings.HasPrefix(err.Error(), "hand is wrong "+c.want) {
			t.Errorf("%q: %v, want %s", c.text, err, c.want)
		}
	}
}

// TestSkewTiles: a letter before or after the digits in ASCII is no digit, nor are digits without a suit.
func TestSkewTiles(t *testing.T) {
	for _, text := range [...]string{"1/m", "1:m", "/1m", ":1m", "1", "1m1", "1\tm", "m/", "m:", "8z", "0z", "z0", "1x", "x", "0m0z"} {
		if list, err := ParseTiles(text); err == nil {
			t.Errorf("%q is %v", text, list)
		}
	}
	for _, text := range [...]string{"0z", "1m9z"} {
		if list, err := ParseTiles(text); err == nil {
			t.Errorf("%q is %v", text, list)
		}
	}
}
