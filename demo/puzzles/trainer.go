//go:build js && wasm

package puzzles

import (
	"fmt"
	"math"
	"math/rand/v2"
	"net/url"
	"strconv"
	"strings"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// A Kind is one game's puzzles, as its room draws them and takes the answer.
type Kind interface {
	// Key names the kind in links and in what is kept: "fours".
	Key() string
	// Make makes the puzzle of a number, nil if that number gives none. It
	// blocks.
	Make(e Engine, seed uint32, lang string) (*Puzzle, error)
	// Title and Question are the puzzle in words.
	Title() shell.Text
	Question(p *Puzzle, l shell.Language) string
	// Lay draws a puzzle into an empty box, with what takes the answer. The room calls answer with
	// it.
	Lay(box ui.Element, p *Puzzle, l shell.Language, answer func(string))
	// Judge marks the answer and the best one, in what Lay has drawn. What took the answer takes no
	// other.
	Judge(p *Puzzle, answer string, l shell.Language)
	// Name is an answer in words.
	Name(p *Puzzle, answer string, l shell.Language) string
}

var (
	wordRating   = shell.Text{"Your rating: %.0f ± %.0f. Solved %d of %d.", "レーティング：%.0f ± %.0f。%[4]d 問中 %[3]d 問正解。"}
	wordDaily    = shell.Text{"Today’s five", "今日の五問"}
	wordStreak   = shell.Text{"%d day[s] in a row", "%d 日連続"}
	wordToday    = shell.Text{"Today’s five: puzzle %d of %d.", "今日の五問：%d / %d 問目。"}
	wordBack     = shell.Text{"You missed this one before.", "前に間違えた問題です。"}
	wordMaking   = shell.Text{"The engine makes a puzzle …", "問題を作っています…"}
	wordNoPuzzle = shell.Text{"This number gives no puzzle. Take the next one.", "この番号からは問題ができませんでした。次の問題へどうぞ。"}
	wordRight    = shell.Text{"Right: %s.", "正解。%s です。"}
	wordWrong    = shell.Text{"%s is not the answer. Best: %s.", "%s ではありません。正解は %s です。"}
	wordHard     = shell.Text{"Rated %.0f: %.0f %% of the lower levels’ answers are wrong.", "難しさ %.0f（弱いレベルの答えの %.0f %% が不正解）。"}
	wordGoesOn   = shell.Text{"Line: %s", "手順：%s"}
	wordNext     = shell.Text{"Next puzzle", "次の問題"}
	wordLink     = shell.Text{"Link to this puzzle", "この問題へのリンク"}
)

// asks asks the page's engine.
type asks struct{ *engine.Engine }

func (a asks) Whole(game, function string, args ...any) (any, error) {
	var answer engine.Answer
	err := a.Ask(&answer, game, function, args...)
	return answer.Value, err
}

// Trainer is the tab with the puzzles of one kind.
type Trainer struct {
	page     *shell.Page
	room     shell.Room
	kind     Kind
	progress Progress

	puzzle   *Puzzle // on the table, nil before the first
	lang     shell.Language
	day      int  // the puzzle is of this day's set, 0 for others
	back     bool // the puzzle was missed before
	solved   bool // it is answered, by answered
	answered string
	making   int // counts what was asked to be made: only the latest is laid
	failed   error
	none     bool // the number gave no puzzle
	ahead    ahead

	box                                              ui.Element
	title, rating, question, place, verdict, why     ui.Element
	daily, marks, forward, link, tools, line, source ui.Element
}

// ahead is the puzzle that is made while another is solved.
type ahead struct {
	wanted uint32  // its number, 0 for any
	busy   bool    // it is being made
	puzzle *Puzzle // nil before it is made
	lang   shell.Language
	waited bool // the reader waits for it
}

// NewTrainer makes the tab in the element with that id. It fills the element when the tab
// is first in view.
func NewTrainer(p *shell.Page, r shell.Room, id string, kind Kind) *Trainer {
	t := &Trainer{page: p, room: r, kind: kind, box: ui.ByID(id)}
	t.progress = ReadProgress(p.Progress(kind.Key()))
	look := js.FuncOf(func(js.Value, []js.Value) any {
		t.Look()
		return nil
	})
	for _, event := range []string{"tabchange", "puzzlelinked"} {
		js.Global().Call("addEventListener", event, look)
	}
	return t
}

// Look lays a puzzle when the tab is in view: the one that the link names, or
// the next.
func (t *Trainer) Look() {
	if shell.TabInView() != shell.TabPuzzles || !t.page.Shows(t.room) {
		return
	}
	if t.title == nil {
		t.furnish()
	}
	linked := t.page.Puzzle()
	kind, number, _ := strings.Cut(linked, "-")
	seed, err := strconv.ParseUint(number, 10, 32)
	switch {
	case err == nil && kind == t.kind.Key():
		t.day, t.back = 0, false
		t.make(uint32(seed))
	case t.puzzle == nil && t.making == 0:
		t.proceed()
	case t.puzzle != nil && t.lang != t.page.Lang:
		t.again()
	default:
		t.draw()
	}
}

func (t *Trainer) furnish() {
	t.title = ui.CreateIn(t.box, 1, "h3", "")[0]
	t.rating = ui.CreateIn(t.box, 1, "p", "hint")[0]
	days := ui.CreateIn(t.box, 1, "div", "tools")[0]
	t.daily = ui.CreateIn(days, 1, "button", "")[0]
	t.marks = ui.CreateIn(days, 1, "span", "hint")[0]
	t.question = ui.CreateIn(t.box, 1, "p", "verdict-line")[0]
	t.question.SetAttribute("role", "status")
	t.place = ui.CreateIn(t.box, 1, "div", "puzzle-place cloth")[0]
	t.verdict = ui.CreateIn(t.box, 1, "p", "verdict-line")[0]
	t.verdict.SetAttribute("role", "status")
	t.why, t.line, t.source = ui.CreateIn(t.box, 1, "p", "")[0], ui.CreateIn(t.box, 1, "p", "")[0], ui.CreateIn(t.box, 1, "p", "hint")[0]
	t.tools = ui.CreateIn(t.box, 1, "div", "tools")[0]
	t.forward = ui.CreateIn(t.tools, 1, "button", "go")[0]
	t.link = ui.CreateIn(t.tools, 1, "a", "")[0]
	ui.OnPress(t.forward, t.proceed)
	ui.OnPress(t.daily, func() {
		t.day = t.today()
		t.proceed()
	})
}

// today is the date where the reader is: 20261127.
func (t *Trainer) today() int {
	now := js.Global().Get("Date").New()
	return now.Call("getFullYear").Int()*10000 + (now.Call("getMonth").Int()+1)*100 + now.Call("getDate").Int()
}

// proceed lays the next puzzle: of the day's set while that is being solved,
// then one that was missed and is due, then a new one.
func (t *Trainer) proceed() {
	if n := t.progress.Daily(t.day); t.day != 0 && n < DailySet {
		t.back = false
		t.take(t.ofDay(n))
		return
	}
	t.day = 0
	seed, due := t.progress.Due(t.today())
	if t.back = due; due {
		t.make(seed)
	} else {
		t.take(0)
	}
}

// ofDay is the number of the n-th puzzle of the day's set.
func (t *Trainer) ofDay(n int) uint32 {
	seed, _ := strconv.ParseUint(shell.Day(strconv.Itoa(t.day)).Seed(n), 10, 32)
	return uint32(seed)
}

// take lays the puzzle of a number, or any new one for 0: the one that was made ahead if it
// is that.
func (t *Trainer) take(seed uint32) {
	a := &t.ahead
	fits := a.wanted == seed && a.lang == t.page.Lang
	switch {
	case fits && a.busy:
		t.clear()
		t.making++
		a.waited = true
		t.draw()
	case fits && a.puzzle != nil:
		p := a.puzzle
		a.puzzle, t.lang = nil, a.lang
		t.making++
		t.lay(p)
	case seed == 0:
		t.make(rand.Uint32())
	default:
		t.make(seed)
	}
}

// again makes the same puzzle in another language.
func (t *Trainer) again() {
	solved, answered := t.solved, t.answered
	t.start(t.puzzle.Seed, func(p *Puzzle) {
		t.lay(p)
		if solved {
			t.solved, t.answered = true, answered
			t.kind.Judge(p, answered, t.lang)
			t.draw()
		}
	})
}

// clear takes the puzzle from the table.
func (t *Trainer) clear() {
	t.puzzle, t.solved, t.answered, t.failed, t.none, t.ahead.waited = nil, false, "", nil, false, false
	t.place.SetTextContent("")
}

func (t *Trainer) make(seed uint32) {
	t.clear()
	t.start(seed, t.lay)
	t.draw()
}

// start makes a puzzle and calls then with it, unless another has been asked for
// meanwhile. Where a number of the day's set gives none, another of the day's stands in.
func (t *Trainer) start(seed uint32, then func(*Puzzle)) {
	t.making++
	now, lang := t.making, t.page.Lang
	engine.Start(func() {
		p, err := t.kind.Make(asks{t.page.Engine}, seed, string(lang))
		if now != t.making {
			return
		}
		if p == nil && err == nil && t.day != 0 && seed%100+2*DailySet < 100 {
			t.start(seed+2*DailySet, then)
			return
		}
		t.lang, t.failed, t.none = lang, err, p == nil
		if p == nil {
			t.draw()
			return
		}
		then(p)
	})
}

// lay puts a puzzle on the table and begins to make the next one.
func (t *Trainer) lay(p *Puzzle) {
	t.puzzle, t.solved, t.answered = p, false, ""
	t.place.SetTextContent("")
	t.kind.Lay(t.place, p, t.lang, t.answer)
	if t.day == 0 {
		t.page.Solving(t.name())
	} else {
		t.page.Solving("")
	}
	t.draw()
	t.prepare()
}

// name is how a link names the puzzle on the table.
func (t *Trainer) name() string {
	return t.kind.Key() + "-" + strconv.FormatUint(uint64(t.puzzle.Seed), 10)
}

// far is how far a puzzle's rating may be from the reader's before another is
// made in its place, and tries how often.
const (
	far   = 300
	tries = 3
)

// prepare makes the puzzle after the one on the table: the next of the day's set, or a new one
// of about the reader's rating.
func (t *Trainer) prepare() {
	a := &t.ahead
	if a.busy {
		return
	}
	wanted := uint32(0)
	if n := t.progress.Daily(t.day) + 1; t.day != 0 && n < DailySet {
		wanted = t.ofDay(n)
	}
	if a.puzzle != nil && a.wanted == wanted && a.lang == t.page.Lang {
		return
	}
	*a = ahead{wanted: wanted, busy: true, lang: t.page.Lang}
	engine.Start(func() {
		p := t.nearest(wanted, string(a.lang))
		waited := a.waited
		a.busy, a.waited, a.puzzle = false, false, p
		if waited {
			t.take(wanted)
		}
	})
}

// nearest makes the puzzle of a number, or for 0 one of about the reader's rating; nil if it could
// not. It blocks.
func (t *Trainer) nearest(wanted uint32, lang string) (nearest *Puzzle) {
	if wanted != 0 {
		p, _ := t.kind.Make(asks{t.page.Engine}, wanted, lang)
		return p
	}
	off := func(p *Puzzle) float64 { return math.Abs(p.Rating - t.progress.Rating.Value) }
	for range tries {
		p, err := t.kind.Make(asks{t.page.Engine}, rand.Uint32(), lang)
		if err != nil {
			break
		}
		if p != nil && (nearest == nil || off(p) < off(nearest)) {
			nearest = p
		}
		if nearest != nil && off(nearest) < far {
			break
		}
	}
	return nearest
}

// answer takes the reader's answer.
func (t *Trainer) answer(answer string) {
	p := t.puzzle
	if p == nil || t.solved {
		return
	}
	t.solved, t.answered = true, answer
	right := answer == p.Best
	t.progress.Answer(p, right, t.today())
	if t.day != 0 {
		t.progress.AnswerDaily(right, t.day)
	}
	t.page.KeepProgress(t.kind.Key(), t.progress.Text())
	t.kind.Judge(p, answer, t.lang)
	t.draw()
}

// draw writes everything except the position.
func (t *Trainer) draw() {
	l, p, day := t.page.Lang, t.puzzle, t.today()
	t.title.SetTextContent(t.kind.Title().In(l))
	r := &t.progress
	t.rating.SetTextContent(fmt.Sprintf(wordRating.In(l), r.Rating.Value, 2*r.Rating.Deviation, r.Solved, r.Tried))
	t.daily.SetTextContent(wordDaily.In(l))
	t.daily.SetAttribute("aria-disabled", ui.Pressed[r.Daily(day) == DailySet])
	t.drawMarks(day)
	t.forward.SetTextContent(wordNext.In(l))
	t.link.SetTextContent(wordLink.In(l))
	t.drawQuestion(l)
	solved := p != nil && t.solved
	ui.Mark(t.box, "data-solved", solved)
	for _, e := range []ui.Element{t.verdict, t.why, t.line, t.source} {
		e.SetTextContent("")
	}
	ui.Mark(t.link, "hidden", p == nil)
	if p != nil {
		t.link.SetAttribute("href", "#"+t.room.Name()+"?tab="+shell.TabPuzzles+"&puzzle="+url.QueryEscape(t.name()))
	}
	if !solved {
		return
	}
	best := t.kind.Name(p, p.Best, l)
	words := fmt.Sprintf(wordRight.In(l), best)
	if t.answered != p.Best {
		words = fmt.Sprintf(wordWrong.In(l), t.kind.Name(p, t.answered, l), best)
	}
	t.verdict.SetTextContent(words)
	t.why.SetTextContent(p.Why)
	if len(p.Line) > 1 {
		t.line.SetTextContent(fmt.Sprintf(wordGoesOn.In(l), strings.Join(p.Line, ui.WordComma.In(l))))
	}
	t.source.SetTextContent(fmt.Sprintf(wordHard.In(l), p.Rating, 100*p.Failed))
}

// drawMarks shows the day's set and the streak.
func (t *Trainer) drawMarks(day int) {
	marks := ""
	if t.progress.Daily(day) > 0 {
		marks = t.progress.Marks
	}
	words := ""
	for i := range DailySet {
		switch {
		case i >= len(marks):
			words += "・"
		case marks[i] == '1':
			words += "●"
		default:
			words += "○"
		}
	}
	if n := t.progress.InARow(day); n > 0 {
		words += " " + wordStreak.Say(t.page.Lang, n)
	}
	t.marks.SetTextContent(words)
}

func (t *Trainer) drawQuestion(l shell.Language) {
	words, p := "", t.puzzle
	switch {
	case t.failed != nil:
		words = t.failed.Error()
	case p != nil:
		words = t.kind.Question(p, l)
		if t.back {
			words = wordBack.In(l) + " " + words
		}
		if n := t.progress.Daily(t.day); t.day != 0 {
			if !t.solved {
				n++
			}
			words = fmt.Sprintf(wordToday.In(l), n, DailySet) + " " + words
		}
	case t.none:
		words = wordNoPuzzle.In(l)
	default:
		words = wordMaking.In(l)
	}
	t.question.SetTextContent(words)
}
