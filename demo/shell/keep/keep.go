// Package keep holds what outlasts the page, in the browser's localStorage: the
// game of every room, and which of them was played last. A game is what a link to
// it carries, so that the engine judges both alike. The results and the daily deals
// are record's, in JavaScript, in the same form.
//
// What is stored says which version wrote it and carries a sum, so that damage is
// found out. What is damaged is put aside under another name, never thrown away.
package keep

import (
	"errors"
	"hash/fnv"
	"strconv"
	"strings"
)

// What can be wrong with what is kept.
var (
	ErrDamaged = errors.New("damaged")       // it has been put aside
	ErrDenied  = errors.New("not permitted") // the browser keeps nothing for this page
)

// Storage is localStorage, or what stands for it. Nothing of it panics.
type Storage interface {
	// Read returns a text, and whether there is one.
	Read(key string) (text string, found bool, err error)
	// Write says why it failed: the storage is full, or denied.
	Write(key, text string) error
}

// Keeper is what rooms keep their games in.
type Keeper struct{ In Storage }

const (
	prefix = "tefuda-"
	game   = prefix + "game-"
	aside  = prefix + "aside-"
	last   = prefix + "last"
)

// version is of what is written. A later one reads the earlier ones, too.
const version = "1"

// seal is a text as it is stored: version, sum, text.
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

// read returns what is kept under a name, "" for nothing. What is damaged is put
// aside.
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

// Keep stores a room's game and that it is the one played last.
func (k *Keeper) Keep(room, state string) error {
	if err := k.In.Write(game+room, seal(state)); err != nil {
		return err
	}
	return k.In.Write(last, room)
}

// SetAside keeps a room's game beside another one that takes its place.
func (k *Keeper) SetAside(room, state string) error {
	return k.In.Write(aside+strings.TrimPrefix(game, prefix)+room, seal(state))
}

// RoomOf is the room whose game a name of the storage is for, "" for others.
func RoomOf(key string) string {
	room, found := strings.CutPrefix(key, game)
	if !found {
		return ""
	}
	return room
}
