package api

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/wire"
)

var daifugoFunctions = []Function{
	{"daifugo.presets", daifugoPresets},
	{"daifugo.deal", daifugoDeal},
	{"daifugo.exchange", daifugoExchange},
	{"daifugo.chooseReturn", daifugoChooseReturn},
	{"daifugo.roles", daifugoRoles},
	{"daifugo.evaluate", daifugoEvaluate},
	{"daifugo.legalMoves", daifugoLegalMoves},
	{"daifugo.apply", daifugoApply},
	{"daifugo.view", daifugoView},
	{"daifugo.choose", daifugoChoose},
	{"daifugo.playout", daifugoPlayout},
}

// daifugoPresetNames are the rules that have a name.
var daifugoPresetNames = [...]string{"seed", "uec", "common"}

func daifugoPresets(in *input, out *wire.Writer) {
	if !in.position.IsMissing() {
		in.fail("arguments", "position", "must be left out, not "+in.position.Describe())
	}
	if !in.ok() {
		return
	}
	out.Object(len(daifugoPresetNames))
	for _, name := range daifugoPresetNames {
		rules, _ := daifugo.Preset(name)
		out.Key(name)
		writeDaifugoRules(out, rules)
	}
}

func daifugoDeal(in *input, out *wire.Writer) {
	rules := in.daifugoRules("rules", in.position)
	places := in.numbers("options.classes", in.option("classes"), int64(rules.Players), daifugo.MaxPlayers)
	first := in.integer("first", 0, 0, int64(rules.Players)-1)
	if !in.ok() {
		return
	}
	p := &daifugoPosition{}
	p.Hands = rules.Deal(int8(first), search.NewRand(in.seed))
	p.start(rules, places)
	// A game needs its last places whole; Start does not look at them.
	if _, err := daifugo.NewState(p.Table, p.Hands); err != nil {
		in.daifugoFault("options", err)
		return
	}
	p.gifts = rules.Gifts(places)
	if daifugo.Tributes(p.gifts, &p.Hands); len(p.gifts) > 0 {
		p.phase = exchanging
	}
	p.start(rules, places)
	p.write(out, nil)
}

func daifugoExchange(in *input, out *wire.Writer) {
	p := in.daifugoGame("game", in.position)
	cards := in.daifugoCards("options.cards", in.option("cards"))
	if in.err == nil && p.phase != exchanging {
		in.fail("game", "game.gifts", "are all given: nobody has cards to return")
	}
	if !in.ok() {
		return
	}
	open := p.openReturn()
	g := &p.gifts[open]
	if err := daifugo.Return(g, withJokersOf(p.Hands[g.From], cards), &p.Hands); err != nil {
		in.daifugoFault("options", err)
		return
	}
	if open == len(p.gifts)-1 {
		p.phase = playing
	}
	p.start(p.Rules, p.Class)
	p.write(out, nil)
}

// withJokersOf returns cards with the jokers that a hand has.
func withJokersOf(hand, cards daifugo.Set) daifugo.Set {
	if own := hand & daifugo.Jokers; own != 0 && (cards&daifugo.Jokers).Len() == 1 {
		return cards&daifugo.Naturals | own.First()
	}
	return cards
}

func daifugoView(in *input, out *wire.Writer) {
	p := in.daifugoGame("game", in.position)
	v := in.option("seat")
	seat := in.asInteger("options.seat", v, 0, int64(p.Rules.Players)-1)
	if !in.ok() {
		return
	}
	view := p.View(int8(seat), p.gifts, p.moves)
	p.isView, p.seat, p.hand, p.gifts = true, view.Seat, view.Hand, view.Gifts
	p.write(out, nil)
}

func daifugoLegalMoves(in *input, out *wire.Writer) {
	p := in.daifugoPosition("position", in.position)
	if !in.ok() {
		return
	}
	var moves []daifugo.Role
	switch {
	case p.phase != playing:
	case p.isView:
		view := p.asView()
		moves = view.LegalMoves(nil)
	default:
		moves = p.LegalMoves(nil)
	}
	out.Object(3)
	out.Key("moves")
	out.Array(len(moves))
	for _, m := range moves {
		out.String(roleText(m))
	}
	p.writeTurn(out, "turn", p.Turn)
	out.BoolField("over", p.phase == ended)
}

func daifugoApply(in *input, out *wire.Writer) {
	p := in.daifugoPosition("position", in.position)
	move := in.daifugoRole("options.move", in.option("move"), "a role like \"5s 5d\", or \"\" for a pass")
	if in.err == nil && p.phase == exchanging {
		in.fail("game", "position.turn", "is null, as the exchange is not over: give cards back by exchange")
	}
	if in.err == nil && p.phase == ended {
		in.fail("game", "position.over", "is true: there is no move")
	}
	if !in.ok() {
		return
	}
	before, moves := p.Table, p.moves
	if err := p.play(move); err != nil {
		in.fail("move", "options.move", "is not legal: "+err.Error())
		return
	}
	if len(moves) > 0 || before.Played == 0 && before.Passes == 0 {
		moves = append(moves, daifugo.Move{Seat: before.Turn, Role: move})
	}
	p.moves = moves
	p.DrawPlaces(search.NewRand(in.seed))
	if p.Over() {
		p.phase = ended
	}
	p.write(out, &daifugoEvents{before: &before, after: &p.Table, move: move})
}

// play makes a move of a game, or as a view sees it.
func (p *daifugoPosition) play(move daifugo.Role) error {
	if !p.isView {
		return p.Apply(move)
	}
	view := p.asView()
	if err := view.Observe(move); err != nil {
		return err
	}
	p.Table, p.hand = view.Table, view.Hand
	return nil
}
