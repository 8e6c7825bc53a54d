// A client of the protocol mjai: a JSON object a line, each answered by one. Also arrays of events, of which the last is
// answered. Three players sit at three seats, or at four of which the last is empty, and set norths aside by nukidora, or kita, as servers
// of such games have added it. H. Ichikawa, Mjai 麻雀AI対戦サーバ, 2012, https://gimite.net/pukiwiki/index.php?Mjai%20%E7%96%8E%E9%9B%80AI%E5%AF%BE%E6%88%A6%E3%82%B5%E3%83%BC%E3%83%90
import { createTable } from './table.js'
import { createThinker } from './think.js'

const NONE = { type: 'none' }

/**
 * @param {object} options
 * @param {import('./think.js').Mahjong} options.mahjong
 * @param {string} [options.name] what the server is told
 * @param {string} [options.room]
 * @param {import('../../games/mahjong/types.js').MahjongLevel} [options.level] whose rules of play decide
 * @param {number} [options.seat] 0-3, for servers that do not say it
 * @param {import('./table.js').Rules} [options.rules] which the protocol does not tell; default Tenhou's, of three players where there are three
 * @param {(text: string) => void} [options.tell] gets what goes wrong
 */
export function createClient({ mahjong, name = 'tefuda', room = 'default', level, seat = 0, rules, tell = () => {} }) {
  let table = createTable(seat, { rules })
  const think = createThinker(mahjong, level)
  /** The discard that goes with riichi, once the server has said that it was declared. @type {import('./table.js').Event | undefined} */
  let riichi

  /** @param {import('./table.js').Event} e @param {boolean} last */
  const event = async (e, last) => {
    if (e.type === 'hello') return { type: 'join', name, room }
    if (e.type === 'start_game') table = createTable(e.id ?? seat, { rules, players: e.names?.length === 3 ? 3 : undefined })
    table.see(e)
    if (e.type === 'reach' && e.actor === table.me && riichi) {
      const discard = riichi
      riichi = undefined
      return { ...discard, actor: table.me }
    }
    if (!last || !table.begun()) return NONE
    const move = await think(table, e)
    if (!move) return NONE
    const { then, ...action } = move
    riichi = then
    return { ...action, actor: table.me }
  }

  return {
    /**
     * The answer to a line. What cannot be understood is answered by none, and told: a server that sends more than there is to know must not
     * lose its player.
     * @param {string} line
     */
    async answer(line) {
      try {
        const events = [JSON.parse(line)].flat()
        /** @type {import('./table.js').Event} */
        let answer = NONE
        for (const [i, e] of events.entries()) answer = await event(e, i === events.length - 1)
        return JSON.stringify(answer)
      } catch (error) {
        tell(`${/** @type {Error} */ (error).message}: ${line.slice(0, 200)}`)
        return JSON.stringify(NONE)
      }
    },
  }
}

/**
 * Answers a stream of lines until it ends or the game does.
 * @param {AsyncIterable<string>} lines
 * @param {(line: string) => void} write
 * @param {ReturnType<typeof createClient>} client
 */
export async function serve(lines, write, client) {
  for await (const line of lines) {
    if (!line.trim()) continue
    write(`${await client.answer(line)}\n`)
    if (/"type"\s*:\s*"(end_game|error)"/.test(line)) return
  }
}
