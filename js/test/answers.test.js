// The recorded calls: the wrapper must encode them in the same way, and every engine must answer with the same bytes.
import { eachGame } from './packages.js'
import { answersOf } from './recorded.js'

eachGame('the recorded calls get the same bytes', (p, game, context) => {
  context.diagnostic(`${answersOf(p, game).length} calls`)
})
