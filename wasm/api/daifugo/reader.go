package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/shape"
)

// A reader reads an object that is part of a position.
type reader struct {
	shape.Reader
	in    *input
	table *daifugo.Table // the table of the position
}

// reader returns a reader for an object. With an index of 0 or more it is an element of
// the array field.
func (in *input) reader(field string, index, players int) reader {
	return reader{Reader: shape.Reader{In: in.Input, Field: field, Index: index, Seats: players}, in: in}
}

// seat reads a field that holds a seat.
func (r *reader) seat(name string) int8 { return int8(r.Integer(name, 0, int64(r.Seats)-1)) }

// cards reads a field that holds cards.
//
//go:noinline
func (r *reader) cards(name string) daifugo.Pile {
	v := r.Take(name)
	if text, ok := v.String(); ok {
		if cards, err := r.in.of.ParsePile(text); err == nil {
			return cards
		}
	}
	return r.in.cards(r.Path(name), *v)
}

// combination reads a field that holds a combination (役).
//
//go:noinline
func (r *reader) combination(name, want string) daifugo.Combination {
	v := r.Take(name)
	if text, ok := v.String(); ok {
		if combination, err := r.in.of.ParseCombination(text); err == nil {
			return combination
		}
	}
	return r.in.combination(r.Path(name), *v, want)
}
