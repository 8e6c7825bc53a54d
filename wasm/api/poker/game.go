package poker

import (
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/video"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// preparedGame is a game of video poker, with the arguments from which it was prepared.
type preparedGame struct {
	*video.Game
	deck  video.Deck
	pays  string
	stake int32
	with  poker.Rules
}

// games are the last few games used. Preparing a game takes longer than its
// advice.
var games [4]*preparedGame

// game reads a preset's key or { jokers, deucesWild, pays, stake }. Use the result only
// if in.OK().
//
//go:noinline
func (in *input) game(field string, v wire.Value) *preparedGame {
	p := &preparedGame{with: in.rules()}
	if key, ok := v.String(); ok {
		in.preset(field, key, p)
	} else {
		in.ownGame(field, v, p)
	}
	if !in.Good() {
		return p
	}
	for i, g := range &games {
		if g != nil && g.deck == p.deck && g.pays == p.pays && g.stake == p.stake && g.with == p.with {
			games[0], games[i] = games[i], games[0]
			return g
		}
	}
	in.prepare(field, p)
	return p
}

func (in *input) prepare(field string, p *preparedGame) {
	p.pays = strings.Clone(p.pays) // the next call overwrites the request
	pays, err := video.ParsePayTable(p.pays)
	if err == nil {
		p.Game, err = video.NewGame(p.deck, pays, p.stake, p.with)
	}
	if err != nil {
		in.refuse(field, err)
		return
	}
	copy(games[1:], games[:])
	games[0] = p
}

func (in *input) preset(field, key string, p *preparedGame) {
	keys := make([]string, len(video.Presets))
	for i := range video.Presets {
		preset := &video.Presets[i]
		if preset.Key == key {
			p.deck, p.pays, p.stake = preset.Deck, preset.Pays, preset.Stake
			return
		}
		keys[i] = preset.Key
	}
	in.Fail(fault.BadRange, field, "must be one of ", strings.Join(keys, ", "), ", not ", wire.Quote(key))
}

const wantPays = "text like \"royal 800, pair:J-A 1\""

func (in *input) ownGame(field string, v wire.Value, p *preparedGame) {
	r := &shape.Reader{In: in.Input, Field: field, Index: -1}
	if !r.Open("the key of a preset, or { jokers, deucesWild, pays, stake }", &v) {
		return
	}
	if p.stake = 1; r.Has("stake") {
		p.stake = int32(r.Integer("stake", 1, video.MaxPay))
	}
	if r.Has("jokers") {
		p.deck.Jokers = int8(r.Integer("jokers", 0, poker.MaxJokers))
	}
	p.deck.DeucesWild = r.Flag("deucesWild")
	pays := r.Take("pays")
	r.End()
	if p.pays = in.AsText(r.Path("pays"), wantPays, *pays); p.pays == "" {
		in.Fail("missing", r.Path("pays"), "is missing: it must be ", wantPays)
	}
}
