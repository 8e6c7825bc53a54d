// Serves an example's folder, like any static server: node ../serve.js [port]
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm', '.css': 'text/css' }

/** A server for the files in a folder, and no others. */
export const files = folder => createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname))
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  const body = await readFile(file).catch(() => null)
  response.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
  response.end(body ?? 'not found')
})

/** Listens, and prints the address. */
export function listen(server, port = Number(process.argv[2] ?? 8080)) {
  server.listen(port, 'localhost', () => console.log(`http://localhost:${server.address().port}/`))
}

if (process.argv[1] === new URL(import.meta.url).pathname) listen(files(process.cwd()))
