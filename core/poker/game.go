package poker

import "github.com/tefuda/tefuda/core/cards"

// A Deck is what video poker is dealt from: 52 cards and up to MaxJokers
// jokers, or 52 cards of which the four deuces are wild.
type Deck struct {
	Jokers     int8
	DeucesWild bool
}

// MaxJokers is the largest number of jokers in a Deck.
const MaxJokers = 2

// A DeckError says that a deck is none that Game knows.
type DeckError struct{ Deck Deck }

func (e *DeckError) Error() string {
	if e.Deck.DeucesWild && e.Deck.Jokers != 0 {
		return "deuces are wild only in a deck without jokers"
	}
	return "a deck has 0, 1 or 2 jokers"
}

// A Game is draw poker against a pay table (video poker): five cards dealt,
// any of them held, the rest replaced once, the final hand paid. Make one
// with NewGame; it is read-only afterwards.
type Game struct {
	deck  Deck
	pays  PayTable
	rules Rules
	ranks RankSet // of the natural and deuce cards in the deck: all, but in tests
	size  int32   // cards in the deck
	// lines is indexed as Table.values: the pay table's line that five cards
	// get, len(pays) for none, by the multiset of their ranks and wild cards
	// and by whether the naturals are of one suit.
	lines []uint8
}

const allRanks RankSet = 1<<(cards.Ace+1) - 1<<cards.Two

// NewGame prepares a game, which takes some milliseconds and 32 KB. The
// error is a *DeckError or what PayTable.Check says.
func NewGame(d Deck, p PayTable, r Rules) (*Game, error) {
	if d.Jokers < 0 || d.Jokers > MaxJokers || d.DeucesWild && d.Jokers > 0 {
		return nil, &DeckError{d}
	}
	if err := p.Check(); err != nil {
		return nil, err
	}
	return newGame(d, p, r, allRanks), nil
}

func newGame(d Deck, p PayTable, r Rules, ranks RankSet) *Game {
	g := &Game{deck: d, pays: append(PayTable{}, p...), rules: r, ranks: ranks, size: int32(d.Jokers)}
	for rank := cards.Two; rank <= cards.Ace; rank++ {
		if ranks.Has(rank) {
			g.size += cards.Suits
		}
	}
	f := fitter{g: g, table: r.Table()}
	g.lines = make([]uint8, len(f.table.values))
	fiveCards.each(f.fit)
	return g
}

// PayTable returns the lines of the game in the order in which results count
// them.
func (g *Game) PayTable() PayTable { return g.pays }

// wilds returns how many wild cards the deck has.
func (g *Game) wilds() int {
	if g.deck.DeucesWild {
		return cards.Suits
	}
	return int(g.deck.Jokers)
}

// ranksAt returns where Table.values and Game.lines have the multiset of
// ranks whose weights sum up to key.
func ranksAt(key uint32) uint32 { return fiveCards.at(2 * key) }

// A fitter finds the line of every hand. Any face may take a wild card's
// place, be it in the hand already or not.
type fitter struct {
	g     *Game
	table *Table
	wilds uint8
	best  uint8
}

func (f *fitter) fit(key uint32, t *tally) {
	if t.size() != MaxHand || t.jokers > f.g.wilds() {
		return
	}
	f.wilds = uint8(t.jokers)
	i := ranksAt(key)
	key -= uint32(t.jokers) * jokerWeight
	none := uint8(len(f.g.pays))
	f.best = none
	f.replace(t.jokers, cards.Two, key, 0)
	f.g.lines[i] = f.best
	if t.jokers == 0 { // else one suit leaves the wild cards the others, too
		f.best = none
	}
	f.replace(t.jokers, cards.Two, key, 1)
	f.g.lines[i+1] = f.best
}

// replace tries every rank for the remaining wild cards, in hands of one
// suit if flush is 1.
func (f *fitter) replace(left int, from cards.Rank, key, flush uint32) {
	if left > 0 {
		for r := from; r <= cards.Ace; r++ {
			f.replace(left-1, r, key+rankWeights[r], flush)
		}
		return
	}
	v := f.table.values[ranksAt(key)+flush]
	for i := range f.g.pays {
		if f.g.pays[i].Class.fits(v, f.wilds) && f.better(uint8(i)) {
			f.best = uint8(i)
		}
	}
}

func (f *fitter) better(i uint8) bool {
	pays, best := f.g.pays, int(f.best)
	if best == len(pays) {
		return true
	}
	return pays[i].Pay > pays[best].Pay || pays[i].Pay == pays[best].Pay && int(i) < best
}
