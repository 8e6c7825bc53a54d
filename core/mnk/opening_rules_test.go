package mnk_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
)

// naive plays the published text of an opening rule, step by step, against the
// moves of a game. When these are used up it panics with what is asked next.
type naive struct {
	side   int
	moves  []string
	black  int // the seat of black
	white  int
	stones []string // places of black, white, black …
}

type asked struct {
	seat    int
	options []string
}

func (n *naive) ask(seat int, options ...string) string {
	if len(n.moves) == 0 {
		panic(asked{seat, options})
	}
	move := n.moves[0]
	n.moves = n.moves[1:]
	return move
}

// places are the free places of the middle side × side squares.
func (n *naive) places(side int) (out []string) {
	for column := 1; column <= n.side; column++ {
		for row := 1; row <= n.side; row++ {
			middle := (n.side + 1) / 2
			place := string(rune('a'+column-1)) + strconv.Itoa(row)
			if 2*max(column-middle, middle-column, row-middle, middle-row) < side && !slices.Contains(n.stones, place) {
				out = append(out, place)
			}
		}
	}
	return out
}

func (n *naive) stone(seat, side int) {
	n.stones = append(n.stones, n.ask(seat, n.places(side)...))
}

func (n *naive) swap(seat int, more ...string) string {
	answer := n.ask(seat, append([]string{"swap", "stay"}, more...)...)
	if answer == "swap" {
		n.black, n.white = n.white, n.black
	}
	return answer
}

// declare asks for the number of fifth moves.
func (n *naive) declare(seat, most int) int {
	var options []string
	for i := 1; i <= most; i++ {
		options = append(options, "offer "+strconv.Itoa(i))
	}
	number, _ := strconv.Atoi(n.ask(seat, options...)[len("offer "):])
	return number
}

// picture is the least of the board's eight pictures with one more black stone.
func (n *naive) picture(fifth string) string {
	var all []string
	for i := range 8 {
		cells := slices.Repeat([]byte{'.'}, n.side*n.side)
		for j, place := range append(slices.Clone(n.stones), fifth) {
			column := int(place[0] - 'a')
			row, _ := strconv.Atoi(place[1:])
			row--
			if i&1 != 0 {
				column = n.side - 1 - column
			}
			if i&2 != 0 {
				row = n.side - 1 - row
			}
			if i&4 != 0 {
				column, row = row, column
			}
			cells[row*n.side+column] = "bw"[j&1]
		}
		all = append(all, string(cells))
	}
	return slices.Min(all)
}

// fifths has black offer fifth moves, no two of which give the same position, and
// white choose.
func (n *naive) fifths(number int) {
	var offers, pictures []string
	for range number {
		var options []string
		for _, place := range n.places(99) {
			if !slices.Contains(pictures, n.picture(place)) {
				options = append(options, "offer "+place)
			}
		}
		offers = append(offers, n.ask(n.black, options...)[len("offer "):])
		pictures = append(pictures, n.picture(offers[len(offers)-1]))
	}
	n.stones = append(n.stones, n.ask(n.white, offers...))
}

// pattern is one of the 26 openings, by seat 0.
func (n *naive) pattern() {
	for _, side := range []int{1, 3, 5} {
		n.stone(0, side)
	}
}

var naives = map[string]func(n *naive){
	"none": func(*naive) {},
	"swap": func(n *naive) {
		for range 3 {
			n.stone(0, 99)
		}
		n.swap(1)
	},
	"swap2": func(n *naive) {
		for range 3 {
			n.stone(0, 99)
		}
		if n.swap(1, "two more") == "two more" {
			n.stone(1, 99)
			n.stone(1, 99)
			n.swap(0)
		}
	},
	"rif": func(n *naive) {
		n.pattern()
		n.swap(1)
		n.stone(n.white, 99)
		n.fifths(2)
	},
	"yamaguchi": func(n *naive) {
		n.pattern()
		number := n.declare(0, 12)
		n.swap(1)
		n.stone(n.white, 99)
		n.fifths(number)
	},
	"soosyrv8": func(n *naive) {
		n.pattern()
		n.swap(1)
		n.stone(n.white, 99)
		number := n.declare(n.white, 8)
		n.swap(n.black)
		n.fifths(number)
	},
	"taraguchi10": func(n *naive) {
		n.stone(n.black, 1)
		n.swap(n.white)
		n.stone(n.white, 3)
		n.swap(n.black)
		n.stone(n.black, 5)
		n.swap(n.white)
		n.stone(n.white, 7)
		if n.swap(n.black, "offer 10") == "offer 10" {
			n.fifths(10)
			return
		}
		n.stone(n.black, 9)
		n.swap(n.white)
	},
}

// next returns who is to do what after moves.
func next(rule string, side int, moves []string) (out asked) {
	defer func() { out = recover().(asked) }()
	n := &naive{side: side, moves: moves, white: 1}
	naives[rule](n)
	for {
		n.stone([2]int{n.black, n.white}[len(n.stones)&1], 99)
	}
}

// TestOpeningRules plays random games by each rule, against a second reading of its
// text.
func TestOpeningRules(t *testing.T) {
	rng := rand.New(rand.NewPCG(34, 3))
	for i, name := range mnk.OpeningRules {
		for game := range 15 {
			side := []int{9, 9, 9, 9, 15}[game%5]
			p, err := mnk.Game{Columns: side, Rows: side, K: 5, Opening: mnk.OpeningRule(i)}.Start()
			if err != nil {
				t.Fatal(err)
			}
			m := mnk.NewMatch(p)
			var moves []string
			for m.Result().Why == mnk.Going && len(moves) < 22 {
				want := next(name.Key, side, moves)
				var legal []string
				for _, s := range m.Legal() {
					text := mnk.Place(s, side)
					if again, err := mnk.ParsePlace(text, side, side); again != s || err != nil {
						t.Fatalf("%s is read as %v, %v", text, again, err)
					}
					legal = append(legal, text)
				}
				slices.Sort(legal)
				slices.Sort(want.options)
				if int(m.Mover()) != want.seat || !slices.Equal(legal, want.options) {
					t.Fatalf("%s %q: seat %d may %q, want seat %d %q", name.Key, moves, m.Mover(), legal, want.seat, want.options)
				}
				// One of the first few choices, so that stones are often in line and offers often alike.
				move := legal[rng.IntN(len(legal))]
				if len(moves) > 6 && rng.IntN(2) == 0 {
					move = legal[rng.IntN(min(3, len(legal)))]
				}
				s, _ := mnk.ParsePlace(move, side, side)
				events, err := m.Play(s)
				if err != nil || int(events[0].Seat) != want.seat {
					t.Fatalf("%s %q: %s: %v %v", name.Key, moves, move, events, err)
				}
				moves = append(moves, move)
			}
		}
	}
}

// TestMirroredFifths offers fifth moves on boards whose stones are symmetric.
func TestMirroredFifths(t *testing.T) {
	for _, opening := range []string{"h8 h9 h10 stay h7", "h8 i9 j10 swap g7", "h8 h9 h7 stay h10"} {
		moves := strings.Fields(opening)
		for range 3 {
			want := next("yamaguchi", 15, append(append(slices.Clone(moves[:3]), "offer 12"), moves[3:]...))
			m := replayed(t, mnk.Yamaguchi, append(append(slices.Clone(moves[:3]), "offer 12"), moves[3:]...))
			if legal := m.Legal(); len(legal) != len(want.options) {
				t.Fatalf("%q: %d may be offered, want %d", moves, len(legal), len(want.options))
			}
			moves = append(moves, want.options[(7*len(moves))%len(want.options)])
		}
	}
}

func replayed(t *testing.T, rule mnk.OpeningRule, moves []string) *mnk.Match {
	t.Helper()
	p, _ := mnk.Game{Columns: 15, Rows: 15, K: 5, Opening: rule}.Start()
	m := mnk.NewMatch(p)
	for _, text := range moves {
		s, err := mnk.ParsePlace(text, 15, 15)
		if err == nil {
			_, err = m.Play(s)
		}
		if err != nil {
			t.Fatalf("%q: %s: %v", moves, text, err)
		}
	}
	return &m
}

func TestOpeningRefusals(t *testing.T) {
	for _, c := range []struct {
		rule        mnk.OpeningRule
		moves, move string
		want        string
	}{
		{mnk.NoOpening, "", "swap", "is no move outside an opening rule"},
		{mnk.NoOpening, "h8", "offer 3", "is no move outside an opening rule"},
		{mnk.NoOpening, "h8", "offer g6", "is no move outside an opening rule"},
		{mnk.Swap, "h8", "h8", "is taken"},
		{mnk.Swap, "h8", "stay", "is not what the opening rule asks for now"},
		{mnk.Swap, "h8", "pass", "is not what the opening rule asks for now"},
		{mnk.Swap, "h8,h9,h10", "a1", "is not what the opening rule asks for now"},
		{mnk.Swap, "h8,h9,h10", "two more", "is not what the opening rule asks for now"},
		{mnk.Swap, "h8,h9,h10,stay", "swap", "is no move outside an opening rule"},
		{mnk.Swap2, "h8,h9,h10,two more,a1,a2", "two more", "is not what the opening rule asks for now"},
		{mnk.RIFOpening, "", "h9", "is not in the middle squares that the opening rule allows"},
		{mnk.RIFOpening, "h8", "h10", "is not in the middle squares that the opening rule allows"},
		{mnk.RIFOpening, "h8,h9,h10,stay,h7,offer g8", "offer i8", "is a fifth move that was offered, or its mirror image"},
		{mnk.RIFOpening, "h8,h9,h10,stay,h7,offer g8", "i8", "is not what the opening rule asks for now"},
		{mnk.RIFOpening, "h8,h9,h10,stay,h7,offer g8,offer a1", "i8", "is no fifth move that was offered"},
		{mnk.SoosyrvEight, "h8,h9,h10,stay,h7", "offer 9", "is not what the opening rule asks for now"},
		{mnk.TaraguchiTen, "h8,stay,h9,stay,h10,stay,h7", "offer 9", "is not what the opening rule asks for now"},
	} {
		var moves []string
		if c.moves != "" {
			moves = strings.Split(c.moves, ",")
		}
		m := replayed(t, c.rule, moves)
		s, err := mnk.ParsePlace(c.move, 15, 15)
		if err != nil {
			t.Fatal(c.move, err)
		}
		if _, err = m.Play(s); err == nil || !strings.HasSuffix(err.Error(), c.want) {
			t.Errorf("%v, %q after %q: %v, want %s", c.rule, c.move, c.moves, err, c.want)
		}
	}
	for _, c := range []struct {
		game mnk.Game
		want string
	}{
		{mnk.Game{Columns: 7, Rows: 6, K: 4, Rule: mnk.Gravity, Opening: mnk.Swap}, "must be none where rule is gravity"},
		{mnk.Game{Columns: 8, Rows: 8, K: 3, Opening: mnk.Swap2}, "must be none where k is less than 4, but 3"},
		{mnk.Game{Columns: 4, Rows: 8, K: 4, Opening: mnk.Swap2}, "must be none where columns or rows are less than 5, but 4"},
		{mnk.Game{Columns: 15, Rows: 20, K: 5, Opening: mnk.RIFOpening}, "must be none, swap or swap2 where columns and rows are not odd and at least 9, but 15 and 20"},
		{mnk.Game{Columns: 7, Rows: 7, K: 5, Opening: mnk.Yamaguchi}, "must be none, swap or swap2 where columns and rows are not odd and at least 9, but 7 and 7"},
		{mnk.Game{Columns: 15, Rows: 15, K: 5, Opening: 7}, "must be 0 to 6, not 7"},
	} {
		if err := c.game.Check(); err == nil || !strings.HasSuffix(err.Error(), c.want) {
			t.Errorf("%+v: %v, want %s", c.game, err, c.want)
		}
	}
	b, _ := mnk.New(15, 15)
	if _, err := (mnk.Game{K: 5, Opening: mnk.Swap}).At(b, mnk.White); err == nil {
		t.Error("an opening rule with white to move")
	}
	b.Set(7, 7, mnk.Black)
	if _, err := (mnk.Game{K: 5, Opening: mnk.Swap}).At(b, mnk.Empty); err == nil {
		t.Error("an opening rule on a board with stones")
	}
}

// TestSwappedEnds checks that who gives up loses, whichever colour it has by then.
func TestSwappedEnds(t *testing.T) {
	m := replayed(t, mnk.Swap, []string{"h8", "h9", "h10", "swap"})
	if m.Mover() != 0 || m.BlackSeat != 1 {
		t.Fatal(m.Mover(), m.BlackSeat)
	}
	events, err := m.Play(mnk.Resign(1))
	if err != nil || events[1] != (mnk.Event{Kind: mnk.Won, Seat: 0, Stone: mnk.White}) || events[0].Stone != mnk.Black {
		t.Error(events, err)
	}
	if r := m.Result(); r.Winner != mnk.White || m.Holder(r.Winner) != 0 {
		t.Error(r)
	}
}
