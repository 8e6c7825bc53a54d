//go:build js && wasm

package cardroom

import (
	"slices"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
)

// mostHeld is how many cards a seat can hold, and flop how many common cards come first.
const (
	mostHeld = 7
	flop     = 3
)

// gameOf is a variant by its key; one that is none counts as the first.
func gameOf(variant string) *game.Rules {
	return &game.Rules{Variant: game.Variant(max(slices.Index(game.Variants, variant), 0))}
}

// tableOf is the first table with a name that plays a variant.
func tableOf(variant string) *game.Preset {
	of := gameOf(variant).Variant
	for i := range game.Presets {
		if game.Presets[i].Variant == of {
			return &game.Presets[i]
		}
	}
	return &game.Presets[0]
}

// usualLimit is how much may be bet at that table.
func usualLimit(variant string) string { return game.Limits[tableOf(variant).Limit] }

// layout is what tells one game's table from another's: common cards, cards that lie open, or an exchange.
func layout(r *game.Rules) string {
	switch {
	case r.Stud():
		return "stud"
	case r.Draws() > 0:
		return "draw"
	}
	return "holdem"
}

// asked are the options by which the engine compares hands, for the pot or its high half, or for the low half.
func asked(r *game.Rules, low bool, board []string) map[string]any {
	by := r.Hands().Ranking
	if low {
		by = r.Low()
	}
	return map[string]any{"ranking": poker.Rankings[by], "omaha": r.Two() && len(board) >= flop}
}
