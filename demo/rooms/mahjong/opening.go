//go:build js && wasm

package mahjong

import (
	"cmp"
	"maps"
	"math"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/match"
	"honnef.co/go/js/dom/v2"
)

// opening is the start of a game: rules, seed, level, and perhaps rounds
// already played.
type opening struct {
	seed   string // as the link or the form writes it
	length string // number of winds: 0 for a single round, 1 for an east game, 2 for a hanchan
	preset string
	level  string
	local  string   // keys of local yaku, with dots between them
	more   string   // keys of other rules, likewise
	rounds []record // rounds to begin with

	players  int  // by the rules, 0 before the engine has answered
	practice bool // moves were taken back: the game does not count
}

// record is a round in the engine's form.
type record struct {
	Number int    `json:"number"`
	Honba  int    `json:"honba"`
	Sticks int    `json:"sticks"`
	Points []int  `json:"points"`
	Chips  []int  `json:"chips"`
	Wall   string `json:"wall"` // for a game without a seed
	Moves  string `json:"moves"`
}

const (
	usualLength = "1"
	usualPreset = "tenhou"
	usualLevel  = "baseline"
	usualWith   = "engine"
)

// places is the greatest number of players. With three players one seat is
// empty.
const places = 4

// you is the reader's seat. The seed decides it, and so who is the first
// dealer.
func (m *opening) you() int {
	seed, err := strconv.ParseFloat(m.seed, 64)
	if err != nil || seed < 0 {
		return 0
	}
	return int(math.Mod(math.Floor(seed), float64(cmp.Or(m.players, places))))
}

// seats are the reader's seat and the next one, a friend's.
func (m *opening) seats() (you, next int) {
	you = m.you()
	return you, (you + 1) % cmp.Or(m.players, places)
}

// rules are the game's rules in the engine's form.
func (m *opening) rules() map[string]any {
	rules := map[string]any{"preset": m.preset, "winds": m.length}
	if winds, err := strconv.Atoi(m.length); err == nil { // else the engine refuses it
		rules["winds"] = winds
	}
	if m.local != "" {
		var keys []any
		for key := range strings.SplitSeq(m.local, ".") {
			keys = append(keys, key)
		}
		rules["localYaku"] = keys
	}
	for key := range strings.SplitSeq(m.more, ".") {
		if of, some := moreRules[key]; some {
			maps.Copy(rules, of)
		} else if key != "" {
			rules[key] = true
		}
	}
	return rules
}

// moreRules are the engine's rules for those keys of the form that stand for several
// rules. The chips are usual in parlours (docs/mahjong-rooms.md).
var moreRules = map[string]map[string]any{
	"openRiichiYakuman": {"openRiichi": true, "openRiichiYakuman": true},
	"chips":             {"chipPoints": 2000, "chipIppatsu": 1, "chipRed": 1, "chipUra": 1, "chipYakuman": 10, "chipYakumanDrawn": 5},
}

// state is the game as a link carries it: its start, and all rounds.
func (p *play) state() string {
	m := &p.opening
	if own, away := p.friend.Own(); away {
		return own
	}
	if p.Wanted != nil || p.Now == nil {
		return p.waiting()
	}
	link := match.Link{"seed=" + shell.InLink(m.seed)}
	link.Add("length", shell.InLink(m.length), usualLength)
	link.Add("rules", shell.InLink(m.preset), usualPreset)
	link.Add("level", shell.InLink(m.level), usualLevel)
	link.Add("local", shell.InLink(m.local), "")
	link.Add("more", shell.InLink(m.more), "")
	link.Switch("practice", m.practice)
	link.Add("with", p.form.with.Value(), usualWith)
	played := p.now().Rounds
	rounds := make([]string, len(played))
	for i := range played {
		rounds[i] = played[i].inLink()
	}
	link.Add("rounds", strings.Join(rounds, ","), "")
	return link.String()
}

// waiting is the state of a linked game that starts when its mode is in view.
func (p *play) waiting() string {
	var parts []string
	for _, name := range []string{"seed", "length", "rules", "level", "local", "more", "practice", "with", "rounds"} {
		if p.Wanted.Has(name) {
			parts = append(parts, name+"="+shell.InLink(p.Wanted.Get(name)))
		}
	}
	return strings.Join(parts, "&")
}

// linked is the start of a game that a link describes.
func linked(state url.Values) opening {
	m := opening{seed: state.Get("seed"), length: cmp.Or(state.Get("length"), usualLength), preset: cmp.Or(state.Get("rules"), usualPreset),
		level: cmp.Or(state.Get("level"), usualLevel), local: state.Get("local"), more: state.Get("more"), practice: state.Get("practice") != ""}
	for _, text := range strings.Split(state.Get("rounds"), ",") {
		if text != "" {
			m.rounds = append(m.rounds, recordIn(text))
		}
	}
	return m
}

// A round in a link:
//
//	1.0.2.25000.24000.26000.23000:03z.14z
//	| | | points by seat, then    moves: the seat, then the move
//	| | | chips where there are any
//	| | riichi sticks on the table
//	| honba
//	number of the round: 0 is East 1
//
// Letters replace words, and characters that a link would escape.
var (
	toLink = [][2]string{{"pass", "x"}, {"tsumo", "t"}, {"ron", "o"}, {"abort", "k"}, {"north", "n"}, {" ", "."}, {":", ""}, {"*", "r"}, {"+", "R"}, {"=", "A"}}
	signs  = map[byte]string{'r': "*", 'R': "+", 'A': "=", 'x': "pass", 't': "tsumo", 'o': "ron", 'k': "abort", 'n': "north"}
)

func (r *record) inLink() string {
	numbers := []string{strconv.Itoa(r.Number), strconv.Itoa(r.Honba), strconv.Itoa(r.Sticks)}
	numbers = appendNumbers(numbers, r.Points)
	if slices.ContainsFunc(r.Chips, func(n int) bool { return n != 0 }) {
		numbers = appendNumbers(numbers, r.Chips)
	}
	moves := r.Moves
	for _, sign := range toLink {
		moves = strings.ReplaceAll(moves, sign[0], sign[1])
	}
	return strings.Join(numbers, ".") + ":" + moves
}

func appendNumbers(to []string, list []int) []string {
	for _, n := range list {
		to = append(to, strconv.Itoa(n))
	}
	return to
}

// recordIn reads what inLink wrote; the engine judges the result.
func recordIn(text string) record {
	opening, played, _ := strings.Cut(text, ":")
	var numbers []int
	for _, part := range strings.Split(opening, ".") {
		n, _ := strconv.Atoi(part)
		numbers = append(numbers, n)
	}
	for len(numbers) < 3 {
		numbers = append(numbers, 0)
	}
	var moves []string
	for _, move := range strings.FieldsFunc(played, func(c rune) bool { return c == '.' }) {
		moves = append(moves, move[:1]+":"+wholeMove(move[1:]))
	}
	r := record{Number: numbers[0], Honba: numbers[1], Sticks: numbers[2], Points: numbers[3:], Moves: strings.Join(moves, " ")}
	if seats := len(r.Points) / 2; len(r.Points) > places {
		r.Points, r.Chips = r.Points[:seats], r.Points[seats:]
	}
	return r
}

func wholeMove(short string) string {
	var b strings.Builder
	for i := range len(short) {
		if sign, ok := signs[short[i]]; ok {
			b.WriteString(sign)
		} else {
			b.WriteByte(short[i])
		}
	}
	return b.String()
}

// asked is the round in the engine's form.
func (r *record) asked() map[string]any {
	round := map[string]any{"number": r.Number, "honba": r.Honba, "sticks": r.Sticks, "points": numbersOf(r.Points), "moves": r.Moves}
	if len(r.Chips) > 0 {
		round["chips"] = numbersOf(r.Chips)
	}
	if r.Wall != "" {
		round["wall"] = r.Wall
	}
	return round
}

func numbersOf(list []int) []any {
	numbers := make([]any, len(list))
	for i, n := range list {
		numbers[i] = n
	}
	return numbers
}

// form is the form of a new game.
type form struct {
	play          *play
	length        *ui.Choice
	preset, level *dom.HTMLSelectElement
	local, more   *dom.HTMLSelectElement // of any number of local yaku, of other rules
	with          *dom.HTMLSelectElement // who has the next seat
	seed          *dom.HTMLInputElement
	message       ui.Element
	players       map[string]int // by preset; nil before the engine has answered
}

func newForm(p *play) *form {
	f := &form{play: p, length: ui.NewChoice("mj-length", func() {}), preset: ui.MenuByID("mj-rules"), level: ui.MenuByID("mj-level"), local: ui.MenuByID("mj-local"), more: ui.MenuByID("mj-more"), with: ui.MenuByID("mj-with"),
		seed: ui.InputByID("mj-seed"), message: ui.ByID("mj-form-error")}
	ui.On(f.with, "change", func(ui.Event) {
		p.friend.Seated()
		p.Settle()
		p.room.page.Changed()
	})
	ui.OnPress(ui.ByID("mj-deal"), func() {
		if p.friend.Deals() {
			p.begin(f.fresh())
		}
	})
	return f
}

// above is the level above the opponents', "" if there is none. The list begins with the baseline, which is below the strongest.
func (f *form) above() string {
	if f.level.Value() == usualLevel {
		return strongest
	}
	return ui.Above(f.level)
}

// fetch asks once for the number of players of each preset. It blocks.
func (f *form) fetch() error {
	if f.players != nil {
		return nil
	}
	var told map[string]struct {
		Players int `json:"players"`
	}
	if err := f.play.Ask(&told, "presets"); err != nil {
		return err
	}
	f.players = map[string]int{}
	for name, rules := range told {
		f.players[name] = rules.Players
	}
	return nil
}

// fresh is the start of a new game by the form. The seed is a new one, unless
// the reader has written one.
func (f *form) fresh() opening {
	seed := match.FreshSeed(f.seed, f.play.opening.seed)
	return opening{seed: seed, length: f.length.Value, preset: f.preset.Value(), level: f.level.Value(), local: chosen(f.local), more: chosen(f.more)}
}

// show writes the start of a game into the form.
func (f *form) show(m *opening) {
	f.length.Choose(m.length)
	f.preset.SetValue(m.preset)
	f.level.SetValue(m.level)
	f.seed.SetValue(m.seed)
	choose(f.local, m.local)
	choose(f.more, m.more)
}

// choose selects the options whose keys a link has, and chosen returns the keys of the selected options. They avoid dom's Options,
// for which TinyGo keeps every kind of element of dom: 36 KB of the program.
func choose(list *dom.HTMLSelectElement, link string) {
	keys := strings.Split(link, ".")
	for _, o := range ui.All(list, "option") {
		o.Underlying().Set("selected", slices.Contains(keys, o.GetAttribute("value")))
	}
}

func chosen(list *dom.HTMLSelectElement) string {
	var keys []string
	for _, o := range ui.All(list, "option:checked") {
		keys = append(keys, o.GetAttribute("value"))
	}
	return strings.Join(keys, ".")
}

// speak names the menus' options.
func (f *form) speak(l shell.Language) { ui.SpeakMenus(l, f.preset, f.level, f.local, f.more, f.with) }

// complain shows a refusal below the form, and any other error on the status line.
func (f *form) complain(err error) {
	f.play.room.page.Fault(ui.ComplainAbout(f.message, err, map[string]ui.Node{"seed": f.seed, "preset": f.preset, "localYaku": f.local}))
}
