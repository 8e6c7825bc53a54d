// The game on m,n,k boards: rules, evaluation and search.
import assert from 'node:assert/strict'
import { chance } from './chance.js'
import { each, eachEngine, engine } from './packages.js'

const empty = (columns, rows) => Array(rows).fill('.'.repeat(columns))
const squaresOf = board => board.split('\n').flatMap((row, r) => [...row].map((stone, c) => [stone, r, c]))

eachEngine('a whole game by apply, as legal says', async t => {
  const { pick } = chance(21)
  let table = await t.mnk.deal({ columns: 6, rows: 5, k: 4 }, { seed: 1 })
  for (let n = 0; ; n++) {
    const { seat, moves, squares } = await t.mnk.legal(table)
    assert.equal(table.turn, 'ox'[n % 2])
    const free = squaresOf(table.board).filter(([stone]) => stone === '.').map(([, r, c]) => [r, c])
    assert.deepEqual([seat, squares], table.over ? [null, []] : [n % 2, free])
    assert.deepEqual([table.turns, moves.length], [table.over ? [] : [seat], squares.length])
    if (table.over) {
      assert.ok(table.result.winner || free.length === 0)
      break
    }
    const at = pick(moves.map((_, i) => i))
    const next = await t.mnk.apply(table, { move: moves[at], seat })
    const changed = squaresOf(next.board).filter(([stone], i) => stone !== squaresOf(table.board)[i][0])
    assert.deepEqual(changed, [['ox'[seat], ...squares[at]]])
    assert.deepEqual(next.events[0], {
      event: 'place', seat, side: 'ox'[seat], move: moves[at], square: squares[at], words: `${['black', 'white'][seat]} plays ${moves[at]}`,
    })
    assert.deepEqual(next.moves, [...table.moves, { seat, move: moves[at] }])
    table = next
  }
})

eachEngine('who has won, and by which line', async t => {
  for (const [board, rules, winner, line, squares] of [
    ['ooo\nxx.', { k: 3 }, 'o', 'a2 b2 c2', [[0, 0], [0, 1], [0, 2]]],
    ['xo.\nox.\no.x', { k: 3 }, 'x', 'a3 b2 c1', [[0, 0], [1, 1], [2, 2]]],
    ['oooooo\nxx.xx.\n.....x', {}, 'o', 'a3 b3 c3 d3 e3 f3', [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5]]],
    ['oooooo\nxx.xx.\n.....x', { rule: 'exact' }, null],
    ['oxo\nxox\nxox', { k: 3 }, null],
  ]) {
    const { over, result, line: shown } = await t.mnk.deal({ ...rules, board }, { seed: 0 })
    assert.equal(over, winner !== null || !board.includes('.'))
    assert.deepEqual(result && [result.winner, result.line, result.squares], over ? [winner, line?.split(' ') ?? null, squares ?? null] : null, board)
    assert.deepEqual(shown, result && result.line)
    if (over) assert.deepEqual([result.places, result.points], winner ? [[[1, 2], [2, 1]]['ox'.indexOf(winner)], [[1, 0], [0, 1]]['ox'.indexOf(winner)]] : [[1, 1], [0.5, 0.5]])
  }
})

const ENDS = [
  ['b2 a3 a2 c2 a1 c1 c3', 'black wins: three in a row', '黒の勝ち：3つ並びました', 'line'],
  ['b2 a3 a2 c2 b3 b1 a1 c3 c1', 'a draw: the board is full', '引き分け：盤が埋まりました', 'full'],
]

eachEngine('a game that ends, in words of both languages', async t => {
  for (const [text, en, ja, why] of ENDS) {
    for (const [lang, words] of [['en', en], ['ja', ja]]) {
      const moves = text.split(' ').map((move, i) => ({ seat: i % 2, move }))
      const last = moves.pop()
      const { events, result } = await t.mnk.apply({ rules: 'tic-tac-toe', moves }, { move: last.move, lang })
      assert.deepEqual([events.length, events[1].words, result.words, result.why, result.last], [2, words, words, why, false])
    }
  }
})

each('a table and its views: what was given is taken again, and a view kept up is that of the table', async p => {
  const { mnk } = await engine(p, 'sync')
  const { pick } = chance(4)
  for (const rules of ['tic-tac-toe', { columns: 5, rows: 4, k: 4, turn: 'x' }, { board: ['o....', '.x...', '.....', '.....', '.....'], k: 4 }, 'renju']) {
    let table = mnk.deal(rules, { seed: 3, views: [0, 1, null, 'turn'] })
    let kept = table.views.slice(0, 3)
    for (let n = 0; !table.over && n < 12; n++) {
      assert.deepEqual(table.views[3], table.views[table.turns[0]])
      const move = pick(mnk.legal(table).moves)
      const next = mnk.apply(table, { move, views: [0, 1, null, 'turn'] })
      kept = kept.map(view => mnk.apply(view, { move, seat: table.turns[0] }))
      assert.deepEqual(kept, next.views.slice(0, 3))
      for (const [i, seat] of [0, 1, null].entries()) {
        assert.deepEqual(mnk.view(next, { seat }), { ...kept[i], events: [] })
        assert.equal(Boolean(kept[i].legal), next.turns.includes(seat))
      }
      table = next
    }
    if (table.over) {
      assert.equal(table.views[3], null)
      const again = mnk.deal(undefined, { from: table, seed: 9 })
      assert.deepEqual([again.rules, again.moves, again.seed], [table.rules, [], 9])
    }
  }
})

each('deal draws a seed and says it; what follows from the moves must', async p => {
  const { mnk } = await engine(p, 'sync')
  assert.notEqual(mnk.deal().seed, mnk.deal().seed)
  const table = mnk.apply(mnk.deal('tic-tac-toe', { seed: 1 }), { move: 'B2' })
  assert.equal(table.moves[0].move, 'b2')
  for (const wrong of [{ turns: [0] }, { over: true }, { board: '...\n.x.\n...' }, { turn: 'o' }, { line: ['a1'] }, { result: {} }, { version: 2 }, { game: 'poker' }]) {
    const [field] = Object.keys(wrong)
    assert.throws(() => mnk.legal({ ...table, ...wrong }), { name: 'InputError', field: `position.${field}${field === 'turns' ? '[0]' : ''}` })
  }
  assert.throws(() => mnk.choose(table), { name: 'InputError', field: 'view.seat' })
  assert.throws(() => mnk.choose(mnk.view(table, { seat: 0 })), { name: 'InputError', field: 'view.seat' })
  assert.throws(() => mnk.apply(table, { move: 'a1', seat: 0 }), { name: 'InputError', field: 'options.seat' })
  assert.throws(() => mnk.deal('renju', { from: table }), { name: 'InputError', field: 'options.from' })
  assert.throws(() => mnk.deal(undefined, { from: table }), { name: 'InputError', field: 'options.from' })
})

eachEngine('choose is the search of what a seat sees', async t => {
  const { views: [view] } = await t.mnk.apply(await t.mnk.deal('gomoku'), { move: 'h8', views: ['turn'] })
  for (const options of [{ budget: { iterations: 2000 } }, { level: 2, seed: 5 }, { lines: 3, budget: { iterations: 3000 } }]) {
    const [chosen, searched] = [await t.mnk.choose(view, options), await t.mnk.search(view.board, { k: 5, ...options })]
    chosen.stats.ms = searched.stats.ms = 0
    assert.deepEqual(chosen, searched)
    assert.deepEqual([chosen.best, chosen.square], [chosen.candidates[0].move, chosen.candidates[0].square])
    assert.equal(chosen.unit, 'chance')
  }
  const only = { rules: { board: ['xox', 'oox', '.xo'], k: 3 }, seat: 0 }
  assert.deepEqual((await t.mnk.choose(only)).best, 'a1')
})

eachEngine('a review finds the mistake, of both seats or of one, and counts on its way', async t => {
  const moves = 'b2 b3 a3 c1 a2 c2 a1'.split(' ').map(move => ({ move }))
  const { decisions, summary, stats } = await t.mnk.review({ rules: 'tic-tac-toe', moves })
  assert.deepEqual(decisions.map(({ at, seat, agreed }) => [at, seat, agreed]), moves.map((_, at) => [at, at % 2, at !== 1]))
  const { played, best, loss, unit, value, made } = decisions[1]
  assert.deepEqual([played, best, loss, unit, value, made], ['b3', 'a3', 0.5, 'chance', 0.5, 0])
  assert.deepEqual({ ...summary, words: '' }, { loss: 0.5, mistakes: 1, decisions: 7, grade: 'd', words: '' })
  assert.equal(summary.words, '7 moves lost 50 % of a win in all, 1 mistake: grade D')
  assert.ok(stats.iterations > 0)
  const white = await t.mnk.review({ rules: 'tic-tac-toe', moves }, { seat: 1, lang: 'ja' })
  assert.deepEqual(white.decisions.map(({ at, loss }) => [at, loss]), decisions.filter(({ seat }) => seat === 1).map(({ at, loss }) => [at, loss]))
  assert.equal(white.summary.words, '3手で勝つ見込みを計50％失い、ミスは1手：評価E')
  const reports = []
  const table = await t.mnk.importGame('h8 i9 h9 h7 i8 g8 j7 k6 g10 f11 i10 i7')
  const long = await t.mnk.review(table, { budget: { iterations: 5000 }, onProgress: report => reports.push(report) })
  assert.equal(long.decisions.length, 12)
  for (const { done, decided, decisions } of reports) assert.ok(done <= long.stats.iterations && decided <= 12 && decisions === 12)
})

eachEngine('games as text: a table of them, and back', async t => {
  // A tree of RenLib's as bytes and as base64, written as SGF, which says the same.
  const base64 = '/1JlbkxpYv8DBP////////////94AGmAAUBnQA=='
  const tree = await t.mnk.importGame(Uint8Array.from(atob(base64), c => c.charCodeAt(0)))
  assert.deepEqual([tree.format, tree.moves.length, tree.variations], ['lib', 3, [{ of: null, at: 1, moves: ['g9'] }]])
  assert.deepEqual(await t.mnk.importGame(base64, { seed: tree.seed }), tree)
  const sgf = await t.mnk.exportGame(tree, { format: 'sgf' })
  assert.deepEqual(await t.mnk.importGame(sgf, { seed: tree.seed }), { ...tree, format: 'sgf' })
  const foul = await t.mnk.importGame('g8 a1 f8 a3 h9 a5 h10 a7 h8', { rule: 'renju' })
  assert.deepEqual([foul.result.why, foul.result.winner, foul.result.points], ['foul', 'x', [0, 1]])
  const table = await t.mnk.importGame('8x6x4 d4 e5 d3')
  assert.deepEqual([table.format, table.rules.columns, table.rules.rows, table.rules.k, table.turns], ['places', 8, 6, 4, [1]])
  assert.deepEqual(table.moves.map(({ move }) => move), ['d4', 'e5', 'd3'])
  assert.equal(await t.mnk.exportGame(table), '8x6x4 d4 e5 d3')
  const psq = await t.mnk.exportGame(table, { format: 'psq' })
  assert.match(psq, /^Piskvorky 8x6, /)
  assert.deepEqual((await t.mnk.importGame(psq, { k: 4 })).moves, table.moves)
  assert.equal((await t.mnk.importGame('h8', { rule: 'renju', columns: 20 })).rules.rule, 'renju')
})

eachEngine('an evaluation: none of an empty board, and its sign turns with the colours', async t => {
  assert.equal((await t.mnk.evaluate(empty(15, 15))).value, 0)
  const board = ['......', '.ooo..', '......', '.x..x.', '...x..', '......']
  const got = await t.mnk.evaluate(board)
  const turned = board.map(row => row.replace(/[ox]/g, stone => (stone === 'o' ? 'x' : 'o')))
  const other = await t.mnk.evaluate(turned)
  assert.ok(got.value > 0)
  assert.equal(other.value, -got.value)
  assert.deepEqual([other.black, other.white], [got.white, got.black])
  assert.equal(got.turn, 'o')
  const three = got.black.find(({ stones }) => stones === 3)
  assert.deepEqual([three.open, three.closed], [1, 0])
  assert.equal((await t.mnk.evaluate(board, { turn: 'x' })).value, got.value, 'whose turn it is is not part of it')
})

// Columns, rows, k; the result, and the distance if it is known to be the shortest.
const SOLVED = [
  [3, 3, 3, 'draw', null],
  [4, 3, 3, 'win', 7],
  [3, 4, 3, 'win', 7],
  [5, 5, 3, 'win', 5],
  [8, 8, 3, 'win', 5],
  [4, 4, 4, 'draw', null],
  [5, 4, 4, 'draw', null],
  [6, 5, 4, 'win'],
  [6, 6, 4, 'win'],
  [5, 5, 5, 'draw', null],
  [6, 6, 6, 'draw', null],
]

eachEngine('games whose value is known', async t => {
  for (const [columns, rows, k, result, distance] of SOLVED) {
    const got = await t.mnk.search(empty(columns, rows), { k, budget: { iterations: 300_000 } })
    assert.deepEqual([got.outcome, got.proved, got.finished], [result, true, true], `${columns},${rows},${k}`)
    if (distance !== undefined) assert.equal(got.distance, distance, `${columns},${rows},${k}`)
    else assert.ok(got.distance % 2 === 1)
  }
})

eachEngine('tic-tac-toe: every first move draws, and the search never loses', async t => {
  const first = await t.mnk.search(empty(3, 3), { k: 3, all: true })
  assert.equal(first.candidates.length, 9)
  for (const { outcome, proved, bound, value, score } of first.candidates) assert.deepEqual([outcome, proved, bound, value, score], ['draw', true, 'exact', 0.5, 0])
  const { pick } = chance(5)
  for (let game = 0; game < 12; game++) {
    let table = await t.mnk.deal('tic-tac-toe', { views: ['turn'] })
    while (!table.over) {
      const { views: [view], turns: [seat] } = table
      const move = seat === game % 2 ? (await t.mnk.choose(view)).best : pick(view.legal.moves)
      table = await t.mnk.apply(table, { move, views: ['turn'] })
    }
    assert.notEqual(table.result.winner, game % 2 ? 'o' : 'x')
  }
})

/** A position of gomoku with some stones near the middle. */
function opening(seed, stones = 8) {
  const { below } = chance(seed)
  const squares = Array(225).fill('.')
  for (let put = 0; put < stones;) {
    const at = (4 + below(7)) * 15 + 4 + below(7)
    if (squares[at] !== '.') continue
    squares[at] = 'ox'[put++ % 2]
  }
  return Array.from({ length: 15 }, (_, r) => squares.slice(15 * r, 15 * r + 15).join(''))
}

const answers = new Map()

each('a search by nodes has the same answer from every compiler, in either thread, at any time', async p => {
  const calls = [1, 2, 3].flatMap(seed => [1, 100, 3000].map(iterations => [opening(seed), { budget: { iterations } }]))
  calls.push([opening(4), { all: true, depth: 2 }], [opening(5), { rule: 'exact', budget: { iterations: 500 }, lang: 'ja' }])
  for (const mode of ['sync', 'worker', 'sync']) {
    const t = await engine(p, mode)
    const got = []
    for (const call of calls) {
      const result = await t.mnk.search(...call)
      delete result.stats.ms
      got.push(result)
    }
    assert.deepEqual(got, answers.get('search') ?? got)
    answers.set('search', got)
  }
})

eachEngine('levels 1-5: legal, the same for a seed, and the weak ones vary with it', async t => {
  const board = opening(7)
  const legal = new Set((await t.mnk.legal({ rules: { board } })).moves)
  for (let level = 1; level <= 5; level++) {
    const seen = new Set()
    for (let seed = 0; seed < 12; seed++) {
      const options = { level, seed, budget: { iterations: 2000 } }
      const { best } = await t.mnk.search(board, options)
      assert.deepEqual((await t.mnk.search(board, options)).best, best)
      assert.ok(legal.has(best), `level ${level}: ${best}`)
      seen.add(best)
    }
    if (level <= 2) assert.ok(seen.size > 1, `level ${level}`)
    if (level === 5) assert.equal(seen.size, 1)
  }
})

eachEngine('a stronger level wins: 5 against 1 on 9 × 9', async t => {
  for (const strong of [0, 1]) {
    let game = await t.mnk.deal({ columns: 9, rows: 9 }, { views: ['turn'] })
    for (let seed = 0; !game.over; seed++) {
      const options = game.turns[0] === strong ? { level: 5, budget: { iterations: 1000 } } : { level: 1, seed }
      game = await t.mnk.apply(game, { move: (await t.mnk.choose(game.views[0], options)).best, views: ['turn'] })
    }
    assert.equal(game.result.places[strong], 1)
  }
})

eachEngine('candidates: the best one first, the others by value, with play that is legal', async t => {
  const board = opening(8)
  const got = await t.mnk.search(board, { budget: { iterations: 5000 } })
  const [first, ...others] = got.candidates
  assert.deepEqual([first.move, first.square, first.value, first.score, first.line], [got.best, got.square, got.value, got.score, got.line])
  assert.ok(got.candidates.length <= got.legal && got.legal === 217)
  // The budget ends within an iteration: the moves that it reached come first.
  others.forEach(({ score, depth }, i) => {
    const before = others[i - 1]
    assert.ok(i === 0 || depth < before.depth || (depth === before.depth && score <= before.score), `${i}: ${score} at ${depth}`)
  })
  let at = { rules: { board } }
  for (const move of got.line) at = await t.mnk.apply(at, { move })
  assert.ok(got.line.length >= 1 && got.depth >= 1)
  assert.ok(got.stats.iterations >= 1 && got.stats.iterations <= 5000 && got.stats.ms >= 0)
})

const put = (rows, stones) => {
  const grid = rows.map(row => [...row])
  for (const [stone, r, c] of stones) grid[r][c] = stone
  return grid.map(row => row.join(''))
}
const row = (stone, r, ...columns) => columns.map(c => [stone, r, c])
const FAR = [['x', 0, 0], ['x', 0, 2], ['x', 0, 4], ['x', 0, 6]]
const at15 = (...stones) => put(empty(15, 15), stones.flat())

// A position, a code of a reason for the best move, and its words.
const REASONS = [
  ['oo.\nxx.', { k: 3 }, 'completes-line', 'completes 3 in a row', '3つ並べて勝ちます'],
  ['o..\nxx.\n..o', { k: 3 }, 'blocks-line', 'stops 3 in a row', '相手の3つ並びを止めます'],
  ['o..\nxx.\n..o', { k: 3 }, 'forced', 'every other move loses at once', 'ほかの手ではすぐに負けます'],
  ['xox\noox\n.xo', { k: 3 }, 'only-move', 'the only square left', '残った最後のマスです'],
  [empty(15, 15), { depth: 1 }, 'centre', 'the centre', '中央です'],
  [empty(5, 5), { k: 5 }, 'pairing-draw', 'each side can stop every line, square against square', 'どの並びも、対になるマスで止められます'],
  [at15(row('o', 7, 4, 5, 6), FAR.slice(0, 3)), {}, 'makes-open-four', 'makes an open four: it cannot be stopped at both ends', '両端の空いた4つ並びができ、止められません'],
  [at15([['o', 7, 4], ['o', 5, 6], ['x', 6, 5], ['x', 7, 7]]), {}, 'makes-open-two', 'makes two open lines of two at once', '両端の空いた2つ並び2本を作ります'],
  [at15(row('o', 7, 1, 3, 4, 7), row('x', 7, 0), FAR.slice(1)), {}, 'double-threat', /^threatens to win on \d squares at once$/, /^\dか所で同時に勝ちを狙います$/],
]

eachEngine('reasons, in words of both languages', async t => {
  for (const [board, options, code, en, ja] of REASONS) {
    for (const [lang, words] of [['en', en], ['ja', ja]]) {
      const { candidates } = await t.mnk.search(board, { ...options, lang, budget: { iterations: 20_000 } })
      for (const { reasons } of candidates) for (const reason of reasons) assert.ok(reason.words.length > 1 && !/undefined|NaN/.test(reason.words), reason.code)
      const found = candidates[0].reasons.find(reason => reason.code === code)
      assert.ok(found, `${code}: ${JSON.stringify(candidates[0])}`)
      if (words instanceof RegExp) assert.match(found.words, words)
      else assert.equal(found.words, words)
    }
  }
})

const LONG = [empty(20, 20), { budget: { ms: 450 } }]

eachEngine('reports have the best move so far, its value and the play expected', async t => {
  const reports = []
  const { best, stats } = await t.mnk.search(LONG[0], { ...LONG[1], onProgress: report => reports.push(report) })
  assert.ok(reports.length >= 1 && /^[a-t]\d+$/.test(best))
  for (const { done, square: [r, c], score, line, depth, bound, proved } of reports) {
    assert.ok(done > 0 && done <= stats.iterations && r >= 0 && r < 20 && c >= 0 && c < 20)
    assert.ok(Number.isInteger(score) && Array.isArray(line) && depth >= 0)
    assert.deepEqual([typeof bound, typeof proved], ['string', 'boolean'])
  }
})

each('the first report has a legal move, whatever the search has done by then', async p => {
  const t = await engine(p, 'sync')
  const board = put(empty(20, 20), [['o', 0, 0], ['x', 10, 10], ['o', 9, 10], ['x', 9, 11]])
  const reports = []
  t.mnk.search(board, { budget: { ms: 250 }, onProgress: report => reports.push(report) })
  for (const { square: [r, c] } of reports) assert.equal(board[r][c], '.')
})

each('abort: the search ends, and the next call is answered', async p => {
  const t = await engine(p, 'worker')
  const search = t.mnk.search(LONG[0], { budget: { ms: 600_000 }, signal: AbortSignal.timeout(100) })
  await assert.rejects(search, { name: 'TimeoutError' })
  assert.equal((await t.mnk.search(['oo.', 'xx.'], { k: 3 })).best, 'c2')
})

// Black to move, and a double three at [4, 3].
const THREES = ['.........', '.........', '...o.....', '...o.....', '.oo......', '.....xx..', '........x', '........x', '.........']

eachEngine('renju: what black may not play, and white may', async t => {
  const table = await t.mnk.deal({ board: THREES, rule: 'renju' })
  const { moves, forbidden } = await t.mnk.legal(table)
  assert.deepEqual([forbidden, table.turn], [[{ move: 'd5', square: [4, 3], foul: 'double-three' }], 'o'])
  assert.equal(moves.length, 81 - 8 - 1)
  assert.ok(!moves.includes('d5'))
  const { best, candidates } = await t.mnk.search(THREES, { rule: 'renju', budget: { iterations: 3000 } })
  assert.ok([best, ...candidates.map(({ move }) => move)].every(move => move !== 'd5'))
  const next = await t.mnk.apply(table, { move: 'a1' })
  assert.deepEqual((await t.mnk.legal(next)).forbidden, [])
  assert.equal((await t.mnk.apply(next, { move: 'd5' })).turn, 'o')
})

const SMALL = { rules: { board: ['oo.', 'xx.'], k: 3 } }

// A call, the code and field of its error, and the value in its message.
const ERRORS = [
  ['search', [['oo.', 'xx.'], { k: 4 }], 'range', 'options.k', '4'],
  ['search', [['oo.', 'xx.'], { k: 0 }], 'range', 'options.k', '0'],
  ['search', [['oo.', 'xx.'], { k: 2.5 }], 'range', 'options.k', '2.5'],
  ['search', [['...'], { rule: 'pente' }], 'range', 'options.rule', '"pente"'],
  ['search', [['...'], { rule: 'renju' }], 'range', 'options.rule', '3'],
  ['deal', [{ board: ['ooooo', 'xxxxx'] }], 'board', 'rules.board', 'both colours'],
  ['prove', [empty(13, 5)], 'range', 'board', '64'],
  ['opening', [['...'], { stones: 7 }], 'range', 'options.stones', '7'],
  ['search', [['...'], { turn: 'black' }], 'range', 'options.turn', '"black"'],
  ['search', [['...'], { level: 6 }], 'range', 'options.level', '6'],
  ['search', [['...'], { depth: 0 }], 'range', 'options.depth', '0'],
  ['search', [['...'], { depth: 626 }], 'range', 'options.depth', '626'],
  ['search', [['...'], { all: 1 }], 'type', 'options.all', '1'],
  ['search', [['...'], { nodes: 5 }], 'unknown', 'options.nodes', 'nodes'],
  ['search', [['ooo', 'xx.'], { k: 3 }], 'board', 'board', 'over'],
  ['search', [['oxo', 'xox', 'xox'], { k: 3 }], 'board', 'board', 'over'],
  ['evaluate', [['ooo.xxx'], { k: 3 }], 'board', 'board', ''],
  ['deal', [{ board: ['oo', 'x'] }], 'board', 'rules.board', 'row 1: 1 squares'],
  ['legal', [{ rules: { board: ['o?'] } }], 'board', 'position.rules.board', '?'],
  ['legal', ['...'], 'type', 'position', '...'],
  ['apply', [SMALL, { move: 'a2' }], 'move', 'options.move', 'taken'],
  ['apply', [SMALL, { move: 'a3' }], 'move', 'options.move', 'not on the board'],
  ['apply', [SMALL, { move: 'z1' }], 'move', 'options.move', 'not on the board'],
  ['apply', [SMALL, { move: '0,2' }], 'move', 'options.move', '0,2'],
  ['apply', [SMALL, { move: [0, 2] }], 'type', 'options.move', 'an array'],
  ['apply', [SMALL], 'missing', 'options.move', ''],
  ['apply', [{ rules: { board: ['ooo', 'xx.'], k: 3 } }, { move: 'c1' }], 'move', 'options.move', ''],
]

eachEngine('errors name the field and the value', async (t, p) => {
  for (const [name, args, code, field, value] of ERRORS) {
    const error = await Promise.resolve().then(() => t.mnk[name](...args)).then(
      result => assert.fail(`${name} ${JSON.stringify(args)}: ${JSON.stringify(result)}`),
      error => error,
    )
    assert.ok(error instanceof p.InputError, String(error))
    assert.deepEqual([error.code, error.field], [code, field], error.message)
    assert.ok(error.message.includes(value), error.message)
  }
})
