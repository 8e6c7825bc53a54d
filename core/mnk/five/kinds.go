package five

// The levels of a square: the most urgent threat that a stone there makes, all
// four directions together. A fourThree makes a four in the row and an open
// three in the column:
//
//	. . . . . . .
//	x o o o * . .
//	. . . . o . .
//	. . . . o . .
//	. . . . . . .
//	. . . . . . .
const (
	quiet       = iota
	three       // an open three
	doubleThree // two or more open threes
	levelFour   // a four
	richFour    // a four, and a closed three on another line
	fourThree   // a four and an open three
	doubleFour  // an open four, or two fours
	completes   // five in a row
	levels
)

// A kind is the four shapes of a square together, in no order. It is numbered
// as pairs of pairs: two directions make a pair, two pairs make a kind. One set
// of four shapes has up to six such numbers, all with the same worth.
const (
	pairs = shapes * (shapes + 1) / 2
	kinds = pairs * pairs
)

// Whether a move is a foul, as far as its kind shows.
const (
	isAllowed  = iota
	isDoubtful // perhaps a double three: its threes must be looked at on the board
	isFoul
)

// A kindTable gives the worth of every kind for one colour.
type kindTable struct {
	fouls bool       // whether fouls apply: black in renju
	pair  [256]uint8 // number of the pair, by the shapes of two directions, four bits each
	worth [kinds]worth
}

// A worth is what an empty square of a kind is worth to the colour that would
// play there.
type worth struct {
	// Part of the evaluation, in quarters of a score (see fine): while that
	// colour is to move, and while it is not.
	moving, waiting int16
	// Ranks of moves: the worth of the square to the mover (attack), and the worth
	// of taking it from the other side (defence).
	attack, defence int16
	level, foul     uint8
}

// newKinds returns the table of a rule. For renju it is black's; white's is
// that of Free.
func newKinds(rule Rule, w *Weights) *kindTable {
	t := &kindTable{}
	t.fouls = rule == Renju
	n := uint8(0)
	for a := range shapes {
		for b := range a + 1 {
			t.pair[a<<4|b], t.pair[b<<4|a] = n, n
			n++
		}
	}
	data := w.Kinds
	for a := range shapes {
		for b := range a + 1 {
			for c := range b + 1 {
				for d := range c + 1 {
					data = t.fill([4]int{a, b, c, d}, w.Shapes, data)
				}
			}
		}
	}
	return t
}

// arrangements are the three ways to split four shapes into two pairs.
var arrangements = [3][4]uint8{{0, 1, 2, 3}, {0, 2, 1, 3}, {0, 3, 1, 2}}

// fill sets the worth of all kinds of four shapes, from the weights of single
// shapes and the varints at the head of data. It returns the rest of data.
func (t *kindTable) fill(all [4]int, single *[4][Kinds]int16, data string) (rest string) {
	level, foul := levelOf(all), uint8(isAllowed)
	if t.fouls {
		level, foul = allowedLevel(all)
	}
	sums := [4]int16{levelOrder[level], levelOrder[level] / 2} // attack, defence, moving, waiting
	for i, of := range [4]int{2, 3, 0, 1} {
		for _, shape := range &all {
			if shape < learned {
				sums[of] += single[i][shape]
			}
		}
		weight := int16(0)
		if all[0] < learned { // all[0] is the greatest shape
			weight, data = readWeight(data)
		}
		sums[of] += weight
	}
	if foul == isFoul {
		sums = [4]int16{}
	}
	for _, at := range &arrangements {
		a, b := t.pair[all[at[0]]<<4|all[at[1]]], t.pair[all[at[2]]<<4|all[at[3]]]
		for _, kind := range [2]int{int(a)*pairs + int(b), int(b)*pairs + int(a)} {
			t.worth[kind] = worth{sums[2], sums[3], sums[0], sums[1], level, foul}
		}
	}
	return data
}

// readWeight reads a zigzag varint.
func readWeight(data string) (weight int16, rest string) {
	u, shift := uint16(0), 0
	for data[0] >= 0x80 {
		u |= uint16(data[0]&0x7f) << shift
		shift += 7
		data = data[1:]
	}
	u |= uint16(data[0]) << shift
	return int16(u>>1) ^ -int16(u&1), data[1:]
}

// levelOrder is added to attack by the level, and half of it to defence. It
// ranks moves that end the game above anything learned.
var levelOrder = [levels]int16{doubleFour: 5000, completes: 16000}

// of returns the kind of a square from its shapes, four bits each.
func (t *kindTable) of(shapes uint16) uint16 {
	return uint16(t.pair[shapes>>8])*pairs + uint16(t.pair[shapes&255])
}

// levelOf returns the level of four shapes, fouls aside.
func levelOf(all [4]int) uint8 {
	rows, fours, threes, closed := count(&all)
	switch {
	case rows > 0:
		return completes
	case fours > 1:
		return doubleFour
	case fours > 0 && threes > 0:
		return fourThree
	case fours > 0 && closed > 0:
		return richFour
	case fours > 0:
		return levelFour
	case threes > 1:
		return doubleThree
	case threes > 0:
		return three
	}
	return quiet
}

// allowedLevel is levelOf for black in renju, and returns whether the move is a
// foul. A foul counts as quiet, and so does a move that may be one.
func allowedLevel(all [4]int) (level, foul uint8) {
	rows, fours, threes, _ := count(&all)
	long := 0
	for _, s := range &all {
		switch s {
		case openFour: // count takes it for two fours
			fours--
		case overline:
			long++
		}
	}
	switch {
	case rows > 0:
		return completes, isAllowed
	case long > 0 || fours > 1:
		return quiet, isFoul
	case threes > 1:
		return quiet, isDoubtful
	}
	return levelOf(all), isAllowed
}

// count counts rows, fours (an open four or double fours count as two), open
// threes and closed threes.
func count(all *[4]int) (rows, fours, threes, closed int) {
	for _, s := range all {
		switch {
		case s == fiveRow:
			rows++
		case s == openFour || s == doubleFours:
			fours += 2
		case s == four:
			fours++
		case s == openThree || s == openThrees:
			threes++
		case s == closedThree || s == closedThrees:
			closed++
		}
	}
	return rows, fours, threes, closed
}
