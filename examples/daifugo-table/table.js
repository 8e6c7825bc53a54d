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

  /** Deals; after a game the next one, with the exchange of cards. */
  async deal() {
    const { places, points } = this.game ?? {}
    const before = places ? { classes: places, points } : {}
    await this.turnTo(await this.daifugo.deal(this.rules, { seed: this.seed++ % 2 ** 32, ...before }))
  }

  /** Gives a free seat to whoever is told by tell(message); -1 if there is none. */
  async sit(tell) {
    const seat = this.players.indexOf(null)
    if (seat < 0) return -1
    this.players[seat] = tell
    await this.tellAll()
    this.wakeBot()
    return seat
  }

  leave(seat) {
    this.players[seat] = null
    this.wakeBot()
  }

  /** A player's move, or the cards they give back. What is not legal is refused with the engine's words, and changes nothing. */
  async play(seat, said) {
    const { move, cards, again } = said ?? {}
    try {
      if (again && this.game.over) return await this.deal()
      if (seat !== this.seatInTurn()) throw new Error('It is not your turn.')
      await this.turnTo(this.game.pending === null ? await this.daifugo.apply(this.game, { move }) : await this.daifugo.exchange(this.game, { cards }))
    } catch (error) {
      this.players[seat]?.({ refused: error.message })
    }
  }

  seatInTurn() {
    return this.game.pending ?? this.game.turn
  }

  async turnTo(game) {
    this.game = game
    await this.tellAll()
    this.wakeBot()
  }

  async tellAll() {
    await Promise.all(SEATS.map(async seat => {
      const tell = this.players[seat]
      if (!tell) return
      const view = await this.daifugo.view(this.game, { seat })
      const { moves } = this.game.over || this.game.turn !== seat ? { moves: [] } : await this.daifugo.legal(view)
      tell({ view, moves, human: this.players.map(Boolean) })
    }))
  }

  wakeBot() {
    clearTimeout(this.timer)
    const seat = this.game.over ? null : this.seatInTurn()
    // An empty room does not play by itself.
    if (!this.players.some(Boolean)) return
    if (seat === null || this.players[seat]) return
    this.timer = setTimeout(() => this.bot(seat), this.pace)
  }

  /** The engine in a player's chair: it is given that seat's view, as a person is. */
  async bot(seat) {
    const view = await this.daifugo.view(this.game, { seat })
    const { best } = view.pending === null ? await this.daifugo.choose(view, { level: this.level }) : await this.daifugo.chooseReturn(view, { level: this.level })
    // Somebody may have sat down meanwhile.
    if (!this.players[seat]) await this.play(seat, view.pending === null ? { move: best } : { cards: best })
  }

  close() {
    clearTimeout(this.timer)
  }
}
