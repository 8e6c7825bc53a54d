package blueprint

import (
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// All hands have an index of their own, and 169 classes with 6, 4 and 12 hands.
func TestIndexAndClass(t *testing.T) {
	seen := map[int]bool{}
	classes := map[int32]int{}
	for i := range 52 {
		for k := range i {
			a, b := card(i), card(k)
			if Index(a, b) != Index(b, a) || Class(a, b) != Class(b, a) {
				t.Fatalf("%v %v", a, b)
			}
			seen[Index(a, b)] = true
			classes[Class(a, b)]++
		}
	}
	counts := map[int]int{}
	for _, n := range classes {
		counts[n]++
	}
	if len(seen) != Hands || len(classes) != 169 || counts[6] != 13 || counts[4] != 78 || counts[12] != 78 {
		t.Errorf("%d hands, %d classes, %v", len(seen), len(classes), counts)
	}
}

// On a turn, what a hand wins is counted anew one river and one opponent after
// another, shared cards left aside as Look does.
func TestMeasureBrute(t *testing.T) {
	board, _ := cards.ParseHand(nil, "Ah Kd 7d 2c")
	look := &Look{Seven: seven}
	look.Measure(board)
	for _, text := range []string{"As Ad", "Qd Jd", "7c 6c", "3h 4s"} {
		hole, _ := cards.ParseHand(nil, text)
		used := cards.SetOf(append(hole, board...)...)
		sum, rivers := 0.0, 0
		for r := range 52 {
			if used.Has(card(r)) {
				continue
			}
			full := append(board[:4:4], card(r))
			mine := seven.Strength(poker.SumOf(append(full[:5:5], hole...)...))
			below, all := 0.0, 0.0
			on := cards.SetOf(full...)
			for i := range 52 {
				for k := range i {
					if on.Has(card(i)) || on.Has(card(k)) {
						continue
					}
					all++
					if s := seven.Strength(poker.SumOf(append(full[:5:5], card(i), card(k))...)); s < mine {
						below++
					} else if s == mine {
						below += 0.5
					}
				}
			}
			sum += below / all
			rivers++
		}
		mean, variance := look.Share(Index(hole[0], hole[1]))
		if want := 1024 * sum / float64(rivers); float64(mean) < want-2 || float64(mean) > want+1 || variance < 0 || variance > 256 {
			t.Errorf("%s: %d, want %.1f (variance %d)", text, mean, want, variance)
		}
	}
}

// Buckets stay below their number, better hands have higher ones, and a draw is
// told from a pair that wins as often.
func TestBuckets(t *testing.T) {
	board, _ := cards.ParseHand(nil, "Ah Kd 7d 2c 2h")
	look := &Look{Seven: seven}
	for n := 3; n <= 5; n++ {
		look.Measure(board[:n])
		top := int32(0)
		for h := range Hands {
			b := look.Bucket(h, n)
			if b < 0 || b >= Buckets[n-2] {
				t.Fatalf("%d cards, hand %d: bucket %d", n, h, b)
			}
			top = max(top, b)
		}
		aces, _ := cards.ParseHand(nil, "As Ad")
		if b := look.Bucket(Index(aces[0], aces[1]), n); b < top-2 {
			t.Errorf("%d cards: aces in bucket %d of %d", n, b, top)
		}
	}
}
