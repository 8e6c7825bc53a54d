package mahjong

import "strconv"

// A tile of the set of 136 has a number in the logs of Tenhou: four times its
// kind and a copy 0…3. The lowest copies of a five are the red ones, usually
// the one: 16, 52 and 88.
const ids = maxCopies * Kinds

// TileOfID returns the tile of a number 0…135, or NoTile.
func TileOfID(id int, reds Reds) Tile {
	if id < 0 || id >= ids {
		return NoTile
	}
	t := Tile(id / maxCopies)
	if red := t.Red(); red != NoTile && id%maxCopies < int(reds[red-Red5m]) {
		return red
	}
	return t
}

// HandOfIDs returns the hand of concealed tiles by their numbers 0…135; of 14
// (or 11, 8, 5, 2) the last is the drawn one. The error is a *NotationError,
// whose position is a place in list, or a *CountError of the reds.
func HandOfIDs(list []int, reds Reds) (Hand, error) {
	var seen [ids]bool
	return handOfList(len(list), reds, func(i int) (Tile, string) {
		t := TileOfID(list[i], reds)
		if t == NoTile {
			return t, notID
		}
		if seen[list[i]] {
			return t, notAgain
		}
		seen[list[i]] = true
		return t, ""
	}, func(i int) string { return strconv.Itoa(list[i]) })
}

// HandOfMjai returns the hand of concealed tiles by their names in mjai; of 14
// (or 11, 8, 5, 2) the last is the drawn one. The error is a *NotationError,
// whose position is a place in names, or a *CountError of the reds.
func HandOfMjai(names []string, reds Reds) (Hand, error) {
	return handOfList(len(names), reds, func(i int) (Tile, string) {
		t, err := ParseMjai(names[i])
		if err != nil {
			return t, notListed
		}
		return t, ""
	}, func(i int) string { return cut(names[i], 0, 8) })
}

func handOfList(n int, reds Reds, tile func(int) (Tile, string), text func(int) string) (Hand, error) {
	if err := reds.check(); err != nil {
		return EmptyHand(), err
	}
	r := newHandReader(reds)
	for i := range n {
		t, why := tile(i)
		if why == "" {
			why = r.conceal(t)
		}
		if why != "" {
			return EmptyHand(), &NotationError{i, text(i), why}
		}
	}
	return r.finish(false), nil
}

// list returns the concealed tiles in order, the drawn one last.
func (h *Hand) list() (tiles []Tile) {
	for k := range Tile(Tiles) {
		n := h.Counts[k]
		if k == h.Drawn {
			n--
		}
		for range n {
			tiles = append(tiles, k)
		}
	}
	if h.Drawn.Valid() {
		tiles = append(tiles, h.Drawn)
	}
	return tiles
}

// IDs returns numbers 0…135 of the concealed tiles, the lowest that are tiles
// of the set with so many reds, in order with the drawn tile last. It returns
// nil if the set has not so many of a tile.
func (h *Hand) IDs(reds Reds) []int {
	var used [ids]bool
	var list []int
	for _, t := range h.list() {
		first := maxCopies * int(t.Kind())
		id := first
		for id < first+maxCopies && (used[id] || TileOfID(id, reds) != t) {
			id++
		}
		if id == first+maxCopies {
			return nil
		}
		used[id] = true
		list = append(list, id)
	}
	return list
}

// mjaiHonours are mjai's names of the honours, in order.
const mjaiHonours = "ESWNPFC"

// Mjai returns the name of t in the protocol mjai: "1m"…"9s", "5mr" for the red
// five, E S W N P F C for the honours, "?" for NoTile.
func (t Tile) Mjai() string {
	switch {
	case !t.Valid():
		return "?"
	case t.IsRed():
		return t.Kind().String() + "r"
	case t.IsHonour():
		return mjaiHonours[t-East : t-East+1]
	}
	return t.String()
}

// ParseMjai reads a tile's name in mjai. The error is a *NotationError.
func ParseMjai(name string) (Tile, error) {
	switch {
	case len(name) == 1:
		for i := range mjaiHonours {
			if mjaiHonours[i] == name[0] {
				return East + Tile(i), nil
			}
		}
	case len(name) == 2 || len(name) == 3 && name[0] == '5' && name[2] == 'r':
		suit := suitOf(name[1])
		if name[0] == '0' || suit < 0 || suit == 3 {
			break
		}
		if t := tileOf(name[0], suit); len(name) == 3 {
			return t.Red(), nil
		} else if t != NoTile {
			return t, nil
		}
	}
	return NoTile, &NotationError{0, cut(name, 0, 8), notListed}
}

// MjaiNames returns the names of the concealed tiles in mjai, the drawn one
// last.
func (h *Hand) MjaiNames() []string {
	tiles := h.list()
	names := make([]string, len(tiles))
	for i, t := range tiles {
		names[i] = t.Mjai()
	}
	return names
}
