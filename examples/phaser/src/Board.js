import { Scene } from 'phaser'
import { init } from 'tefuda/mnk'

const SIZE = 6, K = 4, CELL = 100, MARGIN = 20

/** Four in a row on six squares a side, as a scene of Phaser. The engine runs in its worker, so no frame waits for it. */
export class Board extends Scene {
  constructor() {
    super('board')
  }

  create() {
    this.said = this.add.text(MARGIN, SIZE * CELL + 2 * MARGIN, 'Loading …', { fontSize: 28 })
    const grid = this.add.grid(MARGIN + SIZE * CELL / 2, MARGIN + SIZE * CELL / 2, SIZE * CELL, SIZE * CELL, CELL, CELL, 0x2a6b50, 1, 0x0d2a20, 1)
    grid.setInteractive().on('pointerdown', ({ x, y }) => this.tap(Math.floor((y - MARGIN) / CELL), Math.floor((x - MARGIN) / CELL)))
    this.stones = this.add.group()
    this.events.once('shutdown', () => this.mnk?.close())
    init().then(mnk => {
      this.mnk = mnk
      return this.start()
    }).catch(error => this.said.setText(error.message))
  }

  async start() {
    this.stones.clear(true, true)
    this.position = await this.mnk.deal({ columns: SIZE, rows: SIZE, k: K }, { views: [0, 1] })
    this.said.setText('Your turn.')
  }

  async tap(row, column) {
    if (!this.position || this.thinks) return
    if (this.position.over) return this.start()
    const { moves, squares } = this.position.views[0].legal
    const move = moves[squares.findIndex(([r, c]) => r === row && c === column)]
    if (!move) return
    this.thinks = true
    await this.play(move)
    if (!this.position.over) {
      const { best } = await this.mnk.choose(this.position.views[1], { level: 3, seed: Math.floor(Math.random() * 2 ** 32) })
      await this.play(best)
    }
    this.thinks = false
  }

  async play(move) {
    const colour = this.position.turn === 'o' ? 0x111111 : 0xf4f1e8
    this.position = await this.mnk.apply(this.position, { move, views: [0, 1] })
    const [row, column] = this.position.events[0].square
    const stone = this.add.circle(MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL, CELL * 0.4, colour).setScale(0)
    this.stones.add(stone)
    this.tweens.add({ targets: stone, scale: 1, duration: 200, ease: 'Back.Out' })
    const { over, result, turn } = this.position
    this.said.setText(over ? `${{ o: 'You win.', x: 'The engine wins.' }[result.winner] ?? 'A draw.'} Tap for another.` : turn === 'o' ? 'Your turn.' : '…')
  }
}
