// Package shape has the engine's objects as the page reads them: a struct for each table
// of fields in wasm/api/<game>/shape.go, which a room embeds, or gives a name of its own
// where all its fields are read. Text, lists and numbers that may be null are "", nil and a
// nil pointer then. An int has 32 bits under TinyGo, which a seed may pass.
package shape
