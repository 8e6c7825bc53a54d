// A static server for the packages that can also serve them wrongly, by the first part of the path.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const TYPES = { js: 'text/javascript', html: 'text/html', wasm: 'application/wasm', json: 'application/json', css: 'text/css' }
const PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>test</title>'
const csp = script => ({
  'content-security-policy': `default-src 'none'; script-src 'self' ${script}; worker-src 'self'; connect-src 'self'; img-src data:`,
})

// The changes that each way makes to a right answer { status, headers, body }.
const WAYS = {
  'wrong-type': answer => ({ ...answer, headers: { 'content-type': 'text/plain; charset=utf-8' } }),
  'no-type': answer => ({ ...answer, headers: {} }),
  missing: () => ({ status: 404, headers: { 'content-type': 'text/html' }, body: 'not found' }),
  failing: () => ({ status: 503, headers: {}, body: '' }),
  page: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: PAGE }),
  empty: answer => ({ ...answer, body: '' }),
  truncated: answer => ({ ...answer, body: answer.body.subarray(0, answer.body.length / 2) }),
  garbled: answer => ({ ...answer, body: Buffer.concat([answer.body.subarray(0, 8), Buffer.alloc(100, 0xff)]) }),
  mute: answer => ({ ...answer, pause: -1 }),
  stalled: answer => ({ ...answer, pause: Infinity }),
  slow: answer => ({ ...answer, pause: 100 }),
  strict: answer => ({ ...answer, headers: { ...answer.headers, ...csp("'wasm-unsafe-eval'") } }),
  open: answer => ({ ...answer, headers: { ...answer.headers, 'access-control-allow-origin': '*' } }),
  'no-blob': answer => ({ ...answer, headers: { ...answer.headers, 'content-security-policy': "worker-src 'self'" } }),
  trusted: answer => ({ ...answer, headers: { ...answer.headers, 'content-security-policy': "require-trusted-types-for 'script'; trusted-types tefuda" } }),
  'trusts-other': answer => ({ ...answer, headers: { ...answer.headers, 'content-security-policy': "require-trusted-types-for 'script'; trusted-types other" } }),
  'no-wasm': answer => ({ ...answer, headers: { ...answer.headers, ...csp('') } }),
}

/**
 * Serves a folder at a free port of localhost: /a/b.js, or a file's own content from `files`, and /<way>/a/b.js, in one
 * of the WAYS. /page.html is an empty page.
 * @param {URL} folder
 * @param {Record<string, string | Buffer>} [files] path and content
 * @returns asked: the requested paths, in order
 */
export async function serve(folder, files = {}) {
  const asked = []
  const server = createServer(async (request, response) => {
    asked.push(request.url)
    const { status, headers, body, pause } = find(folder, { '/page.html': PAGE, ...files }, new URL(request.url, 'http://localhost').pathname)
    if (pause < 0) return
    response.writeHead(status, headers)
    if (pause) response.write(body.subarray(0, 9))
    if (pause === Infinity) return
    if (pause) await sleep(pause)
    response.end(pause ? body.subarray(9) : body)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${server.address().port}/`, close, asked }
}

function find(folder, files, path) {
  const [, way, rest] = /^\/([^/]+)(\/.*)$/.exec(path) ?? []
  if (way in WAYS) return WAYS[way](find(folder, files, rest))
  const at = new URL(`.${path}`, folder)
  const isThere = at.pathname.startsWith(folder.pathname) && existsSync(at) && statSync(at).isFile()
  const body = files[path] ?? (isThere ? readFileSync(at) : undefined)
  if (body === undefined) return { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('not found') }
  return { status: 200, headers: { 'content-type': TYPES[path.split('.').at(-1)] ?? 'text/plain' }, body: Buffer.from(body) }
}
