package puzzles

import (
	"reflect"
	"testing"
	"time"
)

// The calendar is that of package time.
func TestLater(t *testing.T) {
	for start := range 800 {
		from := time.Date(2027, 1, 1+start, 12, 0, 0, 0, time.UTC)
		for _, days := range waits {
			to := from.AddDate(0, 0, days)
			number := func(d time.Time) int { return d.Year()*10000 + int(d.Month())*100 + d.Day() }
			if got := later(number(from), days); got != number(to) {
				t.Fatalf("%d days after %d: %d", days, number(from), got)
			}
		}
	}
}

// A missed puzzle returns after 1, 3, 7, 16 and 35 days, and then no more. A
// miss begins anew.
func TestMissedReturns(t *testing.T) {
	p, q := Progress{Rating: NewRating}, &Puzzle{Seed: 7, Rating: 1500}
	day := 20261230
	p.Answer(q, false, day)
	for _, c := range []struct {
		after int // days after the first miss
		right bool
	}{{1, true}, {4, false}, {5, true}, {8, true}, {15, true}, {31, true}, {66, true}} {
		before, now := later(day, c.after-1), later(day, c.after)
		if _, due := p.Due(before); due {
			t.Errorf("it is due before day %d", c.after)
		}
		if seed, due := p.Due(now); !due || seed != 7 {
			t.Errorf("it is not due on day %d", c.after)
		}
		p.Answer(q, c.right, now)
	}
	if len(p.Missed) != 0 {
		t.Error("it still returns:", p.Missed)
	}
	if p.Tried != 1 {
		t.Error("a repetition is rated:", p.Tried)
	}
}

func TestSolvedAgainTooEarly(t *testing.T) {
	p, q := Progress{Rating: NewRating}, &Puzzle{Seed: 7, Rating: 1500}
	p.Answer(q, false, 20261127)
	p.Answer(q, true, 20261127)
	if seed, due := p.Due(20261128); !due || seed != 7 {
		t.Error("solved on the same day, it does not return")
	}
}

func TestStreak(t *testing.T) {
	p := Progress{Rating: NewRating}
	day := 20261229
	set := func(n int) {
		for range n {
			p.AnswerDaily(true, day)
		}
	}
	for i, c := range []struct{ skip, answers, want int }{
		{0, 5, 1}, {1, 5, 2}, {2, 5, 3}, {1, 4, 3}, {1, 5, 4}, {3, 0, 0}, {0, 5, 1}, {0, 5, 1},
	} {
		day = later(day, c.skip)
		if set(c.answers); p.InARow(day) != c.want {
			t.Errorf("step %d: %d days in a row, want %d", i, p.InARow(day), c.want)
		}
	}
}

func TestProgressAsText(t *testing.T) {
	p := Progress{Rating: Rating{1512.25, 301.5, 0.0599}, Tried: 4, Solved: 3, Day: 20261127, Marks: "101", Streak: 2, Whole: 20261126, Missed: []Missed{{4294967295, 4, 20270101}, {1, 0, 20261128}}}
	if got := ReadProgress(p.Text()); !reflect.DeepEqual(got, p) {
		t.Error(got)
	}
	fresh := Progress{Rating: NewRating}
	if got := ReadProgress(fresh.Text()); !reflect.DeepEqual(got, fresh) {
		t.Error(got)
	}
	for _, text := range []string{"", "x", "NaN 350 0.06 0 0 0 0 0 m", "1500 350 0.06 0 0 0 0 0 2", "1500 350 0.06 0 0 0 0 0 m2", "1500 350 0.06 0 -1 0 0 0 m", "1500 350 0.06 0 0 0 0 0 m 1/5/3", "1500 350 0.06 0 0 0 0 0 m 1/5"} {
		if got := ReadProgress(text); !reflect.DeepEqual(got, fresh) {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}
