// A program of the protocol mjai, which reads events as lines and answers each: `mjai:COMMAND`, or `mjai:turn=5000 COMMAND` for
// milliseconds an answer. Each seat has its own process. H. Ichikawa, Mjai 麻雀AI対戦サーバ, 2012.
import { mjai, mpsz } from '../../../js/bots/mjai/table.js'
import { launch, settingsOf } from './program.js'

const CALLS = { chi: 'chi', pon: 'pon', openKan: 'daiminkan', closedKan: 'ankan', addedKan: 'kakan' }
/** Events whose answer is a decision. */
const ASKS = ['tsumo', 'dahai', 'chi', 'pon', 'ankan', 'kakan', 'reach', 'nukidora']

/** A meld in the protocol's form. */
function meldOf(actor, { type, tiles, called, from }) {
  const names = tiles.map(mjai)
  if (type === 'closedKan') return { type: 'ankan', actor, consumed: names }
  if (type === 'addedKan') return { type: 'kakan', actor, pai: names[3], consumed: names.slice(0, 3) }
  return { type: CALLS[type], actor, target: from, pai: names[called], consumed: names.filter((_, i) => i !== called) }
}

/** The protocol's lines for an event, as a seat sees it. */
const EVENTS = {
  deal: ({ number, dealer, honba, sticks, points, dora, hands }) => [{
    type: 'start_kyoku', bakaze: 'ESWN'[Math.floor(number / points.length)], kyoku: number % points.length + 1, honba, kyotaku: sticks, oya: dealer, scores: points,
    dora_marker: mjai(dora), tehais: hands.map(hand => (hand.length ? hand.map(mjai) : Array(13).fill('?'))),
  }],
  draw: ({ seat, tile }) => [{ type: 'tsumo', actor: seat, pai: tile ? mjai(tile) : '?' }],
  discard: ({ seat, tile, drawn, riichi }) => [...(riichi ? [{ type: 'reach', actor: seat }] : []), { type: 'dahai', actor: seat, pai: mjai(tile), tsumogiri: drawn }],
  riichi: ({ seat }) => [{ type: 'reach_accepted', actor: seat }],
  call: ({ seat, meld }) => [meldOf(seat, meld)],
  kan: ({ seat, meld }) => [meldOf(seat, meld)],
  north: ({ seat }) => [{ type: 'nukidora', actor: seat, pai: 'N' }],
  dora: ({ tile }) => [{ type: 'dora', dora_marker: mjai(tile) }],
  roundEnd: ({ outcome: { wins, payments, points } }) => [
    ...(wins.length ? wins.map(win => ({ type: 'hora', actor: win.seat, target: win.from, pai: mjai(win.tile), deltas: win.payments, scores: points })) : [{ type: 'ryukyoku', deltas: payments, scores: points }]),
    { type: 'end_kyoku' },
  ],
  gameEnd: ({ result }) => [{ type: 'end_game', scores: result.points }],
}

const alike = (a, b) => String(a.toSorted()) === String(b.toSorted())

/** The move in an answer. */
function moveOf({ legal: { actions } }, { type, pai, tsumogiri, consumed }, riichi) {
  const fits = {
    none: ({ action }) => action === 'pass',
    hora: ({ action }) => action === 'tsumo' || action === 'ron',
    ryukyoku: ({ action }) => action === 'abort',
    dahai: ({ action, tile, drawn }) => action === (riichi ? 'riichi' : 'discard') && mjai(tile) === pai && drawn === Boolean(tsumogiri),
    nukidora: ({ action }) => action === 'north',
  }
  fits.kita = fits.nukidora
  const meld = one => one.meld && CALLS[one.meld.type] === type && alike(one.meld.tiles, [...consumed, ...(pai && type !== 'ankan' ? [pai] : [])].map(mpsz))
  return actions.find(fits[type] ?? meld)?.move
}

export function open({ game, argument }) {
  if (game !== 'mahjong') throw new Error(`mjai: plays mahjong, not ${game}`)
  const { turn, command } = settingsOf(argument, { turn: 60_000 })
  const seats = new Map()
  const tell = async (seat, line) => {
    try {
      return JSON.parse(await seat.program.ask(Number(turn), JSON.stringify(line)))
    } catch (error) {
      throw new Error(`${command}: ${error.message} after ${JSON.stringify(line)}`, { cause: error })
    }
  }
  const player = {
    begin() {
      for (const { program } of seats.values()) program.close()
      seats.clear()
    },
    see(at, { events, points }) {
      if (!seats.has(at)) seats.set(at, { program: launch(command), lines: [{ type: 'start_game', id: at, names: points.map((_, i) => `seat${i}`) }], riichi: false })
      const seat = seats.get(at)
      for (const event of events) {
        const lines = EVENTS[event.event](event)
        // A player that draws after a kan must know the new dora, so the dora is sent before the draw.
        const late = event.event === 'dora' && seat.lines.at(-1)?.type === 'tsumo' ? seat.lines.pop() : undefined
        // The seat's own riichi was already sent when it declared.
        seat.lines.push(...lines.filter(({ type, actor }) => !(type === 'reach' && actor === at && seat.riichi)), ...(late ? [late] : []))
        if (lines.at(-1).type === 'dahai') seat.riichi = false
      }
    },
    async choose(view) {
      const seat = seats.get(view.seat)
      for (const line of seat.lines.splice(0)) {
        const answer = await tell(seat, line)
        if (ASKS.includes(line.type)) seat.answer = answer
      }
      if (view.legal.moves.length === 1 && view.legal.actions[0].action !== 'discard') return { move: view.legal.moves[0] }
      if (seat.answer.type === 'reach') {
        seat.riichi = true
        seat.answer = await tell(seat, { type: 'reach', actor: view.seat })
      }
      const move = moveOf(view, seat.answer, seat.riichi)
      if (!move) throw new Error(`${command}: ${JSON.stringify(seat.answer)} is not one of ${view.legal.moves.join(' ')}`)
      return { move }
    },
    close: () => player.begin(),
  }
  return player
}
