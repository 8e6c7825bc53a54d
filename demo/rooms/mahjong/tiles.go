//go:build js && wasm

package mahjong

import (
	"slices"
	"strconv"
	"strings"
)

// tileSuits are the suits of MPSZ, in the order in which a hand is laid out:
// characters, circles, bamboos, honours. The page writes a tile as a digit and
// a suit, "5p"; 0 is the red five.
const tileSuits = "mpsz"

// honours are mjai's names of 1z to 7z.
const honours = "ESWNPFC"

// tileSet lists the 37 faces by the rows of the picker.
var tileSet = [][]string{
	{"1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", "0m"},
	{"1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p", "0p"},
	{"1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "0s"},
	{"1z", "2z", "3z", "4z", "5z", "6z", "7z"},
}

// copies is how often a face is in the set.
func copies(tile string) int {
	switch {
	case tile[0] == '0':
		return 1
	case tile[0] == '5' && tile[1] != 'z':
		return 3
	}
	return 4
}

// tileOrder sorts tiles as a hand is laid out, a red five beside the others.
func tileOrder(tile string) int {
	digit := 2 * int(tile[0]-'0')
	if digit == 0 {
		digit = 9
	}
	return 100*strings.IndexByte(tileSuits, tile[1]) + digit
}

func sortTiles(tiles []string) {
	slices.SortStableFunc(tiles, func(a, b string) int { return tileOrder(a) - tileOrder(b) })
}

// isTile tells a face of the set.
func isTile(tile string) bool {
	return len(tile) == 2 && slices.ContainsFunc(tileSet, func(row []string) bool { return slices.Contains(row, tile) })
}

// writeTiles writes tiles in their order as MPSZ: "123m40p".
func writeTiles(tiles []string) string {
	var b strings.Builder
	for i, tile := range tiles {
		b.WriteByte(tile[0])
		if i == len(tiles)-1 || tiles[i+1][1] != tile[1] {
			b.WriteByte(tile[1])
		}
	}
	return b.String()
}

// tilesIn reads tiles in any notation that the engine takes, and says whether
// the text is one: MPSZ, Majiang's with the suit first, or names of mjai and
// numbers of Tenhou with spaces or commas between.
func tilesIn(text string) ([]string, bool) {
	if names, ok := namesIn(text); ok {
		tiles := make([]string, len(names))
		for i, name := range names {
			tiles[i] = tileNamed(name)
		}
		return tiles, true
	}
	text = strings.Join(strings.Fields(text), "")
	if text != "" && strings.IndexByte(tileSuits, text[0]) >= 0 {
		text = suitsLast(text)
	}
	return digitsOf(text)
}

// digitsOf reads MPSZ.
func digitsOf(text string) ([]string, bool) {
	var tiles []string
	begin := 0
	for i := range len(text) {
		if strings.IndexByte(tileSuits, text[i]) < 0 {
			continue
		}
		if i == begin {
			return nil, false
		}
		for ; begin < i; begin++ {
			tiles = append(tiles, text[begin:begin+1]+text[i:i+1])
		}
		begin++
	}
	return tiles, begin == len(text) && !slices.ContainsFunc(tiles, func(t string) bool { return !isTile(t) })
}

// suitsLast turns Majiang's "m123p40" into "123m40p".
func suitsLast(text string) string {
	var b strings.Builder
	suit := text[:1]
	for _, c := range text[1:] + "." {
		if strings.ContainsRune(tileSuits+".", c) {
			b.WriteString(suit)
			suit = string(c)
		} else {
			b.WriteRune(c)
		}
	}
	return b.String()
}

// namesIn splits a list of mjai's names or Tenhou's numbers.
func namesIn(text string) ([]string, bool) {
	names := strings.FieldsFunc(text, func(c rune) bool { return c == ' ' || c == ',' || c == '\n' })
	for _, name := range names {
		if tileNamed(name) == "" {
			return nil, false
		}
	}
	return names, len(names) > 0
}

// tileNamed reads one name or number, "" if it is none.
func tileNamed(name string) string {
	if isTile(name) {
		return name
	}
	if len(name) == 1 && strings.Contains(honours, name) {
		return strconv.Itoa(strings.Index(honours, name)+1) + "z"
	}
	if len(name) == 3 && name[0] == '5' && name[2] == 'r' && isTile("0"+name[1:2]) {
		return "0" + name[1:2]
	}
	number, err := strconv.Atoi(name)
	if err != nil || number < 0 || number > 135 {
		return ""
	}
	kind := number / 4
	tile := strconv.Itoa(kind%9+1) + tileSuits[kind/9:kind/9+1]
	if tile[0] == '5' && tile[1] != 'z' && number%4 == 0 {
		return "0" + tile[1:]
	}
	return tile
}

// inAPI is a text as the API takes it: a list of names becomes an array.
func inAPI(text string) any {
	names, ok := namesIn(text)
	if _, plain := digitsOf(text); plain || !ok {
		return text
	}
	values := make([]any, len(names))
	for i, name := range names {
		if number, err := strconv.Atoi(name); err == nil {
			values[i] = number
		} else {
			values[i] = name
		}
	}
	return values
}

// oneInAPI is the same of a single tile.
func oneInAPI(text string) any {
	if number, err := strconv.Atoi(text); err == nil {
		return number
	}
	return text
}
