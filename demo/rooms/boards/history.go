//go:build js && wasm

package boards

import (
	"cmp"
	"net/url"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/friend"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// leastOpened is the least number in a row (k) of a preset that keeps the chosen
// opening rule. Games with a lower k begin without one.
const leastOpened = 5

// listen listens to the controls of the game.
func (p *play) listen() {
	press := func(id string, do func()) { ui.OnPress(ui.ByID(id), do) }
	p.Buttons("play-undo", "play-redo", p.Shown)
	press("play-hint", func() { p.hinting = !p.hinting; p.resettle() })
	press("play-pause", func() { p.running = !p.running; p.resettle() })
	press("play-swap", p.swap)
	ui.On(p.view.choices, "click", func(ev ui.Event) {
		if move := ui.Target(ev).GetAttribute("data-move"); move != "" && p.readersTurn() {
			p.make(move)
		}
	})
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
			if k < leastOpened {
				p.opening.Choose(noOpening)
			}
			p.anew(p.started(game{columns, rows, rules{k: k, rule: strings.Join(preset[3:], "")}, "", ""}))
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
	p.unread, p.said = "", shell.Text{}
	p.begin(game, nil)
}

// wanted is the game that the form describes. The engine judges it.
func (p *play) wanted() game {
	rules := rules{k: numberIn(p.kInput), rule: chosenRule(p.rule.Value)}
	return p.started(game{numberIn(p.columnsInput), numberIn(p.rowsInput), rules, "", ""})
}

// started is a game with the opening rule that the form names. Without one it has
// the form's side to begin.
func (p *play) started(g game) game {
	if p.opening.Value != noOpening {
		g.opening = p.opening.Value
	} else {
		g.turn = p.turn()
	}
	return g
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
	p.opening.Choose(cmp.Or(g.opening, noOpening))
	if g.start == "" {
		p.begins.Choose(map[bool]string{false: "o", true: "x"}[g.turn == "x"])
	}
}

// swap gives the reader the other seat. A reader who watches or plays both colours
// takes the seat to move.
func (p *play) swap() {
	if side, ok := otherColour[p.you.Value]; ok {
		p.you.Choose(side)
	} else if p.Now != nil && p.Now.Turn() == 1 {
		p.you.Choose("x")
	} else {
		p.you.Choose("o")
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
	link.Add("opening", g.opening, "")
	link.Add("turn", g.turn, "")
	link.Add("from", inLinkBoard(g.start), "")
	link.Add("you", you, "o")
	link.Add("with", p.with.Value, "engine")
	link.Add("level", p.level.Value, "3")
	if p.you.Value == "watch" {
		link.Add("white", p.whiteLevel.Value, p.level.Value)
	}
	link.Add("think", p.think.Value, "1000")
	link.Switch("numbers", p.numbers.On)
	played := p.waiting
	if p.Now != nil {
		played = p.Now.Moves()
	}
	link.Add("moves", inLinkMoves(played, g.columns, g.rows), "")
	return link.String()
}

// inLinkMoves writes moves for a link: stones by row and column, others in
// notation.
func inLinkMoves(moves []string, columns, rows int) string {
	parts := make([]string, len(moves))
	for i, move := range moves {
		parts[i] = strings.ReplaceAll(move, " ", "-")
		if at, err := mnk.ParsePlace(move, columns, rows); err == nil && at.Row >= 0 {
			parts[i] = strconv.Itoa(at.Row) + "," + strconv.Itoa(at.Column)
		}
	}
	return strings.Join(parts, ".")
}

// readMoves reads the moves of a link, by row and column ("7,7") or in notation
// ("h8", "two-more"), up to one that is neither: unread.
func readMoves(text string, columns, rows int) (moves []string, unread string) {
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return r == '.' || r == ' ' }) {
		above, left, _ := strings.Cut(part, ",")
		row, noRow := strconv.Atoi(above)
		column, noColumn := strconv.Atoi(left)
		if noRow == nil && noColumn == nil {
			if row < 0 || row >= rows || column < 0 || column >= columns {
				return moves, part
			}
			moves = append(moves, square{row, column}.place(rows))
			continue
		}
		for _, name := range strings.Split(part, ",") {
			move := strings.ToLower(strings.ReplaceAll(name, "-", " "))
			if at, err := mnk.ParsePlace(move, columns, rows); err != nil || at.Row < 0 && isStone(move) {
				return moves, name
			}
			moves = append(moves, move)
		}
	}
	return moves, ""
}

// usualGame is the board of a link that has moves only.
const usualGame = "15x15x5"

var (
	wordUnread      = shell.Text{"The link’s move “%s” is neither a square of this board, such as h8 or 7,7, nor a choice of an opening. The game stops before it.", "リンクの手「%s」は、この盤の場所（h8 や 7,7 など）でも開局の選択でもありません。対局はその手前までです。"}
	wordRefusedMove = shell.Text{"Move %d, %s, cannot be made: %s", "%d手目 %s は打てません：%s"}
)

func (p *play) restore(state url.Values) {
	sizes := append(strings.Split(cmp.Or(state.Get("g"), usualGame), "x"), "", "", "")
	number := func(text string) int { n, _ := strconv.Atoi(text); return min(max(n, 0), 99) }
	rules := rules{number(sizes[2]), chosenRule(state.Get("rule")), state.Get("turn")}
	game := game{number(sizes[0]), number(sizes[1]), rules, strings.ReplaceAll(state.Get("from"), "/", "\n"), state.Get("opening")}
	choose := func(c *ui.Choice, name, usual string) {
		c.Choose(usual)
		c.Choose(state.Get(name))
	}
	p.studied = state.Get("at")
	choose(p.you, "you", "o")
	continued := p.withFriend() && state.Get("with") == "friend"
	choose(p.with, "with", "engine")
	choose(p.level, "level", "3")
	choose(p.whiteLevel, "white", p.level.Value)
	choose(p.think, "think", "1000")
	p.numbers.Turn(state.Get("numbers") == "1")
	var moves []string
	moves, p.unread = readMoves(state.Get("moves"), game.columns, game.rows)
	p.Joined()
	if p.said = (shell.Text{}); continued && !p.continues(game, moves) {
		p.said = wordOtherLink
	}
	p.begin(game, moves)
}

// inLinkBoard writes a board for a link, with slashes between rows.
func inLinkBoard(board string) string {
	return strings.ReplaceAll(url.QueryEscape(strings.ReplaceAll(board, "\n", "/")), "%2F", "/")
}
