// A client for the protocol mjai: each line is a JSON object, and gets one as its answer. A line may also be an array of events;
// only the last one is answered. Games of three players have three seats, or four with an empty last one. There norths are set
// aside by nukidora or kita, which servers of such games have added.
// H. Ichikawa, Mjai 麻雀AI対戦サーバ, 2012, https://gimite.net/pukiwiki/index.php?Mjai%20%E7%96%8E%E9%9B%80AI%E5%AF%BE%E6%88%A6%E3%82%B5%E3%83%BC%E3%83%90
import { createTable } from './table.js'
import { createThinker } from './think.js'

const NONE = { type: 'none' }

/**
 * @param {object} options
 * @param {import('./think.js').Mahjong} options.mahjong
 * @param {string} [options.name] the player's name for the server
 * @param {string} [options.room]
 * @param {import('../../games/mahjong/types.js').MahjongLevel} [options.level] the level of the player
 * @param {number} [options.seat] 0-3, for servers that do not send it
 * @param {import('./table.js').Rules} [options.rules] the rules, which the protocol does not send; default Tenhou's for four or three players
 * @param {(text: string) => void} [options.tell] gets error messages
 */
export function createClient({ mahjong, name = 'tefuda', room = 'default', level, seat = 0, rules, tell = () => {} }) {
  let table = createTable(seat, { rules })
  const think = createThinker(mahjong, level)
  /** The discard for our riichi, to be sent once the server confirms the declaration. @type {import('./table.js').Event | undefined} */
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
     * The answer to a line. A line that cannot be understood is reported and answered with none: an unknown event must not end the
     * player.
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
 * Answers a stream of lines until the stream or the game ends.
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
