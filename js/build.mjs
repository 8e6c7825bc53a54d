// Makes what is packed of what lies in js/. build.sh calls it, in the project's root:
//
//	node js/build.mjs entries    every game's entry files, js/games/<game>/{index,node,sync,node-sync}.js and {index,sync}.d.ts
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'

/** All games: a folder each. */
const GAMES = readdirSync('js/games', { withFileTypes: true }).filter(entry => entry.isDirectory()).map(({ name }) => name)

/**
 * An entry file of a game. js/entries has it for all games, with GAME for the name and Game for the type.
 * @param {string} file @param {string} game
 */
const entryOf = (file, game) =>
  readFileSync(`js/entries/${file}`, 'utf8').replaceAll('GAME', game).replace(/\bGame\b/g, game[0].toUpperCase() + game.slice(1))

/** A file that is right stays untouched, so that build.sh does not take what was made of it for stale. */
function entries() {
  for (const game of GAMES) {
    for (const file of readdirSync('js/entries')) {
      const path = `js/games/${game}/${file}`, text = entryOf(file, game)
      if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
    }
  }
}

const COMMANDS = { entries }
const command = COMMANDS[/** @type {keyof typeof COMMANDS} */ (process.argv[2])]
if (!command) throw new Error(`js/build.mjs: which command? ${Object.keys(COMMANDS)}`)
command()
