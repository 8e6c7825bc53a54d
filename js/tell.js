// Words for the tables and views of all games.
const ORDINALS = ['', '1st', '2nd', '3rd']

/**
 * The final order, from the first: `'1st seat 2 (12), 2nd seat 0 (9)'`.
 * @param {import('./types.js').Result} result
 * @param {number} lang
 */
const standings = ({ places, points }, lang) =>
  places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ place, seat }) => (lang ? `${place}位 席${seat}（${points[seat]}）` : `${ORDINALS[place] ?? `${place}th`} seat ${seat} (${points[seat]})`))
    .join(lang ? '、' : ', ')

/**
 * Makes a function that adds words to a table or view: to its events and its result, and to the views and tables in it.
 * @param {(event: any, lang: number) => string} eventWords
 * @param {(result: any, lang: number) => string} [resultWords] words for a result; by default the final order
 * @returns {(table: any, lang: number) => void}
 */
export const teller = (eventWords, resultWords = standings) =>
  function tell(table, lang) {
    for (const event of table.events) event.words = eventWords(event, lang)
    if (table.result) table.result.words = resultWords(table.result, lang)
    for (const other of [...(table.views ?? []), ...(table.tables ?? [])]) if (other) tell(other, lang)
  }
