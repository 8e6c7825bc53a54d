package daifugo

import "math/bits"

// A Kind is the kind of a Combination.
type Kind uint8

// The kinds. Pass is the zero Combination: as a move no card played, as a field nothing
// to beat, at a Choice nothing chosen. The kinds from Give on are choices and are
// never on the field.
const (
	Pass     Kind = iota
	Single        // one card (単体)
	Group         // 2 or more cards of a rank (グループ, ペア)
	Sequence      // 3 or more ranks in a row of one suit (階段)
	Give          // cards for another player (7渡し)
	Discard       // cards discarded face up (10捨て, and by a bomber)
	Name          // ranks that all discard (Qボンバー)
)

var kindNames = [8]string{"pass", "single", "group", "sequence", "give", "discard", "name"}

// String returns the kind's name: "pass", "single", "group" …
func (k Kind) String() string { return kindNames[k&7] }

// Ranks that a joker can stand for at the ends of a sequence. aboveTwo is also
// the rank of jokers alone.
const (
	belowThree int8 = -1
	aboveTwo   int8 = 13
)

// A Combination is a combination of cards played at once (役), with what its jokers stand
// for. Two combinations are the same play exactly if they are equal after Canonical.
// LegalCombinations returns canonical combinations for its hand.
//
//   - A single or group has Low = High, its rank. Its jokers stand for the suits
//     in Suits that Cards and Twins lack.
//   - A sequence has one suit. Its jokers stand for the ranks from Low to High that
//     Cards lacks; -1 is below Three and 13 above Two.
//   - Jokers alone are a single or a group with Low = High = 13 and no suits. They
//     beat every rank in either order.
//   - A choice uses only Cards, Size and To. Cards of Name are all natural cards of
//     the ranks, and Size is the number of ranks. A Give between others has no
//     Cards where the viewer may not know them.
type Combination struct {
	Cards Set
	Kind  Kind
	Size  int8 // number of cards, of Name number of ranks
	Low   int8 // lowest rank it stands for
	High  int8 // highest rank it stands for
	Suits Suits
	To    int8 // seat that gets the cards of a Give, else 0
	// Twins has a bit for each of Cards, in their order: it is set if the
	// combination has that card twice, see Combination.Pile. It is 0 with one
	// deck. A choice has at most ChoiceLimit ranks, so 16 bits suffice.
	Twins uint16
}

// isLaid reports whether r is a single, group or sequence.
func (r Combination) isLaid() bool { return r.Kind-Single <= Sequence-Single }

// JokersOnly reports whether r is jokers that stand for no card, the strongest
// single or group.
func (r Combination) JokersOnly() bool { return r.Suits == 0 && r.isLaid() }

// Has reports whether a card of r is or stands for a rank 0…12.
func (r Combination) Has(rank int8) bool {
	return r.Low <= rank && rank <= r.High && r.isLaid()
}

// CountOf returns how many cards of r are or stand for a rank 0…12.
func (r Combination) CountOf(rank int8) int {
	switch {
	case !r.Has(rank):
		return 0
	case r.Kind == Sequence:
		return 1
	}
	return int(r.Size)
}

// Canonical returns r with its jokers renamed to as many from bit 52 up. So combinations
// of different hands can be compared.
func (r Combination) Canonical() Combination {
	r.Cards = r.Cards&Naturals | firstJokers((r.Cards & Jokers).Len())
	return r
}

// firstJokers returns n jokers.
func firstJokers(n int) Set { return 1<<(52+n) - 1<<52 }

// single returns the combination of one card, natural or joker.
func single(card Set) Combination {
	if card&Jokers != 0 {
		return JokersAlone(card)
	}
	rank := card.Lowest()
	return Combination{Cards: card, Kind: Single, Size: 1, Low: rank, High: rank, Suits: card.At(rank)}
}

// JokersAlone returns the combination of jokers played alone.
func JokersAlone(jokers Set) Combination {
	size := int8(jokers.Len())
	return Combination{Cards: jokers, Kind: min(Kind(size), Group), Size: size, Low: aboveTwo, High: aboveTwo}
}

// GroupOf returns the single or group of cards of a rank that stand for suits.
func GroupOf(cards Set, rank int8, suits Suits) Combination {
	size := int8(bits.OnesCount8(uint8(suits)))
	kind := Group
	if size == 1 {
		kind = Single
	}
	return Combination{Cards: cards, Kind: kind, Size: size, Low: rank, High: rank, Suits: suits}
}

// SequenceOf returns the sequence of cards that stand for the ranks low to high
// of a suit.
func SequenceOf(cards Set, low, high int8, suit Suits) Combination {
	return Combination{Cards: cards, Kind: Sequence, Size: high - low + 1, Low: low, High: high, Suits: suit}
}
