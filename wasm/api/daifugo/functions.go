package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var daifugoFunctions = []call.Function{
	{Name: "presets", Run: run(daifugoPresets)},
	{Name: "deal", Run: run(daifugoDeal)},
	{Name: "exchange", Run: run(daifugoExchange)},
	{Name: "chooseReturn", Run: run(daifugoChooseReturn)},
	{Name: "roles", Run: run(daifugoRoles)},
	{Name: "evaluate", Run: run(daifugoEvaluate)},
	{Name: "legalMoves", Run: run(daifugoLegalMoves)},
	{Name: "apply", Run: run(daifugoApply)},
	{Name: "view", Run: run(daifugoView)},
	{Name: "choose", Run: run(daifugoChoose)},
	{Name: "playout", Run: run(daifugoPlayout)},
}

// daifugoPresetNames are the rules that have a name.
var daifugoPresetNames = [...]string{"article", "uec", "common"}

func daifugoPresets(in *input, out *wire.Writer) {
	if !in.Position.IsMissing() {
		in.Fail("arguments", "position", "must be left out, not "+in.Position.Describe())
	}
	if !in.OK() {
		return
	}
	out.ObjectOf(len(daifugoPresetNames))
	for _, name := range daifugoPresetNames {
		rules, _ := daifugo.Preset(name)
		out.Key(name)
		writeDaifugoRules(out, rules)
	}
}

func daifugoDeal(in *input, out *wire.Writer) {
	rules := in.daifugoRules("rules", in.Position)
	places := in.numbers("options.classes", in.Option("classes"), int64(rules.Players), daifugo.MaxPlayers)
	first := in.Integer("first", 0, 0, int64(rules.Players)-1)
	if !in.OK() {
		return
	}
	p := &daifugoPosition{}
	p.Hands = rules.Deal(int8(first), search.NewRand(in.Seed))
	p.start(rules, places)
	// A game needs its last places whole; Start does not look at them.
	if _, err := daifugo.NewState(p.Table, p.Hands); err != nil {
		in.Refuse("options.", err)
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
	p := in.daifugoGame("game", in.Position)
	cards := in.daifugoCards("options.cards", in.Option("cards"))
	if in.Good() && p.phase != exchanging {
		in.Fail("game", "game.gifts", "are all given: nobody has cards to return")
	}
	if !in.OK() {
		return
	}
	open := p.openReturn()
	g := &p.gifts[open]
	if err := daifugo.Return(g, withJokersOf(p.Hands[g.From], cards), &p.Hands); err != nil {
		in.Refuse("options.", err)
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
	p := in.daifugoGame("game", in.Position)
	v := in.Option("seat")
	seat := in.AsInteger("options.seat", v, 0, int64(p.Rules.Players)-1)
	if !in.OK() {
		return
	}
	view := p.View(int8(seat), p.gifts, p.moves)
	p.isView, p.seat, p.hand, p.gifts = true, view.Seat, view.Hand, view.Gifts
	p.write(out, nil)
}

func daifugoLegalMoves(in *input, out *wire.Writer) {
	p := in.daifugoPosition("position", in.Position)
	if !in.OK() {
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
	out.ObjectOf(3)
	out.Key("moves")
	out.ArrayOf(len(moves))
	for _, m := range moves {
		out.String(roleText(m))
	}
	p.writeTurn(out, "turn", p.Turn)
	out.BoolField("over", p.phase == ended)
}

func daifugoApply(in *input, out *wire.Writer) {
	p := in.daifugoPosition("position", in.Position)
	move := in.daifugoRole("options.move", in.Option("move"), "a role like \"5s 5d\", or \"\" for a pass")
	if in.Good() && p.phase == exchanging {
		in.Fail("game", "position.turn", "is null, as the exchange is not over: give cards back by exchange")
	}
	if in.Good() && p.phase == ended {
		in.Fail("game", "position.over", "is true: there is no move")
	}
	if !in.OK() {
		return
	}
	before, moves := p.Table, p.moves
	if err := p.play(move); err != nil {
		in.Refuse("options.", err)
		return
	}
	if len(moves) > 0 || before.Played == 0 && before.Passes == 0 {
		moves = append(moves, daifugo.Move{Seat: before.Turn, Role: move})
	}
	p.moves = moves
	p.DrawPlaces(search.NewRand(in.Seed))
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
