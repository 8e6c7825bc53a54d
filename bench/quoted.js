// The tables of docs/bench.md that README quotes in both languages. `./build.sh bench all` writes them between their
// markers, `<!-- bench:sizes -->` and `<!-- /bench -->`. quoted.test.js compares them with docs/bench.md.

/** The rows of the table whose first cell is a title. The head is the first row. */
export function tableOf(output, title) {
  const at = output.indexOf(`| ${title} |`)
  if (at < 0) throw new Error(`no table "${title}"`)
  const lines = output.slice(at).split('\n')
  const end = lines.findIndex(line => !line.startsWith('|'))
  return lines.slice(0, end < 0 ? undefined : end).map(line => line.split('|').slice(1, -1).map(cell => cell.trim()))
}

/** The first table whose title begins with a text. */
const tableLike = (output, beginning) => tableOf(output, output.split('\n').find(line => line.startsWith(`| ${beginning}`))?.slice(2).split(' |')[0] ?? beginning)

const row = (table, part) => {
  const found = table.slice(2).find(([first]) => first.includes(part))
  if (!found) throw new Error(`no row "${part}"`)
  return found
}
const column = (table, part) => {
  const at = table[0].findIndex(cell => cell.includes(part))
  if (at < 0) throw new Error(`no column "${part}"`)
  return at
}
const OURS = '(tinygo)'
const number = cell => Number(cell.split(' ')[0].replaceAll(',', ''))
/** The range of some numbers as text, rounded. */
const span = numbers => `${Math.min(...numbers).toFixed(0)}–${Math.max(...numbers).toFixed(0)}`

const grid = ([head, ...rows], numbersFrom = 1) =>
  [head, head.map((_, i) => (i < numbersFrom ? '---' : '--:')), ...rows].map(cells => `| ${cells.join(' | ')} |\n`).join('')

function sizes({ sizes }, say) {
  const kilobytes = file => Math.round(number(row(tableOf(sizes, 'file'), file)[1]) / 1000).toLocaleString('en')
  const games = ['poker', 'mnk', 'calculation', 'mahjong', 'daifugo', 'solver', 'histories']
  return grid([
    [say('module', 'モジュール'), ...games.map(game => `\`${game}\``), say('all, by standard Go', '標準の Go で全部')],
    [say('KB of gzip', 'gzip 後の KB'), ...games.map(game => kilobytes(`tefuda-${game}.wasm`)), kilobytes('tefuda.wasm')],
  ])
}

const PEERS = ['@pokertools/evaluator', 'phe', 'pokersolver']

function poker({ poker }, say) {
  const of = cards => {
    const table = tableOf(poker, `${cards} cards`), jokers = tableLike(poker, `${cards} cards, tefuda`)
    // The row of naturals has the speed of the deck with jokers as a ratio.
    const ratios = PEERS.map(peer => row(table, `${peer} `)[column(table, `${OURS} is ×`)])
    return [say(`${cards} cards`, `${cards} 枚`), number(row(table, OURS)[1]), ...ratios, number(row(jokers, 'naturals')[2]).toFixed(2)]
  }
  return grid([
    ['`evaluateMany`', say('million hands a second', '毎秒（百万手）'), ...PEERS.map(peer => `× ${peer}`), say('with two jokers, ×', 'ジョーカー二枚入り ×')],
    of(5), of(7),
  ])
}

function times({ draw, calls, calculation }, say) {
  const ms = say('ms', 'ミリ秒'), us = say('µs', 'マイクロ秒')
  const solve = tableOf(draw, 'solve'), at = column(solve, `${OURS}, ms`)
  const ours = beginning => number(row(tableLike(draw, beginning), OURS)[1])
  const call = name => span(row(tableOf(calls, 'a call'), name).slice(1).map(number))
  const arena = piles => {
    const table = tableOf(calculation.split(/^(?=`node )/m).find(run => run.includes(`"piles":${piles}`)) ?? '', 'player')
    return `${number(table[2][column(table, 'ms a choice')]).toFixed(0)} ${ms}, ${table[2][column(table, 'won, %')].replace(' (', ' % (')}`
  }
  return grid([
    [say('what', '何に'), say('takes', 'かかる時間')],
    [say('the exact return of a video-poker game', 'ビデオポーカー一つの厳密な還元率'), `${span(solve.slice(2).map(cells => number(cells[at])))} ${ms}`],
    [say('advice on a hand of it', 'その一手の助言'), `${(ours('advise, jacks') / 1000).toFixed(1)} ${ms}`],
    [say('aces against kings, all 1,712,304 runouts', 'エース対キングの全 1,712,304 通り'), `${ours('equity, AsAh v KdKc').toFixed(0)} ${ms}`],
    [say('a move at Calculation, and games won', '計算の一手と、勝った割合'), arena('4')],
    [say('the same with three piles', '屑札三列の同じもの'), arena('3')],
    [say('a short call in the same thread', '同じスレッドでの短い呼び出し'), `${call('the wrapper')} ${us}`],
    [say('the same by `syscall/js`', '`syscall/js` での同じもの'), `${call('syscall/js')} ${us}`],
  ])
}

/** Functions that write a table from the sections of docs/bench.md in a language, by name. */
export const TABLES = { sizes, poker, times }

/** A README with its tables replaced by those of the sections. */
export function quote(text, lang, sections) {
  return text.replace(/(<!-- bench:(\w+) -->\n)[^]*?(<!-- \/bench -->)/g, (_, begin, name, end) => {
    if (!TABLES[name]) throw new Error(`no table bench:${name}, only ${Object.keys(TABLES).join(', ')}`)
    return `${begin}${TABLES[name](sections, (en, ja) => (lang === 'ja' ? ja : en))}${end}`
  })
}

/** The sections of docs/bench.md, each with its head, by name. */
export const sectionsOf = page => Object.fromEntries(page.split(/^(?=## )/m).slice(1).map(text => [text.match(/^## (\w+)/)[1], `${text.trim()}\n`]))
