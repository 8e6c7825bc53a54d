// Simple poker bots. `bots:call` always calls. `bots:raise` makes the smallest raise whenever it may. `bots:odds` plays by pot odds
// against any cards, and bets half the pot with an equity of 60 %.
const BOTS = {
  call: (view, { passive }) => passive,
  raise: (view, { passive, bet }) => bet ?? passive,
  odds(view, { passive, bet }, equity) {
    const { bounds } = view.legal
    const half = view.bet + Math.floor(view.pot / 2)
    if (bet && equity() > 0.6) {
      const [kind] = bet.split(' ')
      return `${kind} ${Math.min(Math.max(half, bounds[kind].min), bounds[kind].max)}`
    }
    if (passive === 'call' && equity() * (view.pot + bounds.call.min) < bounds.call.min) return 'fold'
    return passive
  },
}

export function open({ game, argument, engine }) {
  const bot = BOTS[argument]
  if (game !== 'poker' || !bot) throw new Error(`bots:${argument}: poker has ${Object.keys(BOTS).map(name => `bots:${name}`).join(', ')}`)
  return {
    choose(view, seed) {
      const { moves } = view.legal
      const asked = () => engine.choose(view, { level: 'beginner', seed, budget: { iterations: 200 } })
      const passive = moves.find(move => move === 'check' || move === 'call')
      // The bots do not decide on discards and showing: the level beginner does.
      if (!passive) return { move: asked().best }
      return { move: bot(view, { passive, bet: moves.find(move => /^(bet|raise)/.test(move)) }, () => asked().equity) }
    },
    close: () => engine.close(),
  }
}
