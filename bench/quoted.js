// The tables that README, in both languages, and the head of docs/bench.md quote from the sections of docs/bench.md. `./build.sh bench all`
// writes them between their markers, `<!-- bench:sizes -->` and `<!-- /bench -->`; quoted.test.js compares them with the sections.

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

function poker({ poker }) {
  const of = cards => {
    const table = tableOf(poker, `${cards} cards`), jokers = tableLike(poker, `${cards} cards, tefuda`)
    // The row of naturals has the speed of the deck with jokers as a ratio.
    const ratios = PEERS.map(peer => row(table, `${peer} `)[column(table, `${OURS} is ×`)])
    return [`${cards} cards`, number(row(table, OURS)[1]), ...ratios, number(row(jokers, 'naturals')[2]).toFixed(2)]
  }
  return grid([
    ['`evaluateMany`', 'million hands a second', ...PEERS.map(peer => `× ${peer}`), 'with two jokers, ×'],
    of(5), of(7),
  ])
}

function times({ draw, calls, calculation }) {
  const solve = tableOf(draw, 'solve'), at = column(solve, `${OURS}, ms`)
  const ours = beginning => number(row(tableLike(draw, beginning), OURS)[1])
  const call = name => span(row(tableOf(calls, 'a call'), name).slice(1).map(number))
  const arena = piles => {
    const table = tableOf(calculation.split(/^(?=`node )/m).find(run => run.includes(`"piles":${piles}`)) ?? '', 'player')
    return `${number(table[2][column(table, 'ms a choice')]).toFixed(0)} ms, ${table[2][column(table, 'won, %')].replace(' (', ' % (')}`
  }
  return grid([
    ['what', 'takes'],
    ['the exact return of a video-poker game', `${span(solve.slice(2).map(cells => number(cells[at])))} ms`],
    ['advice on a hand of it', `${(ours('advise, jacks') / 1000).toFixed(1)} ms`],
    ['aces against kings, all 1,712,304 runouts', `${ours('equity, AsAh v KdKc').toFixed(0)} ms`],
    ['a move at Calculation, and games won', arena('4')],
    ['the same with three piles', arena('3')],
    ['a short call in the same thread', `${call('the wrapper')} µs`],
    ['the same by `syscall/js`', `${call('syscall/js')} µs`],
  ])
}

/** Functions that write a table from the sections of docs/bench.md in a language, by name. */
export const TABLES = { sizes, poker, times }

/** Writes the tables between the markers of a page anew, from the sections. */
export function quote(text, lang, sections) {
  return text.replace(/(<!-- bench:(\w+) -->\n)[^]*?(<!-- \/bench -->)/g, (_, begin, name, end) => {
    if (!TABLES[name]) throw new Error(`no table bench:${name}, only ${Object.keys(TABLES).join(', ')}`)
    return `${begin}${TABLES[name](sections, (en, ja) => (lang === 'ja' ? ja : en))}${end}`
  })
}

/** The sections of docs/bench.md, each with its head, by name. */
export const sectionsOf = page => Object.fromEntries(page.split(/^(?=## )/m).slice(1).map(text => [text.match(/^## (\w+)/)[1], `${text.trim()}\n`]))
