package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/shape"
)

// A reader reads an object of a position.
type reader struct {
	shape.Reader
	in    *input
	table *daifugo.Table // of the position
}

// reader begins to read an object, an element of an array if index is 0 or more.
func (in *input) reader(field string, index, players int) reader {
	return reader{Reader: shape.Reader{In: in.Input, Field: field, Index: index, Seats: players}, in: in}
}

// seat reads a seat.
func (r *reader) seat(name string) int8 { return int8(r.Integer(name, 0, int64(r.Seats)-1)) }

// cards reads cards.
//
//go:noinline
func (r *reader) cards(name string) daifugo.Set {
	v := r.Take(name)
	if text, ok := v.String(); ok {
		if cards, err := daifugo.ParseSet(text); err == nil {
			return cards
		}
	}
	return r.in.cards(r.Path(name), *v)
}

// role reads a role.
//
//go:noinline
func (r *reader) role(name, want string) daifugo.Role {
	v := r.Take(name)
	if text, ok := v.String(); ok {
		if role, err := daifugo.ParseRole(text); err == nil {
			return role
		}
	}
	return r.in.role(r.Path(name), *v, want)
}
