// llms.txt and llms-full.txt, as https://llmstxt.org describes them: the pages of the site with a line each, and their whole text.

const HEAD = `# tefuda

> An npm package for JavaScript card and board games: exact evaluators, players and explained hints for poker, m,n,k boards (tic-tac-toe
> to gomoku and renju), the patience Calculation, riichi mahjong and Daifugō, a solver of hold'em spots, and the histories of card rooms. WebAssembly, in the browser or Node, offline.

\`npm i tefuda\`, then \`import { init } from 'tefuda/poker'\` (or \`mnk\`, \`calculation\`, \`mahjong\`, \`daifugo\`, \`solver\`, \`histories\`), \`const poker = await init()\` and
\`await poker.evaluate('As Ks Qs Js Jk')\`; \`tefuda/poker/sync\` has \`initSync\`, which answers at once. Every function takes a position and
options, keeps nothing, and throws an \`InputError\` for what it cannot take.`

/** A line about each page, except references, recipes and pages about players: KINDS has theirs. */
const ABOUT = {
  'index.html': 'what it does, a first program for every game, where it runs',
  'index.ja.html': 'the same in Japanese',
  'play.html': 'the calls that all games share, a match of any game, errors and long calls',
  'play.ja.html': 'the same in Japanese',
  'how-do-i.html': 'undo, saving, hints while the opponent thinks, levels, a server, offline, sizes, each in a few lines of code',
  'promises.html': 'browsers, Node and TypeScript that it runs on, and what stays the same between versions',
  'mahjong-rooms.html': 'the rules of Tenhou, Mahjong Soul, M.League, EMA and others, a table of presets against switches, and three players',
  'poker-games.html': 'hold’em, Omaha, stud, razz, 2-7 and badugi: how each is played by the same calls',
  'adapters.html': 'hooks for React, games and a bot for boardgame.io',
  'examples.html': 'small games to copy, in plain HTML and with frameworks',
  'recipes.html': 'which recipe suits which tool or host',
  'errors.html': 'every error code with cause and cure',
  'rules-daifugo.html': 'every rule of Daifugō as a switch',
  'records.html': 'experiments and dated runs, by game',
  'checks.html': 'what the rules were checked against',
  'errata.html': 'where the articles that the engine began with err',
  'measured.html': 'sizes and times as they were measured',
  'bench.html': 'how they are measured',
  'arenas.html': 'how matches are spread over machines',
  'rationale.html': 'why things are as they are',
  'architecture.html': 'how the code is laid out, and how a call travels through it',
  'page.html': 'how the demo page is made',
  'bots.html': 'the programs that play by the protocols of others',
  'changelog.html': 'what is new in each version',
  'contributing.html': 'how to help',
  'security.html': 'how to report a weakness',
  'conduct.html': 'how we deal with each other',
}
const KINDS = [
  [/^recipe-/, () => 'a whole project, tested'],
  [/\.ja\./, () => 'in Japanese'],
  [/^design-/, () => 'its decisions, each with its reason'],
  [/^record-/, () => 'experiments and dated runs'],
  [/^game-/, () => 'what it does, and how to call it'],
  [/^how-/, () => 'how its players decide, how strong they are, and their limits'],
]
/** Menus that go under "Optional": by llmstxt.org a reader may skip them for a short answer. */
const OPTIONAL = ['ゲーム', 'AI の考え方', 'Proof']

const line = ([page, title], functions) => {
  const about = ABOUT[page] ?? (functions[page] ? `functions ${functions[page].join(', ')}; reasons, lists, types` : KINDS.find(([begins]) => begins.test(page))?.[1]())
  if (!about) throw new Error(`docs/site/llms.js has no line for ${page}`)
  return `- [${title}](${page}): ${about}\n`
}

/**
 * llms.txt.
 * @param menu as build.js has it
 * @param {Record<string, string[]>} functions by the page of their reference
 */
export function short(menu, functions) {
  const lists = (head, parts) => `## ${head}\n\n${parts.flatMap(([, pages]) => pages.map(page => line(page, functions))).join('')}`
  const isOptional = ([head]) => OPTIONAL.includes(head)
  return [HEAD, 'The text of all pages in one file: [llms-full.txt](llms-full.txt).', ...menu.filter(part => !isOptional(part)).map(part => lists(part[0], [part])),
    lists('Optional', menu.filter(isOptional))].join('\n\n').replace(/\n{3,}/g, '\n\n')
}

/** llms-full.txt. @param {[page: string, text: string][]} texts in Markdown */
export const full = texts => [HEAD, ...texts.map(([page, text]) => `<!-- ${page} -->\n\n${text.trim()}`)].join('\n\n') + '\n'
