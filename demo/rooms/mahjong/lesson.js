// The guided first game of the mahjong room: a hand from the deal to a win, with riichi.
import { labelled, row, tile, tileButton, tileName, wordButton } from '../../learn/draw.js'
import { make, said } from '../../ui/make.js'

/** Tiles written together: '234m9s'. */
const tiles = text => text.match(/\d+[mpsz]/g).flatMap(group => [...group.slice(0, -1)].map(number => number + group.at(-1)))

const ALL = [...'mps'].flatMap(kind => [...'123456789'].map(number => number + kind)).concat([...'1234567'].map(number => `${number}z`))
const HANDS = ['234567m34p67s99s4z', '19m19p19s1z66z8m234s', '258m258p258s11z2z3z', '147m147p147s22z3z3z'].map(tiles)
const DRAWN = tiles('9m9p1s7z1p8p2s5p2p4z1s3z6z8s')

/** The wall: these hands, these draws, then all other tiles. */
function wall() {
  const begun = [...HANDS.flat(), ...DRAWN]
  const rest = ALL.flatMap(kind => (/5[mps]/.test(kind) ? [kind, kind, kind, `0${kind[1]}`] : [kind, kind, kind, kind]))
  for (const tile of begun) rest.splice(rest.indexOf(tile), 1)
  return [...begun, ...rest].join(' ')
}

/** The others discard what they draw, and call nothing. */
async function others(table, ask) {
  const seat = table.turns.find(seat => seat !== 0)
  if (seat === undefined || table.turns.includes(0) || table.phase === 'roundOver') return null
  const { legal: { moves } } = await ask('mahjong', 'view', table, { seat })
  return { seat, move: moves.includes('pass') ? 'pass' : moves.find(move => move.endsWith('_')) }
}

const WORDS = {
  pass: ['Pass', 'パス'],
  ron: ['Ron', 'ロン'],
  tsumo: ['Tsumo', 'ツモ'],
  riichi: tile => [`Riichi, discarding ${tileName(tile)}`, `${tileName(tile)}を切ってリーチ`],
  chi: ['Chi', 'チー'],
}

const bare = move => move.replace(/[_*]/g, '')
function words({ move, action, tile }) {
  if (action === 'riichi') return said(WORDS.riichi(tile))
  return said(WORDS[action] ?? [move, move])
}

/** How the hand was won, in the engine's words. */
function won({ events }) {
  const win = events.findLast(({ event }) => event === 'roundEnd')?.outcome?.wins?.[0]
  if (!win) return undefined
  const { yaku, name, points } = win.score
  return make('p', { class: 'won-learnt' }, said([
    `${yaku.map(({ name, han }) => `${name} ${han}`).join(', ')}: ${name}, ${points} points`,
    `${yaku.map(({ name, han }) => `${name} ${han}翻`).join('・')} ${name} ${points}点`]))
}

/** @type {import('../../learn/guide.js').Lesson} */
export default {
  game: 'mahjong',
  table: { rules: 'tenhou', seed: 1, turns: [0], rounds: [{ wall: wall(), moves: '' }] },
  others,
  steps: [
    { move: '4z', says: ['Four groups of three and a pair win. Groups are three in order, or three alike. The north wind stands alone: discard it.', '三枚組を四つと、同じ牌の対子を一つ作れば和了り。三枚組は続き数字か同じ牌です。一枚だけの北を切りましょう。'] },
    { move: '1p_', says: ['Each player draws a tile and discards one. You drew the 1 of dots, which joins nothing: discard it.', '一枚引いて一枚切るのがくり返しです。引いた一筒はどこにもつながりません。そのまま切りましょう。'] },
    { move: 'pass', says: ['Left discarded the 5 of dots. You could take it for 3-4-5, but an open hand cannot declare riichi. Press Pass.', '上家が五筒を切りました。チーして三四五筒にもできますが、鳴くとリーチができません。「パス」を。'] },
    { move: '9m*', proof: 'riichi', says: ['You drew the 2 of dots: one tile is missing now, the 5 or the 8 of bamboos. Declare riichi and discard the 9 of characters.', '二筒を引いてテンパイ。五索か八索で和了りです。九萬を切ってリーチしましょう。'] },
    { move: '6z_', says: ['After riichi your hand stays as it is. The green dragon is not what you wait for: discard it.', 'リーチの後は手を変えられません。發は待ちではないので、そのまま切ります。'] },
    { move: 'ron', proof: 'roundEnd', says: ['Right discarded the 8 of bamboos, your tile. Take it and win: press Ron.', '下家が八索を切りました。当たり牌です。「ロン」！'] },
  ],
  end: ['You have won. Each yaku is worth han, and dora add to them. Without a yaku no hand wins; riichi gives one to any closed hand.', '和了りです。役とドラの翻で点が決まります。役がないと和了れませんが、門前ならリーチするだけで役になります。'],
  name: move => (WORDS[move] ? said(WORDS[move]) : /^\d[mpsz]/.test(move) ? tileName(bare(move)) : said(['That', 'それ'])),
  /** What the reader sees, and may do. */
  info: (table, ask) => ask('mahjong', 'view', table, { seat: 0 }),
  draw({ table, info: view, press, wanted, over }) {
    const drawn = view.legal?.moves.find(move => /^\d[mpsz]_$/.test(move))
    const hand = tiles(view.hand)
    const last = drawn ? hand.splice(hand.lastIndexOf(bare(drawn)), 1) : []
    const can = view.legal?.actions ?? []
    const piece = (text, move, i, more = {}) => tileButton(text, `${text}-${i}`, () => press(move), { 'data-asked': wanted === move || wanted === `${move}*`, ...more })
    const rivers = [1, 2, 3].map(seat => view.players[seat].river)
    const calls = can.filter(({ action }) => !['discard', 'proceed'].includes(action))
    return [
      labelled(['Dora indicator', 'ドラ表示牌'], row(view.dora.map(text => tile(text)))),
      rivers.some(({ length }) => length) ? labelled(['Discards: right, across, left', '捨て牌：下家・対面・上家'], row(rivers.map(river => row(river.map(({ tile: text }) => tile(text)), { class: 'river-learnt' })), { class: 'rivers-learnt' })) : undefined,
      over ? won(table) : undefined,
      labelled(['Your hand', 'あなたの手牌'], row([...hand.map((text, i) => piece(text, text, i)), ...last.map(text => piece(text, drawn, 13, { 'data-drawn': true }))], { class: 'hand-learnt rack-learnt' })),
      over || !calls.length ? undefined : row(calls.map(action => wordButton(words(action), action.move, () => press(action.move), { 'data-asked': wanted === action.move })), { class: 'tools' }),
    ]
  },
}
