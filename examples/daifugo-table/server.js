// Serves the table: node server.js [port]. Then open the page in up to four windows.
import { fileURLToPath } from 'node:url'
import { init } from 'tefuda/daifugo'
import { WebSocketServer } from 'ws'
import { files, listen } from '../serve.js'
import { Table } from './table.js'

const table = new Table(await init(), { rules: { preset: 'common', players: 4 }, seats: 4, level: 'skilled', pace: Number(process.env.PACE ?? 700) })
await table.deal()

// Serves only the subfolder page.
const server = files(fileURLToPath(new URL('page/', import.meta.url)))
new WebSocketServer({ server, maxPayload: 1000 }).on('connection', socket => {
  const seat = table.sit(message => socket.send(JSON.stringify(message)))
  if (seat < 0) return socket.close(1013, 'The table is full.')
  socket.on('close', () => table.sit(null, seat))
  socket.on('error', () => {})
  socket.on('message', data => {
    try {
      table.play(seat, JSON.parse(data))
    } catch {
      socket.close(1007, 'That is no JSON.')
    }
  })
})
listen(server)
