// The brain of the Gomocup protocol, without a process: every command and every error, time, and lines of chance.
import assert from 'node:assert/strict'
import test from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { chance } from './chance.js'
import { compilers, each, engine } from './packages.js'

const FOLDER = new URL(`../../dist/${compilers[0]}/`, import.meta.url)
const { timeFor } = await import(new URL('bots/gomocup/clock.js', FOLDER))

/** A brain, its answers, and a function that sends it lines and waits for the answers. */
async function brainOf(p, options = {}) {
  const { createBrain } = await import(new URL('bots/gomocup/gomocup.js', p.folder))
  const { mnk } = await engine(p, 'worker')
  const said = []
  const brain = createBrain({ search: mnk.search, choose: mnk.choose, opening: mnk.opening, legal: mnk.legal, write: line => said.push(line), end: () => said.push('(end)'), nodes: 200, ...options })
  const tell = async (...lines) => {
    for (const line of lines) {
      brain.line(line)
      await brain.settled()
    }
    return said.splice(0)
  }
  return { ...brain, said, tell }
}

const MOVE = /^\d+,\d+$/
const TWO = /^\d+,\d+ \d+,\d+$/
const THREE = /^\d+,\d+( \d+,\d+){2}$/
const stones = text => text.split(' ')
const FOUR = ['BOARD', ...stones('3,7,1 4,7,1 5,7,1 6,7,1 3,9,2 4,9,2 5,9,2 9,2,2'), 'DONE']
const AS_WHITE = ['BOARD', ...stones('3,7,1 4,7,1 5,7,1 7,7,1 8,7,1 2,7,2 9,2,2 11,3,2 13,12,2 1,13,2 1,1,2'), 'DONE']
const THREES = stones('7,9,1 8,9,1 9,7,1 9,8,1 0,0,2 14,0,2 0,14,2 14,14,2')
const BETWEEN = ['BOARD', ...stones('3,7,1 4,7,1 5,7,1 6,7,1 2,7,2 8,7,2 0,0,2 14,14,2'), 'DONE']
const FIVE_OR_SIX = ['BOARD', ...stones('3,7,1 4,7,1 5,7,1 7,7,1 8,7,1 2,7,2 9,2,2 11,3,2 13,12,2 1,13,2'), 'DONE']

// The manager's lines, and the brain's answers: text, or a regular expression.
const TABLE = [
  ['ABOUT', ['ABOUT'], [/^name="tefuda", version="\d+\.\d+\.\d+", author="[^"]+", country="[^"]+", www="[^"]+"$/]],
  ['START, smallest and largest', ['START 5', 'START 25', 'START 15'], ['OK', 'OK', 'OK']],
  ['START, too small', ['START 4'], ['ERROR unsupported size 4 x 4: both sides must be 5 to 25']],
  ['START, too large', ['START 26'], [/^ERROR unsupported size 26 x 26/]],
  ['START, other things', ['START', 'START x', 'START 15,15', 'START -15', 'START 1e1', 'START 99999999999'], Array(6).fill(/^ERROR (expected a size|unsupported)/)],
  ['a size refused leaves no board', ['START 15', 'START 3', 'BEGIN'], ['OK', /^ERROR unsupported/, 'ERROR there is no board: START comes first']],
  ['RECTSTART', ['RECTSTART 20,10', 'TURN 19,9', 'RECTSTART 10, 20', 'TURN 9,19'], ['OK', MOVE, 'OK', MOVE]],
  ['RECTSTART: width is first', ['RECTSTART 20,10', 'TURN 9,19'], ['OK', 'ERROR 9,19 is not on the board of 20 x 10']],
  ['RECTSTART, wrong', ['RECTSTART', 'RECTSTART 20', 'RECTSTART 4,20', 'RECTSTART 20,26', 'RECTSTART a,b'], Array(5).fill(/^ERROR/)],
  ['BEGIN takes the centre', ['START 15', 'BEGIN'], ['OK', '7,7']],
  ['BEGIN twice', ['START 15', 'BEGIN', 'BEGIN'], ['OK', '7,7', 'ERROR BEGIN is for an empty board']],
  ['no board yet', ['BEGIN', 'TURN 1,1', 'PLAY 1,1', 'TAKEBACK 1,1', 'RESTART'], Array(5).fill('ERROR there is no board: START comes first')],
  ['no board for BOARD', ['BOARD', 'DONE', 'SWAP2BOARD', 'DONE'], Array(2).fill('ERROR there is no board: START comes first')],
  ['TURN', ['START 15', 'TURN 7,7', 'TURN 0,0'], ['OK', MOVE, MOVE]],
  ['TURN, off the board', ['START 15', 'TURN 15,0', 'TURN 0,15', 'TURN -1,3'], ['OK', ...Array(3).fill(/^ERROR .* is not on the board of 15 x 15$/)]],
  ['TURN, on a stone', ['START 15', 'BEGIN', 'TURN 7,7'], ['OK', '7,7', 'ERROR 7,7 is not empty']],
  ['TURN, other things', ['START 15', 'TURN', 'TURN 7', 'TURN 7,7,7', 'TURN 7;7', 'TURN 1.5,2', 'TURN a,b'], ['OK', ...Array(6).fill(/^ERROR expected X,Y, not "/)]],
  ['a refused TURN puts no stone', ['START 15', 'INFO rule 5', 'TURN 7,7', 'INFO rule 0', 'TURN 7,7'], ['OK', /^ERROR unsupported rule 5/, MOVE]],
  ['PLAY and TAKEBACK', ['START 15', 'PLAY 7,7', 'PLAY 7,7', 'TAKEBACK 7,7', 'TAKEBACK 7,7', 'PLAY 7,7'], ['OK', '7,7', 'ERROR 7,7 is not empty', 'OK', 'ERROR 7,7 is empty', '7,7']],
  ['TAKEBACK of both moves', ['START 15', 'BEGIN', 'PLAY 0,0', 'TAKEBACK 0,0', 'TAKEBACK 7,7', 'BEGIN'], ['OK', '7,7', '0,0', 'OK', 'OK', '7,7']],
  ['TAKEBACK, wrong', ['START 15', 'TAKEBACK 3,3', 'TAKEBACK 20,3', 'TAKEBACK'], ['OK', ...Array(3).fill(/^ERROR/)]],
  ['RESTART keeps the size', ['RECTSTART 9,7', 'BEGIN', 'RESTART', 'BEGIN', 'PLAY 9,0'], ['OK', '4,3', 'OK', '4,3', 'ERROR 9,0 is not on the board of 9 x 7']],
  ['BOARD, own five', ['START 15', ...FOUR], ['OK', /^[27],7$/]],
  ['BOARD, stop a five', ['START 15', ...FOUR.map(line => line.replace(/[12]$/, field => 3 - field))], ['OK', /^[27],7$/]],
  ['BOARD, empty', ['START 15', 'BOARD', 'DONE'], ['OK', '7,7']],
  ['BOARD replaces what was there', ['START 15', 'BEGIN', 'BOARD', '7,7,2', 'DONE'], ['OK', '7,7', MOVE]],
  ['BOARD, a stone twice', ['START 15', 'BOARD', '7,7,1', '7,7,2', 'DONE'], ['OK', 'ERROR 7,7 is not empty']],
  ['BOARD, other fields', ['START 15', 'BOARD', '7,7,3', 'DONE', 'BOARD', '7,7,0', 'DONE'], ['OK', 'ERROR unsupported field 3: a continuous game is played up to its first five', 'ERROR field must be 1 or 2, not 0']],
  ['BOARD, other lines', ['START 15', 'BOARD', '7,7', 'hello', 'DONE', 'BOARD', '15,7,1', 'DONE'], ['OK', /^ERROR expected X,Y,field, not "7,7"$/, /^ERROR 15,7 is not on the board/]],
  ['BOARD, more stones of one side', ['START 15', 'BOARD', '1,1,1', '2,2,1', '3,3,2', 'DONE'], ['OK', MOVE]],
  ['BOARD, a game that is over', ['START 15', 'BOARD', ...stones('1,1,2 2,1,2 3,1,2 4,1,2 5,1,2 1,3,1 3,3,1 5,3,1 7,3,1'), 'DONE'], ['OK', /^ERROR .*over/]],
  ['a refused BOARD keeps the old one', ['START 15', 'BEGIN', 'BOARD', '7,7', 'DONE', 'TURN 7,7'], ['OK', '7,7', /^ERROR/, 'ERROR 7,7 is not empty']],
  ['BOARD, thousands of lines', ['START 5', 'BOARD', ...Array(5000).fill('1,1,1'), 'DONE'], ['OK', 'ERROR 1,1 is not empty']],
  ['DONE alone', ['START 15', 'DONE'], ['OK', 'ERROR DONE without BOARD']],
  ['ABOUT and INFO within BOARD', ['START 15', 'BOARD', 'ABOUT', '7,7,2', 'INFO timeout_turn 5', 'DONE'], ['OK', /^name=/, MOVE]],
  ['RESTART ends BOARD', ['START 15', 'BOARD', '1,1,1', 'RESTART', 'DONE'], ['OK', 'OK', 'ERROR DONE without BOARD']],
  ['rule 0: six in a row wins', ['START 15', 'INFO rule 0', ...FIVE_OR_SIX], ['OK', '6,7']],
  ['rule 1: six in a row does not', ['START 15', 'INFO rule 1', ...FIVE_OR_SIX], ['OK', /^(?!6,7$)\d+,\d+$/]],
  ['rule 4: as black, six is forbidden', ['START 15', 'INFO rule 4', ...FIVE_OR_SIX], ['OK', /^(?!6,7$)\d+,\d+$/]],
  ['rule 4: as white, six wins', ['START 15', 'INFO rule 4', ...AS_WHITE], ['OK', '6,7']],
  ['rule 4: what black may not play may be told', ['START 15', 'INFO rule 4', 'BOARD', ...THREES, '9,9,3', 'DONE'], ['OK', /^(?!9,9$)\d+,\d+$/]],
  ['rule 8: five between two stones does not win', ['START 15', 'INFO rule 8', ...BETWEEN], ['OK', /^(?!7,7$)\d+,\d+$/]],
  ['rule 0: five between two stones does', ['START 15', 'INFO rule 0', ...BETWEEN], ['OK', '7,7']],
  ['rule 9: five between two stones does not win', ['START 15', 'INFO rule 9', ...BETWEEN], ['OK', /^(?!7,7$)\d+,\d+$/]],
  ['rule 2, a continuous game: free up to the first five', ['START 15', 'INFO rule 2', ...FIVE_OR_SIX], ['OK', '6,7']],
  ['rule 3, continuous: six in a row does not win', ['START 15', 'INFO rule 3', ...FIVE_OR_SIX], ['OK', /^(?!6,7$)\d+,\d+$/]],
  ['rule 2: nothing is searched after the five', ['START 15', 'INFO rule 2', 'BOARD', ...stones('1,1,2 2,1,2 3,1,2 4,1,2 5,1,2 1,3,1 3,3,1 5,3,1 7,3,1'), 'DONE'], ['OK', /^ERROR .*over/]],
  ['rules it does not play', ['START 15', ...[5, 12, 16].flatMap(rule => [`INFO rule ${rule}`, 'BEGIN'])], ['OK',
    'ERROR unsupported rule 5: no renju with exactly five', 'ERROR unsupported rule 12: no renju and caro at once', 'ERROR unsupported rule 16']],
  ['INFO before START', ['INFO rule 5', 'START 15', 'BEGIN', 'INFO rule 0', 'BEGIN'], ['OK', 'ERROR unsupported rule 5: no renju with exactly five', '7,7']],
  ['INFO that means nothing here', ['INFO', 'INFO evaluate 3,3', 'INFO folder C:\\x', 'INFO game_type 2', 'INFO nonsense', 'INFO timeout_turn 1000'], []],
  ['INFO without a number', ['START 15', 'INFO timeout_turn x', 'BEGIN', 'INFO timeout_turn 100', 'BEGIN'], ['OK', 'ERROR INFO timeout_turn must be a number, not "x"', '7,7']],
  ['INFO max_memory, told once', ['START 15', 'INFO max_memory 1000', 'TURN 7,7', 'TURN 0,0'], ['OK', 'MESSAGE takes 5000 bytes of memory, more than max_memory 1000', MOVE, MOVE]],
  ['INFO max_memory, enough', ['START 15', 'INFO max_memory 83886080', 'BEGIN'], ['OK', '7,7']],
  ['SWAP2BOARD, first stones', ['START 15', 'SWAP2BOARD', 'DONE', 'TURN 0,0'], ['OK', THREE, MOVE]],
  ['SWAP2BOARD, first stones on the smallest board', ['START 5', 'SWAP2BOARD', 'DONE'], ['OK', THREE]],
  ['SWAP2BOARD, three stones', ['START 15', 'SWAP2BOARD', '7,7', '8,7', '9,9', 'DONE'], ['OK', /^(SWAP|\d+,\d+( \d+,\d+)?)$/]],
  ['SWAP2BOARD, black is far ahead', ['START 15', 'SWAP2BOARD', '7,7', '0,0', '8,8', '0,14', '6,6', 'DONE', 'TURN 1,1'], ['OK', 'SWAP', MOVE]],
  ['SWAP2BOARD, white is far ahead', ['START 15', 'SWAP2BOARD', '0,0', '7,7', '14,0', '8,8', '0,14', 'DONE', 'TURN 1,1'], ['OK', MOVE, MOVE]],
  ['SWAP2BOARD, wrong', ['START 15', 'SWAP2BOARD', '7,7', 'DONE', 'SWAP2BOARD', '7,7', '7,7', '8,8', 'DONE', 'SWAP2BOARD', '7,7,1', '1,1', '2,2', 'DONE'], ['OK', 'ERROR SWAP2BOARD takes 0, 3 or 5 stones, not 1', 'ERROR 7,7 is not empty', /^ERROR expected X,Y/]],
  ['unknown commands', ['YXOTHER', 'SUGGEST 1,1', 'constructor', '__proto__', '7,7,1', '\u{1f0cf}'], ['UNKNOWN YXOTHER', 'UNKNOWN SUGGEST', 'UNKNOWN constructor', 'UNKNOWN __proto__', 'UNKNOWN 7,7,1', 'UNKNOWN ??']],
  ['any case, any space', ['  start   15  ', 'Begin', 'tUrN  0 , 0 \r', 'about\t'], ['OK', '7,7', MOVE, /^name=/]],
  ['nothing', ['', '   ', '\r', '\t'], []],
  ['END, and nothing after it', ['START 15', 'END', 'BEGIN', 'ABOUT', 'END'], ['OK', '(end)']],
]

// Additions of Yixin's board program. FORBID and the two words of blocks are as in Rapfi 0.43.
const DEPTH = /^MESSAGE (\(\d+\) )?Depth \d+ \| Eval [-+M\d]+ \| Time \d+ ms \| [A-O]\d+/
const DOUBLE_THREE = stones('3,7,1 0,9,2 4,7,1 2,9,2 5,5,1 4,9,2 5,6,1 6,9,2')
const YIXIN = [
  ['START, the size twice', ['START 15 15', 'YXBLOCKRESET', 'PLAY 14,14', 'START 20 10', 'PLAY 19,9', 'START 15 x', 'START 26 26'],
    ['OK', '14,14', 'OK', '19,9', 'ERROR expected a size, not "15 x"', /^ERROR unsupported size 26 x 26/]],
  ['YXBOARD does not think', ['START 15', 'YXBOARD', '7,7,1', '8,8,2', 'DONE', 'PLAY 7,7', 'PLAY 8,8', 'TURN 7,7'], ['OK', ...Array(3).fill(/^ERROR .* is not empty$/)]],
  ['YXBOARD, wrong', ['YXBOARD', '7,7,1', 'DONE', 'START 15', 'YXBOARD', '7,7', 'DONE', 'YXBOARD', '7,7,4', 'DONE', 'YXBOARD', '7,7,1', '7,7,2', 'DONE'],
    ['ERROR there is no board: START comes first', 'OK', /^ERROR expected X,Y,field/, 'ERROR field must be 1 or 2, not 4', 'ERROR 7,7 is not empty']],
  ['YXSHOWFORBID, renju by the number of Gomocup', ['START 15', 'INFO rule 4', 'YXBOARD', ...DOUBLE_THREE, 'DONE', 'YXSHOWFORBID'], ['OK', 'FORBID 0507.']],
  ['YXSHOWFORBID, renju by the number of Yixin, told before', ['INFO rule 2', 'START 15', 'YXBOARD', ...DOUBLE_THREE, 'DONE', 'YXSHOWFORBID'], ['OK', 'FORBID 0507.']],
  ['YXSHOWFORBID, white is to move', ['START 15', 'INFO rule 4', 'YXBOARD', ...DOUBLE_THREE.map(line => line.replace(/[12]$/, side => 3 - side)), '14,14,2', 'DONE', 'YXSHOWFORBID'], ['OK', 'FORBID .']],
  ['YXSHOWFORBID, white has passed', ['START 15', 'INFO rule 4', 'YXBOARD', ...DOUBLE_THREE, '14,14,1', '-1,-1,2', 'DONE', 'YXSHOWFORBID'], ['OK', 'FORBID 0507.']],
  ['YXSHOWFORBID, several', ['START 15', 'INFO rule 4', 'YXBOARD', ...stones('2,2,1 0,14,2 3,2,1 2,14,2 4,2,1 4,14,2 6,2,1 6,14,2 7,2,1 8,14,2'), 'DONE', 'YXSHOWFORBID'], ['OK', 'FORBID 0502.']],
  ['YXSHOWFORBID, a rule that forbids nothing', ['START 15', 'INFO rule 0', 'YXBOARD', ...DOUBLE_THREE, 'DONE', 'YXSHOWFORBID'], ['OK', 'FORBID .']],
  ['YXSHOWFORBID, no board', ['YXSHOWFORBID'], ['ERROR there is no board: START comes first']],
  ['rules of Yixin: 5 and 6 are free, swaps are its own', ['START 15 15', 'INFO rule 5', ...FIVE_OR_SIX, 'INFO rule 6', ...FIVE_OR_SIX], ['OK', DEPTH, '6,7', DEPTH, '6,7']],
  ['YXNBEST plays one of several', ['START 15', 'YXBOARD', '7,7,2', 'DONE', 'YXNBEST 3', 'TURN 0,0'], ['OK', ...Array(3).fill(DEPTH), MOVE, DEPTH, MOVE], 400],
  ['YXNBEST, wrong', ['START 15', 'YXNBEST', 'YXNBEST x', 'YXNBEST -1'], ['OK', ...Array(2).fill(/^ERROR expected a number of moves/), DEPTH, '7,7']],
  ['YXBLOCK: not there', ['START 15', 'YXBLOCK', '2,7', 'DONE', ...FOUR, 'YXBLOCKUNDO', '2,7', 'DONE', 'YXBLOCK', '7,7', 'DONE', ...FOUR, 'YXBLOCKRESET', ...FOUR],
    ['OK', DEPTH, '7,7', DEPTH, '2,7', DEPTH, /^[27],7$/]],
  ['YXBLOCK: everything', ['START 5', 'YXBLOCK', ...Array.from({ length: 25 }, (_, i) => `${i % 5},${i / 5 | 0}`), 'DONE', 'BEGIN'], ['OK', MOVE]],
  ['YXBLOCK is of one game', ['START 15', 'YXBLOCK', '7,7', 'DONE', 'START 15', 'BEGIN'], ['OK', 'OK', DEPTH, '7,7']],
  ['YXBLOCK, wrong', ['START 15', 'YXBLOCK', '7', 'DONE'], ['OK', /^ERROR expected X,Y/]],
  ['INFO show_detail 1: squares while it thinks', ['START 15', 'INFO show_detail 1', ...FOUR], ['OK', DEPTH, 'MESSAGE REALTIME REFRESH', /^MESSAGE REALTIME BEST [27],7$/, /^[27],7$/]],
  ['INFO show_detail 2: values of each line', ['START 15', 'INFO show_detail 2', ...FOUR], ['OK', DEPTH, 'INFO PV 0', 'INFO NUMPV 1', /^INFO DEPTH \d+$/, /^INFO SELDEPTH \d+$/,
    /^INFO NODES \d+$/, /^INFO TOTALNODES \d+$/, /^INFO TOTALTIME \d+$/, /^INFO SPEED \d+$/, 'INFO EVAL +M1', 'INFO WINRATE 1', /^INFO BESTLINE [27],7$/, 'INFO PV DONE', /^[27],7$/]],
  ['INFO show_detail 0: none', ['START 15', 'INFO show_detail 0', 'BEGIN'], ['OK', DEPTH, '7,7']],
  ['INFO max_depth and max_node', ['START 15', 'INFO max_depth 1', 'INFO max_node 5', 'TURN 7,7', 'INFO max_depth 100', 'INFO max_node 99999999999', 'TURN 0,0'], ['OK', MOVE, MOVE]],
  ['INFO that it does not follow', ['START 15 15', ...stones('hash_size thread_num caution_factor pondering checkmate nbestsym usedatabase time_increment vcthread thread_split_depth').map(key => `INFO ${key} 1`)], ['OK']],
  ['YXHASHCLEAR and YXSHOWHASHUSAGE', ['YXHASHCLEAR', 'YXSHOWHASHUSAGE'], [/^MESSAGE .*forgotten$/, /^MESSAGE the engine does not tell/]],
  ['YXSHOWINFO', ['YXSHOWINFO'], [/^MESSAGE tefuda \d/, 'MESSAGE INFO MAX_THREAD_NUM 1']],
  ['YXSTOP and STOP when nothing runs', ['START 15', 'YXSTOP', 'STOP', 'BEGIN'], ['OK', DEPTH, '7,7']],
  ['YXBALANCEONE and YXBALANCETWO', ['START 15', 'YXBOARD', '7,7,2', 'DONE', 'YXBALANCEONE 0', 'YXBALANCETWO 100'], ['OK', MOVE, 'MESSAGE the bias 100 is taken as 0', TWO]],
  ['swap2, its first step', ['START 15 15', 'YXSWAP2STEP1'], ['OK', ...[1, 2, 3].map(i => RegExp(`^MESSAGE SWAP2 MOVE${i} \\d+ \\d+$`))]],
  ['swap2, black is far ahead', ['START 15 15', 'YXBOARD', '7,7,1', '0,0,2', '8,8,1', 'DONE', 'YXSWAP2STEP2'], ['OK', 'MESSAGE SWAP2 SWAP1 YES']],
  ['swap2, white is far ahead', ['START 15 15', 'YXBOARD', '0,0,1', '7,7,2', '14,14,1', 'DONE', 'YXSWAP2STEP2'], ['OK', 'MESSAGE SWAP2 SWAP1 NO']],
  ['swap2, two more', ['START 15 15', 'YXBOARD', '7,10,1', '8,4,2', '4,7,1', 'DONE', 'YXSWAP2STEP2'], ['OK', /^MESSAGE SWAP2 MOVE4 \d+ \d+$/, /^MESSAGE SWAP2 MOVE5 \d+ \d+$/], 20_000],
  ['swap2, its last step', ['START 15 15', 'YXBOARD', ...stones('7,7,1 0,0,2 8,8,1 0,14,2 6,6,1'), 'DONE', 'YXSWAP2STEP3'], ['OK', 'MESSAGE SWAP2 SWAP2 YES']],
  ['swap2, other numbers of stones', ['START 15 15', 'YXBOARD', '7,7,1', 'DONE', 'YXSWAP2STEP2'], ['OK', /^ERROR SWAP2BOARD takes 0, 3 or 5 stones, not 1$/]],
  ['a database is not known, its lines are passed over', ['START 15', 'YXQUERYDATABASEALL', '7,7', '8,8', 'DONE', 'YXBLOCKPATH', '7,7', 'DONE', 'YXOTHER', 'PLAY 7,7'],
    ['OK', 'UNKNOWN YXQUERYDATABASEALL', 'UNKNOWN YXBLOCKPATH', 'UNKNOWN YXOTHER', '7,7']],
  ['a file is not known, its name is passed over', ['YXHASHDUMP', 'END', 'YXHASHLOAD x y', 'YXSETDATABASE', 'START 15', 'ABOUT'], ['UNKNOWN YXHASHDUMP', 'UNKNOWN YXHASHLOAD', 'UNKNOWN YXSETDATABASE', /^name=/]],
]

each("each command of Yixin's board program", async p => {
  for (const [name, lines, answers, nodes = 200] of YIXIN) {
    const { tell } = await brainOf(p, { nodes, seed: 3 })
    // The last report of a search comes before its move. The number of earlier reports depends on time, so they are left out.
    const got = (await tell(...lines)).filter((line, i, all) => !(DEPTH.test(line) && DEPTH.test(all[i + 1] ?? '') && !/\(/.test(line)))
    assert.equal(got.length, answers.length, `${name}: ${JSON.stringify(got)}`)
    answers.forEach((want, i) => (want instanceof RegExp ? assert.match(got[i], want, name) : assert.equal(got[i], want, name)))
  }
})

each('YXSTOP: a search plays what it has found, whenever the command comes', async p => {
  for (const [wait, lines] of [[0, ['TURN 7,7']], [300, ['TURN 7,7']], [300, ['YXBOARD', '7,7,2', 'DONE', 'YXNBEST 3']]]) {
    const { line, settled, tell } = await brainOf(p, { nodes: undefined })
    await tell('START 15 15', 'INFO timeout_turn 2000000', 'INFO timeout_match 100000000', 'INFO time_left 100000000')
    for (const text of lines) line(text)
    if (wait) await sleep(wait)
    line('YXSTOP')
    await settled()
    const got = await tell()
    assert.match(got.at(-1), MOVE)
    assert.ok(got.slice(0, -1).every(text => DEPTH.test(text)), got.join(' / '))
    // It does not stop the next search.
    line('INFO timeout_turn 400')
    const start = performance.now()
    await tell('TURN 0,0')
    assert.ok(performance.now() - start > 200)
  }
})

each('each command, and what is wrong with it', async p => {
  for (const [name, lines, answers] of TABLE) {
    const { tell } = await brainOf(p, { memory: () => 5000 })
    const got = await tell(...lines)
    assert.equal(got.length, answers.length, `${name}: ${JSON.stringify(got)}`)
    answers.forEach((want, i) => (want instanceof RegExp ? assert.match(got[i], want, name) : assert.equal(got[i], want, name)))
  }
})

// Stones of swap2, and the brain's colour after its answer. [columns, rows, stones, answer, colour]
const SWAP2 = [
  [15, 15, '', THREE, 'o'], [20, 10, '', THREE, 'o'],
  [15, 15, '7,10 8,4 4,7', TWO, 'o'], [15, 15, '10,7 11,3 7,6', TWO, 'o'],
  [15, 15, '7,7 0,0 8,8', 'SWAP', 'o'], [15, 15, '0,0 7,7 14,14', MOVE, 'x'], [20, 10, '10,5 0,9 11,6', 'SWAP', 'o'],
  [15, 15, '7,7 0,0 8,8 0,14 6,6', 'SWAP', 'o'], [15, 15, '0,0 7,7 14,0 8,8 0,14', MOVE, 'x'], [20, 10, '0,0 9,4 19,0 10,5 0,9', MOVE, 'x'],
]

each('swap2: the engine chooses, and its stones and colours are those of the protocol', async p => {
  const { mnk } = await engine(p, 'worker')
  const nodes = 20_000
  const effort = { seed: 3, budget: { iterations: nodes } }
  const play = async (columns, rows, places, answer, colour) => {
    let seen
    const search = (board, options) => mnk.search((seen = board), options)
    const { tell } = await brainOf(p, { nodes, seed: 3, search })
    const named = text => { const [x, y] = text.split(',').map(Number); return 'abcdefghijklmnopqrst'[x] + (rows - y) }
    const moves = places.map(named)
    if (moves.length === 5) moves.splice(3, 0, 'two more')
    let table = await mnk.importGame(moves.join(' '), { columns, rows, opening: 'swap2' })
    const seat = table.turns[0]
    const chosen = async () => mnk.choose(await mnk.view(table, { seat }), effort)
    const choice = await chosen()
    const [, said] = await tell(`RECTSTART ${columns},${rows}`, 'SWAP2BOARD', ...places, 'DONE')
    assert.match(said, answer instanceof RegExp ? answer : RegExp(`^${answer}$`), places.join(' '))
    if (said !== 'SWAP') places = [...places, ...said.split(' ')]
    if (choice.square === null) table = await mnk.apply(table, { move: choice.best })
    if (choice.best === 'two more') assert.deepEqual(said.split(' ').map(named), (await chosen()).line)
    else if (choice.square) assert.deepEqual(said.split(' ').map(named), choice.line)
    else assert.equal(said === 'SWAP', table.black === seat)
    const free = ['1,1', '2,1', '1,2'].find(place => !places.includes(place))
    await tell(`TURN ${free}`)
    const own = seen[Number(places[0].split(',')[1])][Number(places[0].split(',')[0])]
    assert.equal(own, colour, places.join(' '))
  }
  for (const [columns, rows, places, answer, colour] of SWAP2) await play(columns, rows, places ? stones(places) : [], answer, colour)
})

each('swap2 is answered in time, however little there is', async p => {
  for (const limit of [0, 30, 400]) {
    for (const places of [[], stones('7,7 8,7 9,9'), stones('7,7 8,7 9,9 8,8 8,6')]) {
      const { tell } = await brainOf(p, { nodes: undefined })
      const start = performance.now()
      const [, said] = await tell('START 15', `INFO timeout_turn ${limit}`, 'SWAP2BOARD', ...places, 'DONE')
      assert.match(said, /^(SWAP|\d+,\d+( \d+,\d+){0,2})$/)
      assert.ok(performance.now() - start < limit + 2000)
    }
  }
})

each('lines that come at once are answered in turn', async p => {
  const { line, settled, said } = await brainOf(p)
  for (const text of ['START 15', 'BEGIN', 'TURN 0,0', 'TAKEBACK 0,0', 'PLAY 14,14', 'TURN 14,14']) line(text)
  await settled()
  assert.match(said.join(' '), /^OK 7,7 \d+,\d+ OK 14,14 ERROR 14,14 is not empty$/)
})

for (const [name, lines, answers] of [
  ['RESTART', ['RESTART'], ['OK']],
  ['START', ['START 9'], ['OK']],
  ['BOARD', ['BOARD', 'DONE'], ['7,7']],
  ['SWAP2BOARD', ['SWAP2BOARD', 'DONE'], [THREE]],
  ['END', ['END'], ['(end)']],
]) {
  each(`${name} stops a search that runs`, async p => {
    const { line, settled, tell } = await brainOf(p, { nodes: undefined })
    await tell('START 15', 'INFO timeout_turn 100000')
    line('TURN 7,7')
    await sleep(300)
    line('INFO timeout_turn 0')
    for (const text of lines) line(text)
    await settled()
    const got = await tell()
    assert.equal(got.length, answers.length)
    answers.forEach((want, i) => (want instanceof RegExp ? assert.match(got[i], want) : assert.equal(got[i], want)))
  })
}

each('INFO and ABOUT are handled during a search', async p => {
  const { line, tell } = await brainOf(p, { nodes: undefined })
  await tell('START 15', 'INFO timeout_turn 100000')
  line('TURN 7,7')
  await sleep(300)
  line('ABOUT')
  line('INFO timeout_turn 0')
  line('END')
  const said = await tell()
  assert.deepEqual(said.map(text => text.slice(0, 5)), ['name=', '(end)'])
})

each('a budget in time is kept, and a turn of no time is answered', async p => {
  const { tell } = await brainOf(p, { nodes: undefined, debug: true })
  for (const limit of [0, 1, 30, 250]) {
    const [ok, debug, move] = await tell('START 15', `INFO timeout_turn ${limit}`, 'TURN 3,3')
    assert.deepEqual([ok, debug.split(' ')[0]], ['OK', 'DEBUG'])
    assert.match(move, MOVE)
  }
})

each('what has only one answer is not searched for', async p => {
  const { mnk } = await engine(p, 'worker')
  const budgets = []
  const search = (board, options) => budgets.push(options.budget) && mnk.search(board, options)
  const { tell } = await brainOf(p, { nodes: undefined, search })
  await tell('START 15', 'INFO timeout_turn 100000', ...FOUR)
  await tell('START 15', 'BEGIN')
  await tell('START 15', 'BOARD', ...stones('3,7,2 4,7,2 5,7,2 6,7,2 2,7,1 0,0,1 14,3,1 7,12,1'), 'DONE')
  assert.deepEqual(budgets, Array(3).fill({ iterations: 500 }))
})

// A search that never ends by itself: the first short search is as usual, the long one only reports.
const endless = (mnk, reports) => (board, { budget, signal, onProgress, ...options }) => {
  if (budget.iterations === 500) return mnk.search(board, { budget, ...options })
  for (const square of reports) onProgress({ square, score: 1, depth: 3 })
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

each('when the time is over the last report is played, or the first look', async p => {
  const { mnk } = await engine(p, 'worker')
  for (const [reports, want] of [[[[1, 2], [3, 4]], /^4,3$/], [[], /^(?!4,3$)\d+,\d+$/]]) {
    for (const limits of [['INFO timeout_turn 200'], ['INFO timeout_turn 5000', 'INFO time_left 200']]) {
      // The clock stands still: the first short search takes no time, however busy the machine is.
      const { tell } = await brainOf(p, { nodes: undefined, search: endless(mnk, reports), now: () => 0 })
      assert.match((await tell('START 15', ...limits, 'TURN 7,7'))[1], want)
    }
  }
})

each('an engine that fails in a long search still moves, and one that fails at once says so', async p => {
  const { mnk } = await engine(p, 'worker')
  const failing = after => (board, options) => (after-- > 0 ? mnk.search(board, options) : Promise.reject(new Error('broken')))
  const said = async after => (await brainOf(p, { nodes: 1000, search: failing(after) })).tell('START 15', 'TURN 7,7')
  assert.match((await said(1))[1], MOVE)
  assert.deepEqual(await said(0), ['OK', 'ERROR broken'])
})

// Limits; milliseconds used for the match, and since the manager sent the time left; milliseconds to search at most, and at
// least as a share of the limit.
test('time: never beyond a limit, and most of it is used', () => {
  for (const [limits, spent, since, limit, least] of [
    [{}, 0, 0, 5000, 0.8],
    [{ timeout_turn: 1000 }, 0, 0, 1000, 0.8],
    [{ timeout_turn: 30000, time_left: 2147483647 }, 0, 0, 30000, 0.9],
    [{ timeout_turn: 2147483647 }, 0, 0, 5000, 0.8],
    [{ timeout_turn: 100 }, 0, 0, 100, 0.5],
    [{ timeout_turn: 20 }, 0, 0, 20, 0],
    [{ timeout_turn: 0 }, 0, 0, 0, 0],
    [{ timeout_turn: 30000, time_left: 15000 }, 0, 0, 1000, 0.9],
    [{ timeout_turn: 30000, time_left: 15000 }, 0, 7500, 500, 0.9],
    [{ timeout_turn: 30000, time_left: -5 }, 0, 0, 0, 0],
    [{ timeout_turn: 30000, timeout_match: 180000 }, 0, 0, 12000, 0.9],
    [{ timeout_turn: 30000, timeout_match: 180000 }, 165000, 0, 1000, 0.9],
    [{ timeout_turn: 30000, timeout_match: 180000 }, 190000, 0, 0, 0],
    [{ timeout_turn: 1000, timeout_match: 0 }, 9e9, 0, 1000, 0.8],
  ]) {
    const { search, deadline } = timeFor(limits, spent, since)
    assert.ok(search <= limit && search >= least * limit, `${JSON.stringify(limits)}: ${search} ms`)
    assert.ok(deadline >= search && deadline <= Math.max(0, limits.timeout_turn ?? 5000) && deadline < 2 ** 31)
  }
})

test('time: a match of any number of moves ends in time', () => {
  for (const match of [1000, 20_000, 180_000]) {
    let spent = 0
    for (let move = 0; move < 200; move++) spent += timeFor({ timeout_turn: 30_000, timeout_match: match }, spent, 0).search
    assert.ok(spent < match && spent > match * 0.5, `${spent} of ${match}`)
  }
})

const ANSWER = /^(OK|FORBID (\d{4})*\.|INFO [A-Z]+ [ -~]+|\d+,\d+( \d+,\d+){0,2}|SWAP|ERROR [ -~]+|UNKNOWN [ -~]+|MESSAGE [ -~]+|name="[ -~]+)$/

each('lines of chance', async p => {
  const { below, many, pick } = chance(11)
  const coordinate = () => pick([below(15), below(6), below(30) - 5])
  const words = 'START RECTSTART RESTART BEGIN TURN TURN TURN BOARD BOARD DONE DONE INFO TAKEBACK PLAY SWAP2BOARD ABOUT YXBOARD YXNBEST YXSTOP YXBLOCK YXBLOCKUNDO YXBLOCKRESET YXSHOWFORBID YXHASHCLEAR YXBALANCEONE YXSWAP2STEP2 YXQUERYDATABASEONE'.split(' ')
  const keys = 'rule timeout_turn timeout_match time_left max_memory show_detail max_depth max_node folder x'.split(' ')
  const rests = [
    () => '', () => `${5 + below(12)}`, () => `${coordinate()},${coordinate()}`, () => `${coordinate()},${coordinate()},${below(4)}`,
    () => `${pick(keys)} ${pick([0, 1, 1, 4, 100, -1, 'x', 1e9, ''])}`, () => String.fromCharCode(...many(below(30), () => below(300))),
  ]
  const line = () => pick([() => `${pick(words)} ${pick(rests)()}`, () => pick(rests)()])()
  const { line: give, settled, said, tell } = await brainOf(p, { nodes: 5 })
  for (let i = 0; i < 3000; i++) {
    give(line())
    if (below(3) === 0) await settled()
  }
  await settled()
  assert.ok(said.length > 500)
  for (const answer of said) assert.match(answer, ANSWER)
  said.length = 0
  const infos = keys.slice(0, 8).map(key => `INFO ${key} ${key === 'timeout_turn' ? 1000 : 0}`)
  const last = await tell('DONE', 'START 15', ...infos, 'INFO time_left 1000', 'BEGIN')
  assert.deepEqual([last.at(-1), last.includes('OK')], ['7,7', true])
})
