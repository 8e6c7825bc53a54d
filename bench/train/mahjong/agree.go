package main

import (
	"cmp"
	"fmt"
	"math"
	"os"
	"slices"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
	logs "github.com/tefuda/tefuda/core/mahjong/record"
)

// A judged compares a discard in a log with the evaluation of the computer player.
type judged struct {
	margin float64 // points by which the best discard is ahead of the next, 0 or more
	same   bool    // the log's player discarded a tile of the best one's kind
}

// A fifth is one of five equal parts of the measurements, sorted by a measure: the share in which something was true, with its
// standard error, both in percent.
type fifth struct {
	n              int
	from, to, mean float64 // values of the measure
	share, se      float64
}

// fifths sorts by a measure, cuts into five equal parts, and returns how often so is true in each.
func fifths[T any](all []T, measure func(*T) float64, so func(*T) bool) (parts [5]fifth) {
	slices.SortStableFunc(all, func(a, b T) int { return cmp.Compare(measure(&a), measure(&b)) })
	for i := range parts {
		part := all[i*len(all)/5 : (i+1)*len(all)/5]
		if len(part) == 0 {
			continue
		}
		sum, times := 0.0, 0
		for k := range part {
			sum += measure(&part[k])
			if so(&part[k]) {
				times++
			}
		}
		n, p := float64(len(part)), float64(times)/float64(len(part))
		parts[i] = fifth{len(part), measure(&part[0]), measure(&part[len(part)-1]), sum / n, 100 * p, 100 * math.Sqrt(p*(1-p)/n)}
	}
	return parts
}

// quintiles are the fifths of discards by margin, with the agreement in each.
func quintiles(all []judged) [5]fifth {
	return fifths(all, func(d *judged) float64 { return d.margin }, func(d *judged) bool { return d.same })
}

// ahead returns by how many points the first candidate is ahead of the best one of another kind: in the forecast, if that decided,
// else in the evaluation. It may be 0 for hands far from complete, where useful tiles decide. ok is false without points for both.
func ahead(all []player.DiscardCandidate) (margin float64, ok bool) {
	best := &all[0]
	points := func(c *player.DiscardCandidate) (float64, bool) {
		switch {
		case best.Forecast != nil && c.Forecast != nil:
			return c.Forecast.Points, true
		case best.Forecast == nil && c.Evaluation != nil:
			return c.Evaluation.Worth, true
		}
		return 0, false
	}
	own, _ := points(best)
	next := math.Inf(-1)
	for i := range all[1:] {
		if n, has := points(&all[i+1]); has && all[i+1].Tile.Kind() != best.Tile.Kind() {
			next, ok = max(next, n), true
		}
	}
	return max(0, own-next), ok
}

// judgedBy judges the discards of a log of any format. It leaves out discards without a choice, as after riichi, and those where
// the player would not discard. It uses a log that breaks off as far as it goes.
func judgedBy(p *player.Player, text string) ([]judged, error) {
	r, _, err := logs.Read(text, -1)
	if r == nil {
		return nil, err
	}
	var all []judged
	_, _, err = logs.Replay(r, &r.Rules, func(g *game.Game, a game.Action) {
		if a.Kind != game.Throw && a.Kind != game.Riichi {
			return
		}
		v, err := g.View(a.Seat)
		if err != nil || len(v.Actions) < 2 {
			return
		}
		c, err := play.Choose(p, v)
		if err != nil || c.Discard == nil || len(c.Discard.Candidates) < 2 || c.Action.Kind != game.Throw && c.Action.Kind != game.Riichi {
			return
		}
		if margin, ok := ahead(c.Discard.Candidates); ok {
			all = append(all, judged{margin, a.Tile.Kind() == c.Discard.Tile.Kind()})
		}
	})
	return all, err
}

// agreed prints how often the players of logs discard what the player named would, by fifths of the margin.
func agreed(name string, files []string) error {
	p := of(name)
	if p == nil {
		return fmt.Errorf("no player %s", name)
	}
	var all []judged
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		some, err := judgedBy(p, string(text))
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s, %d discards: %v\n", file, len(some), err)
		}
		all = append(all, some...)
	}
	if len(all) == 0 {
		return fmt.Errorf("no discard in these logs has points by %s", name)
	}
	for i, s := range quintiles(all) {
		fmt.Printf("fifth %d: %5d discards, ahead by %.0f to %.0f points: %.1f ± %.1f %% agree\n", i+1, s.n, s.from, s.to, s.share, s.se)
	}
	return nil
}
