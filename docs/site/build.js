// Makes the reference site in dist/docs: the repository's pages and types as static HTML, with a search that needs no server.
// `./build.sh docs` runs it. An argument is the URL of the folder with the engines that run the examples, by default js/.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { full, short } from './llms.js'
import { html, inline, markdown, wordsOf } from './markdown.js'
import { reference } from './reference.js'

const ROOT = new URL('../../', import.meta.url)
const OUT = new URL('dist/docs/', ROOT)
const REPOSITORY = 'https://github.com/tefuda/tefuda/'
const GAMES = ['poker', 'mnk', 'calculation', 'mahjong', 'daifugo', 'solver', 'histories']
const NAMES = { poker: 'Poker', mnk: 'm,n,k boards', calculation: 'Calculation', mahjong: 'Mahjong', daifugo: 'Daifugō', solver: 'The solver', histories: 'Histories' }
const JA = { poker: 'ポーカー', mnk: 'm,n,k 盤', calculation: '計算', mahjong: '麻雀', daifugo: '大富豪', solver: 'ソルバー', histories: '履歴' }

const RECIPES = {
  'no-bundler': 'No bundler', vite: 'Vite', webpack: 'webpack, rspack', parcel: 'Parcel', rollup: 'Rollup', esbuild: 'esbuild', 'one-file': 'One file', 'script-tag': 'Script tag, file://', cdn: 'CDN',
  'service-worker': 'Service worker', workerd: 'workerd, Cloudflare', next: 'Next', sveltekit: 'SvelteKit', node: 'Node', deno: 'Deno', bun: 'Bun',
  electron: 'Electron', capacitor: 'Capacitor', jest: 'Jest', vitest: 'Vitest',
}

const RECORDS = ['poker', 'mnk', 'mahjong', 'daifugo', 'modules', 'page', 'checks']

/** The menu: heads, and under each its pages as [page, title, source]. A game's reference has no source. */
const MENU = [
  ['Begin', [
    ['index.html', 'Start', 'README.md'], ['index.ja.html', '日本語', 'README.ja.md'],
    ['play.html', 'One way to play', 'docs/play.md'], ['play.ja.html', 'どのゲームも同じ呼び出しで', 'docs/play.ja.md'],
    ['how-do-i.html', 'How do I …?', 'docs/how-do-i.md'], ['promises.html', 'Promises', 'docs/promises.md'],
    ['poker-games.html', 'Poker’s games', 'docs/poker-games.md'], ['mahjong-rooms.html', 'Mahjong’s rooms', 'docs/mahjong-rooms.md'], ['adapters.html', 'Adapters', 'docs/adapters.md'], ['examples.html', 'Examples', 'examples/README.md'],
  ]],
  ['Games', GAMES.map(game => [`game-${game}.html`, NAMES[game], `docs/games/${game}.md`])],
  ['ゲーム', GAMES.map(game => [`game-${game}.ja.html`, JA[game], `docs/games/${game}.ja.md`])],
  ['Recipes', [['recipes.html', 'Which one?', 'docs/recipes.md'], ...Object.entries(RECIPES).map(([name, title]) => [`recipe-${name}.html`, title, `docs/recipes/${name}.md`])]],
  ['Reference', [...GAMES.map(game => [`${game}.html`, `tefuda/${game}`]), ['errors.html', 'Errors', 'docs/errors.md'], ['rules-daifugo.html', 'Rules of Daifugō', 'docs/daifugo.md']]],
  ['How it decides', GAMES.map(game => [`how-${game}.html`, NAMES[game], `docs/how/${game}.md`])],
  ['AI の考え方', GAMES.map(game => [`how-${game}.ja.html`, JA[game], `docs/how/${game}.ja.md`])],
  ['Proof', [
    ...GAMES.filter(game => existsSync(new URL(`core/${game}/DESIGN.md`, ROOT))).map(game => [`design-${game}.html`, `Decisions: ${NAMES[game]}`, `core/${game}/DESIGN.md`]),
    ['records.html', 'Records', 'docs/records/README.md'], ...RECORDS.map(name => [`record-${name}.html`, `Records: ${NAMES[name] ?? name}`, `docs/records/${name}.md`]),
    ['checks.html', 'Checks of the rules', 'docs/checks.md'], ['errata.html', 'The articles’ slips', 'docs/errata.md'], ['measured.html', 'Measured', 'docs/bench.md'], ['bench.html', 'How it is measured', 'bench/README.md'], ['arenas.html', 'Arenas', 'docs/arenas.md'],
    ['rationale.html', 'Rationale', 'RATIONALE.md'], ['architecture.html', 'Architecture', 'ARCHITECTURE.md'], ['page.html', 'The page', 'demo/README.md'], ['bots.html', 'Programs that play', 'js/bots/README.md'], ['changelog.html', 'Changes', 'CHANGELOG.md'],
    ['contributing.html', 'Contributing', 'CONTRIBUTING.md'], ['security.html', 'Security', 'SECURITY.md'], ['conduct.html', 'Conduct', 'CODE_OF_CONDUCT.md'],
  ]],
]
const PAGES = MENU.flatMap(([, pages]) => pages)
const pageOf = new Map(PAGES.filter(([, , source]) => source).map(([page, , source]) => [source, page]))

/** Copies a picture of the repository next to the pages, and returns its new name. */
function pictureOf(path) {
  const name = path.replaceAll('/', '-')
  copyFileSync(new URL(path, ROOT), new URL(name, OUT))
  return name
}

/** The address on the site for a link in a source: one of the pages, perhaps at a heading, or else the repository. */
function addressOf(source, link) {
  if (link.startsWith(`${REPOSITORY}raw/main/`)) return pictureOf(link.slice(`${REPOSITORY}raw/main/`.length))
  const own = link.startsWith(`${REPOSITORY}blob/main/`) ? link.slice(`${REPOSITORY}blob/main/`.length) : null
  if (own === null && /^[a-z]+:|^#/.test(link)) return link
  const [path, anchor] = (own ?? posix.join(posix.dirname(source), link)).split('#')
  return `${pageOf.get(path) ?? `${REPOSITORY}blob/main/${path}`}${anchor ? `#${anchor}` : ''}`
}

const menu = here => MENU.map(([head, pages]) => `<h2>${head}</h2><ul>${pages.map(([page, title]) =>
  `<li><a href="${page}"${page === here ? ' aria-current="page"' : ''}>${title}</a></li>`).join('')}</ul>`).join('\n')

const frame = (page, title, body) => `<!doctype html>
<html lang="${/\.ja\./.test(page) ? 'ja' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · tefuda</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="site.css">
<a class="skip" href="#main">To the text</a>
<a class="menu" href="#pages">Search, pages · 検索、目次</a>
<nav id="pages" aria-label="Pages"><input id="search" type="search" placeholder="Search · 検索" aria-label="Search"><ul id="found" hidden></ul>
${menu(page)}</nav>
<main id="main">
${body}
</main>
<script src="index.js"></script>
<script src="search.js"></script>
</html>
`

const bare = text => wordsOf(text.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ').trim()

/** The Markdown of a page for llms-full.txt, which has all pages in one: a link to a heading names its page, too. */
const linked = (page, text, address) => text.split(/(^```[^]*?^```)/m).map((part, i) =>
  (i % 2 ? part : part.replace(/\]\(([^)\s]+)\)/g, (_, link) => `](${link.startsWith('#') ? page + link : address(link)})`))).join('')

/** A page's entries in the search index, one for every heading: [page, anchor, heading, text]. */
const indexOf = (page, body) => body.split(/(?=<h[1-3] id=|<h1>|<tr id=)/).filter(part => bare(part)).map(part => {
  const [, anchor = ''] = /id="([^"]+)"/.exec(part.slice(0, 200)) ?? []
  const head = /<h[1-3][^>]*>(.*?)<\/h[1-3]>/.exec(part)?.[1] ?? /<code>(.*?)<\/code>/.exec(part)?.[1] ?? page
  return [page, anchor, bare(head), bare(part).slice(0, 1500)]
})

async function build() {
  const { initSync } = await import(new URL('node-sync.js', process.argv[2] ?? new URL('js/', ROOT)))
  const engine = initSync()
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  const index = [], texts = [], functions = {}
  for (const [page, title, source] of PAGES) {
    const address = link => (source ? addressOf(source, link) : link)
    const written = source && readFileSync(new URL(source, ROOT), 'utf8')
    const body = source ? html(written, address) : await reference(engine, page.replace('.html', ''))
    writeFileSync(new URL(page, OUT), frame(page, inline(title), body))
    index.push(...indexOf(page, body))
    texts.push([page, linked(page, written ?? markdown(body), address)])
    if (!source) functions[page] = [...body.matchAll(/<section><h3 id="(\w+)">/g)].map(([, name]) => name)
  }
  engine.close()
  writeFileSync(new URL('llms.txt', OUT), short(MENU, functions))
  writeFileSync(new URL('llms-full.txt', OUT), full(texts))
  writeFileSync(new URL('index.js', OUT), `globalThis.INDEX = [\n${index.map(entry => JSON.stringify(entry)).join(',\n')}\n]\n`)
  for (const file of ['site.css', 'search.js']) copyFileSync(new URL(file, import.meta.url), new URL(file, OUT))
  const missing = PAGES.filter(([page]) => !existsSync(new URL(page, OUT)))
  if (missing.length) throw new Error(`${missing}`)
  console.log(`dist/docs: ${PAGES.length} pages, ${index.length} parts to search`)
}

if (process.argv[1] === new URL(import.meta.url).pathname) await build()
