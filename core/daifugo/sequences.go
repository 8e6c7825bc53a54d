package daifugo

// columns is one suit with the places below Three and above Two.
const Columns Set = 0x111111111111111

// No sequence begins beyond lastColumn, and none has more than longest cards.
const (
	lastColumn = Ranks + 1
	longest    = Ranks + 2
)

// SequencesOf appends to dst all sequences that some cards form, jokers
// included, in the order of LegalRoles.
func SequencesOf(dst []Role, cards Set) []Role {
	g := generator{dst: dst, hand: cards & Naturals, jokers: cards & Jokers}
	g.sequences(3, longest, 0, lastColumn)
	return g.dst
}

// follow adds the sequences that beat the one on the field.
func (g *generator) follow() {
	size := int(g.t.Field.Size)
	first, last := int(g.t.Field.High)+2, lastColumn
	if g.t.Reversed() {
		first, last = 0, int(g.t.Field.Low)+1-size
	}
	if g.t.RankLocked {
		first, last = g.t.nextStart(first, last)
	}
	if g.t.Lock != 0 {
		g.hand &= OneSuit * Set(g.t.Lock)
	}
	g.sequences(size, size, first, last)
}

// nextStart narrows the columns at which a sequence may begin to the one that
// follows the field.
func (t *Table) nextStart(first, last int) (int, int) {
	if t.Reversed() {
		return max(first, last), last
	}
	return first, min(first, last)
}

// sequences adds the sequences that have least to most cards and begin in a
// column from first to last. Column 0 is below Three, column 1 Three, column
// 14 above Two.
func (g *generator) sequences(least, most, first, last int) {
	if g.jokers == 0 {
		g.runs(least, most, first, last)
		return
	}
	for suit := range 4 {
		g.sequencesOf(suit, least, most, first, last)
	}
}

// runs adds the sequences without jokers, of all suits side by side.
func (g *generator) runs(least, most, first, last int) {
	run := g.hand & (g.hand >> 4)
	for n := 2; n < least; n++ {
		run &= g.hand >> (4 * n)
	}
	run &= BelowRank(int8(last)) &^ BelowRank(int8(first)-1)
	for size := least; size <= most && run != 0; size++ {
		for s := run; s != 0; s &= s - 1 {
			bit := s.Index()
			low := int8(bit >> 2)
			cards := (Columns & (1<<(4*size) - 1)) << bit
			g.dst = append(g.dst, SequenceOf(cards, low, low+int8(size)-1, 1<<(bit&3)))
		}
		run &= g.hand >> (4 * size)
	}
}

// sequencesOf adds the sequences of one suit.
func (g *generator) sequencesOf(suit, least, most, first, last int) {
	row := g.hand >> suit & OneSuit << 4
	most = min(most, row.Len()+g.jokers.Len())
	for size := least; size <= most; size++ {
		window := (Columns & (1<<(4*size) - 1)) << (4 * first)
		for at := first; at <= min(last, Ranks+2-size); at++ {
			if missing := size - (row & window).Len(); missing <= g.jokers.Len() {
				g.windows(suit, row&window, int8(at)-1, int8(size), missing)
			}
			window <<= 4
		}
	}
}

// windows adds the sequences of one window: held are the cards of the row in
// it, missing the number that it lacks. Jokers left over may take the places
// of cards held.
func (g *generator) windows(suit int, held Set, low, size int8, missing int) {
	g.window(suit, held, low, size, missing)
	if missing == g.jokers.Len() {
		return
	}
	for a := held; a != 0; a &= a - 1 {
		g.window(suit, held&^a.First(), low, size, missing+1)
		if missing+2 > g.jokers.Len() {
			continue
		}
		for b := a & (a - 1); b != 0; b &= b - 1 {
			g.window(suit, held&^a.First()&^b.First(), low, size, missing+2)
		}
	}
}

// window adds the sequence of some cards of a row and jokers. It is no closure:
// TinyGo would take the generator from the heap.
func (g *generator) window(suit int, row Set, low, size int8, jokers int) {
	cards := row>>4<<suit | g.some(jokers)
	g.dst = append(g.dst, SequenceOf(cards, low, low+size-1, 1<<suit))
}

// Runs returns the natural cards of the set that are in sequences of it, of
// three or more.
func (s Set) Runs() Set {
	s &= Naturals
	run := s & (s >> 4) & (s >> 8)
	return run | run<<4 | run<<8
}
