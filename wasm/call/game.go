package call

import "github.com/tefuda/tefuda/wasm/wire"

// A Game is what a game's handlers offer.
type Game struct {
	Name      string
	Functions []Function
	// UseTables takes the tables that lie beside the module, nil where the game
	// has none. It keeps nothing of b, and returns an error if b is not them.
	UseTables func(b []byte) error
}

// Accept takes the tables that a host has loaded and writes the response.
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
