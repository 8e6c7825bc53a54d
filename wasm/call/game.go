package call

import "github.com/tefuda/tefuda/wasm/wire"

// A Game is the functions of one game, as the engine registers them.
type Game struct {
	Name      string
	Functions []Function
	// UseTables reads the game's tables, a file next to the module. It returns an
	// error if b is not that file, and does not alias b. It is nil if the game has
	// no tables.
	UseTables func(b []byte) error
}

// Accept reads tables that a host has loaded, and writes the response into out.
func (g *Game) Accept(b []byte, out *wire.Writer) {
	if g.UseTables == nil {
		Fault(out, g.Name+" has no tables")
		return
	}
	if err := g.UseTables(b); err != nil {
		Fault(out, "not the tables of "+g.Name+": "+err.Error())
		return
	}
	header(out, StatusOK)
	out.Null()
	finish(out)
}
