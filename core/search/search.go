// Package search holds what the games' searches and simulations share: a
// budget, reports of progress, and races between choices by paired samples.
//
// A game chooses moves by a Chooser. NewChooser prepares it; Choose(…, meter,
// seed or source of chance) searches within the meter's budget and returns the
// candidates, the best first, each with its value and reasons; Candidates
// returns them as far as the search has come, without reasons where these take
// long, and is what the meter's report asks for. A Chooser for one position is
// given it by NewChooser, as in mnk and calculation, and serves one search. One
// that keeps room to work in from call to call is given the position by Choose.
//
// An answer within a budget in iterations depends on the position, the seed
// and the budget alone, on every platform. A budget in milliseconds ends when
// its time is over, and the iterations it took are part of the answer.
package search

// A Budget bounds a computation. The zero Budget is no bound.
type Budget struct {
	Iterations int64 // playouts, nodes or samples; 0 is no bound
	Millis     int64 // time since the start of the call; 0 is no bound
}

// Progress is how far a computation has come.
type Progress struct {
	Done  int64 // iterations so far
	Total int64 // iterations in all, 0 where that is not known
	Ms    int64 // milliseconds so far
}

// reportEvery is the time between two reports: often enough for a progress
// bar, rare enough to cost nothing.
const reportEvery = 100

// A Meter counts iterations against a budget and reports progress. Make one
// with Start.
type Meter struct {
	budget Budget
	total  int64
	clock  func() int64
	report func(Progress)
	done   int64
	start  int64
	next   int64 // when the next report is due
}

// Start begins a computation of total iterations (0: unknown) under a budget.
// clock returns milliseconds from any fixed point; report is called about
// every 100 ms, and may be nil.
func Start(b Budget, total int64, clock func() int64, report func(Progress)) *Meter {
	if b.Iterations > 0 && (total == 0 || total > b.Iterations) {
		total = b.Iterations
	}
	now := clock()
	return &Meter{budget: b, total: total, clock: clock, report: report, start: now, next: now + reportEvery}
}

// Allow returns how many of the next n iterations the budget still allows,
// without reading the clock.
func (m *Meter) Allow(n int64) int64 {
	if m.budget.Iterations > 0 {
		n = min(n, m.budget.Iterations-m.done)
	}
	return n
}

// Done counts n more iterations as done, reports when a report is due, and
// tells whether the budget allows more. It reads the clock, so call it for
// work of at least some microseconds at once.
func (m *Meter) Done(n int64) (more bool) {
	m.done += n
	now := m.clock()
	if m.report != nil && now >= m.next {
		m.next = now + reportEvery
		m.report(m.at(now))
	}
	return (m.budget.Iterations == 0 || m.done < m.budget.Iterations) &&
		(m.budget.Millis == 0 || now-m.start < m.budget.Millis)
}

// Progress returns how far the computation has come.
func (m *Meter) Progress() Progress { return m.at(m.clock()) }

func (m *Meter) at(now int64) Progress {
	return Progress{Done: m.done, Total: m.total, Ms: now - m.start}
}

// Spent returns which part of the budget is spent, 0…1, by the bound that is
// nearer; 0 without a bound. It reads the clock if time is bounded.
func (m *Meter) Spent() (part float64) {
	if m.budget.Iterations > 0 {
		part = float64(m.done) / float64(m.budget.Iterations)
	}
	if m.budget.Millis > 0 {
		part = max(part, float64(m.clock()-m.start)/float64(m.budget.Millis))
	}
	return min(part, 1)
}
