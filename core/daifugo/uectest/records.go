// Package uectest reads games of Daifugō that servers of the UEC championship
// recorded, for tests: of the official one its log, of the headless one of
// FujiGokoro (K. Ohto, https://github.com/YuriCat/FujiGokoroUECda) its match
// records.
package uectest

import (
	"bufio"
	"compress/gzip"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
)

type (
	set   = daifugo.Set
	role  = daifugo.Role
	seats = [daifugo.MaxPlayers]int8
	hands = [daifugo.MaxPlayers]daifugo.Set
)

// A Record is one game, by seats. A submitted role that is not legal counts as
// a pass in the official server's logs.
type Record struct {
	Names  []string // of the programs on the seats, as far as they are told
	Dealt  hands    // before the exchange
	Hands  hands    // after it
	Class  seats
	Given  hands // in the exchange
	Moves  []daifugo.Move
	Order  []int8 // seats from the first place on
	Strict bool   // every move was accepted
	Seated bool   // moves have their seats, and gifts their tributes
}

// oneJoker is the joker of the servers' deck.
const oneJoker set = 1 << 52

// Shared returns the files of a pattern in the folder shared/data/daifugo
// beside the repository, none where that is not.
func Shared(pattern string) []string {
	_, file, _, _ := runtime.Caller(0)
	files, _ := filepath.Glob(filepath.Join(filepath.Dir(file), "..", "..", "..", "..", "shared", "data", "daifugo", pattern))
	return files
}

// Read returns the games of a file, compressed by gzip: of an official server's
// log if it is named so, else of match records.
func Read(file string) ([]Record, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return nil, err
	}
	lines := bufio.NewScanner(z)
	lines.Buffer(nil, 1<<20)
	read := matchRecords
	if strings.HasPrefix(filepath.Base(file), "official_") {
		read = officialLog
	}
	games := read(lines)
	return games, lines.Err()
}

// name notes the names of players by their seats.
func (r *Record) name(names []string, seatOf seats) {
	r.Names = make([]string, daifugo.MaxPlayers)
	for player, name := range names {
		r.Names[seatOf[player]] = name
	}
}
