// A table of Daifugō for four. It keeps the game; a seat is told what it may know, and who has no player is played by the engine.
const SEATS = [0, 1, 2, 3]

export class Table {
  /**
   * @param daifugo of `init` of tefuda/daifugo
   * @param rules, level, pace: milliseconds before a bot moves; seed: of the first deal
   */
  constructor(daifugo, { rules = { preset: 'common', players: 4 }, level = 'skilled', pace = 700, seed = Math.floor(Math.random() * 2 ** 32) } = {}) {
    Object.assign(this, { daifugo, rules, level, pace, seed, players: [null, null, null, null] })
  }

  /** Deals; after a game the next one of the match, with the exchange of cards. */
  async deal() {
    await this.turnTo(await this.daifugo.deal(this.table ? undefined : this.rules, { seed: this.seed++ % 2 ** 32, from: this.table, views: SEATS }))
  }

  /** Gives a free seat to whoever is told by tell(message); -1 if there is none. */
  async sit(tell) {
    const seat = this.players.indexOf(null)
    if (seat < 0) return -1
    this.players[seat] = tell
    this.tellAll()
    this.wakeBot()
    return seat
  }

  leave(seat) {
    this.players[seat] = null
    this.wakeBot()
  }

  /** A player's move. What is not legal, or not theirs to do, is refused with the engine's words, and changes nothing. */
  async play(seat, said) {
    const { move, again } = said ?? {}
    try {
      if (again && this.table.over) return await this.deal()
      await this.turnTo(await this.daifugo.apply(this.table, { move, seat, views: SEATS }))
    } catch (error) {
      this.players[seat]?.({ refused: error.message })
    }
  }

  async turnTo({ views, ...table }) {
    Object.assign(this, { table, views })
    this.tellAll()
    this.wakeBot()
  }

  /** A view has what its seat can do, and what has happened in words. */
  tellAll() {
    for (const seat of SEATS) this.players[seat]?.({ view: this.views[seat], human: this.players.map(Boolean) })
  }

  wakeBot() {
    clearTimeout(this.timer)
    // An empty room does not play by itself.
    if (!this.players.some(Boolean)) return
    const [seat] = this.table.turns
    if (seat === undefined || this.players[seat]) return
    this.timer = setTimeout(() => this.bot(seat), this.pace)
  }

  /** The engine in a player's chair: it is given that seat's view, as a person is. */
  async bot(seat) {
    const { best } = await this.daifugo.choose(this.views[seat], { level: this.level })
    // Somebody may have sat down meanwhile.
    if (!this.players[seat]) await this.play(seat, { move: best })
  }

  close() {
    clearTimeout(this.timer)
  }
}
