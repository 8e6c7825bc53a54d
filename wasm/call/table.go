package call

import (
	"strconv"

	"github.com/tefuda/tefuda/wasm/wire"
)

// Version is that of the shape of tables and views. It grows where one that was
// saved would be read wrongly.
const Version = 1

// WriteKind writes the fields game and version, by which a table or view says what
// it is.
//
//go:noinline
func WriteKind(out *wire.Writer, game string) {
	out.TextField("game", game)
	out.IntField("version", Version)
}

// CheckKind checks these two fields of a table or view that is read. What is left
// out is right.
//
//go:noinline
func (in *Input) CheckKind(field, want string, game, version *wire.Value) {
	if !game.IsMissing() {
		in.AsChoice(field+".game", *game, []string{want})
	}
	if version.IsMissing() {
		return
	}
	if n, ok := version.Number(); !ok || n != Version {
		in.OutOfRange(field+".version", strconv.Itoa(Version)+", that of this engine's tables", *version)
	}
}
