package notation

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// A MajiangHand is the content of a hand's text in the notation of the program Majiang: a
// Hand, and what an opponent's hand may have besides.
type MajiangHand struct {
	Hand    mahjong.Hand
	Unknown int8 // number of hidden tiles
	Riichi  bool // riichi is declared
}

const (
	notMajiang     = "is not a suit of mpsz with its numbers, nor _"
	notMajiangMeld = "is not a meld: a suit of mpsz, three or four numbers, a mark"
	notLast        = "is not followed by the melds"
)

// ParseMajiang reads a hand in the notation of Majiang (牌姿).
//
//	m123p406s789z11z2  tiles: the suit m, p, s or z, then numbers, 0 a red five; the drawn tile last
//	_                  a hidden tile
//	*                  after the tiles: riichi
//	,m34-0             a meld; the number before + (right), = (across) or - (left) is the called tile
//	,p555=0            an added kan: the number after the mark is the added tile
//	,s5550             a closed kan: four numbers without a mark
//	,                  at the end: a meld was just called, so no tile is the drawn one
//
// A hand has up to 14 tiles, each meld counted as three, and no more of a tile than the set
// with these reds. The error is a *fault.Fault.
func ParseMajiang(text string, reds mahjong.Reds) (MajiangHand, error) {
	none := MajiangHand{Hand: mahjong.EmptyHand()}
	if bad := reds.Wrong(); bad != nil {
		return none, bad
	}
	r := newHandReader(reds)
	at, riichi, bad := r.majiangConcealed(text)
	if bad != nil {
		return none, bad
	}
	called := false
	for at < len(text) {
		at++
		if at == len(text) {
			called = true
			break
		}
		end := commaAfter(text, at)
		if bad := r.majiangMeld(text[at:end], at); bad != nil {
			return none, bad
		}
		at = end
	}
	return MajiangHand{r.finish(called), r.unknown, riichi}, nil
}

// majiangConcealed reads the text before the first comma, and returns the comma's position.
func (r *handReader) majiangConcealed(text string) (at int, riichi bool, bad *fault.Fault) {
	end := commaAfter(text, 0)
	suit := none
	for ; at < end; at++ {
		c := text[at]
		digit := c >= '0' && c <= '9'
		why := ""
		switch {
		case c == '*':
			riichi = true
			if at+1 < end {
				why = notLast
			}
		case c == '_':
			suit, why = none, r.conceal(mahjong.NoTile)
		case suit != none && digit:
			why = r.digit(c, suit)
		case suitOf(c) != none && at+1 < end && text[at+1] >= '0' && text[at+1] <= '9':
			suit = suitOf(c)
		default:
			why = notMajiang
		}
		if why != "" {
			return at, riichi, wrongAt(at, majiangPart(text, at, suit), why)
		}
	}
	return at, riichi, nil
}

// majiangPart returns the wrong tile, or other text, at a position.
func majiangPart(text string, at, suit int) string {
	if suit != none && text[at] >= '0' && text[at] <= '9' {
		return mahjong.Suits[suit:suit+1] + text[at:at+1]
	}
	return cut(text, at, 1)
}

func (r *handReader) majiangMeld(text string, at int) *fault.Fault {
	suit := none
	if text != "" {
		suit = suitOf(text[0])
	}
	if suit == none {
		return wrongAt(at, cut(text, 0, 8), notMajiangMeld)
	}
	m, wrong := parseMeld(text[1:], suit, at+1)
	if wrong != nil {
		return wrong
	}
	if why := r.meld(m); why != "" {
		return wrongAt(at, text, why)
	}
	return nil
}

func commaAfter(text string, at int) int {
	for at < len(text) && text[at] != ',' {
		at++
	}
	return at
}

// String writes m in Majiang's notation, like Majiang itself: hidden tiles, then the others
// in order with red fives before plain ones, then the drawn tile, the melds. It is MPSZ
// with every suit before its numbers.
func (m MajiangHand) String() string {
	h, unknown := &m.Hand, m.Unknown
	last := unknown > 0 && h.Drawn == mahjong.NoTile && (h.Concealed()+int(unknown))%3 == 2
	if last {
		unknown--
	}
	var text []byte
	for range unknown {
		text = append(text, '_')
	}
	mpsz := h.MPSZ()
	end, all := commaAfter(mpsz, 0), len(mpsz)
	text = appendSuitsFirst(text, mpsz[:end])
	if last {
		text = append(text, '_')
	}
	if m.Riichi {
		text = append(text, '*')
	}
	if m.Unknown > 0 && all > end && mpsz[all-1] == ',' { // the hidden tiles show whose turn it is
		all--
	}
	return string(appendSuitsFirst(text, mpsz[end:all]))
}

// appendSuitsFirst appends MPSZ with every suit moved before its numbers.
func appendSuitsFirst(dst []byte, mpsz string) []byte {
	from := 0
	for i := range len(mpsz) {
		switch c := mpsz[i]; {
		case c == ',':
			dst, from = append(dst, c), i+1
		case suitOf(c) != none:
			dst, from = append(append(dst, c), mpsz[from:i]...), i+1
		}
	}
	return dst
}
