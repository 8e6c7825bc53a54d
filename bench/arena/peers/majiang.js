// The player of @kobalab/majiang-ai: `majiang`, with `--rules majiang`. It gets the same messages as from @kobalab/majiang-core.
import { Majiang } from '../../majiang.js'
import { peer } from '../../report.js'

const Player = peer('@kobalab/majiang-ai')
const SUITS = 'mpsz'

/** A tile of tefuda, '0m', in majiang's notation, 'm0'. */
const tileOf = tile => (tile ? tile[1] + tile[0] : '')
const meldOf = ({ meld }) => meld.at(-1) + meld.slice(0, -1)
const handOf = tiles => [...SUITS].map(suit => suit + tiles.filter(tile => tile[1] === suit).map(tile => tile[0]).join('')).filter(text => text.length > 1).join('')
/** A key for a meld in either notation, the same for any order: its suit and its tiles, the called one with its mark. */
const keyOf = meld => meld.match(/[mpsz]/)[0] + [...meld.matchAll(/\d[+=-]?/g)].map(([digit]) => digit).sort().join('')

/** Messages by event. In them l is the wind of a seat. */
const MESSAGES = {
  deal({ number, honba, sticks, points, dora, hands }) {
    const by = list => list.map((_, wind) => list[(number + wind) % 4])
    return { qipai: { zhuangfeng: Math.floor(number / 4), jushu: number % 4, changbang: honba, lizhibang: sticks, defen: by(points), baopai: tileOf(dora), shoupai: by(hands).map(handOf) } }
  },
  draw: ({ tile, rinshan }, l) => ({ [rinshan ? 'gangzimo' : 'zimo']: { l, p: tileOf(tile) } }),
  discard: ({ tile, drawn, riichi }, l) => ({ dapai: { l, p: `${tileOf(tile)}${drawn ? '_' : ''}${riichi ? '*' : ''}` } }),
  call: ({ meld }, l) => ({ fulou: { l, m: meldOf(meld) } }),
  kan: ({ meld }, l) => ({ gang: { l, m: meldOf(meld) } }),
  dora: ({ tile }) => ({ kaigang: { baopai: tileOf(tile) } }),
}

/** The move in an answer. */
function moveOf({ legal: { moves } }, answer = {}) {
  const { hule, daopai, dapai, gang, fulou } = answer
  if (hule) return moves.find(move => move === 'tsumo' || move === 'ron')
  if (daopai) return 'abort'
  if (dapai) return tileOf(dapai.slice(0, 2)) + dapai.slice(2)
  if (gang ?? fulou) return moves.find(move => /\d{3}/.test(move.replace(/\D/g, '')) && keyOf(move) === keyOf(gang ?? fulou))
  return 'pass'
}

export function open({ game }) {
  if (game !== 'mahjong') throw new Error(`majiang: plays mahjong, not ${game}`)
  const seats = new Map()
  return {
    begin: () => seats.clear(),
    see(at, { events }) {
      if (!seats.has(at)) {
        const player = new Player()
        player.action({ kaiju: { id: at, rule: Majiang.rule(), title: 'bench', player: ['0', '1', '2', '3'], qijia: 0 } }, () => {})
        seats.set(at, { player })
      }
      const one = seats.get(at)
      for (const event of events) {
        if (event.event === 'deal') one.dealer = event.dealer
        const message = MESSAGES[event.event]?.(event, (event.seat - one.dealer + 4) % 4)
        // New dora are only announced: no answer is expected.
        if (message) one.player.action(message, message.kaigang ? undefined : answer => (one.answer = answer))
      }
    },
    choose(view) {
      const { answer } = seats.get(view.seat)
      if (view.legal.moves.length === 1) return { move: view.legal.moves[0] }
      const move = moveOf(view, answer)
      if (!view.legal.moves.includes(move)) throw new Error(`majiang: ${JSON.stringify(answer)} is not one of ${view.legal.moves.join(' ')}`)
      return { move }
    },
  }
}
