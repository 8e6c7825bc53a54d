// A client for the protocol mjai: each line is a JSON object, and gets one as its answer. A line may also be an array of events;
// only the last one is answered. Games of three players have three seats, or four with an empty last one. There norths are set
// aside by nukidora or kita, which servers of such games have added.
// H. Ichikawa, Mjai 麻雀AI対戦サーバ, 2012, https://gimite.net/pukiwiki/index.php?Mjai%20%E7%96%8E%E9%9B%80AI%E5%AF%BE%E6%88%A6%E3%82%B5%E3%83%BC%E3%83%90
import { createTable } from './table.js'
import { DRAWS, createThinker, taken } from './think.js'

const NONE = { type: 'none' }

/** The default level: the strongest one. It takes some milliseconds for a decision. */
export const LEVEL = 'strong'

/** The time for an answer, in ms: mjai.app allows 2 s, the original server 60 s. */
const TIME = 1500

/**
 * @param {object} options
 * @param {import('./think.js').Mahjong} options.mahjong
 * @param {string} [options.name] the player's name for the server
 * @param {string} [options.room]
 * @param {import('../../games/mahjong/types.js').MahjongLevel} [options.level] the level of the player, default 'strong'
 * @param {number} [options.seat] 0-3, for servers that do not send it
 * @param {import('./table.js').Rules} [options.rules] the rules, which the protocol does not send; default Tenhou's for four or three players
 * @param {number} [options.time] ms for an answer, default 1500. When it is over, the drawn tile is discarded, or the offered one passed
 * @param {(text: string) => void} [options.tell] gets error messages
 */
export function createClient({ mahjong, name = 'tefuda', room = 'default', level = LEVEL, seat = 0, rules, time = TIME, tell = () => {} }) {
  let table = createTable(seat, { rules })
  const think = createThinker(mahjong, level)
  /** The discards for our riichi, best first: one is sent once the server confirms the declaration. @type {import('./table.js').Event[]} */
  let riichi = []

  /** The answer to our own declaration. @param {import('./table.js').Event} e @param {boolean} last */
  const declared = async (e, last) => {
    // A game resumed after a lost connection may begin here: the client before the break made the declaration.
    if (!riichi.length && last) riichi = await think.riichi(table).catch(() => [])
    table.see(e)
    return { ...(riichi.find(discard => taken(e, discard)) ?? table.discard(e.cannot_dahai)), actor: table.me }
  }

  /** @param {import('./table.js').Event} e @param {boolean} last */
  const event = async (e, last) => {
    if (e.type === 'hello') return { type: 'join', name, room }
    if (e.type === 'error') tell(`the server: ${e.message ?? 'error'}`)
    if (e.type === 'start_game') table = createTable(e.id ?? seat, { rules, players: e.names?.length === 3 ? 3 : undefined })
    const own = table.begun() && e.actor === table.me
    if (own && e.type === 'reach') return declared(e, last)
    table.see(e)
    riichi = []
    if (!last || !table.begun()) return NONE
    const move = await decide(e)
    if (!move) return NONE
    const { then = [], ...action } = move
    riichi = then
    return { ...action, actor: table.me }
  }

  /** The decision or, if it takes too long, a legal move. @param {import('./table.js').Event} e */
  const decide = async e => {
    const late = Symbol('late')
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer
    const over = new Promise(resolve => (timer = setTimeout(resolve, time, late)))
    const thought = new AbortController()
    try {
      const move = await Promise.race([think.answer(table, e, thought.signal), over])
      if (move !== late) return move
      thought.abort()
      tell(`no answer in ${time} ms`)
    } catch (error) {
      tell(/** @type {Error} */ (error).message)
    } finally {
      clearTimeout(timer)
    }
    return e.actor === table.me && DRAWS.includes(e.type) ? table.discard(e.cannot_dahai) : undefined
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
 * Answers a stream of lines until the stream or the game ends. Returns how it ended.
 * @param {AsyncIterable<string>} lines
 * @param {(line: string) => void} write
 * @param {ReturnType<typeof createClient>} client
 * @returns {Promise<{ begun: boolean, over: boolean, error: string }>} `error`: the last error from the server, '' for none
 */
export async function serve(lines, write, client) {
  const end = { begun: false, over: false, error: '' }
  for await (const line of lines) {
    if (!line.trim()) continue
    write(`${await client.answer(line)}\n`)
    if (/"type"\s*:\s*"start_game"/.test(line)) end.begun = true
    if (/"type"\s*:\s*"error"/.test(line)) end.error = line.slice(0, 500)
    if (/"type"\s*:\s*"end_game"/.test(line)) return { ...end, over: true }
  }
  return end
}
