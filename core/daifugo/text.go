package daifugo

import "math/bits"

// String returns a role as its cards from weak to strong, where a joker says
// what it stands for: "5s Jk=5h", "3h Jk=4h 5h". "=-h" is below Three, "=+h"
// above Two, "=5x" a fifth or sixth card of a rank, "Jk" a joker that stands
// for nothing, and "pass" a pass. Choices are in the notation of ParseRole. Of a
// role whose parts do not fit each other it returns the cards.
func (r Role) String() string {
	if r.Kind == Pass {
		return "pass"
	}
	if r.Kind >= Give {
		return r.choiceText()
	}
	if r.JokersOnly() || !r.wellFormed() {
		return r.Cards.String()
	}
	text := make([]byte, 0, 8*int(r.Size))
	for rank := r.Low; rank <= r.High; rank++ {
		for suits := r.Suits; suits != 0; suits &= suits - 1 {
			text = append(text, ' ')
			suit := bits.TrailingZeros8(uint8(suits))
			if !r.lays(rank, suit) {
				text = append(text, "Jk="...)
			}
			text = append(text, placeLetter(rank), (suitLetters + "xx")[suit])
		}
	}
	return string(text[1:])
}

// lays reports whether the card of a place is a natural one.
func (r Role) lays(rank int8, suit int) bool {
	return rank >= 0 && rank < Ranks && suit < 4 && r.Cards&CardOf(rank, suit) != 0
}

const placeLetters = "-" + rankLetters + "+"

// placeLetter returns the letter of a rank -1…13.
func placeLetter(rank int8) byte { return placeLetters[rank+1] }
