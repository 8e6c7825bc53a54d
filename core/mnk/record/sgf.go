package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
)

// startOfSGF returns the index at which the first game begins, or -1.
//
//go:noinline
func startOfSGF(text string) int {
	for at := range len(text) {
		if text[at] == '(' {
			s := scanner{text, at + 1}
			if s.skip(blanks); s.byte() == ';' {
				s.at++
				if s.skip(blanks); s.byte() >= 'A' && s.byte() <= 'Z' || strings.IndexByte("();[", s.byte()) >= 0 || s.byte() >= '0' && s.byte() <= '9' && s.at+2 < len(text) && text[s.at+2] == '[' {
					return at
				}
			}
		}
	}
	return -1
}

// others are the properties that do not matter to the moves: those of the standard, then
// those of the Online Renju Club.
const others = " AN AP AR AS BL BM BR BS BT C CA CH CP CR DD DI DM DO DT EL EV EX FF FG GB GC GE GN GW HA HO ID IP IT IY KM KO L LB LN LT M MA MN N OB OH OM ON OP OT OV OW PB PC PM PW RG RO SC SE SI SL SO SQ ST SU TB TC TE TM TR TW UC US V VW WL WR WS WT 5A SW "

// ruleWords are parts of the names of rules, in lower case; the first that is found
// decides. An opening rule of gomoku (-1) says nothing about the lines.
var ruleWords = [...]struct {
	word string
	rule int8 // -1 leaves the rule open
}{
	{"renju", int8(mnk.Renju)}, {"rif", int8(mnk.Renju)}, {"yamaguchi", int8(mnk.Renju)}, {"taraguchi", int8(mnk.Renju)},
	{"tarannikov", int8(mnk.Renju)}, {"soos", int8(mnk.Renju)}, {"sakata", int8(mnk.Renju)}, {"caro-exact", int8(mnk.CaroExact)}, {"caro", int8(mnk.Caro)},
	{"gravity", int8(mnk.Gravity)}, {"misere", int8(mnk.Misere)},
	{"exact", int8(mnk.ExactLine)}, {"standard", int8(mnk.ExactLine)}, {"free", int8(mnk.FreeStyle)}, {"gomoku", int8(mnk.FreeStyle)},
	{"swap", -1}, {"pro", -1},
}

// rule sets the rule by its name, and reports whether the name is known.
//
//go:noinline
func (g *Game) rule(name string) bool {
	name = lower(name)
	for _, r := range &ruleWords {
		if find(name, r.word) >= 0 {
			if r.rule >= 0 {
				g.Rule, g.Ruled = mnk.Rule(r.rule), true
			}
			return true
		}
	}
	return false
}

// sgf reads game `number` and counts all games. It skips text between games.
//
//go:noinline
func (g *Game) sgf(text string, number int) error {
	g.Format, g.Games = SGF, 0
	s := &scanner{text, startOfSGF(text)}
	for {
		if g.Games == number {
			if err := g.sgfGame(s); err != nil {
				return err
			}
		} else if !s.skipGame() {
			return g.refuse(fault.BadGame, len(text), sgfEnds)
		}
		g.Games++
		next := startOfSGF(text[s.at:])
		if next < 0 {
			return nil
		}
		s.at += next
	}
}

const sgfEnds = "the text ends within a game: a ) is missing"

// skipGame skips a game, and reports whether it has an end.
//
//go:noinline
func (s *scanner) skipGame() bool {
	for open := 0; s.at < len(s.text); {
		switch s.at++; s.text[s.at-1] {
		case '[':
			s.at--
			if _, ok := s.value(); !ok {
				return false
			}
		case '(':
			open++
		case ')':
			if open--; open == 0 {
				return true
			}
		}
	}
	return false
}

// value reads "[text]". After a backslash, a ] does not end it.
//
//go:noinline
func (s *scanner) value() (value string, ok bool) {
	s.at++
	from := s.at
	for ; s.at < len(s.text); s.at++ {
		switch s.text[s.at] {
		case '\\':
			s.at++
		case ']':
			value = s.text[from:s.at]
			s.at++
			return trim(value), true
		}
	}
	return "", false
}

//go:noinline
func (g *Game) sgfGame(s *scanner) error {
	var stack []cursor
	for first := true; ; {
		s.skip(blanks)
		from := s.at
		if s.at == len(s.text) {
			return g.refuse(fault.BadGame, s.at, sgfEnds)
		}
		s.at++
		switch s.text[from] {
		case '(':
			stack = append(stack, g.cursor)
		case ')':
			g.back(stack[len(stack)-1])
			g.fork = true // even if the branch had no move
			if stack = stack[:len(stack)-1]; len(stack) == 0 {
				return g.sgfKind(from)
			}
		case ';':
			// The properties of a node come in any order: first what the squares need.
			for of := range 2 {
				s.at = from + 1
				if err := g.node(s, of == 0, first); err != nil {
					return err
				}
			}
			first = false
		default:
			return g.refuse(fault.BadGame, from, quoted(s.word(from))+" is not ; ( or )")
		}
	}
}

// sgfKind refuses games other than gomoku and renju. It accepts GM[1], Go, if the file
// names a rule of theirs.
//
//go:noinline
func (g *Game) sgfKind(at int) error {
	if g.other == "" || g.other == "1" && g.Ruled {
		return nil
	}
	g.Moves = nil
	return g.refuse(fault.BadGame, g.claims, "GM, "+quoted(g.other)+", is not 4, gomoku and renju")
}

// node reads the properties of a node: those that describe the game, or the stones.
//
//go:noinline
func (g *Game) node(s *scanner, described, root bool) error {
	for {
		s.skip(blanks)
		from := s.at
		id := ""
		for b := s.byte(); b|0x20 >= 'a' && b|0x20 <= 'z' || b >= '0' && b <= '9'; b = s.byte() {
			if b < 'a' { // lower-case letters come from old files and mean nothing
				id += string(b)
			}
			s.at++
		}
		s.skip(blanks)
		switch {
		case s.byte() == '[' && id != "":
		case s.at > from || strings.IndexByte(";()", s.byte()) < 0 && s.at < len(s.text):
			return g.refuse(fault.BadGame, from, quoted(s.word(from))+" is not a property like B[hh]")
		default:
			return nil
		}
		for n := 0; s.byte() == '['; s.skip(blanks) {
			at := s.at
			value, ok := s.value()
			if !ok {
				return g.refuse(fault.BadGame, at, id+" has a [ without a ]")
			}
			var err error
			if described {
				err = g.description(id, value, from, root)
			} else {
				err = g.stones(id, value, from, n)
			}
			if err != nil {
				return err
			}
			n++
		}
	}
}

// description reads a property that does not need the size of the board.
//
//go:noinline
func (g *Game) description(id, value string, at int, root bool) error {
	want := ""
	switch id {
	case "GM":
		if value != "4" && value != "5" {
			g.other, g.claims = value, at
		}
	case "SZ":
		s := &scanner{text: value}
		columns := s.number()
		rows := columns
		if s.byte() == ':' {
			s.at++
			rows = s.number()
		}
		if !g.resize(columns, rows) || s.at < len(value) || !root {
			want = "is not a size like 15, with sides of 1 to " + strconv.Itoa(mnk.MaxSide)
		}
	case "RU":
		if i := find(value, "k="); i >= 0 {
			s := &scanner{value, i + 2}
			g.K = max(0, s.number())
		}
		if !g.rule(value) {
			want = "is not a rule like renju, free, exact or caro"
		}
	case "GN":
		if !g.Ruled {
			g.rule(value)
		}
	case "RE":
		if !g.ending(value) {
			want = "is not a result like B+R, W+T or Draw"
		}
		g.claims = at
	case "B", "W", "AB", "AW", "AE", "PL":
	default:
		if find(others, " "+id+" ") < 0 {
			return g.refuse(fault.BadGame, at, "the property "+id+" is not known")
		}
	}
	if want != "" {
		return g.refuse(fault.BadGame, at, id+", "+quoted(value)+", "+want)
	}
	return nil
}

// ending reads a result, and reports whether it is one.
//
//go:noinline
func (g *Game) ending(value string) bool {
	value = lower(value)
	var claim mnk.Square
	switch {
	case value == "" || value == "?" || value == "void" || value == "*":
		return true
	case value == "0" || value == "draw" || value == "jigo" || value == "1/2-1/2" || value == "0.5-0.5":
		claim = mnk.Agree
	case value == "1-0" || value == "0-1":
		claim = mnk.Resign(int8(value[0] - '0'))
	default:
		winner, how, won := cut(value, '+')
		if !won || winner != "b" && winner != "w" && winner != "black" && winner != "white" {
			return false
		}
		loser := int8(0)
		if winner[0] == 'b' {
			loser = 1
		}
		claim = mnk.Resign(loser)
		if strings.HasPrefix(how, "t") {
			claim = mnk.Timeout(loser)
		}
	}
	g.claim = &claim
	return true
}

// stones reads a move or stones of the first position. n is the number of earlier values
// of the property.
//
//go:noinline
func (g *Game) stones(id, value string, at, n int) error {
	colour := mnk.Black
	switch id {
	default:
		return nil
	case "W", "AW":
		colour = mnk.White
	case "AE":
		colour = mnk.Empty
	case "PL":
		switch value {
		case "B", "b", "1", "black":
		case "W", "w", "2", "white":
			colour = mnk.White
		default:
			return g.refuse(fault.BadGame, at, id+", "+quoted(value)+", is not B or W")
		}
	case "B", "AB":
	}
	if id == "B" || id == "W" {
		if n > 0 {
			return g.refuse(fault.BadGame, at, id+" has two values, but a move is one square")
		}
		return g.sgfMove(value, at, colour)
	}
	if g.count > 0 {
		return g.refuse(fault.BadGame, at, id+" comes after a move: only the beginning can be set up")
	}
	if id == "PL" {
		g.Turn = colour
		return nil
	}
	first, last, isTwo := cut(value, ':')
	if !isTwo {
		last = first
	}
	a, ok := g.point(first)
	b, too := g.point(last)
	if !ok || !too || a.Row > b.Row || a.Column > b.Column {
		return g.refuse(fault.BadGame, at, id+", "+quoted(value)+", "+noPoint)
	}
	if g.Board.Columns() == 0 {
		g.Board, _ = mnk.New(g.Columns, g.Rows)
	}
	for r := a.Row; r <= b.Row; r++ {
		for c := a.Column; c <= b.Column; c++ {
			g.Board.Set(r, c, colour)
		}
	}
	return nil
}

const noPoint = "is not a square of the board like \"hh\" or \"h8\""

// point reads a square: two letters from the upper left, or a place.
//
//go:noinline
func (g *Game) point(value string) (s mnk.Square, ok bool) {
	if len(value) == 2 && value[1] > '9' {
		s = mnk.Square{Row: int(value[1]|0x20) - 'a', Column: int(value[0]|0x20) - 'a'}
	} else {
		scan := &scanner{text: value}
		column := int(scan.letter()) - 'a'
		s = mnk.Square{Row: g.Rows - scan.number(), Column: column}
		if scan.at < len(value) {
			return s, false
		}
	}
	return s, g.has(s)
}

// sgfMove adds a move of a colour, after a pass if the other side is to move.
//
//go:noinline
func (g *Game) sgfMove(value string, at int, colour mnk.Stone) error {
	move := mnk.Pass
	if value != "" && (value != "tt" || g.Columns > 19) {
		var ok bool
		if move, ok = g.point(value); !ok {
			return g.refuseMove(at, value, noPoint)
		}
	}
	if g.count == 0 && g.Turn == mnk.Empty {
		if g.Turn = colour; colour == mnk.Black && g.Board.Columns() == 0 {
			g.Turn = mnk.Empty
		}
	}
	if g.turn() != colour {
		if err := g.put(at, mnk.Pass); err != nil {
			return err
		}
	}
	return g.put(at, move)
}

// sgfText writes the game with its branches.
//
//go:noinline
func (g *Game) sgfText() string {
	size := strconv.Itoa(g.Columns)
	if g.Rows != g.Columns {
		size += ":" + strconv.Itoa(g.Rows)
	}
	rule := mnk.RuleKeys[g.Rule]
	if g.K != 0 && g.K != usualRow {
		rule += " k=" + strconv.Itoa(g.K)
	}
	w := &sgfWriter{Game: g, first: make([]int, len(g.Branches)+1), next: make([]int, len(g.Branches))}
	for i := range w.first {
		w.first[i] = -1
	}
	for i := len(g.Branches) - 1; i >= 0; i-- {
		of := g.Branches[i].Of + 1
		w.next[i], w.first[of] = w.first[of], i
	}
	w.out = append(w.out, "(;FF[4]GM[4]CA[UTF-8]SZ["+size+"]RU["+rule+"]"...)
	moves := g.Moves
	if n := len(moves); n > 0 && moves[n-1].Row < 0 && moves[n-1] != mnk.Pass {
		w.out = append(w.out, "RE["+sgfResult(moves[n-1])+"]"...)
		g.Moves = moves[:n-1]
	}
	for colour := mnk.Black; colour <= mnk.White && g.Board.Columns() > 0; colour++ {
		for i, id := 0, "A"+sgfColours[colour:colour+1]; i < g.Columns*g.Rows; i++ {
			if s := (mnk.Square{Row: i / g.Columns, Column: i % g.Columns}); g.Board.At(s.Row, s.Column) == colour {
				w.out = append(w.out, id+"["+sgfPoint(s)+"]"...)
				id = ""
			}
		}
	}
	if g.Turn == mnk.White || g.Board.Columns() > 0 && g.Turn != mnk.Empty {
		w.out = append(w.out, "PL["+sgfColours[g.Turn:g.Turn+1]+"]"...)
	}
	g.cursor = cursor{}
	w.line(-1, 0, false)
	g.Moves = moves
	return string(append(w.out, ')'))
}

const sgfColours = " BW"

//go:noinline
func sgfPoint(s mnk.Square) string {
	if s.Row < 0 {
		return ""
	}
	return string([]byte{'a' + byte(s.Column), 'a' + byte(s.Row)})
}

//go:noinline
func sgfResult(end mnk.Square) string {
	if end == mnk.Agree {
		return "Draw"
	}
	return "WB"[end.Column&1:end.Column&1+1] + "+" + "RT"[end.Column/2-1:end.Column/2]
}

// A sgfWriter writes branches. first holds the first branch of each line, at index branch
// + 1 (0 is the game's moves). next holds the next branch of the same line. Both are -1
// for none.
type sgfWriter struct {
	*Game
	first, next []int
	out         []byte
}

// line writes a line from one of its moves on, with its branches. forked leaves out the
// branches at the first of these moves, which are written already.
//
//go:noinline
func (w *sgfWriter) line(branch, from int, forked bool) {
	moves, before := w.Moves, 0
	if branch >= 0 {
		moves, before = w.Branches[branch].Moves, w.Branches[branch].At
	}
	for i := from; ; i++ {
		if !forked && w.forks(branch, before+i) {
			return
		}
		if forked = false; i >= len(moves) {
			return
		}
		w.depth = before + i
		colour := w.turn()
		w.out = append(w.out, ";"+sgfColours[colour:colour+1]+"["+sgfPoint(moves[i])+"]"...)
	}
}

// forks writes all that follows a move, if more than one line does, and reports whether
// it has.
//
//go:noinline
func (w *sgfWriter) forks(branch, depth int) (some bool) {
	for b := w.first[branch+1]; b >= 0; b = w.next[b] {
		if w.Branches[b].At != depth {
			continue
		}
		if !some {
			w.out = append(w.out, '(')
			if w.line(branch, depth-w.start(branch), true); w.out[len(w.out)-1] == '(' {
				w.out = append(w.out, ';') // the line ends here
			}
			w.out = append(w.out, ')')
		}
		some = true
		w.out = append(w.out, '(')
		w.line(b, 0, false)
		w.out = append(w.out, ')')
	}
	return some
}

// start returns the number of moves before a line begins.
//
//go:noinline
func (g *Game) start(branch int) int {
	if branch < 0 {
		return 0
	}
	return g.Branches[branch].At
}
