package call

// A Game is what a game's handlers offer.
type Game struct {
	Name      string
	Functions []Function
	// UseTables takes the tables that lie beside the module, nil where the game
	// has none. It keeps nothing of b, and returns an error if b is not them.
	UseTables func(b []byte) error
}
