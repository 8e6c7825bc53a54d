// The game on m,n,k boards: rules, evaluation and search.
import assert from 'node:assert/strict'
import { chance } from './chance.js'
import { each, eachEngine, engine } from './packages.js'

const empty = (columns, rows) => Array(rows).fill('.'.repeat(columns))
const squaresOf = board => board.split('\n').flatMap((row, r) => [...row].map((stone, c) => [stone, r, c]))

eachEngine('a whole game by apply, as legal says', async t => {
  const { pick } = chance(21)
  const rules = { k: 4 }
  let board = empty(6, 5).join('\n')
  for (let move = 0; ; move++) {
    const { moves, turn, over, winner } = await t.mnk.legal(board, rules)
    assert.equal(turn, 'ox'[move % 2])
    const free = squaresOf(board).filter(([stone]) => stone === '.').map(([, r, c]) => [r, c])
    assert.deepEqual(moves, over ? [] : free)
    if (over) {
      assert.ok(winner || free.length === 0)
      break
    }
    const at = pick(moves)
    const next = await t.mnk.apply(board, { ...rules, move: at })
    const changed = squaresOf(next.board).filter(([stone], i) => stone !== squaresOf(board)[i][0])
    assert.deepEqual(changed, [[turn, ...at]])
    board = next.board
  }
})

eachEngine('who has won, and by which line', async t => {
  for (const [board, options, winner, line] of [
    ['ooo\nxx.', { k: 3 }, 'o', [[0, 0], [0, 1], [0, 2]]],
    ['xo.\nox.\no.x', { k: 3 }, 'x', [[0, 0], [1, 1], [2, 2]]],
    ['ooooo.\nxxxx..', { k: 5 }, 'o', [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]]],
    ['oooooo\nxx.xx.\n.....x', {}, 'o', [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5]]],
    ['oooooo\nxx.xx.\n.....x', { rule: 'exact' }, null, null],
    ['oxo\nxox\nxox', { k: 3 }, null, null],
  ]) {
    const standing = await t.mnk.legal(board, options)
    assert.deepEqual([standing.winner, standing.line], [winner, line], board)
    assert.equal(standing.over, winner !== null || !board.includes('.'))
  }
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

// Columns, rows, k; how it ends, and the distance where that is known to be the least.
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
    assert.deepEqual([got.result, got.proved, got.finished], [result, true, true], `${columns},${rows},${k}`)
    if (distance !== undefined) assert.equal(got.distance, distance, `${columns},${rows},${k}`)
    else assert.ok(got.distance % 2 === 1)
  }
})

eachEngine('tic-tac-toe: every first move draws, and the search never loses', async t => {
  const first = await t.mnk.search(empty(3, 3), { k: 3, all: true })
  assert.equal(first.candidates.length, 9)
  for (const { result, proved, bound, value } of first.candidates) assert.deepEqual([result, proved, bound, value], ['draw', true, 'exact', 0])
  const { pick } = chance(5)
  for (let game = 0; game < 12; game++) {
    let board = empty(3, 3)
    for (let turn = 0; ; turn++) {
      const { moves, over, winner } = await t.mnk.legal(board, { k: 3 })
      if (over) {
        assert.notEqual(winner, game % 2 ? 'o' : 'x')
        break
      }
      const move = turn % 2 === game % 2 ? (await t.mnk.search(board, { k: 3 })).best : pick(moves)
      board = (await t.mnk.apply(board, { k: 3, move })).board
    }
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
  const { moves } = await t.mnk.legal(board)
  const legal = new Set(moves.map(String))
  for (let level = 1; level <= 5; level++) {
    const seen = new Set()
    for (let seed = 0; seed < 12; seed++) {
      const options = { level, seed, budget: { iterations: 2000 } }
      const { best } = await t.mnk.search(board, options)
      assert.deepEqual((await t.mnk.search(board, options)).best, best)
      assert.ok(legal.has(String(best)), `level ${level}: ${best}`)
      seen.add(String(best))
    }
    if (level <= 2) assert.ok(seen.size > 1, `level ${level}`)
    if (level === 5) assert.equal(seen.size, 1)
  }
})

eachEngine('a stronger level wins: 5 against 1 on 9 × 9', async t => {
  for (const strong of ['o', 'x']) {
    let game = { board: empty(9, 9).join('\n'), turn: 'o', over: false, winner: null }
    for (let seed = 0; !game.over; seed++) {
      const options = game.turn === strong ? { level: 5, budget: { iterations: 1000 } } : { level: 1, seed }
      const { best } = await t.mnk.search(game.board, options)
      game = await t.mnk.apply(game.board, { move: best })
    }
    assert.equal(game.winner, strong)
  }
})

eachEngine('candidates: the best one first, the others by value, with play that is legal', async t => {
  const board = opening(8)
  const got = await t.mnk.search(board, { budget: { iterations: 5000 } })
  const [first, ...others] = got.candidates
  assert.deepEqual([first.move, first.value, first.line], [got.best, got.value, got.line])
  assert.ok(got.candidates.length <= got.legal && got.legal === 217)
  // The budget ends within an iteration: what it reached comes first.
  others.forEach(({ value, depth }, i) => {
    const before = others[i - 1]
    assert.ok(i === 0 || depth < before.depth || (depth === before.depth && value <= before.value), `${i}: ${value} at ${depth}`)
  })
  let at = { board: board.join('\n') }
  for (const move of got.line) at = await t.mnk.apply(at.board, { move })
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

// A position, a code that the best move has, and its words.
const REASONS = [
  ['oo.\nxx.', { k: 3 }, 'completes-line', 'completes 3 in a row', '3つ並べて勝ちます'],
  ['o..\nxx.\n..o', { k: 3 }, 'blocks-line', 'stops 3 in a row', '相手の3つ並びを止めます'],
  ['o..\nxx.\n..o', { k: 3 }, 'forced', 'every other move loses at once', 'ほかの手ではすぐに負けます'],
  ['xox\noox\n.xo', { k: 3 }, 'only-move', 'the only square left', '残った最後のマスです'],
  [empty(15, 15), { depth: 1 }, 'centre', 'the centre', '中央です'],
  [empty(5, 5), { k: 5 }, 'pairing-draw', 'each side can stop every line, square against square', 'どの並びも、対になるマスで止められます'],
  [at15(row('o', 7, 4, 5, 6), FAR.slice(0, 3)), {}, 'makes-open-four', 'makes an open four: it cannot be stopped at both ends', '両端の空いた4つ並びができ、止められません'],
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
  assert.ok(reports.length >= 1 && best.length === 2)
  for (const { done, best: [r, c], value, line, depth, bound, proved } of reports) {
    assert.ok(done > 0 && done <= stats.iterations && r >= 0 && r < 20 && c >= 0 && c < 20)
    assert.ok(Number.isInteger(value) && Array.isArray(line) && depth >= 0)
    assert.deepEqual([typeof bound, typeof proved], ['string', 'boolean'])
  }
})

each('the first report has a legal move, whatever the search has done by then', async p => {
  const t = await engine(p, 'sync')
  const board = put(empty(20, 20), [['o', 0, 0], ['x', 10, 10], ['o', 9, 10], ['x', 9, 11]])
  const reports = []
  t.mnk.search(board, { budget: { ms: 250 }, onProgress: report => reports.push(report) })
  for (const { best: [r, c] } of reports) assert.equal(board[r][c], '.')
})

each('abort: the search ends, and the next call is answered', async p => {
  const t = await engine(p, 'worker')
  const search = t.mnk.search(LONG[0], { budget: { ms: 600_000 }, signal: AbortSignal.timeout(100) })
  await assert.rejects(search, { name: 'TimeoutError' })
  assert.deepEqual((await t.mnk.search(['oo.', 'xx.'], { k: 3 })).best, [0, 2])
})

// Black to move, and a double three at [4, 3].
const THREES = ['.........', '.........', '...o.....', '...o.....', '.oo......', '.....xx..', '........x', '........x', '.........']

eachEngine('renju: what black may not play, and white may', async t => {
  const { moves, forbidden, turn } = await t.mnk.legal(THREES, { rule: 'renju' })
  assert.deepEqual([forbidden, turn], [[{ square: [4, 3], foul: 'double-three' }], 'o'])
  assert.equal(moves.length, 81 - 8 - 1)
  assert.ok(!moves.some(([r, c]) => r === 4 && c === 3))
  const { best, candidates } = await t.mnk.search(THREES, { rule: 'renju', budget: { iterations: 3000 } })
  assert.ok([best, ...candidates.map(({ move }) => move)].every(([r, c]) => r !== 4 || c !== 3))
  const { board } = await t.mnk.apply(THREES, { rule: 'renju', move: [8, 0] })
  assert.deepEqual((await t.mnk.legal(board, { rule: 'renju' })).forbidden, [])
  assert.equal((await t.mnk.apply(board, { rule: 'renju', move: [4, 3] })).turn, 'o')
})

// A call, the code and the field of its error, and what its message has of the value.
const ERRORS = [
  ['search', [['oo.', 'xx.'], { k: 4 }], 'range', 'options.k', '4'],
  ['search', [['oo.', 'xx.'], { k: 0 }], 'range', 'options.k', '0'],
  ['search', [['oo.', 'xx.'], { k: 2.5 }], 'range', 'options.k', '2.5'],
  ['search', [['...'], { rule: 'pente' }], 'range', 'options.rule', '"pente"'],
  ['search', [['...'], { rule: 'renju' }], 'range', 'options.rule', '3'],
  ['legal', [['x....', '.....'], { rule: 'renju' }], 'board', 'board', 'black begins'],
  ['apply', [THREES, { rule: 'renju', move: [4, 3] }], 'move', 'options.move', 'double-three'],
  ['prove', [empty(13, 5)], 'range', 'board', '64'],
  ['opening', [['...'], { stones: 7 }], 'range', 'options.stones', '7'],
  ['search', [['...'], { turn: 'black' }], 'range', 'options.turn', '"black"'],
  ['search', [['...'], { level: 6 }], 'range', 'options.level', '6'],
  ['search', [['...'], { depth: 0 }], 'range', 'options.depth', '0'],
  ['search', [['...'], { depth: 401 }], 'range', 'options.depth', '401'],
  ['search', [['...'], { all: 1 }], 'type', 'options.all', '1'],
  ['search', [['...'], { nodes: 5 }], 'unknown', 'options.nodes', 'nodes'],
  ['search', [['ooo', 'xx.'], { k: 3 }], 'board', 'board', 'over'],
  ['search', [['oxo', 'xox', 'xox'], { k: 3 }], 'board', 'board', 'over'],
  ['search', [['ooo..', '.....']], 'board', 'board', '3 black and 0 white'],
  ['evaluate', [['ooo.xxx'], { k: 3 }], 'board', 'board', ''],
  ['legal', [['oo', 'x']], 'board', 'board', 'row 1: 1 squares'],
  ['legal', [['o?']], 'board', 'board', '?'],
  ['apply', [['oo.', 'xx.'], { k: 3, move: [0, 0] }], 'move', 'options.move', 'taken'],
  ['apply', [['oo.', 'xx.'], { k: 3, move: [2, 0] }], 'move', 'options.move', 'not on the board'],
  ['apply', [['oo.', 'xx.'], { k: 3, move: [0, 20] }], 'range', 'options.move[1]', '20'],
  ['apply', [['oo.', 'xx.'], { k: 3, move: '0,2' }], 'type', 'options.move', '0,2'],
  ['apply', [['oo.', 'xx.'], { k: 3 }], 'missing', 'options.move', ''],
  ['apply', [['ooo', 'xx.'], { k: 3, move: [1, 2] }], 'move', 'options.move', ''],
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
