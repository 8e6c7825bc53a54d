// Package prove proves who wins on boards of up to 64 squares, free-style or exact:
// by proof-number search, where alpha-beta would look at too much.
//
// Each search asks one question, whether a side can win, of the side to move and,
// if need be, of the other. An outcome is a proof, or Open where the budget ended.
// The memory has a fixed size, 16 bytes a position; what does not fit is forgotten
// and worked out again. A position takes about a microsecond.
//
// The file is prove.go.
package prove
