// A table of any game. It keeps the whole game and sends each seat its view. The engine plays the seats without a player.
export class Table {
  /** @param game from `init` of one game; seats: the number of seats; pace: milliseconds before a bot moves; seed: for the first deal */
  constructor(game, { rules, seats, level, pace = 700, seed = Math.floor(Math.random() * 2 ** 32) }) {
    Object.assign(this, { game, rules, level, pace, seed, seats: [...Array(seats).keys()], players: Array(seats).fill(null) })
  }

  /** Deals the first game of a match, later the next one. */
  async deal() {
    this.turnTo(await this.game.deal(this.table ? undefined : this.rules, { seed: this.seed++ % 2 ** 32, from: this.table, views: this.seats }))
  }

  /** Gives a seat to a player, who gets messages by tell(message); null frees the seat. Returns the seat, -1 if none is free. */
  sit(tell, seat = this.players.indexOf(null)) {
    if (seat >= 0) this.players[seat] = tell
    this.turnTo(this.table)
    return seat
  }

  /** Makes a player's move. An illegal move changes nothing: the player gets the engine's message. */
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
    const [next] = table.turns // without any player the bots do not play either
    if (next === undefined || this.players[next] || !this.players.some(Boolean)) return
    this.timer = setTimeout(async () => {
      const { best } = await this.game.choose(table.views[next], { level: this.level })
      if (this.table === table && !this.players[next]) this.play(next, { move: best })
    }, this.pace)
  }
}
