// Serves the demo folder with the latency and the speed of a phone's 4G, as one of three hosts. All requests share one line.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm', '.json': 'application/json', '.webmanifest': 'application/manifest+json', '.png': 'image/png',
}
const CHUNK = 8192

/** Fast 4G as browsers define it: 9 Mbit/s less a tenth, and 165 ms until an answer begins. */
export const FOURTH = { bytes: 9e6 / 8 * 0.9, latency: 165 }

/**
 * What a host sends for a file: bytes, and whether they have Content-Encoding: gzip.
 * - gzip: compresses every file, a .gz file once more
 * - plain: compresses none
 * - opening: sends a .gz file as it is, with Content-Encoding: gzip
 */
export const HOSTS = {
  gzip: (path, bytes) => [gzipSync(bytes, { level: 9 }), true],
  plain: (path, bytes) => [bytes, false],
  opening: (path, bytes) => [bytes, path.endsWith('.gz')],
}

/**
 * Serves a folder over a line. `sent` returns the bytes sent since its last call, by file.
 * @returns {Promise<{ url: string, sent: () => Map<string, number>, close: () => void }>}
 */
export async function serveSlowly(folder, line, host = HOSTS.gzip) {
  let files = new Map()
  let free = 0
  const packed = new Map()
  const pack = path => {
    if (!packed.has(path)) packed.set(path, host(path, readFileSync(path)))
    return packed.get(path)
  }
  const server = createServer((request, response) => {
    const name = new URL(request.url, 'http://host').pathname.replace(/\/$/, '/index.html').slice(1)
    const path = join(folder, name)
    if (name.includes('..') || !existsSync(path)) {
      response.writeHead(404).end()
      return
    }
    const [body, encoded] = pack(path)
    files.set(name, body.length)
    response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream', ...encoded && { 'Content-Encoding': 'gzip' }, 'Content-Length': body.length, 'Cache-Control': 'no-cache' })
    setTimeout(() => pour(body, response), line?.latency ?? 0)
  })
  // Answers are sent in pieces that take turns: only one is on the line at a time.
  const pour = (body, response, at = 0) => {
    if (at >= body.length) return response.end()
    const piece = body.subarray(at, at + CHUNK)
    const now = performance.now()
    free = Math.max(now, free) + (line ? 1000 * piece.length / line.bytes : 0)
    setTimeout(() => {
      response.write(piece)
      pour(body, response, at + CHUNK)
    }, free - now)
    return undefined
  }
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const sent = () => {
    const now = files
    files = new Map()
    return now
  }
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${server.address().port}/`, sent, close }
}
