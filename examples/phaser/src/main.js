import { AUTO, Game, Scale } from 'phaser'
import { Board } from './Board.js'

const game = new Game({
  type: AUTO, parent: 'app', width: 640, height: 720, backgroundColor: '#1d4d3a',
  scale: { mode: Scale.FIT }, scene: Board,
})
// For the console and for tests.
globalThis.game = game
