// A playout of the patience Calculation as in TIM Labs' article of 2015 (see docs/errata.md): arrays of cards, a new list of
// moves at every step, and a random one of them.

const SUITS = 4
const KING = 13
const WASTE_TO_FOUNDATION = 0
const CARD_TO_FOUNDATION = 1

/** A game from its start, with `lead` cards on every foundation and `piles` waste piles. */
export class Game {
  constructor(lead, piles, random) {
    this.random = random
    this.stock = Array.from({ length: SUITS * KING }, (_, i) => (i % KING) + 1)
    this.card = 0
    this.piles = Array.from({ length: piles }, () => [])
    this.next = [1, 2, 3, 4]
    this.rest = SUITS * KING
    for (let i = 0; i < lead; i++) for (let d = 0; d < SUITS; d++) this.lead(d)
  }

  lead(d) {
    this.stock.splice(this.stock.indexOf(this.next[d]), 1)
    this.raise(d)
  }

  raise(d) {
    const card = this.next[d]
    this.next[d] = card === KING ? 0 : (card + d) % KING + 1
    this.rest--
  }

  draw() {
    if (this.card || !this.stock.length) return
    const i = this.random(this.stock.length)
    this.card = this.stock[i]
    this.stock[i] = this.stock[this.stock.length - 1]
    this.stock.pop()
  }

  moves() {
    const list = []
    this.piles.forEach((pile, from) => {
      for (let to = 0; to < SUITS; to++) {
        if (pile.length && this.next[to] === pile[pile.length - 1]) list.push({ kind: WASTE_TO_FOUNDATION, from, to })
      }
    })
    if (!this.card) return list
    for (let to = 0; to < SUITS; to++) if (this.next[to] === this.card) list.push({ kind: CARD_TO_FOUNDATION, from: 0, to })
    for (let to = 0; to < this.piles.length; to++) list.push({ kind: 2, from: 0, to })
    return list
  }

  make({ kind, from, to }) {
    if (kind === WASTE_TO_FOUNDATION) {
      this.piles[from].pop()
      this.raise(to)
      return
    }
    if (kind === CARD_TO_FOUNDATION) this.raise(to)
    else this.piles[to].push(this.card)
    this.card = 0
  }
}

/** Plays on at random. Returns the number of cards left over. */
export function simplePlayout(game) {
  for (;;) {
    game.draw()
    const list = game.moves()
    if (!list.length) return game.rest
    game.make(list.length === 1 ? list[0] : list[game.random(list.length)])
  }
}
