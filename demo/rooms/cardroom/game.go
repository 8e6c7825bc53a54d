//go:build js && wasm

package cardroom

import (
	"slices"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
)

// mostHeld is the greatest number of cards in a hand. flop is how many
// community cards are dealt first.
const (
	mostHeld = 7
	flop     = 3
)

// gameOf is the game of a variant's key; the first variant for an unknown key.
func gameOf(variant string) *game.Rules {
	return &game.Rules{Variant: game.Variant(max(slices.Index(game.Variants, variant), 0))}
}

// tableOf is the first preset table of a variant.
func tableOf(variant string) *game.Preset {
	of := gameOf(variant).Variant
	for i := range game.Presets {
		if game.Presets[i].Variant == of {
			return &game.Presets[i]
		}
	}
	return &game.Presets[0]
}

// usualLimit is the betting limit of that table.
func usualLimit(variant string) string { return game.Limits[tableOf(variant).Limit] }

// layout is the kind of table that a game needs: with community cards, with open cards, or with an exchange.
func layout(r *game.Rules) string {
	switch {
	case r.Stud():
		return "stud"
	case r.Draws() > 0:
		return "draw"
	}
	return "holdem"
}

// asked are the engine's options for comparing hands: for the pot or its high half, or for the low half.
func asked(r *game.Rules, low bool, board []string) map[string]any {
	by := r.Hands().Ranking
	if low {
		by = r.Low()
	}
	return map[string]any{"ranking": poker.Rankings[by], "omaha": r.Two() && len(board) >= flop}
}
