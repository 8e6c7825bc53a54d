// Package search has what the searches and simulations of all games share:
// budgets, reports of progress, and races between choices by paired samples.
//
// A game chooses moves with a Chooser. NewChooser prepares it. Choose(…, meter,
// seed or generator) searches within the meter's budget. It returns the
// candidates, the best first, each with its value and reasons. Candidates
// returns them as far as the search has come, for the meter's report, and
// without reasons where these take long. In mnk and calculation NewChooser
// takes the position, and the Chooser serves one search. A Chooser that reuses
// its memory takes the position with Choose.
//
// With a budget in iterations an answer depends only on the position, the seed
// and the budget, on every platform. A budget in milliseconds ends when its
// time is over, and the number of iterations is part of the answer.
package search

// A Budget bounds a computation. The zero Budget has no bound.
type Budget struct {
	Iterations int64 // playouts, nodes or samples; 0: no bound
	Millis     int64 // milliseconds since the start of the call; 0: no bound
}

// Progress is the progress of a computation.
type Progress struct {
	Done  int64 // iterations so far
	Total int64 // iterations in all, 0 if unknown
	Ms    int64 // milliseconds so far
}

// reportEvery is the time between two reports in milliseconds: often enough for
// a progress bar, rare enough to cost nothing.
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
	next   int64 // time of the next report
}

// Start starts a computation of total iterations (0: unknown) within a budget.
// clock returns milliseconds from any fixed point. report is called about every
// 100 ms; it may be nil.
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

// Done adds n finished iterations, reports if a report is due, and returns
// whether the budget allows more. It reads the clock, so each call should cover
// at least some microseconds of work.
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

// Progress returns the progress so far.
func (m *Meter) Progress() Progress { return m.at(m.clock()) }

func (m *Meter) at(now int64) Progress {
	return Progress{Done: m.done, Total: m.total, Ms: now - m.start}
}

// Spent returns the spent part of the budget, 0…1, by the bound that is nearer;
// 0 without a bound. It reads the clock if time is bounded.
func (m *Meter) Spent() (part float64) {
	if m.budget.Iterations > 0 {
		part = float64(m.done) / float64(m.budget.Iterations)
	}
	if m.budget.Millis > 0 {
		part = max(part, float64(m.clock()-m.start)/float64(m.budget.Millis))
	}
	return min(part, 1)
}
