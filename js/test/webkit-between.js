// A proxy between WebKit and the servers of tests, for things that WebDriver cannot do: scripts before a page's own, messages of the
// console, a record of requests, replaced answers, and a cut connection.
import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import { buffer, text } from 'node:stream/consumers'

/** Paths that the proxy answers itself, on every host. */
const OURS = '/-webdriver/'

/** Runs in the page before its own scripts: sends errors and console messages to the proxy. */
function report(path) {
  const said = (type, text) => navigator.sendBeacon(path, JSON.stringify({ type, text, url: location.href }))
  for (const [name, type] of [['error', 'error'], ['warn', 'warning'], ['assert', 'assert'], ['log', 'log']]) {
    const own = console[name]
    console[name] = (...words) => {
      if (name !== 'assert' || !words[0]) said(type, words.map(String).join(' '))
      own.apply(console, words)
    }
  }
  window.addEventListener('error', ({ message }) => said('uncaught', message))
  window.addEventListener('unhandledrejection', ({ reason }) => said('uncaught', String(reason)))
}

const call = (act, arg) => `;(${act})(${JSON.stringify(arg) ?? ''});`
const patternOf = glob => new RegExp(`^${glob.replace(/[.+^${}()|[\]\\?]/g, '\\$&').replace(/\*\*?/g, stars => (stars === '**' ? '.*' : '[^/]*'))}$`)

/** Sends a request on to its server. */
async function forwarded({ method, url, headers, body }) {
  const own = { ...headers, 'accept-encoding': 'identity' }
  delete own['proxy-connection']
  const answer = await new Promise((resolve, reject) => { ask(url, { method, headers: own }, resolve).on('error', reject).end(body) })
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

/** A request that a test answers, with the interface of Playwright's Route. */
class Route {
  constructor(asked, answer) { Object.assign(this, { asked, answer }) }
  request() { return { url: () => this.asked.url, method: () => this.asked.method } }
  abort() { this.answer(null) }
  fetch() { return forwarded(this.asked) }
  async continue() { this.answer(await forwarded(this.asked)) }
  fulfill({ response = {}, status = response.status ?? 200, contentType, headers = response.headers ?? {}, body = response.body ?? '' }) {
    const type = contentType && { 'content-type': contentType }
    this.answer({ status, headers: { ...headers, ...type }, body })
  }
}

/** A document with the test's scripts before its own. */
function withScripts(answer, asked) {
  const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '') && ['document', undefined].includes(asked.headers['sec-fetch-dest'])
  if (!isPage) return answer
  const body = String(answer.body).replace(/<head[^>]*>|$/i, head => `${head}<script src="${OURS}before.js"></script>`)
  const headers = { ...answer.headers, 'cache-control': 'no-store' }
  for (const name of ['content-length', 'etag', 'last-modified']) delete headers[name]
  return { ...answer, headers, body: Buffer.from(body) }
}

const isError = ({ type }) => type === 'uncaught'
const message = ({ type, text, url }) => ({ type: () => type, text: () => text, location: () => ({ url }) })

/** The listeners, by Playwright's names of the events. */
const HEARD = {
  request: ({ request }, act) => request.push(act),
  console: ({ said }, act) => said.push(one => { if (!isError(one)) act(message(one)) }),
  pageerror: ({ said }, act) => said.push(one => { if (isError(one)) act(one.text) }),
  weberror: ({ said }, act) => said.push(one => { if (isError(one)) act({ error: () => one.text }) }),
}

/** Starts a proxy for one context. */
export async function between() {
  const scripts = [call(report, `${OURS}said`)]
  const routes = []
  const hears = { request: [], said: [] }
  let offline = false

  async function ours(name, incoming) {
    if (name !== 'said') return { status: 200, headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' }, body: scripts.join('\n') }
    const said = JSON.parse(await text(incoming))
    for (const hear of hears.said) hear(said)
    return { status: 204, headers: {}, body: '' }
  }

  async function answered(incoming) {
    const { method, url, headers } = incoming
    const [, own] = new URL(url).pathname.split(OURS)
    if (own) return ours(own, incoming)
    for (const hear of hears.request) hear({ url: () => url, method: () => method })
    if (offline) return null
    const asked = { method, url, headers, body: await buffer(incoming) }
    const { act } = routes.findLast(({ pattern }) => pattern.test(url)) ?? {}
    if (!act) return withScripts(await forwarded(asked), asked)
    return new Promise((resolve, reject) => { Promise.resolve(act(new Route(asked, resolve))).catch(reject) })
  }

  const server = createServer((incoming, outgoing) => {
    // Any failure on the way looks like a cut connection.
    answered(incoming).catch(() => null).then(answer => {
      if (!answer) return incoming.socket.destroy()
      const headers = { ...answer.headers, 'content-length': Buffer.byteLength(answer.body) }
      for (const name of ['transfer-encoding', 'connection']) delete headers[name]
      outgoing.writeHead(answer.status, headers).end(answer.body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `127.0.0.1:${server.address().port}`,
    /** Adds a script to every page of the context, once. */
    addScript(act, arg) {
      if (!scripts.includes(call(act, arg))) scripts.push(call(act, arg))
    },
    route: (glob, act) => routes.push({ pattern: glob instanceof RegExp ? glob : patternOf(glob), act }),
    on: (event, act) => HEARD[event]?.(hears, act),
    cut: now => { offline = now },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
