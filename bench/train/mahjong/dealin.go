package main

import (
	"fmt"
	"os"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
	logs "github.com/tefuda/tefuda/core/mahjong/record"
)

// A feared is a discard and one opponent: the player's estimate of the chance that this opponent
// wins with the tile, and whether it did.
type feared struct {
	chance float64
	group  int // index in groups
	dealt  bool
}

// groups are the states of an opponent.
var groups = [...]string{"riichi", "open", "closed"}

// groupOf returns the group of an opponent.
func groupOf(s *player.Situation, other int) int {
	if s.Riichi[other] {
		return 0
	}
	for i := range s.Others[other].Melds {
		if s.Others[other].Melds[i].Type != mahjong.ClosedKan {
			return 1
		}
	}
	return 2
}

// A watcher collects the discards of games, and whether they dealt in.
type watcher struct {
	player *player.Player
	all    []feared
	last   int // index of the last discard's first opponent
	seat   int8
}

// action takes note of an action about to be made.
func (w *watcher) action(g *game.Game, a game.Action) {
	switch a.Kind {
	case game.Ron:
		if to := int(a.Seat-w.seat+4)%4 - 1; to >= 0 && w.last+to < len(w.all) && g.Phase() == game.Offered {
			w.all[w.last+to].dealt = true
		}
	case game.Throw, game.Riichi:
		v, err := g.View(a.Seat)
		if err != nil {
			return
		}
		w.seat, w.last = a.Seat, len(w.all)
		s := play.Situation(v)
		hit := w.player.Risks(&s)[a.Tile.Kind()]
		for i, chance := range hit {
			w.all = append(w.all, feared{chance: chance, group: groupOf(&s, i)})
		}
	case game.Kan, game.North: // a win with this tile is no deal-in of a discard
		w.last = len(w.all)
	}
}

// bands are the fifths by chance, in percent, with how often opponents really won.
func bands(all []feared) [5]fifth {
	return fifths(all, func(f *feared) float64 { return 100 * f.chance }, func(f *feared) bool { return f.dealt })
}

// dealtIn prints the chances to deal in that a player computes, and how often that happened: in the logs, or without any in
// games of the player with itself.
func dealtIn(name string, seed uint32, games int, files []string) error {
	p := of(name)
	if p == nil {
		return fmt.Errorf("no player %s", name)
	}
	w := &watcher{player: player.New(player.Strong())}
	for _, file := range files {
		if err := w.read(file); err != nil {
			return err
		}
	}
	for n := uint32(0); len(files) == 0 && n < uint32(games); n++ {
		if err := w.play(seed+n, p); err != nil {
			return err
		}
	}
	w.print()
	return nil
}

// read watches a log of any format, as far as it goes.
func (w *watcher) read(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	r, _, err := logs.Read(string(text), -1)
	if r == nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	_, _, err = logs.Replay(r, &r.Rules, w.action)
	if err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n", file, err)
	}
	return nil
}

// play watches a game of a player with itself.
func (w *watcher) play(seed uint32, p *player.Player) error {
	rules := game.PresetRules(0)
	g, _, err := game.Start(&rules, seed)
	for err == nil && g.Phase() != game.GameOver {
		v, _ := g.View(g.ToAct())
		var c *play.Choice
		if c, err = play.Choose(p, v); err == nil {
			w.action(g, c.Action)
			_, err = g.Apply(c.Action)
		}
	}
	return err
}

func (w *watcher) print() {
	safe, wrong := 0, 0
	var by [len(groups)][]feared
	for _, f := range w.all {
		if f.chance > 0 {
			by[f.group] = append(by[f.group], f)
			continue
		}
		if safe++; f.dealt {
			wrong++
		}
	}
	fmt.Printf("%d discards, each with its opponents; %d of %d chances of 0 dealt in\n", len(w.all)/3, wrong, safe)
	for g, name := range groups {
		for i, b := range bands(by[g]) {
			fmt.Printf("%s, fifth %d: %6d, chance %.2f to %.2f %%, mean %.2f; dealt in %.2f ± %.2f %%\n", name, i+1, b.n, b.from, b.to, b.mean, b.share, b.se)
		}
	}
}
