//go:build js && wasm

package draw

import (
	"math"
	"net/url"
	"slices"
	"strconv"

	"github.com/tefuda/tefuda/demo/ui"
)

// score totals the hands since the game began.
type score struct {
	hands, paid int
	lost        float64            // EV in stakes lost by holds that were not the best
	perfect     map[string]float64 // the return of perfect play by game, as solved by the engine
	shown       map[string]ui.Element
}

func newScore() *score {
	s := &score{perfect: map[string]float64{}, shown: map[string]ui.Element{}}
	for _, part := range []string{"hands", "in", "out", "return", "lost", "perfect"} {
		s.shown[part] = ui.ByID("draw-" + part)
	}
	return s
}

func (s *score) clear() { s.hands, s.paid, s.lost = 0, 0, 0 }

func (s *score) knows(game string) bool {
	_, known := s.perfect[game]
	return known
}

// add counts a hand: its pay, and the EV of the best hold and of the hold made.
func (s *score) add(line payLine, best, made float64) {
	s.hands++
	s.paid += line.Pay
	s.lost += best - made
}

// draw shows the totals of a game. stake is the stake of one hand.
func (s *score) draw(game string, stake int) {
	s.shown["hands"].SetTextContent(strconv.Itoa(s.hands))
	s.shown["in"].SetTextContent(strconv.Itoa(s.hands * stake))
	s.shown["out"].SetTextContent(strconv.Itoa(s.paid))
	s.shown["lost"].SetTextContent(stakes(s.lost))
	s.shown["return"].SetTextContent("–")
	if s.hands > 0 {
		s.shown["return"].SetTextContent(ui.Percent(float64(s.paid) / float64(s.hands*stake)))
	}
	s.shown["perfect"].SetTextContent("…")
	if s.knows(game) {
		s.shown["perfect"].SetTextContent(ui.Percent(s.perfect[game]))
	}
}

// costUnits converts EV to the whole numbers of the results: ten-thousandths of
// the stake.
const costUnits = 10_000

// count adds a hand to the results of its game: hands, best holds, pays, the cost of the holds, and the stakes beyond
// one per hand. A hand dealt again from the review is practice and does not count.
func (r *room) count(a *answer) {
	again := slices.ContainsFunc(r.log, func(p played) bool { return p.key == a.key && p.seed == a.seed })
	if again || a.pays != "" { // hands with the reader's own pays do not count
		return
	}
	cost, best := a.cost(r.places()), 0
	if cost < leastCost {
		best = 1
	}
	r.page.Count(r, a.key, a.seed, 1, best, a.final.pat().Pay, int(math.Round(cost*costUnits)), a.preset().Stake-1)
}

// state is the stored form of the score. restore reads it, and leaves the score
// alone for a link without one.
func (s *score) state() string {
	return "hands=" + strconv.Itoa(s.hands) + "&paid=" + strconv.Itoa(s.paid) + "&lost=" + strconv.FormatFloat(s.lost, 'g', -1, 64)
}

func (s *score) restore(state url.Values) {
	hands, err := strconv.Atoi(state.Get("hands"))
	paid, bad := strconv.Atoi(state.Get("paid"))
	lost, wrong := strconv.ParseFloat(state.Get("lost"), 64)
	if err == nil && bad == nil && wrong == nil && hands >= 0 && paid >= 0 && lost >= 0 {
		s.hands, s.paid, s.lost = hands, paid, lost
	}
}
