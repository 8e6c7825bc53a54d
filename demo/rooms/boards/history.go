//go:build js && wasm

package boards

import (
	"cmp"
	"net/url"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/friend"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// listen listens to the controls of the game.
func (p *play) listen() {
	press := func(id string, do func()) { ui.OnPress(ui.ByID(id), do) }
	p.Buttons("play-undo", "play-redo", p.Shown)
	press("play-hint", func() { p.hinting = !p.hinting; p.resettle() })
	press("play-pause", func() { p.running = !p.running; p.resettle() })
	press("play-swap", p.swap)
	press("play-two", p.placeTwo)
	press("play-send", p.sendLink)
	press("play-new", func() { p.anew(p.game) })
	press("play-start", func() { p.anew(p.wanted()) })
	press("play-analyse", p.room.studyGame)
	press("board-place", func() {
		if p.aimed {
			p.move(p.aim)
		}
	})
	ui.On(ui.ByID("boards-presets"), "click", func(ev ui.Event) {
		if preset := strings.Split(ui.Target(ev).GetAttribute("data-game"), ","); len(preset) >= 3 {
			columns, _ := strconv.Atoi(preset[0])
			rows, _ := strconv.Atoi(preset[1])
			k, _ := strconv.Atoi(preset[2])
			p.anew(game{columns, rows, rules{k: k, rule: strings.Join(preset[3:], ""), turn: p.turn()}, ""})
		}
	})
}

// anew begins a game that the reader has asked for.
func (p *play) anew(game game) {
	if p.friend.Role == friend.Guest {
		if now := p.now(); now == nil || !now.Over {
			p.said = wordHostBegins
			p.Draw()
			return
		}
		p.friend.Ask()
		return
	}
	p.room.touch()
	p.choice, p.said = noChoice, shell.Text{}
	if !p.withFriend() && p.opening.Value != "none" && game.start == "" {
		p.Disturb()
		p.Later(func(asked engine.Asked) { p.even(asked, game) })
		return
	}
	p.begin(game, nil)
}

// wanted is the game that the form describes. The engine judges it.
func (p *play) wanted() game {
	rules := rules{numberIn(p.kInput), chosenRule(p.rule.Value), p.turn()}
	return game{numberIn(p.columnsInput), numberIn(p.rowsInput), rules, ""}
}

// turn is the side that begins, "" for black as the engine's default.
func (p *play) turn() string {
	if p.begins.Value == "x" {
		return "x"
	}
	return ""
}

// fill writes a game's rules into the form.
func (p *play) fill(g *game) {
	p.columnsInput.SetValue(strconv.Itoa(g.columns))
	p.rowsInput.SetValue(strconv.Itoa(g.rows))
	p.kInput.SetValue(g.row())
	p.rule.Choose(cmp.Or(g.rule, freely))
	if g.start == "" {
		p.begins.Choose(map[bool]string{false: "o", true: "x"}[g.turn == "x"])
	}
}

// swap gives the reader the other colour. A reader who watches or plays both
// colours takes the colour to move.
func (p *play) swap() {
	if side, ok := otherColour[p.you.Value]; ok {
		p.you.Choose(side)
	} else if now := p.now(); now != nil {
		p.you.Choose(now.Turn)
	}
	p.counted = p.counted || p.made() > 0
	p.running = true
	p.resettle()
}

// alternates reports whether the reader and the engine take turns.
func (p *play) alternates() bool { return p.you.Value == "o" || p.you.Value == "x" }

// TakesBack is always true, and pauses a game that is watched.
func (p *play) TakesBack() bool {
	p.room.touch()
	if p.you.Value == "watch" {
		p.running = false
	}
	return true
}

// chooseSide follows a change of the reader's colour. A guest gets the host's table again.
func (p *play) chooseSide() {
	p.running = true
	if p.withFriend() {
		p.Joined()
		p.friend.Resume()
	}
	p.resettle()
}

// state and restore are inverse.
func (p *play) state() string { return p.stateFor(p.you.Value) }

// stateFor is the state for a reader who plays you.
func (p *play) stateFor(you string) string {
	g := &p.game
	link := match.Link{"g=" + strconv.Itoa(g.columns) + "x" + strconv.Itoa(g.rows) + "x" + strconv.Itoa(g.k)}
	link.Add("rule", g.rule, "")
	link.Add("turn", g.turn, "")
	link.Add("from", inLinkBoard(g.start), "")
	link.Add("you", you, "o")
	link.Add("with", p.with.Value, "engine")
	link.Add("level", p.level.Value, "3")
	if p.you.Value == "watch" {
		link.Add("white", p.whiteLevel.Value, p.level.Value)
	}
	link.Add("think", p.think.Value, "1000")
	link.Add("choice", strconv.Itoa(p.choice), "0")
	link.Switch("numbers", p.numbers.On)
	played := p.moves()
	if p.Now == nil {
		played = p.waiting
	}
	moves := make([]string, len(played))
	for i, at := range played {
		moves[i] = strconv.Itoa(at[0]) + "," + strconv.Itoa(at[1])
	}
	link.Add("moves", strings.Join(moves, "."), "")
	return link.String()
}

func (p *play) restore(state url.Values) {
	sizes := append(strings.Split(state.Get("g"), "x"), "", "", "")
	number := func(text string) int { n, _ := strconv.Atoi(text); return min(max(n, 0), 99) }
	rules := rules{number(sizes[2]), chosenRule(state.Get("rule")), state.Get("turn")}
	game := game{number(sizes[0]), number(sizes[1]), rules, strings.ReplaceAll(state.Get("from"), "/", "\n")}
	choose := func(c *ui.Choice, name, usual string) {
		c.Choose(usual)
		c.Choose(state.Get(name))
	}
	choose(p.you, "you", "o")
	continued := p.withFriend() && state.Get("with") == "friend"
	choose(p.with, "with", "engine")
	choose(p.level, "level", "3")
	choose(p.whiteLevel, "white", p.level.Value)
	choose(p.think, "think", "1000")
	p.numbers.Turn(state.Get("numbers") == "1")
	var moves []square
	for _, text := range strings.Split(state.Get("moves"), ".") {
		row, column, ok := strings.Cut(text, ",")
		if ok {
			moves = append(moves, square{number(row), number(column)})
		}
	}
	p.Joined()
	if p.said = (shell.Text{}); continued && !p.continues(game, moves) {
		p.said = wordOtherLink
	}
	p.begin(game, moves)
	p.choice = min(number(state.Get("choice")), placing)
}

// inLinkBoard writes a board for a link, with slashes between rows.
func inLinkBoard(board string) string {
	return strings.ReplaceAll(url.QueryEscape(strings.ReplaceAll(board, "\n", "/")), "%2F", "/")
}
