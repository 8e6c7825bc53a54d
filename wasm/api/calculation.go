package api

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/wire"
)

var calculationFunctions = []Function{
	{"calculation.deal", calculationDeal},
	{"calculation.legalMoves", calculationLegalMoves},
	{"calculation.apply", calculationApply},
	{"calculation.playout", calculationPlayout},
	{"calculation.successRate", calculationSuccessRate},
	{"calculation.choose", calculationChoose},
	{"calculation.stillWinnable", calculationStillWinnable},
	{"calculation.solve", calculationSolve},
	{"calculation.review", calculationReview},
}

func calculationDeal(in *input, out *wire.Writer) {
	s := calculation.State{}
	if v := in.position; v.IsMissing() {
		s, _ = calculation.New(usualLead, usualPiles)
	} else if names, values, ok := v.Fields(); ok {
		s = in.newGame("game", names, values)
	} else {
		in.wrongType("game", "{ lead, piles }", v)
	}
	if !in.ok() {
		return
	}
	dice := search.NewDice(in.seed)
	s.Shuffle(&dice)
	writePosition(out, &s)
}

func calculationLegalMoves(in *input, out *wire.Writer) {
	s := in.state("position", in.position)
	if !in.ok() {
		return
	}
	var buffer [calculation.MaxMoves]calculation.Move
	moves := s.LegalMoves(buffer[:0])
	out.Object(7)
	out.Key("moves")
	writeMoves(out, moves)
	out.Key("next")
	out.Array(calculation.Foundations)
	for d := range calculation.Foundations {
		next := ""
		if r := s.Next(d); r != 0 {
			next = r.String()
		}
		out.String(next)
	}
	out.IntField("rest", int64(s.Rest()))
	out.IntField("left", int64(s.Left()))
	out.BoolField("over", len(moves) == 0)
	out.BoolField("won", s.Won())
	writeDraws(out, &s)
}

// writeDraws writes one field: how many cards of each rank a hidden stock
// holds.
func writeDraws(out *wire.Writer, s *calculation.State) {
	counts, ranks := [calculation.Ranks + 1]int64{}, 0
	if !s.Fixed() {
		for _, r := range s.Stock(nil) {
			if counts[r] == 0 {
				ranks++
			}
			counts[r]++
		}
	}
	out.Key("draws")
	out.Array(ranks)
	for r, n := range counts {
		if n > 0 {
			out.Object(2)
			out.TextField("rank", calculation.Rank(r).String())
			out.IntField("count", n)
		}
	}
}

func calculationApply(in *input, out *wire.Writer) {
	s := in.state("position", in.position)
	move, ok := in.option("move").String()
	if !ok {
		in.wrongType("options.move", "text like \"w1f2\", \"cf2\", \"cw1\", \"d\" or \"d7\"", in.option("move"))
	}
	if in.err == nil {
		in.play(&s, "options.move", move)
	}
	if !in.ok() {
		return
	}
	writePosition(out, &s)
}

// play makes the move of a text.
func (in *input) play(s *calculation.State, field, text string) (m calculation.Move) {
	m, err := s.ParseMove(text)
	if err == nil {
		err = s.Apply(m)
	}
	if err != nil {
		in.fail("move", field, wire.Quote(text)+" "+err.(*calculation.MoveError).Reason)
	}
	return m
}

func (in *input) policy() calculation.Policy {
	return calculation.Policy(in.choice("policy", "random", "eager", "rule"))
}

func calculationPlayout(in *input, out *wire.Writer) {
	s := in.state("position", in.position)
	policy := in.policy()
	if !in.ok() {
		return
	}
	dice := search.NewDice(in.seed)
	s.Playout(policy, &dice)
	out.Object(3)
	out.IntField("rest", int64(s.Rest()))
	out.BoolField("won", s.Won())
	out.IntField("seed", int64(in.seed))
}

// usualGames is how many games a success rate is made of by default: enough
// for a percentage, in a few hundredths of a second.
const usualGames = 10_000

func calculationSuccessRate(in *input, out *wire.Writer) {
	s := in.start("position", in.position)
	policy := in.policy()
	games := in.integer("games", usualGames, 1, 1<<53-1)
	if !in.ok() {
		return
	}
	rate := calculation.Rate{}
	meter := in.meterOf(games, 5, func(out *wire.Writer) { writeRate(out, &rate) })
	playGames(&rate, &s, policy, games, meter, in.seed)
	out.Object(9)
	writeRate(out, &rate)
	mean, halfWidth := rate.MeanRest()
	out.NumberField("meanRest", mean)
	out.NumberField("restError", halfWidth)
	in.writeStats(out, rate.Games)
}

// gamesAtOnce is the number of games between two looks at the clock: a few
// milliseconds.
const gamesAtOnce = 1 << 10

// playGames is calculation.SuccessRate for a rate that reports look at.
func playGames(r *calculation.Rate, s *calculation.State, p calculation.Policy, games int64, meter *search.Meter, seed uint32) {
	dice := search.NewDice(seed)
	for more := true; more && r.Games < games; {
		n := meter.Allow(min(gamesAtOnce, games-r.Games))
		for range n {
			g := *s
			rest := int64(g.Playout(p, &dice))
			if rest == 0 {
				r.Wins++
			}
			r.RestSum += rest
			r.RestSquares += rest * rest
		}
		r.Games += n
		more = meter.Done(n)
	}
}

// writeRate writes five fields.
func writeRate(out *wire.Writer, r *calculation.Rate) {
	rate, low, high := r.Rate()
	out.IntField("games", r.Games)
	out.IntField("wins", r.Wins)
	out.NumberField("rate", rate)
	out.NumberField("low", low)
	out.NumberField("high", high)
}
