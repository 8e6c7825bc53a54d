// What README claims by measurement, in both languages, and where `./build.sh bench all` finds the figures: docs/bench.md quotes them
// in its first table, README quotes that, and claims.test.js compares the three.

/**
 * @typedef {object} Claim
 * @property {string} what
 * @property {string} section of bench/all.js
 * @property {RegExp} en the sentence in README.md, a group a figure
 * @property {RegExp} ja in README.ja.md, with the same groups
 * @property {number[]} [order] the places in figures of the groups of ja, where the sentence has another order
 * @property {(output: string) => string[]} figures as README writes them, from what the section printed
 */

/** Rows of the table that begins with a title, by their first cell: the other cells. */
export function tableOf(output, title) {
  const at = output.indexOf(`| ${title} |`)
  if (at < 0) throw new Error(`no table "${title}"`)
  const lines = output.slice(at).split('\n')
  const end = lines.findIndex(line => !line.startsWith('|'))
  return lines.slice(0, end < 0 ? undefined : end).map(line => line.split('|').slice(1, -1).map(cell => cell.trim()))
}

const row = (table, name) => {
  const found = table.find(([first]) => first.startsWith(name))
  if (!found) throw new Error(`no row "${name}"`)
  return found
}
const median = cell => cell.split(' ')[0]
const bounds = cell => cell.match(/([\d,.]+) \(([\d,.]+)–([\d,.]+)\)/).slice(1)
/** Of "× as fast" the column of TinyGo's engine. */
const column = (table, name) => table[0].findIndex(cell => cell.includes(name))
const TINYGO = '(tinygo) is × as fast'

const size = (name, page) => ({
  what: `module ${page}, KB of gzip`,
  section: 'sizes',
  en: new RegExp(`\\| \`tefuda/${page}\` \\| (\\d+) KB \\|`),
  ja: new RegExp(`\\| \`tefuda/${page}\` \\| (\\d+) KB \\|`),
  figures: output => [Math.round(Number(row(tableOf(output, 'file'), name)[1].replaceAll(',', '')) / 1000).toLocaleString('en')],
})

function bulk(cards, { en, ja }) {
  const interval = '([\\d,.]+)[ （]\\(?([\\d,.]+)[–〜]([\\d,.]+)[)）]'
  const pattern = name => new RegExp(`^\\| ${name} \\| ([\\d.]+) \\| ${interval} \\| ${interval} \\| ${interval} \\|$`, 'm')
  return {
    what: `evaluateMany, ${cards} cards: million hands a second, × @pokertools/evaluator, × phe, × pokersolver`,
    section: 'poker',
    en: pattern(en),
    ja: pattern(ja),
    figures: output => {
      const table = tableOf(output, `${cards} cards`)
      const at = column(table, TINYGO)
      const ours = table.find(([name]) => name.includes('(tinygo)'))
      return [median(ours[1]), ...['@pokertools', 'phe', 'pokersolver'].flatMap(peer => bounds(row(table, peer)[at]))]
    },
  }
}

/** @type {Claim[]} */
export const CLAIMS = [
  ...['poker', 'mnk', 'calculation', 'mahjong', 'daifugo'].map(game => size(`tefuda-${game}.wasm`, game)),
  {
    what: 'standard Go’s binary, KB of gzip',
    section: 'sizes',
    en: /one binary of all games, built by standard Go \(([\d,]+) KB of gzip\)/,
    ja: /（gzip ([\d,]+) KB）/,
    figures: output => [Math.round(Number(row(tableOf(output, 'file'), 'tefuda.wasm')[1].replaceAll(',', '')) / 1000).toLocaleString('en')],
  },
  bulk(5, { en: '5 cards', ja: '5 枚' }),
  bulk(7, { en: '7 cards', ja: '7 枚' }),
  {
    what: 'a deck with two jokers against one without, 5 and 7 cards',
    section: 'poker',
    en: /A deck with two jokers runs at ([\d.]+) \(5 cards\) and ([\d.]+) \(7 cards\)/,
    ja: /ない場合の ([\d.]+) 倍（5 枚）と ([\d.]+) 倍（7 枚）/,
    figures: output => [5, 7].map(cards => {
      const title = [...output.matchAll(new RegExp(`^\\| (${cards} cards, tefuda [^|]*\\(tinygo\\)[^|]*?) \\|`, 'gm'))][0][1]
      const table = tableOf(output, title)
      return Number(median(table.find(([name]) => name.startsWith('naturals'))[2])).toFixed(2)
    }),
  },
  {
    what: 'a whole video-poker game solved, ms, the fastest and the slowest preset',
    section: 'draw',
    en: /A whole video-poker game is\s+solved in (\d+)–(\d+) ms/,
    ja: /ビデオポーカー一つを解くのに (\d+)〜(\d+) ミリ秒/,
    figures: output => {
      const table = tableOf(output, 'solve')
      const at = column(table, '(tinygo), ms')
      const times = table.slice(2).map(cells => Number(median(cells[at])))
      return [Math.min(...times), Math.max(...times)].map(n => n.toFixed(0))
    },
  },
  {
    what: 'advice on a hand, ms',
    section: 'draw',
    en: /advice on a hand takes ([\d.]+) ms/,
    ja: /一手の助言に ([\d.]+) ミリ秒/,
    figures: output => {
      const title = output.match(/^\| (advise, jacks[^|]*?) \|/m)[1]
      const ours = tableOf(output, title).find(([name]) => name.includes('(tinygo)'))
      return [(Number(median(ours[1]).replaceAll(',', '')) / 1000).toFixed(1)]
    },
  },
  {
    what: 'aces against kings over all runouts, ms',
    section: 'draw',
    en: /aces against kings over all 1,712,304 runouts (\d+) ms/,
    ja: /エース対キングの全 1,712,304 通りに (\d+) ミリ秒/,
    figures: output => {
      const title = output.match(/^\| (equity, AsAh v KdKc[^|]*?) \|/m)[1]
      const ours = tableOf(output, title).find(([name]) => name.includes('(tinygo)'))
      return [Number(median(ours[1])).toFixed(0)]
    },
  },
  {
    what: 'Calculation: ms a move and % of games won, four piles, then three',
    section: 'calculation',
    en: /At (\d+) ms a move it wins ([\d.]+) % of the games, (\d+) % with three piles at (\d+) ms/,
    ja: /勝率は一手 (\d+) ミリ秒で ([\d.]+) %、屑札三列では (\d+) ミリ秒で (\d+) %/,
    order: [0, 1, 3, 2],
    figures: output => {
      const [four, three] = ['4', '3'].map(piles => {
        const [head, , ...lines] = output.split('\n\n').map(part => part.trim()).filter(part => part.startsWith('| piles |')).map(part => tableOf(part, 'piles')).find(table => table[2][0] === piles)
        const cell = name => lines[0][head.findIndex(title => title.startsWith(name))]
        return { won: Number(cell('rate').match(/[\d.]+/)[0]), ms: Number(cell('ms a move')) }
      })
      return [four.ms.toFixed(0), four.won.toFixed(1), three.won.toFixed(0), three.ms.toFixed(0)]
    },
  },
  {
    what: 'a call by syscall/js, µs, then through the wrapper in the same thread',
    section: 'calls',
    en: /A call costs (\d+)-(\d+) µs, most of it to read the arguments, against (\d+)-(\d+) µs/,
    ja: /一回の呼び出しは (\d+)〜(\d+) マイクロ秒で、そのほとんどは引数を読む時間です。[^。]*?(\d+)〜(\d+) マイクロ秒/,
    figures: output => ['syscall/js', 'the wrapper'].flatMap(name => {
      const [, ...times] = row(tableOf(output, 'a call'), name)
      const all = times.map(cell => Number(median(cell)))
      return [Math.min(...all), Math.max(...all)].map(n => n.toFixed(0))
    }),
  },
]

/** The figures of a claim as a README has them, in the order of the claim's; undefined where the sentence is not there. */
export function quoted(claim, text, lang) {
  const found = text.match(claim[lang])?.slice(1)
  if (!found || lang === 'en' || !claim.order) return found
  return found.map((_, i) => found[claim.order.indexOf(i)])
}

/** A README with other figures in a claim's sentence. */
export function withFigures(claim, text, lang, figures) {
  const { indices } = text.match(new RegExp(claim[lang], `${claim[lang].flags}d`))
  const own = lang === 'ja' && claim.order ? claim.order.map(i => figures[i]) : figures
  return indices.slice(1).reduceRight((out, [from, to], i) => out.slice(0, from) + own[i] + out.slice(to), text)
}

/** The first table of docs/bench.md: figures by claim. */
export const claimsOf = page => Object.fromEntries(tableOf(page, 'README says').slice(2).map(([what, figures]) => [what, figures.split(' · ')]))

/** What each section of docs/bench.md printed, with its head, by name. */
export const sectionsOf = page => Object.fromEntries(page.split(/^(?=## )/m).slice(1).map(text => [text.match(/^## (\w+)/)[1], `${text.trim()}\n`]))
