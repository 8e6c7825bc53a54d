package daifugo

import (
	"errors"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
)

// TestMarks: every mark on the table needs its rule, and some need a field. The
// test states the rules in words, for every set of the switches that matter.
func TestMarks(t *testing.T) {
	switches := [...]Switch{SuitLock, RankLock, RankLockAlone, Revolution, SequenceRevolution, Coup, ElevenBack, SixReverse, NineReverse}
	card := CardOf(Five, 0)
	field := GroupOf(card, Five, card.At(Five))
	for n := range 1 << len(switches) {
		rules := Rules{}
		for i, s := range switches {
			if n>>i&1 != 0 {
				rules.On |= s
			}
		}
		on := rules.Has
		for marks := range 1 << 6 {
			mark := func(i int) bool { return marks>>i&1 != 0 }
			table := Table{Rules: rules, RankLocked: mark(1), Revolution: mark(2), Back: mark(3), Backward: mark(4)}
			empty := mark(5)
			if !empty {
				table.Field = field
			}
			if mark(0) {
				table.Lock = field.Suits
			}
			want := ""
			switch {
			case mark(0) && (empty || !on(SuitLock)):
				want = "lock"
			case mark(1) && (empty || !on(RankLock)), mark(1) && on(SuitLock) && !mark(0) && !on(RankLockAlone):
				want = "rankLocked"
			case mark(2) && !on(Revolution) && !on(SequenceRevolution) && !on(Coup):
				want = "revolution"
			case mark(3) && (empty || !on(ElevenBack)):
				want = "back"
			case mark(4) && !on(SixReverse) && !on(NineReverse):
				want = "backward"
			}
			wantField(t, table.checkMarks(0, empty), want, n, marks)
		}
	}
}

// wantField checks the field of a fault, and that it is of the whole.
func wantField(t *testing.T, err error, want string, at ...any) {
	t.Helper()
	var wrong *fault.Fault
	if errors.As(err, &wrong) != (want != "") || wrong != nil && (wrong.Field != want || wrong.Index != -1) {
		t.Errorf("%v: %v, want %q", at, err, want)
	}
}

// TestLocks: a combination locks the suits that it has in common with the field where the rules say so, all of them or some, and the
// ranks if it is the next one, with a lock of suits or alone.
func TestLocks(t *testing.T) {
	for n := range 1 << 4 {
		rules := Rules{}
		for i, s := range [...]Switch{SuitLock, PartLock, RankLock, RankLockAlone} {
			if n>>i&1 != 0 {
				rules.On |= s
			}
		}
		on := rules.Has
		for _, reversed := range [...]bool{false, true} {
			for had := Suits(1); had <= AllSuits; had++ {
				for has := Suits(1); has <= AllSuits; has++ {
					for _, rank := range [...]int8{Five, Six, Eight, Ten} {
						cards := func(rank int8, s Suits) Combination { return GroupOf(s.of(rank), rank, s) }
						table := Table{Rules: rules, Revolution: reversed, Field: cards(Seven, had)}
						table.lock(cards(rank, has))
						common := had & has
						lock := Suits(0)
						if on(SuitLock) && (had == has || on(PartLock)) {
							lock = common
						}
						next := rank == Eight
						if reversed {
							next = rank == Six
						}
						ranks := on(RankLock) && next && (!on(SuitLock) || lock != 0 || on(RankLockAlone))
						if table.Lock != lock || table.RankLocked != ranks {
							t.Fatalf("rules %b, %v on %v, reversed %v: lock %b of ranks %v, want %b %v", n, cards(rank, has), table.Field, reversed, table.Lock, table.RankLocked, lock, ranks)
						}
					}
				}
			}
		}
	}
	var none Table
	none.Rules.On = SuitLock | PartLock | RankLock
	if none.lock(GroupOf(CardOf(Five, 0), Five, 1)); none.Lock != 0 || none.RankLocked {
		t.Error("the first combination of a field locks")
	}
}
