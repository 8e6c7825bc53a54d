// Package keep stores what outlasts the page in the browser's localStorage: the
// game of every room, and which room was played last. A game is stored as the
// state of a link to it, so that the engine checks both in the same way.
// record and puzzles, in JavaScript, store the results, the daily deals and the
// puzzles in the same form.
//
// Every stored text carries a version and a checksum, so that damage is
// noticed. A damaged text is moved to another name and never deleted.
package keep

import (
	"errors"
	"hash/fnv"
	"strconv"
	"strings"
)

// The errors of reading and writing.
var (
	ErrDamaged = errors.New("damaged")       // the text has been moved aside
	ErrDenied  = errors.New("not permitted") // the browser stores nothing for this page
)

// Storage is localStorage or a stand-in for it. Its methods never panic.
type Storage interface {
	// Read returns a text, and whether there is one.
	Read(key string) (text string, found bool, err error)
	// Write returns an error if the storage is full or access is denied.
	Write(key, text string) error
}

// Keeper stores the rooms' games.
type Keeper struct{ In Storage }

const (
	prefix = "tefuda-"
	game   = prefix + "game-"
	aside  = prefix + "aside-"
	last   = prefix + "last"
)

// version is the version of the stored form. A later version must read earlier
// ones too.
const version = "1"

// seal returns the stored form of a text: version, checksum, text.
func seal(text string) string { return version + " " + sum(text) + " " + text }

func sum(text string) string {
	h := fnv.New32a()
	h.Write([]byte(text))
	return strconv.FormatUint(uint64(h.Sum32()), 36)
}

func unseal(stored string) (string, error) {
	parts := strings.SplitN(stored, " ", 3)
	if len(parts) != 3 || parts[0] != version || parts[1] != sum(parts[2]) {
		return "", ErrDamaged
	}
	return parts[2], nil
}

// read returns the text stored under a name, "" for none. It moves a damaged
// text aside.
func (k *Keeper) read(name string) (string, error) {
	stored, found, err := k.In.Read(name)
	if err != nil || !found {
		return "", err
	}
	text, err := unseal(stored)
	if err != nil {
		if failed := k.In.Write(aside+strings.TrimPrefix(name, prefix), stored); failed != nil {
			return "", failed
		}
	}
	return text, err
}

// Game returns a room's game, "" for none.
func (k *Keeper) Game(room string) (string, error) { return k.read(game + room) }

// Keep stores a room's game, and the room as the one played last.
func (k *Keeper) Keep(room, state string) error {
	if err := k.In.Write(game+room, seal(state)); err != nil {
		return err
	}
	return k.In.Write(last, room)
}

// SetAside stores a room's game under another name, when a linked game replaces
// it.
func (k *Keeper) SetAside(room, state string) error {
	return k.In.Write(aside+strings.TrimPrefix(game, prefix)+room, seal(state))
}

// RoomOf returns the room whose game is stored under a key, "" for other keys.
func RoomOf(key string) string {
	room, found := strings.CutPrefix(key, game)
	if !found {
		return ""
	}
	return room
}
