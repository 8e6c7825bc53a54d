// A process that plays one match for every message.
import { openAll, playMatch } from './play.js'

// Its clock is CPU time, so that other work on the machine does not matter. Budgets in milliseconds are CPU time too.
const used = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
performance.now = used

const plan = JSON.parse(process.argv[2])
const table = await openAll(plan)
process.on('message', async ({ seed, turn }) => {
  try {
    process.send({ run: plan.run, seed, turn, ...(await playMatch(table, plan, seed, turn)) })
  } catch (error) {
    console.error(`deal ${seed}, turn ${turn}: ${error.stack}`)
    process.exit(1)
  }
})
process.on('disconnect', () => {
  for (const { close } of table.players) close?.()
  process.exit()
})
process.send(null)
