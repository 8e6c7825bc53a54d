/** @type {import('../../seams.js').Words} */
export const words = {
  'coin.toss': (result, lang) => {
    result.name = { heads: ['Heads', '表'], tails: ['Tails', '裏'] }[result.side][lang]
  },
}
