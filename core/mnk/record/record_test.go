package record

import (
	"encoding/base64"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
)

func at(pairs ...int) (out []mnk.Square) {
	for i := 0; i < len(pairs); i += 2 {
		out = append(out, mnk.Square{Row: pairs[i], Column: pairs[i+1]})
	}
	return out
}

// matched returns the match of a game.
func matched(g *Game, rules mnk.Game) (m mnk.Match, err error) {
	err = g.Match(&m, rules)
	return m, err
}

// told describes a game in one line: format, size, k, rule, side that begins, board, moves, branches.
func told(g *Game) string {
	out := fmt.Sprintf("%s %dx%d k%d", Formats[g.Format].Key, g.Columns, g.Rows, g.K)
	if g.Ruled {
		out += " " + mnk.Rules[g.Rule].Key
	}
	if g.Turn != mnk.Empty {
		out += " turn " + g.Turn.String()
	}
	if g.Board.Columns() > 0 {
		out += " " + strings.ReplaceAll(g.Board.String(), "\n", "/")
	}
	out += ": " + g.list()
	for _, b := range g.Branches {
		line := Game{Columns: g.Columns, Rows: g.Rows, Moves: b.Moves}
		out += fmt.Sprintf(" | %d@%d %s", b.Of, b.At, line.list())
	}
	return out
}

func TestParse(t *testing.T) {
	for _, c := range []struct {
		text          string
		columns, rows int
		want          string
	}{
		{"", 0, 0, "places 15x15 k0: "},
		{"h8 i9 a1 o15", 0, 0, "places 15x15 k0: h8 i9 a1 o15"},
		{"H8I9A1", 0, 0, "places 15x15 k0: h8 i9 a1"},
		{"1. h8, i9;\r\n2. (a1) b2", 0, 0, "places 15x15 k0: h8 i9 a1 b2"},
		{"1h8 2i9", 0, 0, "places 15x15 k0: h8 i9"},
		{"1.\nh8 - i9-g7", 0, 0, "places 15x15 k0: h8 i9 g7"},
		{"h8 -- i9 Pass g7", 0, 0, "places 15x15 k0: h8 pass i9 pass g7"},
		{"h8 i9 resign", 0, 0, "places 15x15 k0: h8 i9 resign"},
		{"a1 t20", 20, 20, "places 20x20 k0: a1 t20"},
		{"25x25 y25 a1", 0, 0, "places 25x25 k0: y25 a1"},
		{"20x20 t20", 0, 0, "places 20x20 k0: t20"},
		{" 8x6X4 h6", 15, 15, "places 8x6 k4: h6"},
		{"Piskvorky 20x20, 11:11, 0\n9,10,9062\n11,13,1\nA.zip\nB.zip\n3\n", 0, 0, "psq 20x20 k0: i11 k8"},
		{"\ufeffPiskvorky 20x20, 11:11, 0\r\n9,10,9062\r\n", 0, 0, "psq 20x20 k0: i11"},
		{"\nPiskvorky 15x15, 0:0, 1\r\n1,15\r\n-1\r\n", 0, 0, "psq 15x15 k0: a1"},
		{"Piskvorky 0, 0:0, 15x15\n8, 8\n9, 9, 12\n", 0, 0, "psq 15x15 k0: h8 i7"},
		{"A.zip\nB.zip\nPiskvorky 15x15, 0:0, 1\n8,8,0\n-1\n0,Freestyle15_1\n", 0, 0, "psq 15x15 k0: h8"},
		{"Piskvorky 15x15, 0:0, 1\nA,1\nB\n8,8,0\n-1\n9,9,0 is not a move\n", 0, 0, "psq 15x15 k0: h8"},
		{"1x1 a1", 0, 0, "places 1x1 k0: a1"},
		{"1x20x1 a20", 0, 0, "places 1x20 k1: a20"},
		{"12h8", 0, 0, "places 15x15 k0: h8"},
		{"20x20x999", 0, 0, "places 20x20 k999: "},
		{"a12 a9", 12, 0, "places 12x15 k0: a12 a9"},
		{"a12 l9", 0, 12, "places 15x12 k0: a12 l9"},
		{"Piskvorky 15x15, 0:0, 1", 20, 20, "psq 15x15 k0: "},
		{"(;GM[4]FF[4]SZ[15]RU[Renju];B[hh];W[ig])", 0, 0, "sgf 15x15 k0 renju: h8 i9"},
		{"(;GM[4]SZ[20];B[aa];W[tt])", 0, 0, "sgf 20x20 k0: a20 t1"},
		{"(;GM[4]SZ[25];B[aa];W[yy])", 0, 0, "sgf 25x25 k0: a25 y1"},
		{"(;GM[4]SZ[15];B[h8];W[I9];B[];W[tt])", 0, 0, "sgf 15x15 k0: h8 i9 pass pass"},
		{"mail\n( ;GM[4]SZ[8:6]RU[free k=4]C[a \\] b\n(;B[aa\\])];B[aa] ;\n W [hf]C[x])\n---", 0, 0, "sgf 8x6 k4 free: a6 h1"},
		{"(;GM[4];B[hh](;W[ig];B[gg](;W[aa])(;W[bb];B[cc]))(;W[gi](;B[dd])(;B[ee]))(;B[ff]))", 0, 0,
			"sgf 15x15 k0: h8 i9 g9 a15 | -1@3 b14 c13 | -1@1 g7 d12 | 1@2 e11 | -1@1 pass f10"},
		{"(;GM[4](;B[hh])(;B[ig])(;W[ee]))", 0, 0, "sgf 15x15 k0: h8 | -1@0 i9 | -1@0 pass e11"},
		{"(;GM[4](;)(;B[hh]))", 0, 0, "sgf 15x15 k0:  | -1@0 h8"},
		{"(;GM[4]SZ[15];W[hh];B[ii])", 0, 0, "sgf 15x15 k0 turn x: h8 i7"},
		{"(;GM[4]AB[aa][bb]AW[cc]SZ[3]PL[W];W[ba])", 0, 0, "sgf 3x3 k0 turn x o../.o./..x: b3"},
		{"(;GM[4]SZ[3]AB[aa:ba]AE[aa];W[ab];B[ac])", 0, 0, "sgf 3x3 k0 turn x .o./.../...: a2 a1"},
		{"(;GM[5]FF[4]SW[NO]5A[gg][hh]GN[A-B(B) : RIF rule]EV[none]RE[W+Resign]SZ[15]TM[600]KM[5.5];B[hh];W[hg];)\n---", 0, 0, "sgf 15x15 k0 renju: h8 h9"},
		{"<?xml version=\"1.0\"?><database><rules><rule id=\"1\" name=\"RIF\"/></rules><games><game id=\"1\" rule=\"1\" bresult=\"1\"><move>h8 h9 h7</move><info/></game></games></database>", 20, 20,
			"rif 15x15 k0 renju: h8 h9 h7"},
		{"<rules><rule id=\"7\" name=\"Gomoku Swap2\"/></rules><game rule='7' bresult='0.5'>\n<move>\nh8  h9\n</move></game>", 0, 0, "rif 15x15 k0 exact: h8 h9"},
		{"<game bresult=\"0\"><move/></game>", 0, 0, "rif 15x15 k0 renju: "},
		{"\x03\x70\x00\xe0", 0, 0, "pos 15x15 k0: h8 a15 o1"},
		{base64.StdEncoding.EncodeToString([]byte("\x03\x70\x00\xe0")), 0, 0, "pos 15x15 k0: h8 a15 o1"},
	} {
		got, err := Parse(c.text, c.columns, c.rows, 0)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		if told(got) != c.want {
			t.Errorf("%q: %s, not %s", c.text, told(got), c.want)
		}
	}
}

// libOf writes a library: a byte of the square, the flags, and texts.
func libOf(nodes string) string {
	return libHead + "\x03\x04" + strings.Repeat("\xff", 10) + nodes
}

func TestLib(t *testing.T) {
	for _, c := range []struct{ nodes, want string }{
		{"\x78\x00\x79\x40", "h8 i8"},
		{"\x00\x00\x78\x00\x00\x00\x69\x40", "h8 pass i9"},
		{"\x78\x00\x69\xc0\x67\x00\x01\x80\x02\x40\x03\x40", "h8 i9 | -1@1 g9 a15 b15 | 0@2 c15"},
		{"\x78\x00\x69\x80\x01\x40\x67\x80\x02\xc0\x03\x40\x04\x40", "h8 i9 a15 | -1@1 g9 b15 | 0@2 c15 | -1@1 d15"},
		{"\x78\x08ab\x00\x00\x69\x28c\x00\x67\x50", "h8 i9 g9"},
		{"\x78\x09\x00\x01abc\x00d\x00\x69\x41\x00\x01ef\x00\x00", "h8 i9"},
		{"\x00\x02\x78\x00\x00\x02\x69\x40", "h8 i9"},
		{"\x00\x00\x78\x80\x69\x40\x77\x40", "h8 i9 | -1@0 g8"},
	} {
		got, err := Parse(libOf(c.nodes), 0, 0, 0)
		if err != nil || told(got) != "lib 15x15 k0: "+c.want {
			t.Errorf("%q: %v, %s", c.nodes, err, told(got))
		}
	}
	again, err := Parse(base64.StdEncoding.EncodeToString([]byte(libOf("\x78\x40")))+"\n", 0, 0, 0)
	if err != nil || told(again) != "lib 15x15 k0: h8" {
		t.Error(again, err)
	}
}

func TestParseRefuses(t *testing.T) {
	const size = "begins with a size that no board has: sides are 1 to 25"
	const head = "it begins like a Piskvorky file, but has no size like \"20x20\" with sides of 1 to 25"
	for text, want := range map[string]string{
		"h8 h16":                                 `line 1, move 2, "h16", is not on the board of 15 × 15; up to there: h8`,
		"h8 p1":                                  `line 1, move 2, "p1", is not on the board of 15 × 15; up to there: h8`,
		"h123":                                   `line 1, move 1, "h123", is not on the board of 15 × 15`,
		"z1":                                     `line 1, move 1, "z1", is not on the board of 15 × 15`,
		"h-1":                                    `line 1, move 1, "h-1", is not a place like "h8"`,
		"0x20 h8":                                size,
		"20x0 h8":                                size,
		"20x26 h8":                               size,
		"20x20x0 h8":                             size,
		"26x20 h8":                               size,
		"20x h8":                                 size,
		"20x20x h8":                              size,
		"8x8 h8 i1":                              `line 1, move 2, "i1", is not on the board of 8 × 8; up to there: h8`,
		"h0":                                     `line 1, move 1, "h0", is not on the board of 15 × 15`,
		"h8\n i":                                 `line 2, move 2, "i", is not a place like "h8"; up to there: h8`,
		"h8, swop i9":                            `line 1, move 2, "swop", is not a place like "h8"; up to there: h8`,
		"五目":                                     `line 1, move 1, "五目", is not a place like "h8"`,
		"h1234":                                  `line 1, move 1, "h1234", is not a place like "h8"`,
		"7,7 8,6 6,8":                            `line 1, move 1, "7,7", is not a place like "h8"`,
		"1 2 3":                                  `line 1, move 1, "1", is not a place like "h8"`,
		"h8 12":                                  `line 1, move 2, "12", is not a place like "h8"; up to there: h8`,
		"h8 i9 1-0":                              `line 1, move 3, "1-0", is not a place like "h8"; up to there: h8 i9`,
		"oooooooooooooooooooooooooooo":           `line 1, move 1, "oooooooooooooooooooo…", is not a place like "h8"`,
		"Piskvorky 0x20, 0:0, 0":                 "line 1, " + head,
		"Piskvorky of mine":                      "line 1, " + head,
		"Piskvorky 20x20, 0:0, 0\n1,0,0":         `line 2, move 1, "1,0,0", is not on the board of 20 × 20`,
		"Piskvorky 20x19, 0:0, 0\n1,20,0":        `line 2, move 1, "1,20,0", is not on the board of 20 × 19`,
		"Piskvorky 20x20, 0:0, 0\n1,1,0\n1,21,0": `line 3, move 2, "1,21,0", is not on the board of 20 × 20; up to there: a20`,
		"Piskvorky 20x20, 0:0, 0\n1,x,0":         `line 2, move 1, "1,x,0", is not "column,row,time"`,
		"(;GM[4]\n;B[hh];W[zz])":                 `line 2, move 2, "zz", is not a square of the board like "hh" or "h8"; up to there: h8`,
		"(;GM[4];B[hh]\nZZ[1])":                  `line 2, the property ZZ is not known`,
		"(;GM[4];B[hh][ii])":                     `line 1, B has two values, but a move is one square; up to there: h8`,
		"(;GM[4];B[hh]AB[ii])":                   `line 1, AB comes after a move: only the beginning can be set up; up to there: h8`,
		"(;GM[1]SZ[19];B[pd])":                   `line 1, GM, "1", is not 4, gomoku and renju`,
		"(;GM[4]SZ[30])":                         `line 1, SZ, "30", is not a size like 15, with sides of 1 to 25`,
		"(;GM[4]RU[Japanese])":                   `line 1, RU, "Japanese", is not a rule like renju, free, exact or caro`,
		"(;GM[4]RE[black])":                      `line 1, RE, "black", is not a result like B+R, W+T or Draw`,
		"(;GM[4]PL[X])":                          `line 1, PL, "X", is not B or W`,
		"(;GM[4]AB[zz])":                         `line 1, AB, "zz", is not a square of the board like "hh" or "h8"`,
		"(;GM[4];B[hh]":                          `line 1, the text ends within a game: a ) is missing; up to there: h8`,
		"(;GM[4];B[hh":                           `line 1, B has a [ without a ]`,
		"(;GM[4];B)":                             `line 1, "B)" is not a property like B[hh]`,
		"(;GM[4]x)":                              `line 1, "x)" is not a property like B[hh]`,
		"<a>":                                    `line 1, there is no <game> in it, as RenjuNet's database has them`,
		"<game bresult=\"2\"><move>h8</move></game>":      `line 1, bresult, "2", is not 1, 0.5 or 0`,
		"<game >\n<move>h8 h8x</move></game>":             `line 2, move 2, "h8x", is not a place like "h8"; up to there: h8`,
		"<game ><move>h8 h99</move></game>":               `line 1, move 2, "h99", is not on the board of 15 × 15; up to there: h8`,
		"<game ></game>":                                  `line 1, <game> has no <move> with its moves`,
		"<game >":                                         `line 1, <game> has no end`,
		libHead:                                           `byte 8, the file ends within the tree of moves`,
		libHead + "\x04\x00" + strings.Repeat("\xff", 10): `byte 8, version 4.0 of RenLib is not known, but those up to 3.4`,
		libOf("\x78\x00"):                                 `byte 22, the file ends within the tree of moves; up to there: h8`,
		libOf("\x78\x48ab"):                               `byte 24, the tree of moves ends, but the file does not; up to there: h8`,
		libOf("\x78\x40\x00\x00"):                         `byte 22, the tree of moves ends, but the file does not; up to there: h8`,
		libOf("\xf1\x40"):                                 `byte 20, move 1, "241", is not on the board of 15 × 15`,
		libOf("\x10\x40"):                                 `byte 20, move 1, "16", is not on the board of 15 × 15`,
	} {
		g, err := Parse(text, 0, 0, 0)
		if wrong, ok := err.(*fault.Fault); !ok || wrong.Error() != "text "+want || wrong.Index != -1 {
			t.Errorf("%q: %v, not %s: %+v", text, err, want, g)
		}
	}
	for _, text := range []string{"h8", "(;GM[4])", "<game ><move>h8</move></game>"} {
		if _, err := Parse(text, 0, 0, 1); err == nil || err.Error() != "game must be less than 1, as many games as the text has" {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TestGames reads games of texts with several.
func TestGames(t *testing.T) {
	for number, want := range []string{"h8 i7", "i8"} {
		for _, text := range []string{"(;GM[4]C[(;\\]];B[hh];W[ii])x(;GM[4];B[ih])", "<game ><move>h8 i7</move></game>\n<game rule=\"\" ><move>i8</move></game>"} {
			if g, err := Parse(text, 0, 0, number); err != nil || g.list() != want || g.Games != 2 {
				t.Errorf("%q, %d: %v, %v", text, number, g, err)
			}
		}
	}
}

// TestEnds has games with how they ended.
func TestEnds(t *testing.T) {
	const four = "a1 a15 b1 b15 c1 c15 d1 d15"
	for _, c := range []struct{ text, rule, want string }{
		{four + " e1", "free", "line o"},
		{four + " resign", "free", "resign x"},
		{four + " a8 time", "free", "time o"},
		{"h8 draw", "free", "agreed "},
		{"h8 pass pass", "free", "passes "},
		{"h8 pass i9", "free", "going "},
		{"g8 a1 f8 a3 h9 a5 h10 a7 h8", "renju", "foul x"},
		{"(;GM[4]RU[renju]RE[W+F];B[g8];W[a1];B[f8];W[a3];B[h9];W[a5];B[h10];W[a7];B[h8])", "free", "foul x"},
		{"(;GM[4]RE[B+T];B[hh])", "free", "time o"},
		{"(;GM[4]RE[W+12];B[hh])", "free", "resign x"},
		{"(;GM[4]RE[W+];B[hh])", "free", "resign x"},
		{"(;GM[4]RE[0];B[hh])", "free", "agreed "},
		{"(;GM[4]RE[Void];B[hh])", "free", "going "},
		{"(;GM[4]RE[1-0];B[hh])", "free", "resign o"},
		{"(;GM[4]RE[W+R]SZ[3];B[aa];W[ab];B[ba];W[bb];B[ca])", "k3", `text line 1, the result is not that of the board; up to there: a3 a2 b3 b2 c3`},
		{"<game bresult=\"0.5\"><move>h8</move></game>", "", "agreed "},
		{"<game bresult=\"0\"><move>h8</move></game>", "", "resign x"},
		{"Piskvorky 15x15, 0:0, 0\n8,8,0\nA\nB\n15\n", "free", "time o"},
		{"h8 i9\nh8", "free", "text line 2, move 3, h8, is taken; up to there: h8 i9"},
		{"h8 resign i9", "free", "text line 1, move 3, i9, the game is over; up to there: h8 resign"},
		{"(;GM[4];B[hh];W[ii](;B[jj])\n(;B[kk];W[hh]))", "free", "text line 2, move 4, h8, is taken; up to there: h8 i7"},
		{"(;GM[4]SZ[3]AB[aa][ba][ca]AW[ab][bb][cb])", "k3", "text begins with a position whose board has winning lines of both colours"},
	} {
		g, err := Parse(c.text, 0, 0, 0)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		rules := mnk.Game{K: 5, Rule: g.Rule}
		if c.rule == "k3" {
			rules.K = 3
		} else if rule, ok := mnk.RuleOf(c.rule); ok && !g.Ruled {
			rules.Rule = rule
		}
		m, err := matched(g, rules)
		got := ""
		if r := m.Result(); err != nil {
			got = err.Error()
		} else if r.Why == mnk.Going {
			got = "going "
		} else {
			got = mnk.Ends[r.Why-mnk.ByLine].Key + " " + strings.Trim(r.Winner.String(), ".")
		}
		if got != c.want {
			t.Errorf("%q: %s, not %s", c.text, got, c.want)
		}
	}
}

// TestFiles reads the files of testdata, one a format, each as its name says it is.
func TestFiles(t *testing.T) {
	files, err := os.ReadDir("testdata/files")
	if err != nil || len(files) < 4 {
		t.Fatal(err)
	}
	for _, f := range files {
		text, _ := os.ReadFile("testdata/files/" + f.Name())
		g, err := Parse(string(text), 0, 0, 0)
		if err != nil {
			t.Errorf("%s: %v", f.Name(), err)
			continue
		}
		if !strings.HasSuffix(f.Name(), "."+Formats[g.Format].Key) {
			t.Errorf("%s: read as %s", f.Name(), Formats[g.Format].Key)
		}
		if _, err := matched(g, mnk.Game{K: 5, Rule: g.Rule}); err != nil || len(g.Moves) < 5 {
			t.Errorf("%s: %v, %s", f.Name(), err, told(g))
		}
	}
}
func TestMatch(t *testing.T) {
	read := func(text string) *Game {
		g, err := Parse(text, 3, 3, 0)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	g := read("b2 a3 a2 b3 c2")
	p, err := matched(g, mnk.Game{K: 3})
	if line, won := p.Winner(); err != nil || !won || line.Stone != mnk.Black {
		t.Errorf("%v, %v", p.Board, err)
	}
	g = read("b2 a3 a2 b3 c2 c1")
	if _, err := matched(g, mnk.Game{K: 3}); err == nil || err.Error() != "text line 1, move 6, c1, the game is over; up to there: b2 a3 a2 b3 c2" {
		t.Error(err)
	}
	g = read("b2 b2")
	if _, err := matched(g, mnk.Game{K: 3}); err == nil || err.Error() != "text line 1, move 2, b2, is taken; up to there: b2" {
		t.Error(err)
	}
	if _, err := matched(g, mnk.Game{K: 4}); err == nil || err.(*fault.Fault).Field != "k" {
		t.Error(err)
	}
}

// TestRoundTrip writes random games in the formats that are written, and reads them again:
// with passes and ends where the format has them, in SGF with boards and branches.
func TestRoundTrip(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 2))
	branches := 0
	for range 3000 {
		g := &Game{Format: Format(dice.IntN(3)), Columns: 1 + dice.IntN(20), Rows: 1 + dice.IntN(20)}
		if g.Format != PSQ {
			g.K = []int{0, 3, 4, 6}[dice.IntN(4)]
		}
		squares := dice.Perm(g.Columns * g.Rows)
		if g.Format == SGF {
			g.Ruled, g.Rule = true, mnk.Rule(dice.IntN(len(mnk.Rules)))
			if dice.IntN(2) == 0 {
				g.Board, _ = mnk.New(g.Columns, g.Rows)
				for _, n := range squares[:dice.IntN(len(squares)+1)/2] {
					g.Board.Set(n/g.Columns, n%g.Columns, mnk.Black+mnk.Stone(dice.IntN(2)))
				}
				g.Turn = mnk.Black + mnk.Stone(dice.IntN(2))
				if g.Board.Stones() == 0 {
					g.Board = mnk.Board{}
				}
			}
			if g.Turn == mnk.Black && g.Board.Columns() == 0 {
				g.Turn = mnk.Empty
			}
		}
		line := func(of []mnk.Square, most int) []mnk.Square {
			for i := dice.IntN(most + 1); i > 0; i-- {
				n := squares[dice.IntN(len(squares))]
				s := mnk.Square{Row: n / g.Columns, Column: n % g.Columns}
				if g.Format != PSQ && dice.IntN(20) == 0 && (len(of) == 0 || of[len(of)-1] != mnk.Pass) {
					s = mnk.Pass
				}
				of = append(of, s)
			}
			return of
		}
		g.Moves = line(nil, 30)
		if g.Format == SGF && len(g.Moves) > 0 {
			// Branches in the order of the text: the deepest of a line first.
			first, deep := -1, len(g.Moves)
			for range dice.IntN(6) {
				if deep--; deep < 0 {
					break
				}
				g.Branches = append(g.Branches, Branch{Of: first, At: deep, Moves: line(at(0, 0), 5)})
				if start := len(g.Branches) - 1; dice.IntN(2) == 0 && len(g.Branches[start].Moves) > 1 {
					g.Branches = append(g.Branches, Branch{Of: start, At: deep + 1, Moves: line(at(0, 0), 3)})
				}
				branches++
			}
			if g.Moves[0] == mnk.Pass || len(g.Branches) > 0 && g.Branches[len(g.Branches)-1].At == 0 {
				continue // white's first move sets white's turn
			}
		}
		text, err := g.Text()
		if err != nil {
			t.Fatal(err)
		}
		got, err := Parse(text, 0, 0, 0)
		if g.Board.Columns() > 0 && len(got.Moves) == 0 {
			got.Turn = g.Turn
		}
		if err != nil || told(got) != told(g) {
			t.Fatalf("%q: %v\n%s\n%s", text, err, told(got), told(g))
		}
	}
	if branches < 500 {
		t.Error(branches, "branches")
	}
	for _, c := range []struct {
		g    Game
		want string
	}{
		{Game{Format: Places, Columns: 15, Rows: 15, K: 5, Moves: at(7, 7, 6, 8)}, "h8 i9"},
		{Game{Format: PSQ, Columns: 20, Rows: 20, K: 5, Moves: at(9, 8)}, "Piskvorky 20x20, 0:0, 0\n9,10,0\n0\n"},
		{Game{Format: SGF, Columns: 15, Rows: 15, K: 5, Rule: mnk.Renju, Moves: append(at(7, 7, 6, 8), mnk.Resign(0)), Branches: []Branch{{Of: -1, At: 1, Moves: at(0, 0)}}},
			"(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[renju]RE[W+R];B[hh](;W[ig])(;W[aa]))"},
		{Game{Format: SGF, Columns: 8, Rows: 6, K: 4, Moves: []mnk.Square{mnk.Pass, mnk.Timeout(1)}}, "(;FF[4]GM[4]CA[UTF-8]SZ[8:6]RU[free k=4]RE[B+T];B[])"},
		{Game{Format: SGF, Columns: 15, Rows: 15, Moves: []mnk.Square{mnk.Agree}, Branches: []Branch{{Of: -1, At: 0, Moves: at(0, 0)}}}, "(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[free]RE[Draw](;)(;B[aa]))"},
	} {
		if text, err := c.g.Text(); text != c.want || err != nil {
			t.Errorf("%q, not %q: %v", text, c.want, err)
		}
	}
	board, _ := mnk.Parse([]string{"o."})
	for want, g := range map[string]Game{
		"format cannot say the move pass: sgf can":            {Format: PSQ, Moves: []mnk.Square{mnk.Pass}},
		"format cannot say branches: sgf can":                 {Format: Places, Branches: make([]Branch, 1)},
		"format cannot say a position to begin with: sgf can": {Format: Places, Board: board},
	} {
		if _, err := g.Text(); err == nil || err.Error() != want {
			t.Errorf("%v, not %s", err, want)
		}
	}
}

// TestCheck has branches that are right, and branches that are not.
func TestCheck(t *testing.T) {
	for _, c := range []struct {
		branches []Branch
		want     int
	}{
		{nil, -1},
		{[]Branch{{Of: -1, At: 1, Moves: at(1, 1, 1, 2)}, {Of: 0, At: 2, Moves: at(2, 2)}}, -1},
		{[]Branch{{Of: -1, At: 0, Moves: at(0, 0)}}, -1},
		{[]Branch{{Of: 0, At: 1, Moves: at(1, 1)}}, 0},
		{[]Branch{{Of: -2, At: 1, Moves: at(1, 1)}}, 0},
		{[]Branch{{Of: -1, At: 3, Moves: at(1, 1)}}, 0},
		{[]Branch{{Of: -1, At: -1, Moves: at(1, 1)}}, 0},
		{[]Branch{{Of: -1, At: 1}}, 0},
		{[]Branch{{Of: -1, At: 1, Moves: at(0, 0)}}, 0},
		{[]Branch{{Of: -1, At: 1, Moves: at(1, 1)}, {Of: 0, At: 1, Moves: at(2, 2)}}, 1},
		{[]Branch{{Of: -1, At: 1, Moves: at(1, 1, 1, 2)}, {Of: 0, At: 2, Moves: at(1, 1)}}, 1},
	} {
		g := Game{Columns: 3, Rows: 3, Moves: at(0, 0, 0, 1), Branches: c.branches}
		if got := g.Check(); got != c.want {
			t.Errorf("%+v: %d, not %d", c.branches, got, c.want)
		}
	}
}

// FuzzParse wants an error or a game that can be written as SGF and read again.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"h8 i9", "20x20 t20", "8x6x4 h6", "1. h8, i9", "Piskvorky 20x20, 11:11, 0\n9,10,9062\nA\n", "x", "8x", "Piskvorky ", "h8 -- i9 resign",
		"(;GM[4]SZ[15]RU[renju]RE[B+R]AB[aa:bb]PL[W];W[hh](;B[ii])(;B[jj];W[]))", "(;GM[4];B[h8])x(;)", "<game rule=\"1\" bresult=\"0.5\"><move>h8 i9</move></game>",
		libOf("\x78\x00\x69\x80\x01\x40\x67\x80\x02\xc0\x03\x40\x04\x40"), libOf("\x78\x09\x00\x01abc\x00d\x00\x69\x41\x00\x01ef\x00\x00"), "\x03\x70\x00\xe0", "A3AA4A=="} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, err := Parse(text, 0, 0, 0)
		if err != nil {
			if wrong, ok := err.(*fault.Fault); !ok || wrong.Field != "text" && wrong.Field != "game" || len(g.Moves) < 10 && len(wrong.Reason) > 250 {
				t.Fatal(err)
			}
			return
		}
		if g.Check() >= 0 {
			_, err := matched(g, mnk.Game{K: max(1, min(5, max(g.Columns, g.Rows)))})
			if err == nil {
				t.Fatal("branches that are not right were read: ", told(g))
			}
			return
		}
		m, err := matched(g, mnk.Game{K: max(1, min(g.K, max(g.Columns, g.Rows)))})
		if err != nil {
			return
		}
		h := &Game{Format: SGF, Columns: g.Columns, Rows: g.Rows, K: m.Game.K, Board: m.Start.Board, Turn: m.Start.Turn, Moves: m.Moves, Branches: g.Branches}
		out, err := h.Text()
		if err != nil {
			t.Fatal(err)
		}
		again, err := Parse(out, 0, 0, 0)
		if err != nil {
			t.Fatalf("%q: %v", out, err)
		}
		n, err := matched(again, m.Game)
		if err != nil || !slices.Equal(n.Moves, m.Moves) || n.Board != m.Board || len(again.Branches) != len(g.Branches) {
			t.Fatalf("%q: %v\n%v\n%v", out, err, m, n)
		}
	})
}

// TestOpeningRuleText writes and reads the moves of opening rules.
func TestOpeningRuleText(t *testing.T) {
	for text, rule := range map[string]mnk.OpeningRule{
		"h8 h9 h10 two more a1 a2 swap i9 resign":                       mnk.Swap2,
		"h8 h9 h10 swap i9 time":                                        mnk.Swap,
		"h8 i9 j8 stay g7 offer 2 stay offer a1 offer b2 b2 c3":         mnk.SoosyrvEight,
		"h8 stay h9 swap i10 stay g7 offer 10 offer a1 offer b1 resign": mnk.TaraguchiTen,
	} {
		g, err := Parse(text, 0, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		m, err := matched(g, mnk.Game{K: 5, Opening: rule})
		if err != nil {
			t.Fatal(text, err)
		}
		// After i9 of swap2, seat 1 has white and resigns; of swap, seat 0 has white and black's time is over.
		if r := m.Result(); rule == mnk.Swap2 && r.Winner != mnk.White || rule == mnk.Swap && (r.Winner != mnk.White || m.BlackSeat != 1) {
			t.Errorf("%q: %+v, seat %d has black", text, r, m.BlackSeat)
		}
		out := Game{Columns: 15, Rows: 15, K: 5, Moves: m.Moves}
		if again, err := out.Text(); err != nil || again != text {
			t.Errorf("%q is written %q, %v", text, again, err)
		}
		for out.Format = PSQ; out.Format <= SGF; out.Format++ {
			if again, err := out.Text(); err == nil {
				t.Errorf("%q is written %q", text, again)
			}
		}
	}
}
