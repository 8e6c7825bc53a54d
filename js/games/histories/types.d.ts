// The types of the functions of histories.
import type { Answer, CallOptions, Mode } from '../../types.js'
import type { PokerTable } from '../poker/types.js'
import type { HistoryFormat } from './lists.js'

export type { HistoryFormat } from './lists.js'

/** Options of the `exportGame` of histories: `{ format: 'pokerstars' }`. */
export interface HistoryExportOptions extends CallOptions {
  /**
   * form of the text. The default is `'phh'` or `'tefuda-hand-1'`, whichever can write the hand; the other is an InputError. `'pokerstars'`
   * and `'gg'` are for trackers and other tools. They cannot write jokers, openers or a carried pot: such a hand is an InputError
   */
  format?: HistoryFormat
}

/**
 * Poker's importGame and exportGame, which also know the texts of card rooms. Their tables are those of poker, so all functions of poker
 * take them.
 */
export interface Histories<M extends Mode = 'sync'> {
  /**
   * Reads a hand from an English history of PokerStars or GGPoker, or from a text that poker's importGame reads. From a text of several
   * hands it returns the first one, with all of them in `tables`. Board cards that are not in the text are dealt by seed 0; hole cards that
   * are not in it stay unknown. Pot, board, rake and winners in a card room's text must agree with the hand, and each line must be
   * understood; otherwise an InputError names the line. Amounts become chips of the smallest unit in the text (`rules.decimals`).
   * @param text `'PokerStars Hand #1:  Hold\'em No Limit ($1/$2 USD) - …'`
   * @param options `{ lang: 'ja' }`
   */
  importGame(text: string, options?: CallOptions): Answer<M, PokerTable>
  /**
   * Writes a hand as PokerStars or GGPoker do, or as poker's exportGame does.
   * @param table a whole table of poker
   * @param options `{ format: 'pokerstars' }`
   */
  exportGame(table: PokerTable, options?: HistoryExportOptions): Answer<M, string>
}
