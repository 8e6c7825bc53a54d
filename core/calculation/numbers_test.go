package calculation

import (
	"strings"
	"testing"
)

// TestShuffleAs deals all 52 cards as they are published, suits left out: ms1, ms617
// and ms11982 are known from Microsoft's game, the others of ms come of FreeCell
// Pro's rule. Those of PySolFC come of Python's random.Random, which it takes, and
// of the shuffle of its Python 2: int(random() * n).
func TestShuffleAs(t *testing.T) {
	for _, c := range []struct{ number, cards string }{
		{"ms1", "J29J5775KK95AQK32K9QJAA345TQ4A473T4T82J7688Q638T6926"},
		{"ms617", "7A53582AT7QA68AKTQ39683TK593874J4Q9976224T25J6JQJKK4"},
		{"#617", "7A53582AT7QA68AKTQ39683TK593874J4Q9976224T25J6JQJKK4"},
		{"#00000000000000000617", "7A53582AT7QA68AKTQ39683TK593874J4Q9976224T25J6JQJKK4"},
		{"ms11982", "AA4A26TJ33QQ87AKK6549J93J5589TK762TQ6T47J7892Q45K823"},
		{"ms2147483648", "QQ2623K83JK785897387TJAQ45TT9A4JT7J53629Q6A92K4K645A"},
		{"ms4294967295", "J9J2Q876QTA654J9T8AK745378KAK742K5T929663384A2Q5QTJ3"},
		{"#32000", "74J8633TJ3259A924689T9KQ675QAQT4AJ4JT3786225KQK578KA"},
		{"#100000", "5296T4T45264J9QTJ85Q2548787J62AKQA97KJT8397KA6QK333A"},
		{"#4294967296", "69A4K3K87T26A24K755J5J36Q279J48AJ45Q326A9T8TTQ987Q3K"},
		{"#12345678901", "J47A6863Q3928A2785T9T63KK3T2JK757249T6AQ95K4Q5A8QJ4J"},
		{"#98765432109876543210", "QK689A9JJ8J3257QA8TJ48767456654QK922A52Q337A3K94KTTT"},
	} {
		for lead := range 4 {
			s, err := New(lead, 4)
			if err != nil {
				t.Fatal(err)
			}
			if err = s.ShuffleAs(c.number); err != nil {
				t.Fatal(err)
			}
			// From the last card dealt on, those that a foundation begins with are taken out.
			want, begins := "", ""
			for d := range Foundations {
				for n := range lead {
					begins += RankAt(d, n).String()
				}
			}
			for i := Cards - 1; i >= 0; i-- {
				card := c.cards[i : i+1]
				if strings.Contains(begins, card) {
					begins = strings.Replace(begins, card, "", 1)
				} else {
					want = card + want
				}
			}
			if p := s.Position(); p.Stock != want || !p.Known {
				t.Errorf("%s, lead %d: %s, want %s", c.number, lead, p.Stock, want)
			}
		}
	}
}

func FuzzShuffleAs(f *testing.F) {
	for _, number := range []string{"", "ms", "#", "617", "ms-1", "ms4294967296", "#100000000000000000000", "#000000000000000000000", "MS1", "ms1 ", "#1x", "ms617", "#99999999999999999999"} {
		f.Add(number)
	}
	f.Fuzz(func(t *testing.T, number string) {
		s, _ := New(1, 4)
		fresh := s
		err := s.ShuffleAs(number)
		digits, microsoft := strings.CutPrefix(number, "ms")
		sharp := false
		if !microsoft {
			digits, sharp = strings.CutPrefix(number, "#")
		}
		good := (microsoft || sharp) && digits != "" && len(digits) <= 20 && strings.Trim(digits, "0123456789") == ""
		if good && microsoft {
			digits = strings.TrimLeft(digits, "0")
			good = len(digits) < 10 || len(digits) == 10 && digits <= "4294967295"
		}
		if (CheckNumber(number) == nil) != (err == nil) || (err == nil) != good {
			t.Fatalf("%q: %v", number, err)
		}
		if err != nil {
			if s != fresh {
				t.Fatalf("%q changed the stock", number)
			}
			return
		}
		p := s.Position()
		if _, err = p.State(); err != nil {
			t.Fatalf("%q: %v", number, err)
		}
	})
}
