// Package game plays whole games of riichi mahjong, 半荘戦 and 東風戦, of four
// players and of three (三麻): walls from a seed, turns, calls and their
// priority, furiten, riichi, dora, kans, every way a round ends, payments, who
// deals next, and the scores.
//
// A Game is a plain value that holds all tiles. LegalActions lists what a player may do.
// Apply does it and returns what happened as events. View shows what one seat may see.
// So a front end needs no rules of its own. The rules, the seed and the actions in order
// determine the whole game.
//
// The order of events at the table follows the program Majiang: S. Kobayashi,
// @kobalab/majiang-core 1.4.1, lib/game.js, 2024,
// https://github.com/kobalab/majiang-core. The tests replay its recorded games to the
// same payments. Where other rooms differ, Rules has a rule; Presets names the sources.
package game
