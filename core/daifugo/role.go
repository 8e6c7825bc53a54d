package daifugo

import "math/bits"

// A Kind says what sort of role a role is.
type Kind uint8

// The kinds. Pass is the zero Role: no card laid, or, as a field, nothing to
// beat; where a Choice is to be made, none made. The kinds from Give on are
// choices, and never on the field.
const (
	Pass     Kind = iota
	Single        // one card (単体)
	Group         // 2 or more cards of a rank (グループ, ペア)
	Sequence      // 3 or more ranks in a row of one suit (階段)
	Give          // cards for another player (7渡し)
	Discard       // cards laid aside (10捨て, and what a bomber takes)
	Name          // ranks that all discard (Qボンバー)
)

var kindNames = [8]string{"pass", "single", "group", "sequence", "give", "discard", "name"}

// String returns the kind's name: "pass", "single", "group" …
func (k Kind) String() string { return kindNames[k&7] }

// Ranks at which a joker can stand at the ends of a sequence, and the rank of
// roles of jokers alone.
const (
	belowThree int8 = -1
	aboveTwo   int8 = 13
)

// A Role (役) is what is laid at once, with what its jokers stand for. Two
// roles are the same play exactly if they are equal after Canonical; within
// one hand LegalRoles returns canonical roles.
//
//   - A single or group has Low = High, its rank. Its jokers stand for the
//     suits in Suits that Cards lacks there.
//   - A sequence has one suit. Its jokers stand for the ranks from Low to High
//     that Cards lacks; -1 is below Three and 13 above Two.
//   - Jokers alone are a single or a group with Low = High = 13 and no suits:
//     they beat every rank in either order.
//   - Of a choice only Cards, Size and To count. Cards of Name are all natural
//     cards of the ranks, and Size is the number of ranks. A Give between
//     others has no Cards, as a viewer may not know them.
type Role struct {
	Cards Set
	Kind  Kind
	Size  int8 // number of cards
	Low   int8 // lowest rank it stands for
	High  int8 // highest rank it stands for
	Suits Suits
	To    int8 // of Give the seat that gets the cards, else 0
}

// isLaid reports whether a role is one for the field.
func (r Role) isLaid() bool { return r.Kind-Single <= Sequence-Single }

// JokersOnly reports whether r is jokers that stand for no card, the strongest
// single or pair.
func (r Role) JokersOnly() bool { return r.Suits == 0 && r.isLaid() }

// Has reports whether a card of r is or stands for a rank 0…12.
func (r Role) Has(rank int8) bool {
	return r.Low <= rank && rank <= r.High && r.isLaid()
}

// CountOf returns how many cards of r are or stand for a rank 0…12.
func (r Role) CountOf(rank int8) int {
	switch {
	case !r.Has(rank):
		return 0
	case r.Kind == Sequence:
		return 1
	}
	return int(r.Size)
}

// Canonical returns r with its jokers renamed: as many, bit 52 first. Roles
// of different hands can be compared by it.
func (r Role) Canonical() Role {
	r.Cards = r.Cards&Naturals | firstJokers((r.Cards & Jokers).Len())
	return r
}

// firstJokers returns n jokers.
func firstJokers(n int) Set { return 1<<(52+n) - 1<<52 }

// single returns the role of one card, a natural one or a joker.
func single(card Set) Role {
	if card&Jokers != 0 {
		return JokersAlone(card)
	}
	rank := card.Lowest()
	return Role{Cards: card, Kind: Single, Size: 1, Low: rank, High: rank, Suits: card.At(rank)}
}

// JokersAlone returns the role of some jokers alone.
func JokersAlone(jokers Set) Role {
	size := int8(jokers.Len())
	return Role{Cards: jokers, Kind: min(Kind(size), Group), Size: size, Low: aboveTwo, High: aboveTwo}
}

// group returns the role of cards of a rank that stand for suits.
func GroupOf(cards Set, rank int8, suits Suits) Role {
	size := int8(bits.OnesCount8(uint8(suits)))
	kind := Group
	if size == 1 {
		kind = Single
	}
	return Role{Cards: cards, Kind: kind, Size: size, Low: rank, High: rank, Suits: suits}
}

// sequence returns the role of cards that stand for low to high of a suit.
func SequenceOf(cards Set, low, high int8, suit Suits) Role {
	return Role{Cards: cards, Kind: Sequence, Size: high - low + 1, Low: low, High: high, Suits: suit}
}
