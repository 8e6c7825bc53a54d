// Package prove proves who wins on boards of up to 64 squares. Free-style and exact it
// uses proof-number search, where alpha-beta would look at too many positions. Where
// stones fall, as in connect four, it uses alpha-beta on two words a position.
//
// Each search asks one question: can a side win? It asks it of the side to move and, if
// need be, of the other. An outcome is a proof, or Open where the budget ended. The
// memory has a fixed size, 16 bytes a position; what does not fit is forgotten and
// computed again. A position takes about a microsecond, where stones fall a quarter of
// that.
//
// The files are prove.go and gravity.go.
package prove
