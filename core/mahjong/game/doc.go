// Package game plays whole games of riichi mahjong, 半荘戦 and 東風戦, of four
// players and of three (三麻): walls from a seed, turns, calls and their
// priority, furiten, riichi, dora, kans, every way a round ends, payments, who
// deals next, and the scores.
//
// A Game is a plain value that holds all tiles. LegalActions lists what a person
// may do, Apply does it and tells by events what happened, View shows what one
// seat may see: a front end needs no rule of its own. Rules and seed, with the
// actions in order, are the whole game.
//
// The order of things at the table is that of the program Majiang: S. Kobayashi,
// @kobalab/majiang-core 1.4.1, lib/game.js, 2024,
// https://github.com/kobalab/majiang-core, whose recorded games the tests replay
// to the same payments. Where other rooms differ there is a rule, Rules; Presets
// says by which sources.
package game
