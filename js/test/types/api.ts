// Code that must compile, and after @ts-expect-error code that must not. types.test.js compiles it with --strict.
import { init, InputError, EngineError, lists } from 'tefuda'
import type {
  Advice, AllOptions, Answer, Board, BoardSearch, Budget, CalculationChoice, CalculationPosition, CalculationReview, CalculationRules, CalculationRulesLike, CalculationTable, CalculationView, CallOptions, Category, DaifugoChoice, DaifugoLegal,
  DaifugoLevel, DaifugoReasonCode, DaifugoRules, DaifugoRulesLike, DaifugoTable, DaifugoView, DiscardChoice, EngineCode, Equity, EvaluatedHand, FuKey, Game, VideoGame,
  GameName, Games, Hand, HoldReason, InputCode, KnownPosition, Lang, Limit, Listed, MahjongHand, MahjongView, MnkChoice, MnkLevel, MnkReview, MnkRules, MnkRulesLike, MnkTable, MnkView, Mode, Options, PokerPreset,
  PresetName, Progress, Score, Shown, Square, Stats, SyncTefuda, Tefuda, Tile, YakuKey,
} from 'tefuda'
import { initSync, lists as listsOfSync } from 'tefuda/sync'
import { init as initMnk, lists as boards, type BoardReason } from 'tefuda/mnk'
import { init as initPoker, type Options as SameOptions, type Tefuda as Same } from 'tefuda/poker'
import { initSync as pokerSync, type Poker } from 'tefuda/poker/sync'
import { init as initDaifugo } from 'tefuda/daifugo'
import { init as initCalculation } from 'tefuda/calculation'
import { init as initSolver } from 'tefuda/solver'
import { init as initHistories } from 'tefuda/histories'
import type { HistoryFormat } from 'tefuda/histories'
import type { Engine as SolverEngine, Spot, SpotNode } from 'tefuda/solver'
import { init as initMahjong } from 'tefuda/mahjong'

/** Compiles if both are the same type. */
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const same = <A, B>(_: Equal<A, B>) => {}

// --- every type has a name, the same from every entry

same<Options, SameOptions>(true)
same<Tefuda, Same>(true)
same<Tefuda['poker'], Poker<'async'>>(true)
same<SyncTefuda['poker'], Poker>(true)
same<Games['mnk'], SyncTefuda['mnk']>(true)
export type Named = [
  Advice, AllOptions, Answer<Mode, Stats>, Board, BoardSearch, Budget, CalculationChoice, CallOptions, Category, DaifugoChoice,
  DaifugoLegal, DaifugoRules, DaifugoTable, DaifugoView, DiscardChoice, EngineCode, Equity, EvaluatedHand, FuKey, Game, VideoGame, GameName, Hand, HoldReason, InputCode, Lang, Limit, Listed, MahjongHand,
  Progress, DaifugoRulesLike, Score, Square, Tile, YakuKey,
]

// --- init

const tefuda: Tefuda = await init({ games: ['poker'], wasmURL: { poker: new URL('https://example.org/x.wasm') }, integrity: { mnk: 'sha384-x' } })
const poker = await initPoker()
const mnk = await initMnk({ wasmURL: './x.wasm', signal: AbortSignal.timeout(5) })
const daifugo = await initDaifugo()
const calculation = await initCalculation()
const mahjong = await initMahjong()
// @ts-expect-error: by game
await init({ wasmURL: './x.wasm' })
// @ts-expect-error: no such game
await init({ games: ['chess'] })
// @ts-expect-error: no such option
await initMnk({ wasmUrl: './x.wasm' })
// @ts-expect-error: one game has no others
mnk.poker
// @ts-expect-error: no such function
tefuda.poker.cheat()

// --- options of every call

const budgets: CallOptions[] = [{ budget: { ms: 5 } }, { budget: { iterations: 5 } }, { lang: 'ja', seed: 1 }]
console.log(budgets, tefuda.compiler === 'tinygo')
// @ts-expect-error: one of the two
const both: CallOptions = { budget: { ms: 5, iterations: 5 } }
// @ts-expect-error: no such language
const language: CallOptions = { lang: 'fr' }
// @ts-expect-error: no such option
poker.evaluate('As', { sed: 1 })
console.log(both, language)

// --- lists, and the unions that come from them

const keys: PokerPreset[] = lists.poker.presets.map(({ key }) => key)
const levels: MnkLevel[] = boards.levels.map(({ key }) => key)
const names: string[] = listsOfSync.daifugo.levels.map(({ en, ja }) => en + ja)
same<MnkLevel, 1 | 2 | 3 | 4 | 5>(true)
same<PresetName, 'article' | 'uec' | 'common' | 'dragonQuest' | 'tycoon' | 'boardoor' | 'official'>(true)
console.log(keys, levels, names)
// @ts-expect-error: no such list
lists.poker.switches
// @ts-expect-error: they are not to be changed
lists.poker.presets[0].key = 'bonus-8-5'

// --- poker

const hand: EvaluatedHand = await poker.evaluate(['As', 54, 'Jk'], { lang: 'ja', wheel: true, profile: 'article' })
same<typeof hand.category, Category>(true)
console.log(hand.cards[0].as, (await poker.compare(['As', 'Ks'])).hands[0].lostBy?.words)
const values: Int32Array = pokerSync().evaluateMany(new Int8Array(5), { cards: 5 })
const advice = await poker.videoAdvise('Td Qd 2s 4s 5c', { game: { jokers: 1, pays: 'royal 800' } })
for (const reason of advice.candidates[0].reasons) {
  if (reason.code === 'pays') console.log(reason.share.toFixed(2), reason.words, values)
  // @ts-expect-error: only some reasons have it
  console.log(reason.share)
}
// @ts-expect-error: no such game
await poker.videoAdvise('Td Qd 2s 4s 5c', { game: 'joker-queens' })
// @ts-expect-error: no such rules
await poker.evaluate('As', { profile: 'seed' })
// @ts-expect-error: not a hand
await poker.evaluate(5)
// @ts-expect-error: a promise
poker.evaluate('As').value

// --- m,n,k boards

const found = await mnk.search(['...'], { k: 3, level: 2, rule: 'exact', onProgress: ({ square, line, done }) => console.log(square[0], line.length, done) })
const row: number = found.candidates[0].square[0] + (found.distance ?? 0)
let match = await mnk.deal({ preset: 'tic-tac-toe', turn: 'x' }, { views: ['turn'] })
while (!match.over) {
  const view: MnkView = match.views![0]!
  const choice: MnkChoice = await mnk.choose(view, { level: 3 })
  match = await mnk.apply(match, { move: choice.best, views: ['turn', 0, null] })
}
const board: MnkTable = await mnk.deal(undefined, { from: match })
const boards2: MnkRulesLike = board.rules satisfies MnkRules
const kept: MnkView = await mnk.apply(await mnk.view(board, { seat: 1 }), { move: 'b2', seat: 0 })
const judged: MnkReview = await mnk.review(match, { seat: 0, onProgress: ({ decided }) => decided.toFixed() })
for (const event of kept.events) if (event.event === 'win') console.log(event.squares?.[0][1], event.words)
console.log(await mnk.legal({ rules: boards2, moves: [{ move: 'b2' }] }), (await mnk.exportGame(kept)).length, judged.summary.grade, match.result?.line)
const reason: BoardReason['code'] = found.candidates[0].reasons[0].code
console.log(row, reason, initSync().mnk.pairs(['oo']).pairs[0].cells.length)
// @ts-expect-error: levels are 1-5
await mnk.search('...', { level: 9 })
// @ts-expect-error: no such rule
await mnk.search('...', { rule: 'pente' })
// @ts-expect-error: a move is missing
await mnk.apply(board)
// @ts-expect-error: no such code
const odd: BoardReason['code'] = 'completes'
console.log(odd)

// --- Calculation

let game = await calculation.deal({ preset: 'expert', lead: 0 }, { seed: 7, views: [0, 'turn', null] })
same<typeof game, CalculationTable>(true)
same<typeof game.views, (CalculationView | null)[] | undefined>(true)
while (!game.over) {
  const view = await calculation.view(game, { seat: 0 })
  const { best, candidates } = await calculation.choose(view, { level: 'rule', onProgress: ({ done, candidates }) => console.log(done, candidates[0].move) })
  console.log(candidates[0].reasons[0]?.words)
  game = await calculation.apply(game, { move: best })
}
await calculation.solve(game)
console.log(game.result?.words, game.result?.points[0], game.moves[0]?.move, game.rules.lead)
for (const event of game.events) if (event.event === 'move') console.log(event.from, event.card, event.words)
const looked: CalculationReview = await calculation.review(await calculation.importGame(await calculation.exportGame(game, { format: 'seed' })), { level: 'search' })
console.log(looked.decisions[0]?.candidates?.[0]?.value, looked.summary.grade, looked.mistake)
const rules: CalculationRulesLike = game.rules
const same2: CalculationRules = game.rules
await calculation.successRate(rules, { games: same2.lead })
const known: KnownPosition = game
console.log(known)
const hidden: CalculationPosition = { foundations: 'A234', piles: [''], card: '' }
same<Awaited<ReturnType<typeof calculation.choose>>['best'], string>(true)
// @ts-expect-error: the stock is hidden, and stays so
await calculation.solve(await calculation.apply(hidden, { move: 'd 7' }))
// @ts-expect-error: a move is missing
await calculation.apply(game)
// @ts-expect-error: no such preset
await calculation.deal('patience')
// @ts-expect-error: a seat, or null
await calculation.view(game, {})
// @ts-expect-error: no such policy
await calculation.playout(game, { policy: 'best' })

// --- mahjong

const useful = await mahjong.ukeire('123m406p789s1122z')
if (useful.discards) console.log(useful.discards[0].tile, useful.discards[0].total)
else console.log(useful.tiles[0].tile, useful.total.toFixed())
const turn = await mahjong.chooseDiscard('m66678p34s3077z77m9', { dora: ['1m'], riichi: [], level: 'regular' })
const lost: number | null = (await mahjong.review(await mahjong.importGame('{}'), { seat: 0, onProgress: ({ decisions }) => decisions[0].turn })).decisions[0].loss
const won: Score = await mahjong.score('234m456p34599s67s', { tile: '5s', from: 'left', riichi: 1 })
const dealt = await mahjong.deal('tenhou', { views: [null] })
const table4: MahjongView = await mahjong.view(dealt, { seat: null })
const { best } = await mahjong.choose(await mahjong.view(dealt, { seat: dealt.turns[0] }))
const drew = await mahjong.apply(dealt, { move: best, views: ['turn'] })
console.log(table4.seatWind, dealt.views?.[0]?.offer, drew.views?.[0]?.outcome?.shown, drew.result?.scores, (await mahjong.legal(drew)).actions[0].meld)
// @ts-expect-error: an action has no seat of its own
drew.views?.[0]?.legal?.actions[0].seat
console.log(turn.candidates[0].action === 'riichi', won.yaku[0].key === 'pinfu', won.limit === 'mangan')
// @ts-expect-error: by whom is missing
await mahjong.chooseCall('123m', { tile: '5p' })
// @ts-expect-error: called level now
await mahjong.value('123m', { player: 'value' })
// @ts-expect-error: no such yaku
console.log(won.yaku[0].key === 'reach')

// --- Daifugō

let table: DaifugoTable = await daifugo.deal({ preset: 'uec', players: 4 }, { classes: [1, 2, 3, 4], views: ['turn'] })
const level: DaifugoLevel = 'expert'
for (let view = table.views?.[0]; view; view = table.views?.[0]) {
  const { best, candidates } = await daifugo.choose(view, { level, onProgress: ({ best, candidates }) => console.log(best, candidates[0].playouts) })
  const code: DaifugoReasonCode | undefined = candidates[0].reasons[0]?.code
  console.log(code, view.seat, view.legal?.moves.length, candidates[0].unit === 'points', candidates[0].cards[0])
  table = await daifugo.apply(table, { move: best, seat: table.turns[0], views: ['turn', 0, null] })
}
for (const e of table.events) console.log(e.words, e.event === 'out' && e.why, e.event === 'give' ? e.to : e.event === 'over' || e.seat)
const before: Shown = table
const next: DaifugoTable = await daifugo.deal(undefined, { from: { ...table, own: { any: ['thing'] } }, seed: 3 })
const view: DaifugoView = await daifugo.view(next, { seat: 0 })
const seen: DaifugoView = await daifugo.apply(view, { move: 'give ?', leads: 2 })
const may: DaifugoLegal = await daifugo.legal(next, { seat: 0 })
console.log(before.result?.words, next.hands[0], next.phase === 'exchange', seen.turns[0], next.seed, next.points[0], next.result?.places, may.seat, may.forbidden[0])
console.log((await daifugo.combinationsOf('4c Jk', { rules: 'uec' })).combinations[0].combination, (await daifugo.deal()).rules.sequences)
// @ts-expect-error: a view has no hands of others
seen.hands
const watched: DaifugoView = await daifugo.view(table, { seat: null })
console.log(watched.counts, watched.seat, watched.legal?.moves, (await daifugo.legal(watched)).seat)
// @ts-expect-error: nobody's view
await daifugo.apply(table, { move: 'pass', views: ['next'] })
// @ts-expect-error: a move is a text
await daifugo.apply(table, { move: ['3s'] })
// @ts-expect-error: a hand is missing
await daifugo.choose({ rules: 'uec', seat: 0, turns: [0] })
// @ts-expect-error: no such rule
await daifugo.deal({ eightcut: true })
// @ts-expect-error: no such level
await daifugo.choose(view, { level: 'search' })
// @ts-expect-error: no such form
await daifugo.evaluate('3s', { form: 'seed' })

// --- errors

try {
  await tefuda.mnk.pairsMany(new BigUint64Array(2))
} catch (error) {
  if (error instanceof InputError) {
    const code: InputCode = error.code
    console.log(code, error.field)
  }
  if (error instanceof EngineError) {
    const url: string | undefined = error.url
    console.log(url, error.code === 'load')
  }
}

const solver = await initSolver()
const own: SolverEngine<'async'> = solver
const spot: Spot = { board: 'Ks Th 7s', ranges: ['QQ+, AKs:0.5', 'random'], pot: 10, stack: 30, sizes: { bet: [33], river: { oop: { donk: [25] } } }, locks: [{ at: '', strategy: { check: 1 } }] }
const solution = await own.solveSpot(spot, { at: 'check, bet 33', target: 1, compress: true, budget: { ms: 500 }, onProgress: ({ done, exploitability }) => console.log(done, exploitability) })
const solved: SpotNode = solution.node
console.log(solved.hands[0][0].strategy?.[0], solved.actions?.map(({ move, share }) => [move, share]), (await solver.estimateSpot(spot)).compressed)
// @ts-expect-error: a range is text
await solver.solveSpot({ ...spot, ranges: [1, 2] })
// @ts-expect-error: the solver plays no game
await solver.deal()

const histories = await initHistories()
const written: HistoryFormat = 'gg'
const told: string = await histories.exportGame(await histories.importGame('PokerStars Hand #1: …'), { format: written })
console.log(told)
// @ts-expect-error: an unknown format
await histories.exportGame(await histories.importGame(told), { format: 'html' })
// @ts-expect-error: histories play no game
await histories.deal()
