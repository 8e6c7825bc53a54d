//go:build js && wasm

package mahjong

import (
	"errors"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// handAnswer is everything the engine has answered about a hand.
type handAnswer struct {
	hand    string // the hand's text in the question
	missing int    // how many tiles the hand lacks before the engine can be asked
	err     error
	waits   ukeireAnswer
	forms   shantenAnswer
	worth   valueAnswer
	choice  *choiceAnswer // the discard, or the answer to a call
	score   *scoreAnswer  // of a complete hand, or of a ron
	offered string        // the tile that can be called
}

// usefulTile is a kind of tile that lowers the shanten number, and how many of
// it are unseen.
type usefulTile struct {
	Tile  string `json:"tile"`
	Count int    `json:"count"`
}

type ukeireAnswer struct {
	Shanten  int          `json:"shanten"`
	Tiles    []usefulTile `json:"tiles"`
	Total    int          `json:"total"`
	Discards []struct {
		Tile string `json:"tile"`
	} `json:"discards"` // for a hand of 14 tiles
}

type shantenAnswer struct {
	Standard   int  `json:"standard"`
	SevenPairs *int `json:"sevenPairs"`
	Orphans    *int `json:"orphans"`
}

type valueAnswer struct {
	Value float64 `json:"value"`
	Unit  string  `json:"unit"`
}

// choiceAnswer is the engine's choice, and its alternatives.
type choiceAnswer struct {
	Fold bool            `json:"fold"`
	All  []moveCandidate `json:"candidates"` // the best first
}

// best is the engine's choice, an empty one before it has answered.
func (c *choiceAnswer) best() moveCandidate {
	if len(c.All) == 0 {
		return moveCandidate{}
	}
	return c.All[0]
}

// discards are the candidates that discard a tile.
func (c *choiceAnswer) discards() []moveCandidate {
	return kept(c.All, func(m *moveCandidate) bool { return m.throws() })
}

// melds are the candidates that call or declare a kan, and the pass.
func (c *choiceAnswer) melds() []moveCandidate {
	return kept(c.All, func(m *moveCandidate) bool { return wordCalls.of(m.Action) != shell.Text{} })
}

func kept(all []moveCandidate, is func(*moveCandidate) bool) (some []moveCandidate) {
	for i := range all {
		if is(&all[i]) {
			some = append(some, all[i])
		}
	}
	return some
}

// moveCandidate is one possible action.
type moveCandidate struct {
	Move       string       `json:"move"`
	Action     string       `json:"action"`
	Tile       string       `json:"tile"`
	Unit       string       `json:"unit"`
	Shanten    int          `json:"shanten"`
	Value      *float64     `json:"value"`
	Tiles      []usefulTile `json:"tiles"`
	Total      int          `json:"total"`
	Danger     float64      `json:"danger"`
	Risks      chances      `json:"risks"`
	Reasons    ui.Reasons   `json:"reasons"`
	Evaluation *struct {
		Win    float64 `json:"win"`
		DealIn float64 `json:"dealIn"`
	} `json:"evaluation"`
}

// throws reports whether the action discards a tile.
func (m *moveCandidate) throws() bool { return m.Action == "discard" || m.Action == "riichi" }

type scoreAnswer struct {
	Yaku []struct {
		Han     int    `json:"han"`
		Yakuman int    `json:"yakuman"`
		Name    string `json:"name"`
	} `json:"yaku"`
	Fu      int `json:"fu"`
	FuParts []struct {
		Tiles []string `json:"tiles"`
		Fu    int      `json:"fu"`
		Words string   `json:"words"`
	} `json:"fuParts"`
	Han      int     `json:"han"`
	Yakuman  int     `json:"yakuman"`
	Points   float64 `json:"points"`
	Gain     float64 `json:"gain"`
	Name     string  `json:"name"`
	Payments []struct {
		From   string  `json:"from"`
		Points float64 `json:"points"`
	} `json:"payments"`
}

// ask asks the engine about the hand and returns a function that draws the
// answer. The number of tiles decides the questions.
func (r *trainer) ask() func() {
	a := &handAnswer{hand: r.text, offered: strings.TrimSpace(r.spots["tile"].text)}
	hand, legible := handIn(r.text)
	if a.missing = rackPlaces - 1 - hand.size(); legible && a.missing > 0 {
		if r.text != "" {
			a.err = r.put(&a.forms, "shanten", inAPI(r.text), map[string]any{"shortHand": true})
		}
		return func() { r.answer(a) }
	}
	a.missing = 0
	situation := r.situation()
	if a.err = r.put(&a.waits, "ukeire", inAPI(r.text), situation); a.err == nil {
		switch {
		case a.waits.Discards == nil:
			r.askWaiting(a, situation)
		case a.waits.Shanten < 0:
			r.askScore(a, hand)
		default:
			a.choice = &choiceAnswer{}
			a.err = r.put(a.choice, "chooseDiscard", inAPI(r.text), situation)
		}
	}
	return func() { r.answer(a) }
}

// put asks one question.
func (r *trainer) put(into any, function string, hand any, options map[string]any) error {
	return r.page.Engine.Ask(into, "mahjong", function, hand, options)
}

// askWaiting asks about a hand of 13: the useful tiles, the value, and whether
// to call the offered tile.
func (r *trainer) askWaiting(a *handAnswer, situation map[string]any) {
	hand := inAPI(r.text)
	rules := map[string]any{"lang": string(r.page.Lang)}
	if a.err = r.page.Engine.Ask(&a.forms, "mahjong", "shanten", hand, rules); a.err == nil {
		a.err = r.page.Engine.Ask(&a.worth, "mahjong", "value", hand, situation)
	}
	if a.err != nil || a.offered == "" {
		return
	}
	a.choice = &choiceAnswer{}
	options := engine.With(engine.With(situation, "tile", oneInAPI(a.offered)), "from", r.table.from.Value)
	if a.err = r.put(a.choice, "chooseCall", hand, options); a.err != nil || a.choice.best().Action != "ron" {
		return
	}
	a.score = &scoreAnswer{}
	a.err = r.put(a.score, "score", hand, engine.With(r.options(r.table.from.Value), "tile", oneInAPI(a.offered)))
}

// askScore asks for the points of a complete hand. In a ron the last tile is
// another player's.
func (r *trainer) askScore(a *handAnswer, hand tileHand) {
	a.score = &scoreAnswer{}
	from := r.win.by.Value
	options := r.options(from)
	if last := len(hand.tiles) - 1; from != "tsumo" && last >= 0 {
		won := hand.tiles[last] // the reader may have changed r.hand since the first question
		hand.tiles, hand.called = hand.tiles[:last:last], false
		a.err = r.put(a.score, "score", hand.text(), engine.With(options, "tile", won))
		return
	}
	a.err = r.put(a.score, "score", inAPI(r.text), options)
}

// answer takes over the engine's answer.
func (r *trainer) answer(a *handAnswer) {
	r.complain(a)
	r.results.answer = a
	r.results.draw(r.page.Lang)
	r.drawTable()
}

// complain shows a refusal next to the field that the engine names, and brings
// a hidden field into view.
func (r *trainer) complain(a *handAnswer) {
	var refused *engine.InputError
	err, field, words := a.err, "", ""
	if errors.As(err, &refused) {
		field, _, _ = strings.Cut(refused.Field, "[")
		words, err = refused.Message, nil
	}
	say := func(own bool) string {
		if own && words != "" {
			defer func() { words = "" }()
			return words
		}
		return ""
	}
	for _, name := range spotNames {
		spot := r.spots[name]
		message := say(spot.field != "" && spot.field == field)
		ui.Complain(spot.message, message, spot.input)
		if message != "" {
			r.target.Choose(name)
		}
	}
	ui.Complain(r.table.leftError, say(field == "options.left"), r.table.left)
	ui.Complain(r.win.message, say(strings.HasPrefix(field, "options") && a.score != nil))
	ui.Complain(r.rack.message, say(true), r.rack.input)
	r.page.Fault(err)
}
