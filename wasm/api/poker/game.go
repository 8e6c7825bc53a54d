package poker

import (
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/wasm/wire"
)

// preparedGame is a game and the deck it is played with.
type preparedGame struct {
	*poker.Game
	deck poker.Deck
	pays string
	with poker.Rules
}

// games are the last few that were asked for: preparing one takes longer than
// its advice.
var games [4]preparedGame

// game reads a preset's key or { jokers, deucesWild, pays }.
func (in *input) game(field string, v wire.Value) preparedGame {
	p := preparedGame{with: in.rules()}
	if key, ok := v.String(); ok {
		p.deck, p.pays = in.preset(field, key)
	} else if _, _, ok := v.Fields(); ok {
		p.deck, p.pays = in.ownGame(field, v)
	} else {
		in.WrongType(field, "the key of a preset, or { jokers, deucesWild, pays }", v)
	}
	if !in.Good() {
		return p
	}
	for i, g := range games {
		if g.Game != nil && g.deck == p.deck && g.pays == p.pays && g.with == p.with {
			games[0], games[i] = games[i], games[0]
			return g
		}
	}
	in.prepare(field, &p)
	return p
}

func (in *input) prepare(field string, p *preparedGame) {
	p.pays = string(append([]byte(nil), p.pays...)) // out of the request, which the next call overwrites
	pays, err := poker.ParsePayTable(p.pays)
	if err == nil {
		p.Game, err = poker.NewGame(p.deck, pays, p.with)
	}
	if err != nil {
		in.Fail("game", field, "is no game: "+err.Error())
		return
	}
	copy(games[1:], games[:])
	games[0] = *p
}

func (in *input) preset(field, key string) (poker.Deck, string) {
	keys := ""
	for _, p := range poker.Presets {
		if p.Key == key {
			return p.Deck, p.Pays
		}
		keys += ", " + p.Key
	}
	in.Fail("range", field, "must be one of "+keys[2:]+", not "+wire.Quote(key))
	return poker.Deck{}, ""
}

func (in *input) ownGame(field string, v wire.Value) (d poker.Deck, pays string) {
	names, values, _ := v.Fields()
	for i, name := range names {
		f, ok := field+"."+name, true
		switch name {
		case "jokers":
			d.Jokers = int8(in.AsInteger(f, values[i], 0, poker.MaxJokers))
		case "deucesWild":
			if d.DeucesWild, ok = values[i].Bool(); !ok {
				in.WrongType(f, "true or false", values[i])
			}
		case "pays":
			if pays, ok = values[i].String(); !ok {
				in.WrongType(f, "text like \"royal 800, pair:J-A 1\"", values[i])
			}
		default:
			in.Fail("unknown", f, "is not part of a game: jokers, deucesWild, pays")
		}
	}
	if pays == "" {
		in.Fail("missing", field+".pays", "is missing: it must be text like \"royal 800, pair:J-A 1\"")
	}
	return d, pays
}
