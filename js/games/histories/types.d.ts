// The types of the functions of histories.
import type { Answer, CallOptions, Mode } from '../../types.js'
import type { PokerTable } from '../poker/types.js'
import type { HistoryFormat } from './lists.js'

export type { HistoryFormat } from './lists.js'

/** Options of the `exportGame` of histories: `{ format: 'pokerstars' }`. */
export interface HistoryExportOptions extends CallOptions {
  /**
   * `'pokerstars'` and `'gg'` are texts that trackers and other tools import: an InputError for a hand with jokers, openers or a carried
   * pot, for which they have no words. Of the other two an InputError for a hand that is written in the other; by default that one.
   */
  format?: HistoryFormat
}

/** What poker's importGame and exportGame do, with the texts of card rooms. Their tables are poker's, which all its functions take. */
export interface Histories<M extends Mode = 'sync'> {
  /**
   * A hand from an English history of PokerStars or GGPoker, or from what poker's importGame reads; of several hands the first, with all
   * of them in `tables`. Board cards that it does not name are dealt by seed 0; hole cards that it does not name stay unknown.
   * What the text of a card room says of pot, board, rake and winners must be what the hand comes to, and each line of it must be understood:
   * an InputError names the line. Its amounts are chips of the smallest unit that it uses (`rules.decimals`).
   * @param text `'PokerStars Hand #1:  Hold\'em No Limit ($1/$2 USD) - …'`
   * @param options `{ lang: 'ja' }`
   */
  importGame(text: string, options?: CallOptions): Answer<M, PokerTable>
  /**
   * A hand as PokerStars or GGPoker write it, or as poker's exportGame does.
   * @param table a whole one of poker's
   * @param options `{ format: 'pokerstars' }`
   */
  exportGame(table: PokerTable, options?: HistoryExportOptions): Answer<M, string>
}
