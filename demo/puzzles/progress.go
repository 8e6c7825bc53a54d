package puzzles

import (
	"slices"
	"strconv"
	"strings"
)

// DailySet is how many puzzles a day has.
const DailySet = 5

// waits are the days until a missed puzzle returns, one entry for each time in
// a row that it was solved since. After the last it does not return.
var waits = []int{1, 3, 7, 16, 35}

// Progress is what a reader has done in one kind of puzzle.
type Progress struct {
	Rating        Rating
	Tried, Solved int
	Missed        []Missed
	Day           int    // the last day of which a puzzle was answered: 20261127
	Marks         string // of that day's set, one letter a puzzle: 1 right, 0 wrong
	Streak        int    // days with a whole set in a row, up to Whole
	Whole         int    // the last day with a whole set, 0 for none
}

// Missed is a puzzle that returns.
type Missed struct {
	Seed uint32
	Box  int // how often it was solved in a row since
	Due  int // the day it returns: 20261128
}

// most is how many missed puzzles are kept, the latest.
const most = 200

// later is the day a number of days after another. Package time would add
// kilobytes to each program.
func later(day, days int) int {
	year, month, date := day/10000, day/100%100, day%100
	for range days {
		if date++; date > monthDays(year, month) {
			date = 1
			if month++; month > 12 {
				month = 1
				year++
			}
		}
	}
	return year*10000 + month*100 + date
}

func monthDays(year, month int) int {
	switch {
	case month == 2 && (year%4 != 0 || year%100 == 0 && year%400 != 0):
		return 28
	case month == 2:
		return 29
	case month == 4 || month == 6 || month == 9 || month == 11:
		return 30
	}
	return 31
}

// Answer adds an answer. The first answer to a puzzle is rated; that to a missed
// one moves it along instead.
func (p *Progress) Answer(q *Puzzle, right bool, day int) {
	at := slices.IndexFunc(p.Missed, func(m Missed) bool { return m.Seed == q.Seed })
	if at < 0 {
		score := 0.
		p.Tried++
		if right {
			score = 1
			p.Solved++
		}
		p.Rating = p.Rating.After([]Game{{q.Rating, PuzzleDeviation, score}})
	}
	box := 0
	if at >= 0 {
		if p.Missed[at].Due > day && right {
			return // solved again before it was due: that says little
		}
		box = p.Missed[at].Box + 1
		p.Missed = slices.Delete(p.Missed, at, at+1)
	}
	switch {
	case !right:
		p.Missed = append(p.Missed, Missed{q.Seed, 0, later(day, waits[0])})
	case at >= 0 && box < len(waits):
		p.Missed = append(p.Missed, Missed{q.Seed, box, later(day, waits[box])})
	}
	if len(p.Missed) > most {
		p.Missed = p.Missed[len(p.Missed)-most:]
	}
}

// Due returns the missed puzzle that is due first, and whether one is.
func (p *Progress) Due(day int) (seed uint32, due bool) {
	first := day + 1
	for _, m := range p.Missed {
		if m.Due < first {
			first, seed, due = m.Due, m.Seed, true
		}
	}
	return seed, due
}

// Daily returns how many of a day's set are answered.
func (p *Progress) Daily(day int) int {
	if p.Day != day {
		return 0
	}
	return len(p.Marks)
}

// AnswerDaily adds an answer to the day's set.
func (p *Progress) AnswerDaily(right bool, day int) {
	if p.Day != day {
		p.Day, p.Marks = day, ""
	}
	if len(p.Marks) == DailySet {
		return
	}
	p.Marks += map[bool]string{false: "0", true: "1"}[right]
	if len(p.Marks) == DailySet {
		p.Streak = p.InARow(day) + 1
		p.Whole = day
	}
}

// InARow is the length of the streak. One day missed neither counts nor ends
// it, as with the deals of the day (shell/record/daily.js).
func (p *Progress) InARow(day int) int {
	if p.Whole == 0 || later(p.Whole, 2) < day {
		return 0
	}
	return p.Streak
}

// Text writes a progress as it is kept.
func (p *Progress) Text() string {
	f := func(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }
	parts := []string{f(p.Rating.Value), f(p.Rating.Deviation), f(p.Rating.Volatility)}
	for _, n := range []int{p.Tried, p.Solved, p.Day, p.Streak, p.Whole} {
		parts = append(parts, strconv.Itoa(n))
	}
	parts = append(parts, "m"+p.Marks)
	for _, m := range p.Missed {
		parts = append(parts, strconv.FormatUint(uint64(m.Seed), 10)+"/"+strconv.Itoa(m.Box)+"/"+strconv.Itoa(m.Due))
	}
	return strings.Join(parts, " ")
}

// ReadProgress is the inverse of Text. A text that it cannot read gives a new
// reader's progress.
func ReadProgress(text string) Progress {
	fresh := Progress{Rating: NewRating}
	p := Progress{}
	parts := strings.Fields(text)
	if len(parts) < 9 || parts[8][0] != 'm' || strings.Trim(parts[8][1:], "01") != "" || len(parts[8])-1 > DailySet {
		return fresh
	}
	for i, into := range []*float64{&p.Rating.Value, &p.Rating.Deviation, &p.Rating.Volatility} {
		x, err := strconv.ParseFloat(parts[i], 64)
		if err != nil || !(x > 0 && x < 10000) {
			return fresh
		}
		*into = x
	}
	for i, into := range []*int{&p.Tried, &p.Solved, &p.Day, &p.Streak, &p.Whole} {
		n, err := strconv.ParseUint(parts[3+i], 10, 31)
		if err != nil {
			return fresh
		}
		*into = int(n)
	}
	p.Marks = parts[8][1:]
	for _, part := range parts[9:] {
		of := strings.Split(part, "/")
		if len(of) != 3 {
			return fresh
		}
		seed, err := strconv.ParseUint(of[0], 10, 32)
		box, failed := strconv.ParseUint(of[1], 10, 31)
		due, wrong := strconv.ParseUint(of[2], 10, 31)
		if err != nil || failed != nil || wrong != nil || int(box) >= len(waits) {
			return fresh
		}
		p.Missed = append(p.Missed, Missed{uint32(seed), int(box), int(due)})
	}
	return p
}
