// Package prove proves who wins on boards of up to 64 squares: free-style or exact by
// proof-number search, where alpha-beta would look at too much; where stones fall, as in
// connect four, by alpha-beta on two words a position.
//
// Each search asks one question, whether a side can win, of the side to move and,
// if need be, of the other. An outcome is a proof, or Open where the budget ended.
// The memory has a fixed size, 16 bytes a position; what does not fit is forgotten
// and worked out again. A position takes about a microsecond, where stones fall a quarter.
//
// The files are prove.go and gravity.go.
package prove
