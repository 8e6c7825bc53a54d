//go:build js && wasm

package mahjong

import (
	"cmp"
	"math"
	"math/rand/v2"
	"net/url"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
)

// match is what a game is dealt from, and whose seat is the reader's.
type match struct {
	seed   string // as the link or the reader wrote it
	length string // in winds: 0 a single round, 1 an east game, 2 a hanchan
	preset string
	level  string
	rounds []record // to begin with

	players  int  // as many as the rules have, 0 before the engine has said
	practice bool // moves were taken back: the game is not counted
}

// record is a round as the engine keeps it.
type record struct {
	Number int    `json:"number"`
	Honba  int    `json:"honba"`
	Sticks int    `json:"sticks"`
	Points []int  `json:"points"`
	Wall   string `json:"wall"` // of a game that no seed tells
	Moves  string `json:"moves"`
}

const (
	usualLength = "1"
	usualPreset = "tenhou"
	usualLevel  = "0304"
)

// places is how many can sit at the table; of three players one is empty.
const places = 4

func anySeed() string { return strconv.FormatUint(uint64(rand.Uint32()), 10) }

// you is the reader's seat: who begins as the dealer, the seed decides.
func (m *match) you() int {
	seed, err := strconv.ParseFloat(m.seed, 64)
	if err != nil || seed < 0 {
		return 0
	}
	return int(math.Mod(math.Floor(seed), float64(cmp.Or(m.players, places))))
}

// rules are the match's as the engine takes them.
func (m *match) rules() map[string]any {
	winds, err := strconv.Atoi(m.length)
	if err != nil {
		return map[string]any{"preset": m.preset, "winds": m.length} // for the engine to refuse
	}
	return map[string]any{"preset": m.preset, "winds": winds}
}

// state is the game as a link carries it: what it was dealt from, and all its rounds.
func (p *play) state() string {
	m := &p.match
	if p.wanted != nil || p.now == nil {
		return p.waiting()
	}
	parts := []string{"seed=" + shell.InLink(m.seed)}
	add := func(name, value, usual string) {
		if value != usual {
			parts = append(parts, name+"="+shell.InLink(value))
		}
	}
	add("length", m.length, usualLength)
	add("rules", m.preset, usualPreset)
	add("level", m.level, usualLevel)
	if m.practice {
		parts = append(parts, "practice=1")
	}
	rounds := make([]string, len(p.now.Rounds))
	for i := range p.now.Rounds {
		rounds[i] = p.now.Rounds[i].inLink()
	}
	return strings.Join(append(parts, "rounds="+strings.Join(rounds, ",")), "&")
}

// waiting is the state of a game that is to be followed once its mode is in view.
func (p *play) waiting() string {
	var parts []string
	for _, name := range []string{"seed", "length", "rules", "level", "practice", "rounds"} {
		if p.wanted.Has(name) {
			parts = append(parts, name+"="+shell.InLink(p.wanted.Get(name)))
		}
	}
	return strings.Join(parts, "&")
}

func (p *play) restore(state url.Values) {
	p.disturb()
	p.wanted = state
}

// linked is the match that a link describes.
func linked(state url.Values) match {
	m := match{seed: state.Get("seed"), length: cmp.Or(state.Get("length"), usualLength), preset: cmp.Or(state.Get("rules"), usualPreset),
		level: cmp.Or(state.Get("level"), usualLevel), practice: state.Get("practice") != ""}
	for _, text := range strings.Split(state.Get("rounds"), ",") {
		if text != "" {
			m.rounds = append(m.rounds, recordIn(text))
		}
	}
	return m
}

// A round in a link is its opening, and after a colon its moves, with dots
// between: "0.0.0.25000.25000.25000.25000:03z.14z". Signs that a link would
// escape are letters there, and so are words.
var (
	toLink = [][2]string{{"pass", "x"}, {"tsumo", "t"}, {"ron", "o"}, {"abort", "k"}, {"north", "n"}, {" ", "."}, {":", ""}, {"*", "r"}, {"+", "R"}, {"=", "A"}}
	signs  = map[byte]string{'r': "*", 'R': "+", 'A': "=", 'x': "pass", 't': "tsumo", 'o': "ron", 'k': "abort", 'n': "north"}
)

func (r *record) inLink() string {
	numbers := []string{strconv.Itoa(r.Number), strconv.Itoa(r.Honba), strconv.Itoa(r.Sticks)}
	for _, points := range r.Points {
		numbers = append(numbers, strconv.Itoa(points))
	}
	moves := r.Moves
	for _, sign := range toLink {
		moves = strings.ReplaceAll(moves, sign[0], sign[1])
	}
	return strings.Join(numbers, ".") + ":" + moves
}

// recordIn is the inverse; the engine judges what is read.
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
	return record{Number: numbers[0], Honba: numbers[1], Sticks: numbers[2], Points: numbers[3:], Moves: strings.Join(moves, " ")}
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

// asked is the round as the engine takes it.
func (r *record) asked() map[string]any {
	points := make([]any, len(r.Points))
	for i, n := range r.Points {
		points[i] = n
	}
	round := map[string]any{"number": r.Number, "honba": r.Honba, "sticks": r.Sticks, "points": points, "moves": r.Moves}
	if r.Wall != "" {
		round["wall"] = r.Wall
	}
	return round
}
