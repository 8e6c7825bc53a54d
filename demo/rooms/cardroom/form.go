//go:build js && wasm

package cardroom

import (
	"cmp"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/friend"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// mostSeats is the greatest number of players, and rivals of opponents.
const (
	mostSeats = 6
	rivals    = mostSeats - 1
)

// usualLevel is the default level of an opponent.
const usualLevel = "regular"

// form is the form of a new session: settings, seed and the opponents' levels.
type form struct {
	play                 *play
	kind                 *ui.Choice
	variant              *dom.HTMLSelectElement
	jokers, seats, limit *dom.HTMLSelectElement
	deep, blinds, all    *dom.HTMLSelectElement
	ante, openers, seed  *dom.HTMLInputElement
	rivals               [rivals]*dom.HTMLSelectElement
	decided              [rivals]string // levels that decided instead of the chosen ones
	message              ui.Element
	some                 []ui.Element // fields that not every game has
}

func newForm(p *play) *form {
	f := &form{play: p, variant: ui.MenuByID("cr-variant"), jokers: ui.MenuByID("cr-jokers"), seats: ui.MenuByID("cr-seats-menu"), limit: ui.MenuByID("cr-limit"), deep: ui.MenuByID("cr-deep"),
		blinds: ui.MenuByID("cr-blinds"), all: ui.MenuByID("cr-level-all"), ante: ui.InputByID("cr-ante"), openers: ui.InputByID("cr-openers"),
		seed: ui.InputByID("cr-seed"), message: ui.ByID("cr-form-error"), some: ui.All(ui.ByID("cr-table-form"), "[data-of]")}
	ui.On(f.variant, "change", func(ui.Event) {
		f.limit.SetValue(usualLimit(f.variant.Value()))
		f.draw()
	})
	f.kind = ui.NewChoice("cr-kind", func() {})
	for i := range f.rivals {
		f.rivals[i] = ui.MenuByID("cr-level-" + strconv.Itoa(i+1))
		ui.On(f.rivals[i], "change", func(ui.Event) { f.levelled() })
	}
	friend.Choice(f.rivals[0])
	ui.On(f.all, "change", func(ui.Event) { f.spread() })
	ui.On(f.seats, "change", func(ui.Event) { f.draw() })
	return f
}

// fresh are the settings of a new session. The seed is a new one, unless the
// reader has written one.
func (f *form) fresh() stakes {
	seed := match.FreshSeed(f.seed, f.play.stakes.seed)
	return stakes{seed: seed, variant: cmp.Or(f.variant.Value(), usual.variant), jokers: cmp.Or(f.jokers.Value(), usual.jokers), seats: cmp.Or(f.seats.Value(), usual.seats),
		limit: cmp.Or(f.limit.Value(), usualLimit(f.variant.Value())), deep: cmp.Or(f.deep.Value(), usual.deep), blinds: cmp.Or(f.blinds.Value(), usual.blinds),
		ante: f.ante.Checked(), openers: f.openers.Checked(), tourney: f.kind.Value == "sng"}
}

// show writes settings into the form, and levels as a link carries them.
func (f *form) show(s *stakes, levels string) {
	f.variant.SetValue(s.variant)
	f.kind.Choose(map[bool]string{true: "sng", false: "cash"}[s.tourney])
	f.jokers.SetValue(s.jokers)
	f.seats.SetValue(s.seats)
	f.limit.SetValue(s.limit)
	f.deep.SetValue(s.deep)
	f.blinds.SetValue(s.blinds)
	f.ante.SetChecked(s.ante)
	f.openers.SetChecked(s.openers)
	f.seed.SetValue(s.seed)
	clear(f.decided[:])
	of := strings.Split(levels, ".")
	for i, rival := range &f.rivals {
		// A menu set to an unknown option has no value.
		if rival.SetValue(of[min(i, len(of)-1)]); rival.Value() == "" {
			rival.SetValue(usualLevel)
		}
	}
	if f.all.SetValue(f.rivals[0].Value()); f.all.Value() == "" {
		f.all.SetValue(usualLevel)
	}
	f.draw()
}

// draw shows the fields of the chosen game, and one menu per opponent.
func (f *form) draw() {
	of := "blinds"
	switch r := gameOf(f.variant.Value()); {
	case r.Stud():
		of = "stud"
	case r.Variant == game.Draw:
		of = "blinds draw"
	}
	for _, e := range f.some {
		ui.Mark(e, "hidden", !strings.Contains(of, e.GetAttribute("data-of")))
	}
	seats, _ := strconv.Atoi(f.seats.Value())
	for i, rival := range &f.rivals {
		ui.Mark(ui.Parent(rival), "hidden", i+1 >= seats)
	}
}

// spread gives every opponent the level of the menu for all; a friend stays.
func (f *form) spread() {
	for i, rival := range &f.rivals {
		if i == 0 && f.play.friend.Friends() {
			continue
		}
		rival.SetValue(f.all.Value())
	}
	f.levelled()
}

// above is the level above the first opponent's, "" if there is none.
func (f *form) above() string { return ui.Above(f.rivals[0]) }

// levelled follows a change of levels. It takes effect at the next move.
func (f *form) levelled() {
	clear(f.decided[:])
	if f.play.friend.Seated() {
		f.play.Settle()
	}
	f.play.Draw()
	f.play.room.page.Changed()
}

// level is the level of the player in a seat.
func (f *form) level(seat int) string { return f.rivals[seat-1].Value() }

// answered notes the level that decided for a player. It differs from the
// chosen level if that one does not play such a table.
func (f *form) answered(seat int, level string) { f.decided[seat-1] = level }

// names is the name of the level that last decided for a player.
func (f *form) names(seat int, l shell.Language) string {
	return ui.Offered(f.rivals[seat-1], f.plays(seat), l)
}

// plays is the key of the level that made a player's last decision, or else the level in the menu.
func (f *form) plays(seat int) string { return cmp.Or(f.decided[seat-1], f.level(seat)) }

// levels are all levels for a link, "" if all are the default.
func (f *form) levels() string {
	var of []string
	all := true
	for seat := 1; seat < len(f.play.from.Stacks); seat++ {
		of = append(of, f.level(seat))
		all = all && f.level(seat) == usualLevel
	}
	if all {
		return ""
	}
	return strings.Join(of, ".")
}

// speak names the menus' options.
func (f *form) speak(l shell.Language) {
	ui.SpeakMenus(l, append(f.rivals[:], f.all, f.limit, f.variant)...)
}

// complain shows a refusal below the form, and any other error on the status line.
func (f *form) complain(err error) {
	f.play.room.page.Fault(ui.ComplainAbout(f.message, err, map[string]ui.Node{"seed": f.seed, "jokers": f.jokers, "stacks": f.deep, "limit": f.limit}))
}
