// A table of any game. It keeps the game; a seat is told what it may know, and who has no player is played by the engine.
export class Table {
  /** @param game of `init` of one game; seats: how many; pace: milliseconds before a bot moves; seed: of the first deal */
  constructor(game, { rules, seats, level, pace = 700, seed = Math.floor(Math.random() * 2 ** 32) }) {
    Object.assign(this, { game, rules, level, pace, seed, seats: [...Array(seats).keys()], players: Array(seats).fill(null) })
  }

  /** Deals; after a game the next one of the match. */
  async deal() {
    this.turnTo(await this.game.deal(this.table ? undefined : this.rules, { seed: this.seed++ % 2 ** 32, from: this.table, views: this.seats }))
  }

  /** Gives a seat to whoever is told by tell(message), or to nobody; returns it, -1 if it is not free. */
  sit(tell, seat = this.players.indexOf(null)) {
    if (seat >= 0) this.players[seat] = tell
    this.turnTo(this.table)
    return seat
  }

  /** A player's move. What is not legal, or not theirs to do, is refused with the engine's words, and changes nothing. */
  async play(seat, said) {
    try {
      if (said.again && this.table.over) return await this.deal()
      this.turnTo(await this.game.apply(this.table, { move: said.move, seat, views: this.seats }))
    } catch (error) {
      this.players[seat]?.({ refused: error.message })
    }
  }

  turnTo(table) {
    this.table = table
    for (const seat of this.seats) this.players[seat]?.({ view: table.views[seat], human: this.players.map(Boolean) })
    clearTimeout(this.timer)
    const [next] = table.turns // an empty room does not play by itself
    if (next === undefined || this.players[next] || !this.players.some(Boolean)) return
    this.timer = setTimeout(async () => {
      const { best } = await this.game.choose(table.views[next], { level: this.level })
      if (this.table === table && !this.players[next]) this.play(next, { move: best })
    }, this.pace)
  }
}
