package daifugo

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

func playout(call *call.Input, out *wire.Writer) {
	in := &input{Input: call}
	p := in.game("table", &in.Position)
	learned := in.Choice("policy", "policy", "random") == 0
	fallback := int64(1)
	if in.Budget != (search.Budget{}) {
		fallback = 1<<53 - 1
	}
	games := in.Integer("games", fallback, 1, 1<<53-1)
	if in.Good() && p.phase == daifugo.Exchanging {
		in.Fail("game", "table.phase", "is \"exchange\": cards are still to be given back")
	}
	if !in.OK() {
		return
	}
	total := int64(0)
	if !in.Option("games").IsMissing() || in.Budget.Millis == 0 {
		total = games
	}
	t := tally{}
	meter := in.Meter(total)
	t.play(&p.State, learned, games, meter, in.rand())
	out.Object()
	t.write(out, int(p.Rules.Players))
	in.WriteStats(out, t.games)
	out.End()
}

// A tally sums the outcomes of games: points, and first places, by seat.
type tally struct {
	games  int64
	points [daifugo.MaxPlayers]int64
	firsts [daifugo.MaxPlayers]int64
}

// play plays up to games games from start to their end. It stops early if meter's budget
// is used up.
func (t *tally) play(start *daifugo.State, learned bool, games int64, meter *search.Meter, r *rand.Rand) {
	p := policy.New()
	buffer := make([]daifugo.Combination, daifugo.CombinationRoom)
	var s daifugo.State
	for t.games < games {
		s.Copy(start)
		if learned {
			p.Playout(&s, r)
		} else {
			s.Playout(buffer, r)
		}
		t.games++
		for seat := range s.Rules.Players {
			t.points[seat] += int64(s.Rules.Points(s.Places[seat]))
			if s.Places[seat] == 1 {
				t.firsts[seat]++
			}
		}
		if !meter.Done(1) {
			return
		}
	}
}

// write writes the tally's three fields.
func (t *tally) write(out *wire.Writer, players int) {
	out.IntField("games", t.games)
	out.Key("points")
	out.Array()
	for _, sum := range t.points[:players] {
		out.Number(float64(sum) / float64(t.games))
	}
	out.End()
	wire.IntArray(out, "firsts", t.firsts[:players])
}
