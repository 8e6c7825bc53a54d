// What each room's evaluation bar asks the engine, and what it shows of the answer. The question is about the view of the
// reader's own seat, never about the table: the engine cannot tell more than that seat may know.

/** A share in percent; what is not certain is not written as 0 or 100. */
const percent = share => (share > 0.995 && share < 1 ? '>99 %' : share > 0 && share < 0.005 ? '<1 %' : `${Math.round(100 * share)} %`)
const COLOURS = { o: ['Black’s chance', '黒の勝つ見込み'], x: ['White’s chance', '白の勝つ見込み'] }

/** @typedef {{ share: number, says: [en: string, ja: string] }} Shown the length of the bar, 0 to 1, and its words */

/**
 * @type {Record<string, { game: string, options: object, read: (answer: any, view: any) => Shown | undefined }>}
 * read: undefined where the engine gives no value, as in an opening
 */
export const SCALES = {
  boards: {
    game: 'mnk', options: { level: 5, seed: 1, budget: { ms: 300 } },
    read: ({ candidates: [{ value, unit }] }, { turn }) => (unit === 'chance' && COLOURS[turn] ? { share: value, says: [`${COLOURS[turn][0]}: ${percent(value)}`, `${COLOURS[turn][1]} ${percent(value)}`] } : undefined),
  },
  calculation: {
    game: 'calculation', options: { seed: 1, budget: { ms: 400 } },
    read: ({ candidates: [{ value }] }) => ({ share: value, says: [`Can be solved: ${percent(value)}`, `完成の見込み ${percent(value)}`] }),
  },
  cardroom: {
    game: 'poker', options: { level: 'strong', seed: 1, budget: { iterations: 1000 } },
    read: ({ equity }) => (Number.isFinite(equity) ? { share: equity, says: [`Your share of the pot: ${percent(equity)}`, `ポットを取る見込み ${percent(equity)}`] } : undefined),
  },
  daifugo: {
    game: 'daifugo', options: { level: 'champion', seed: 1, budget: { ms: 400 } },
    // The first of n gets n points, the last 1. So the expected points give the expected place.
    read({ candidates: [{ value, unit }] }, { rules: { players } }) {
      const place = players + 1 - value
      return unit === 'points' && Number.isFinite(value) ? { share: (value - 1) / (players - 1), says: [`Expected place: ${place.toFixed(1)} of ${players}`, `見込みの順位 ${place.toFixed(1)}（${players}人中）`] } : undefined
    },
  },
  mahjong: {
    game: 'mahjong', options: { level: 'strong' },
    read: ({ candidates: [{ action, evaluation }] }) => {
      if (action === 'ron' || action === 'tsumo') return { share: 1, says: ['You can win now', '和了できます'] }
      return evaluation ? { share: evaluation.win, says: [`Win ${percent(evaluation.win)} · deal in ${percent(evaluation.dealIn)}`, `和了 ${percent(evaluation.win)}・放銃 ${percent(evaluation.dealIn)}`] } : undefined
    },
  },
}
