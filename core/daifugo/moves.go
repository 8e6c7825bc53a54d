package daifugo

import (
	"math/bits"
	"slices"
)

// OneSuit is the spades: the lowest bit of every rank.
const OneSuit Set = 0x1111111111111

// LegalCombinations appends to dst the combinations that a hand can play now, each once:
// singles from weak to strong, groups, sequences. A pass is not among them; see
// CanPass. Combinations are canonical, which means:
//
//   - jokers are alike: a combination takes those of the hand from bit 52 up;
//   - a joker in a group takes each suit that the group lacks if SuitLock is on,
//     but only the lowest such suits if it is off, as suits then never matter; the
//     fifth to eighth card of a rank have no choice;
//   - a joker in a sequence takes each rank, also that of a card that the hand has
//     and keeps.
//
// With Sandstorm three threes come last, once for each choice of cards. At a
// Choice its options are appended instead, by size.
//
// It does not check whose hand it is, and allocates only to grow dst.
func (t *Table) LegalCombinations(dst []Combination, hand Set) []Combination {
	return t.LegalOf(dst, Pile{Cards: hand})
}

// LegalOf is LegalCombinations for a hand that may have a card twice.
func (t *Table) LegalOf(dst []Combination, pile Pile) []Combination {
	if t.Choice != NoChoice {
		return t.options(dst, pile)
	}
	hand := pile.Cards
	g := generator{t: t, dst: dst, hand: hand & t.above(), jokers: hand & Jokers, twins: pile.Twins}
	switch t.Field.Kind {
	case Single:
		g.singles()
	case Group:
		g.groups(int(t.Field.Size), int(t.Field.Size))
	case Sequence:
		g.hand = hand & Naturals
		g.follow()
	default:
		return g.lead()
	}
	if t.returnable(hand) {
		g.dst = append(g.dst, single(SpadeThree))
	}
	g.sandstorm(pile)
	return g.dst
}

// sandstorm adds three threes if they beat anything.
func (g *generator) sandstorm(hand Pile) {
	if g.t.Rules.Has(Sandstorm) {
		g.lowest(hand, Three, 3)
	}
}

// returnable reports whether a hand can return a joker by the Three of spades.
func (t *Table) returnable(hand Set) bool {
	return hand&SpadeThree != 0 && t.Rules.Has(SpadeReturn) && t.Field.Kind == Single && t.Field.JokersOnly()
}

// above returns the natural cards whose ranks and suits may follow the field.
func (t *Table) above() Set {
	cards := Naturals
	switch {
	case t.Field.Kind == Pass:
		return cards
	case t.Field.JokersOnly():
		return 0
	case t.Reversed():
		cards = BelowRank(t.Field.Low)
		if t.RankLocked {
			cards &^= BelowRank(t.Field.Low - 1)
		}
	default:
		cards &^= BelowRank(t.Field.High + 1)
		if t.RankLocked {
			cards &= BelowRank(t.Field.High + 2)
		}
	}
	if t.Lock != 0 && !t.locksPart() {
		cards &= OneSuit * Set(t.Lock&AllSuits)
	}
	return cards
}

// locksPart reports whether more suits than those of the lock may follow.
func (t *Table) locksPart() bool { return t.Rules.Has(PartLock) && t.Field.Kind == Group }

// BelowRank returns the natural cards of all ranks below a given one, -2…15.
func BelowRank(rank int8) Set {
	return Naturals & (1<<(4*uint8(max(rank, 0))) - 1)
}

// A generator collects combinations in dst.
type generator struct {
	t      *Table
	dst    []Combination
	hand   Set // the natural cards to use
	jokers Set
	twins  Set // the cards that the hand has twice
}

// lead adds the combinations that may be led.
func (g *generator) lead() []Combination {
	from := len(g.dst)
	g.singles()
	g.combinations()
	if g.t.Opening {
		kept := g.dst[:from]
		for _, r := range g.dst[from:] {
			if r.Cards&DiamondThree != 0 {
				kept = append(kept, r)
			}
		}
		return kept
	}
	return g.dst
}

// combinations adds the groups and sequences that may be led.
func (g *generator) combinations() {
	g.groups(2, 4+MaxJokers)
	g.sandstorm(Pile{g.hand | g.jokers, g.twins})
	if g.t.Rules.Has(Sequences) {
		g.sequences(3, longest, 0, lastColumn)
	}
}

// loneJoker returns the joker that can be played alone, none on a field of
// jokers.
func (g *generator) loneJoker() Set {
	if g.t.Field.JokersOnly() {
		return 0
	}
	return g.jokers & -g.jokers
}

// singles adds the single cards, and a joker alone unless the field is jokers.
func (g *generator) singles() {
	at := len(g.dst)
	dst := slices.Grow(g.dst, g.hand.Len())[:at+g.hand.Len()]
	for h := g.hand; h != 0; h &= h - 1 {
		bit := h.Index()
		rank := int8(bit >> 2)
		dst[at] = Combination{Cards: h & -h, Kind: Single, Size: 1, Low: rank, High: rank, Suits: 1 << (bit & 3)}
		at++
	}
	if joker := g.loneJoker(); joker != 0 {
		dst = append(dst, JokersAlone(joker))
	}
	g.dst = dst
}

// groups adds the groups of least to most cards.
func (g *generator) groups(least, most int) {
	have := g.jokers.Len()
	if g.t.Rules.Has(TwoDecks) {
		g.twoDecks(least, most)
	} else {
		g.oneDeck(least, most)
	}
	if g.t.Field.JokersOnly() {
		return
	}
	for n := max(least, 2); n <= min(have, most); n++ {
		g.dst = append(g.dst, JokersAlone(g.some(n)))
	}
}

// oneDeck adds the groups of least to most cards whose natural cards are of one
// deck.
func (g *generator) oneDeck(least, most int) {
	have := g.jokers.Len()
	for ranks := g.hand.WithAtLeast(max(least-have, 1)); ranks != 0; ranks &^= ranks.First() {
		rank := int8(ranks.Index() >> 2)
		suits := g.hand.At(rank)
		for part := suits; part != 0; part = (part - 1) & suits {
			n := bits.OnesCount8(uint8(part))
			for k := max(least-n, 0); k <= min(have, most-n); k++ {
				g.group(rank, part, n, k)
			}
		}
	}
}

// WithAtLeast returns the set with bit 3 of each rank that has n or more natural
// cards, 1…8. It adds up the four bits of all ranks side by side; adding 8-n
// carries into bit 3.
func (s Set) WithAtLeast(n int) Set {
	s &= Naturals
	s -= s >> 1 & (5 * OneSuit)
	s = s&(3*OneSuit) + s>>2&(3*OneSuit)
	return (s + Set(8-n)*OneSuit) & (8 * OneSuit)
}

// group adds the groups of n natural cards of a rank and k jokers.
func (g *generator) group(rank int8, part Suits, n, k int) {
	if rank == Three && n+k == 3 && g.t.Rules.Has(Sandstorm) {
		return
	}
	cards := Set(part)<<(uint8(rank)*4) | g.some(k)
	suits := part
	switch {
	case g.t.Lock != 0 && !g.t.locksPart():
		if suits = g.t.Lock; k == 0 && part != suits {
			return
		}
	case k == 0:
	case n+k > 4:
		suits = 1<<(n+k) - 1
	case g.t.Rules.Has(SuitLock):
		g.anySuits(cards, rank, part, n+k)
		return
	default:
		suits = filled(part, k)
	}
	if suits&g.t.Lock != g.t.Lock {
		return
	}
	g.dst = append(g.dst, Combination{Cards: cards, Kind: Group, Size: int8(n + k), Low: rank, High: rank, Suits: suits})
}

// anySuits adds the groups whose jokers take any suits that the natural cards
// lack.
func (g *generator) anySuits(cards Set, rank int8, part Suits, size int) {
	for all := part + 1; all <= AllSuits; all++ {
		if all&(part|g.t.Lock) == part|g.t.Lock && bits.OnesCount8(uint8(all)) == size {
			g.dst = append(g.dst, GroupOf(cards, rank, all))
		}
	}
}

// filled returns suits and the k lowest suits that they lack.
func filled(suits Suits, k int) Suits {
	for range k {
		suits |= suits + 1
	}
	return suits
}

// some returns k of the jokers in hand.
func (g *generator) some(k int) Set {
	if k == 1 {
		return g.jokers.First()
	}
	return g.jokers.FirstOf(k)
}

// Columns is one suit in 15 columns: below Three (-), the 13 ranks, above Two
// (+). Column i is bit 4i:
//
//	bit     0   4   8  ...  52  56
//	column  0   1   2  ...  13  14
//	rank    -   3   4  ...   2   +
const Columns Set = 0x111111111111111

// No sequence begins beyond lastColumn, and none has more than longest cards.
const (
	lastColumn = Ranks + 1
	longest    = Ranks + 2
)

// SequencesOf appends to dst all sequences that some cards form, jokers
// included, in the order of LegalCombinations.
func SequencesOf(dst []Combination, cards Set) []Combination {
	g := generator{dst: dst, hand: cards & Naturals, jokers: cards & Jokers}
	g.sequences(3, longest, 0, lastColumn)
	return g.dst
}

// follow adds the sequences that beat the one on the field.
func (g *generator) follow() {
	size := int(g.t.Field.Size)
	low, high := g.t.fieldEnds()
	first, last := int(high)+2, lastColumn
	if g.t.Reversed() {
		first, last = 0, int(low)+1-size
	}
	if g.t.RankLocked {
		first, last = g.t.nextStart(first, last)
	}
	if g.t.Lock != 0 {
		g.hand &= OneSuit * Set(g.t.Lock)
	}
	g.sequences(size, size, first, last)
}

// nextStart narrows the columns where a sequence may begin to the one right after
// the field.
func (t *Table) nextStart(first, last int) (int, int) {
	if t.Reversed() {
		return max(first, last), last
	}
	return first, min(first, last)
}

// sequences adds the sequences of least to most cards that begin in a column from
// first to last (see Columns).
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
			if missing := size - (row & window).Len(); missing <= g.jokers.Len() && missing < size {
				g.windows(suit, row&window, row&window, int8(at)-1, int8(size), missing)
			}
			window <<= 4
		}
	}
}

// windows adds the sequences of one window of columns. held are the row's cards
// in it, missing is how many it lacks. Spare jokers may replace cards of free,
// but never the last card held.
func (g *generator) windows(suit int, held, free Set, low, size int8, missing int) {
	g.window(suit, held, low, size, missing)
	if missing == min(g.jokers.Len(), int(size)-1) {
		return
	}
	for ; free != 0; free &= free - 1 {
		g.windows(suit, held&^free.First(), free&(free-1), low, size, missing+1)
	}
}

// window adds the sequence of some cards of a row and jokers. It is a method,
// because for a closure TinyGo would put the generator on the heap.
func (g *generator) window(suit int, row Set, low, size int8, jokers int) {
	cards := row>>4<<suit | g.some(jokers)
	g.dst = append(g.dst, SequenceOf(cards, low, low+size-1, 1<<suit))
}

// Runs returns the natural cards that are in sequences of the set, of three or
// more.
func (s Set) Runs() Set {
	s &= Naturals
	run := s & (s >> 4) & (s >> 8)
	return run | run<<4 | run<<8
}

// CombinationsOf appends to dst the combinations that some cards make when all of them
// are led: one for each meaning of their jokers, in the order and form of
// Table.LegalCombinations. If suits have no effect, as in a combination that clears the
// field at once, meanings that differ only in a joker's suit count as one.
func (r Rules) CombinationsOf(dst []Combination, cards Set) []Combination {
	return r.CombinationsOfPile(dst, Pile{Cards: cards})
}

// CombinationsOfPile is CombinationsOf for cards that may be there twice.
func (r Rules) CombinationsOfPile(dst []Combination, cards Pile) []Combination {
	size := cards.Len()
	if size > longest {
		return dst
	}
	t := Table{Rules: r}
	kept := dst
	for _, combination := range t.LegalOf(nil, cards) {
		if int(combination.Size) == size && (!t.Cuts(combination) || combination.lowestSuits()) {
			kept = append(kept, combination)
		}
	}
	return kept
}

// writings returns how some cards with bare jokers are written as a combination, "" if
// they are no combination.
func (r Rules) writings(cards Pile) string {
	r.On = r.On&TwoDecks | Sequences
	combinations := r.CombinationsOfPile(nil, cards)
	if len(combinations) == 0 {
		return ""
	}
	text := ": what the joker stands for is written with it, like \"" + combinations[0].String()
	if last := combinations[len(combinations)-1]; len(combinations) > 1 {
		text += "\" or \"" + last.String()
	}
	return text + "\""
}
