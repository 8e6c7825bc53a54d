package notation_test

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

func FuzzParseHand(f *testing.F) {
	fuzzText(f, func(text string) (string, error) {
		h, err := notation.ParseHand(text, mahjong.OneRed())
		return h.String(), err
	}, "123m406p789s11z", "m123p406s789z11", "11z,34-0m", "_m1")
}

func FuzzParseTiles(f *testing.F) {
	fuzzText(f, func(text string) (string, error) {
		tiles, err := notation.ParseTiles(text)
		written := ""
		for _, x := range tiles {
			written += x.String()
		}
		return written, err
	}, "123m40p", "m123p40", "1m 2m")
}

// FuzzParseMeld wants both notations of a meld to be read as they are written.
func FuzzParseMeld(f *testing.F) {
	for _, s := range []string{"34-0m", "555=0p", "1111z", "m34-0", "z444-", "5550=s", "", "m", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if m, ok := notation.ParseMeld(text); ok {
			written := string(m.AppendMPSZ(nil))
			if again, ok := notation.ParseMeld(written); !ok || again != m {
				t.Errorf("%q is %+v, written %q, read as %+v", text, m, written, again)
			}
		}
		if m, ok := notation.ParseMajiangMeld(text); ok {
			written := string(m.AppendMPSZ(nil))
			if again, ok := notation.ParseMeld(written); !ok || again != m {
				t.Errorf("%q is %+v, written %q, read as %+v", text, m, written, again)
			}
		}
	})
}
