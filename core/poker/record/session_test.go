package record_test

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/record"
)

// session is written as logs of card rooms are: several hands, unknown cards,
// odd seats, a currency with cents, a rake.
const session = `[1]
variant = 'NT'
ante_trimming_status = false
antes = [0, 0, 0, 0]
blinds_or_straddles = [0.50, 1, 0, 0]
min_bet = 1
starting_stacks = [100.50, 14.60, 200, 96.25]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'p3 cc', 'p4 f', 'p1 cc', 'p2 cc', 'd db 9s7h2c', 'p1 cc', 'p2 cc', 'p3 cc', 'd db 9d', 'p1 cc', 'p2 cc', 'p3 cc', 'd db 9c', 'p1 cc', 'p2 cc', 'p3 cc', 'p1 sm 8dAs', 'p2 sm ????', 'p3 sm ????']
time = 00:00:10
seats = [5, 1, 2, 4]
winnings = [2.85, 0, 0, 0]
currency_symbol = '$'

[2]
variant = 'NT'
antes = [0.25, 0.25]
blinds_or_straddles = [0.50, 1]
min_bet = 1
starting_stacks = [82.40, 197]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 196.75', 'p1 cc', 'p1 sm ????', 'p2 sm AhAd', 'd db 2c2d2h', 'd db 3c', 'd db 3d']
seats = [3, 5]
`

func TestSession(t *testing.T) {
	hands, err := record.ImportAll(session)
	if err != nil || len(hands) != 2 {
		t.Fatalf("%d hands, %v", len(hands), err)
	}
	for i, want := range [][9]int64{{1360, 19900, 0, 9625, 10250}, {0, 0, 0, 0, 27940}} {
		r := hands[i]
		for seat := range want {
			if got := r.Hand.Players[seat].Stack; got != want[seat] {
				t.Errorf("hand %d: seat %d has %d, want %d", i+1, seat, got, want[seat])
			}
		}
		again, err := record.Import(record.Export(r))
		if err != nil {
			t.Fatal(err)
		}
		same(t, r.Hand, again.Hand)
	}
}

func FuzzImport(f *testing.F) {
	f.Add(million)
	f.Add(session)
	dice := dice.New(9)
	for range 20 {
		f.Add(record.Export(&record.Record{Hand: randomHand(&testing.T{}, &dice), Decimals: 2}))
	}
	f.Fuzz(func(t *testing.T, text string) {
		all, err := record.ImportAll(text)
		if err != nil {
			if _, ok := err.(*fault.Fault); !ok {
				t.Fatalf("%T is no fault", err)
			}
			return
		}
		for _, r := range all {
			again, err := record.Import(record.Export(r))
			if err != nil {
				t.Fatalf("%v\n%s", err, record.Export(r))
			}
			same(t, r.Hand, again.Hand)
		}
	})
}
