// The words of m,n,k boards.

/** By code: the words of a reason for a move. @type {Record<string, ((r: any) => string)[]>} */
const REASONS = {
  'only-move': [() => 'the only square left', () => '残った最後のマスです'],
  'completes-line': [({ length }) => `completes ${length} in a row`, ({ length }) => `${length}つ並べて勝ちます`],
  'blocks-line': [({ length }) => `stops ${length} in a row`, ({ length }) => `相手の${length}つ並びを止めます`],
  forced: [() => 'every other move loses at once', () => 'ほかの手ではすぐに負けます'],
  'makes-open-four': [({ length }) => `makes an open ${many(length)}: it cannot be stopped at both ends`,
    ({ length }) => `両端の空いた${length}つ並びができ、止められません`],
  'double-threat': [({ count }) => `threatens to win on ${count} squares at once`, ({ count }) => `${count}か所で同時に勝ちを狙います`],
  'makes-four': [({ length }) => `makes ${many(length)}, which must be answered`, ({ length }) => `${length}つ並び：相手は受けるしかありません`],
  'forced-win-vcf': [({ line }) => `wins by force in ${line.length + 2} moves: every threat must be answered`,
    ({ line }) => `受けるしかない手の連続で、あと${line.length + 2}手で勝ちます`],
  'makes-open-three': [({ length }) => `makes an open ${many(length)}`, ({ length }) => `両端の空いた${length}つ並びを作ります`],
  'blocks-open-three': [({ length }) => `answers the open ${many(length)}`, ({ length }) => `相手の両端の空いた${length}つ並びを受けます`],
  centre: [() => 'the centre', () => '中央です'],
  'dead-draw': [() => 'nobody can complete a line any more', () => 'どちらももう並べられません'],
  'pairing-draw': [() => 'each side can stop every line, square against square', () => 'どの並びも、対になるマスで止められます'],
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const many = (/** @type {number} */ n) => NUMBERS[n] ?? String(n)

/** @type {import('../../seams.js').Words} */
export const words = {
  'mnk.search': ({ candidates }, lang) => {
    for (const { reasons } of candidates) {
      for (const r of reasons) r.words = REASONS[r.code][lang](r)
    }
  },
}
