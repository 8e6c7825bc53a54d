// The guided first game of the boards room: gomoku on a small board, from the first stone to five in a row.
import { board } from '../../learn/draw.js'

/** @type {import('../../learn/guide.js').Lesson} */
export default {
  game: 'mnk',
  table: ask => ask('mnk', 'deal', { columns: 9, rows: 9, k: 5 }, { seed: 1 }),
  steps: [
    { move: 'e5', then: ['e6'], proof: 'centre', says: ['You are Black and begin. Five stones in a row win: across, down or diagonally. Put the first stone in the middle: E5.', 'あなたは黒、先手です。縦・横・斜めのどれかに五つ並べば勝ち。まず中央の E5 に打ちましょう。'] },
    { move: 'd5', then: ['f6'], says: ['White has answered. Put a second stone next to your first: D5.', '白が打ちました。一つめのとなり、D5 に続けましょう。'] },
    { move: 'c5', then: ['f5'], proof: 'makes-open-three', says: ['White has two as well. Make three with both ends free: C5. White must stop it now.', '白も二つ並べました。C5 で、両端のあいた三を作りましょう。白は止めるしかありません。'] },
    { move: 'b5', then: ['a5'], proof: 'makes-four', says: ['White has stopped one end. Make four: B5. The next stone would win, so White must answer again.', '片側を止められました。B5 で四にします。次に打てば五なので、白はまた受けるしかありません。'] },
    { move: 'd4', then: ['d7'], says: ['Both ends are stopped. Begin a line in another direction: D4, below your row.', '両端が止まりました。別の向きの列を作ります。列の下、D4 へ。'] },
    { move: 'g4', then: ['c8'], proof: 'blocks-open-three', says: ['Look: White has a diagonal three, D7, E6, F5. Stop it before it is four: G4.', '白の斜めの三（D7・E6・F5）に気をつけて。四になる前に G4 で止めましょう。'] },
    { move: 'b9', then: ['e3'], proof: 'blocks-line', says: ['White has made four. One end is still free, and every other move loses: B9.', '白が四にしました。あいている端は一つ。B9 で止めないと負けです。'] },
    { move: 'd3', then: ['g7'], proof: 'makes-open-three', says: ['Danger over. D5 and D4 are two already. Make three, with both ends free: D3.', 'しのぎました。D5 と D4 はもう二つ。D3 で、両端のあいた三にしましょう。'] },
    { move: 'd2', then: ['d6'], proof: 'makes-open-four', says: ['White looked elsewhere. Make four with both ends free: D2. White can stop only one end.', '白はよそへ打ちました。D2 で両端のあいた四に。片方しか止められません。'] },
    { move: 'd1', proof: 'completes-line', says: ['White stopped the upper end. The lower one is yours: D1.', '上は止められましたが、下があいています。D1 で五です。'] },
  ],
  end: ['Five in a row: you have won. Threes and fours that must be answered won this game; they win most games.', '五つ並んで勝ちです。受けるしかない三や四で攻めるのが、勝ち方の基本です。'],
  explaining: { budget: { iterations: 300 } },
  name: move => move.toUpperCase(),
  draw: ({ table, press, wanted, focus }) =>
    board(table.board.split('\n'), { label: ['The board of the guided game', '手ほどきの盤'], press, marks: wanted ? [wanted] : table.line ?? [], focus }),
}
