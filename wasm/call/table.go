package call

import (
	"strconv"

	"github.com/tefuda/tefuda/wasm/wire"
)

// Version is the version of the format of tables and views. Raise it when a saved
// one would be misread.
const Version = 1

// WriteKind writes the fields game and version, which identify a table or view.
//
//go:noinline
func WriteKind(out *wire.Writer, game string) {
	out.TextField("game", game)
	out.IntField("version", Version)
}

// CheckKind checks the fields game and version of a table or view. Either may be
// left out.
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
