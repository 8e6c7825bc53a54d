// The page without a network. files.js is written by the build:
//   self.TEFUDA_BUILD = { version: '<hash of the files>', files: { './': 'sha256-…', 'css/base.css': 'sha256-…', … } }
// The browser compares this script and files.js byte by byte on every visit, so
// a build with any other file is a new worker, with a cache of its own.
importScripts('./files.js')

const { version, files } = self.TEFUDA_BUILD
// The scope is part of the name: the origin may serve other apps, or this one
// twice.
const PREFIX = `tefuda-demo ${self.registration.scope} `
const CACHE = PREFIX + version

// Stores one file if its hash is this build's. While a host is half-way through
// a deployment the hash differs, the install fails and the old build stays.
async function keep(cache, path, integrity) {
  const response = await fetch(new Request(path, { integrity, cache: 'no-cache' }))
  if (!response.ok) throw new Error(`${response.url}: HTTP status ${response.status}`)
  await cache.put(path, response)
}

async function keepAll() {
  const cache = await caches.open(CACHE)
  await Promise.all(Object.entries(files).map(([path, integrity]) => keep(cache, path, integrity)))
}

async function dropOldBuilds() {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith(PREFIX) && name !== CACHE).map(name => caches.delete(name)))
}

// The path of a request inside this build, undefined if it is outside.
function pathOf(request) {
  const url = request.url.split(/[?#]/)[0]
  if (request.method !== 'GET' || !url.startsWith(self.registration.scope)) return undefined
  const path = url.slice(self.registration.scope.length)
  const known = path === '' || path === 'index.html' ? './' : path
  return Object.hasOwn(files, known) ? known : undefined
}

// A browser short of space may have dropped the cache. The network then serves
// the same bytes; the hash is checked.
async function answer(path) {
  const cache = await caches.open(CACHE)
  return await cache.match(path) ?? fetch(path, { integrity: files[path] })
}

self.addEventListener('install', event => event.waitUntil(keepAll()))
// The first worker takes over its page at once. Otherwise, without a network, the page would miss the modules of rooms
// not yet visited.
self.addEventListener('activate', event => event.waitUntil(dropOldBuilds().then(() => self.clients.claim())))
self.addEventListener('message', ({ data }) => { if (data === 'take over') self.skipWaiting() })
self.addEventListener('fetch', event => {
  const path = pathOf(event.request)
  if (path) event.respondWith(answer(path))
})
