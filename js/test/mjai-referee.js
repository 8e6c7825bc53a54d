// A referee for players of the protocol mjai, in its dialects. Run as a program it records the sessions in testdata/mjai again.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { packages } from './packages.js'

const [p] = packages.slice(-1)
const { createClient } = await import(new URL('bots/mjai/mjai.js', p.folder))
const { mjai, mpsz } = await import(new URL('bots/mjai/table.js', p.folder))

const MELDS = { chi: 'chi', pon: 'pon', openKan: 'daiminkan', addedKan: 'kakan', closedKan: 'ankan' }
const pai = tile => (tile === null ? '?' : mjai(tile))

/** An event of a game as lines of mjai. */
function linesOf(e) {
  switch (e.event) {
    case 'deal':
      return [{
        type: 'start_kyoku', bakaze: 'ESWN'[e.number >> 2], kyoku: e.dealer + 1, honba: e.honba, kyotaku: e.sticks, oya: e.dealer, scores: e.points,
        dora_marker: mjai(e.dora), tehais: e.hands.map(hand => (hand.length ? hand.map(mjai) : Array(13).fill('?'))),
      }]
    case 'draw':
      return [{ type: 'tsumo', actor: e.seat, pai: pai(e.tile) }]
    case 'discard':
      return [...(e.riichi ? [{ type: 'reach', actor: e.seat }] : []), { type: 'dahai', actor: e.seat, pai: mjai(e.tile), tsumogiri: e.drawn }]
    case 'riichi':
      return [{ type: 'reach_accepted', actor: e.seat }]
    case 'north':
      return [{ type: 'nukidora', actor: e.seat, pai: 'N' }]
    case 'call':
    case 'kan':
      return [meldOf(e)]
    case 'dora':
      return [{ type: 'dora', dora_marker: mjai(e.tile) }]
    case 'roundEnd':
      return [...endsOf(e.outcome), { type: 'end_kyoku' }]
  }
  return [{ type: 'end_game' }]
}

/** The lines of a round's end. The first win has all payments, because the game gives only their sum. */
function endsOf({ wins, payments: deltas }) {
  if (!wins.length) return [{ type: 'ryukyoku', deltas }]
  return wins.map(({ seat, from, tile, ura }, i) => ({
    type: 'hora', actor: seat, target: from ?? seat, pai: mjai(tile), uradora_markers: (ura ?? []).map(mjai), deltas: i ? deltas.map(() => 0) : deltas,
  }))
}

function meldOf({ seat, meld: { type, tiles, called, from } }) {
  const names = tiles.map(mjai)
  const name = { type: MELDS[type], actor: seat }
  if (type === 'addedKan') return { ...name, pai: names[3], consumed: names.slice(0, 3) }
  const consumed = names.filter((_, i) => i !== called)
  return called === null ? { ...name, consumed } : { ...name, target: from, pai: names[called], consumed }
}

/** The action in an answer. */
function actionOf(answer, actions, seat) {
  const same = tiles => [...tiles].sort().join()
  const { type } = answer
  const found = actions.find(a => {
    if (type === 'none') return a.action === 'pass'
    if (type === 'hora') return a.action === 'tsumo' || a.action === 'ron'
    if (type === 'ryukyoku') return a.action === 'abort'
    if (type === 'dahai') return a.action === 'discard' && a.tile === mpsz(answer.pai) && a.drawn === answer.tsumogiri
    if (type === 'reach') return a.action === 'riichi'
    if (type === 'nukidora') return a.action === 'north' && answer.pai === 'N'
    if (!a.meld || MELDS[a.meld.type] !== type) return false
    const { consumed, pai } = meldOf({ seat, meld: a.meld })
    return same(consumed) === same(answer.consumed) && pai === answer.pai
  })
  assert.ok(found, `${JSON.stringify(answer)} is not one of ${actions.map(({ move }) => move)}`)
  return found
}

/**
 * Plays a game with players that answer lines by ask(seat, event). `check` gets each decision with the game before it.
 * @returns the game, and the number of answers of each kind
 */
export async function referee(mahjong, rules, seed, ask, check = () => {}) {
  const counts = {}
  let game = mahjong.deal(rules, { seed })
  const seats = [0, 1, 2, 3].slice(0, game.rules.players)
  const count = answer => (counts[answer.type] = (counts[answer.type] ?? 0) + 1)
  let answers = []
  const tell = async events => {
    for (const event of doraFirst(events)) {
      for (const [i, line] of linesOf(event).entries()) {
        if (event.riichi && i === 0) continue // already sent when it was declared
        answers = await Promise.all(seats.map(seat => ask(seat, seenBy(line, seat), event === events.at(-1) ? game : undefined)))
      }
    }
  }
  for (const seat of seats) await ask(seat, { type: 'start_game', id: seat, names: seats.map(name => `p${name}`) })
  await tell(game.events)
  while (!game.over) {
    if (game.phase === 'roundOver') {
      game = mahjong.apply(game, { seat: 0, move: 'proceed' })
      await tell(game.events)
      continue
    }
    const { seat, actions } = mahjong.legal(game)
    let action = actionOf(answers[seat], actions, seat)
    count(answers[seat])
    if (action.action === 'riichi') {
      const all = await Promise.all(seats.map(s => ask(s, { type: 'reach', actor: seat })))
      action = actions.find(a => a.action === 'riichi' && a.tile === mpsz(all[seat].pai) && a.drawn === all[seat].tsumogiri)
      assert.ok(action, JSON.stringify(all[seat]))
    }
    check(game, seat, action)
    game = mahjong.apply(game, { seat, move: action.move })
    if (game.events.length) await tell(game.events)
  }
  return { game, counts }
}

/** Puts an indicator that is turned with a discard before it, so that a player who may call the tile knows the indicator. */
function doraFirst(events) {
  const told = [...events]
  for (let i = 1; i < told.length; i++) {
    if (told[i].event === 'dora' && told[i - 1].event === 'discard') [told[i - 1], told[i]] = [told[i], told[i - 1]]
  }
  return told
}

/** A line as a seat sees it: without the draws and hands of others. */
export function seenBy(line, seat) {
  if (line.type === 'tsumo' && line.actor !== seat) return { ...line, pai: '?' }
  if (line.type === 'start_kyoku') return { ...line, tehais: line.tehais.map((hand, s) => (s === seat ? hand : hand.map(() => '?'))) }
  return line
}


/** The recorded sessions: the seat, the seed, and where the form of their lines is described. */
export const SESSIONS = {
  original: { seat: 0, seed: 63, source: 'H. Ichikawa, Mjai, 2012: gimite.net/pukiwiki, and lib/mjai/{game,active_game,tcp_game_server,tcp_player}.rb of github.com/gimite/mjai' },
  mortal: { seat: 0, seed: 63, source: 'Equim, Mortal: libriichi/src/mjai/event.rs of github.com/Equim-chan/Mortal. A line is an event, the seat an argument of the program' },
  'mjai-app': { seat: 0, seed: 3, source: 'RiichiLab (mjai.app): README of github.com/smly/mjai.app. A line has all events up to one that the player can answer' },
}

/** The moves that the original server offers with an event: all but discards and passes. */
function offered(mahjong, game, seat, target) {
  const { actions = [] } = game.turns?.includes(seat) ? mahjong.legal(mahjong.view(game, { seat })) : {}
  const moves = actions.filter(({ action }) => !['discard', 'pass'].includes(action)).map(a => {
    if (a.action === 'tsumo' || a.action === 'ron') return { type: 'hora', actor: seat, target, pai: mjai(a.tile) }
    if (a.action === 'abort') return { type: 'ryukyoku', actor: seat, reason: 'kyushukyuhai' }
    return a.action === 'riichi' ? { type: 'reach', actor: seat } : meldOf({ seat, meld: a.meld })
  })
  return [...new Set(moves.map(move => JSON.stringify(move)))].map(move => JSON.parse(move))
}

const without = (e, ...names) => Object.fromEntries(Object.entries(e).filter(([name]) => !names.includes(name)))

/** By dialect the function that converts the referee's lines. `scores` are the points after the event. */
const DIALECTS = {
  original: (e, scores, moves) => {
    const line = without(e, 'scores', 'deltas')
    if (['hora', 'ryukyoku'].includes(e.type)) return { ...line, ...(e.type === 'hora' ? { uradora_markers: e.uradora_markers } : { reason: 'fanpai' }), deltas: e.deltas, scores }
    if (e.type === 'reach_accepted') return { ...line, deltas: scores.map((_, i) => (i === e.actor ? -1000 : 0)), scores }
    if (e.type === 'end_game') return { ...line, scores }
    if (e.type === 'start_game') return { ...line, uri: 'http://localhost/' }
    return moves ? { ...line, possible_actions: moves } : line
  },
  mortal: e => {
    const line = without(e, 'uradora_markers', 'id')
    return e.uradora_markers ? { ...line, ura_markers: e.uradora_markers } : line
  },
  'mjai-app': e => e,
}

/** Records what a seat gets and answers. */
async function record(mahjong, dialect, { seat: me, seed, source }) {
  const out = [`# ${dialect}: ${source}.`, `# Ours, by js/test/mjai-referee.js: seed ${seed}, seat ${me}.`]
  const clients = [0, 1, 2, 3].map(seat => createClient({ mahjong, level: 'baseline', seat, name: 'tefuda', room: 'default' }))
  const say = async line => {
    out.push(`<- ${JSON.stringify(line)}`)
    const answer = await clients[me].answer(JSON.stringify(line))
    out.push(`-> ${answer}`)
    return JSON.parse(answer)
  }
  if (dialect === 'original') await say({ type: 'hello', protocol: 'mjsonp', protocol_version: 3 })
  let scores
  let kept = []
  const kinds = new Set()
  const ask = async (seat, e, game) => {
    if (e.type === 'start_kyoku') scores = e.scores
    if (seat === 0 && e.type === 'reach_accepted') scores = scores.map((n, i) => n - (i === e.actor ? 1000 : 0))
    if (seat === 0 && e.deltas) scores = scores.map((n, i) => n + e.deltas[i])
    if (seat !== me) return JSON.parse(await clients[seat].answer(JSON.stringify(e)))
    const hints = ['tsumo', 'dahai', 'kakan'].includes(e.type) && (e.type === 'tsumo') === (e.actor === me)
    // The session ends with a fault of another player.
    if (dialect === 'original' && e.type === 'end_game') return say({ type: 'error', message: 'Timeout. No response in 60 sec.' })
    const line = DIALECTS[dialect](e, scores, hints && game ? offered(mahjong, game, me, e.actor) : undefined)
    if (dialect !== 'mjai-app') {
      const answer = await say(line)
      kinds.add(answer.type)
      return answer
    }
    kept.push(line)
    const acts = e.type === 'start_game' || e.type === 'end_game' || e.type === 'end_kyoku' || (game && game.turns?.includes(me) && game.phase !== 'roundOver') || (e.type === 'reach' && e.actor === me)
    if (!acts) return { type: 'none' }
    const lines = kept
    kept = []
    const answer = await say(lines)
    kinds.add(answer.type)
    return answer
  }
  await referee(mahjong, { preset: 'tenhou', winds: 0 }, seed, ask)
  return { text: `${out.join('\n')}\n`, kinds }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { mahjong } = p.initSync()
  for (const [dialect, session] of Object.entries(SESSIONS)) {
    // With --find, from the session's seed on, the first deal in which the seat declares riichi, calls and wins.
    for (let seed = session.seed; ; seed++) {
      const { text, kinds } = await record(mahjong, dialect, { ...session, seed })
      const all = ['reach', 'hora'].every(kind => kinds.has(kind)) && (dialect !== 'mjai-app' ? kinds.has('pon') || kinds.has('chi') || seed > 400 : true)
      if (process.argv.includes('--find') && !all) continue
      console.log(dialect, seed, [...kinds], text.length)
      writeFileSync(new URL(`testdata/mjai/${dialect}.txt`, import.meta.url), text)
      break
    }
  }
}
