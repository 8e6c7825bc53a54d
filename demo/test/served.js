// Copies of the page under test, as published or by one compiler, served by the project's own host.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { layPackage } from './package.js'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** The published page. */
export const PUBLISHED = join(ROOT, 'dist/demo')
if (!existsSync(join(PUBLISHED, 'tefuda/worker.js'))) throw new Error('dist/demo is not there: run ./build.sh page')

const BOTH = ['go', 'tinygo']

/** The compilers that have a package in dist/. */
export const compilers = BOTH.filter(compiler => existsSync(join(ROOT, 'dist', compiler, 'wasm_exec.js')))

/** The compilers that have built the page's program. */
export const programs = BOTH.filter(compiler => existsSync(join(ROOT, 'dist/page', compiler, 'wasm_exec.js')))

const scratch = mkdtempSync(join(tmpdir(), 'tefuda-demo-'))
const host = join(scratch, 'host')
const hosts = []

/** Copies the published page; given compilers, with their package and their build of the page's program. */
function copyDemo({ compiler, program }) {
  const folder = mkdtempSync(join(scratch, 'demo-'))
  cpSync(PUBLISHED, folder, { recursive: true })
  if (compiler) layPackage(compiler, folder)
  if (program) cpSync(join(ROOT, 'dist/page', program), folder, { recursive: true })
  if (compiler || program) execFileSync(host, ['-list', folder])
  return folder
}

/** Serves a copy of the demo. */
async function serve(by) {
  if (!existsSync(host)) execFileSync('go', ['build', '-o', host, './demo/host'], { cwd: ROOT })
  const folder = copyDemo(by)
  const server = spawn(host, ['-addr', '127.0.0.1:0', folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  hosts.push(server)
  const [url] = await once(createInterface(server.stdout), 'line')
  return { url, folder }
}

const urls = new Map()

/** The address of a copy; a file's tests share it. */
export function served(by) {
  const key = JSON.stringify(by)
  if (!urls.has(key)) urls.set(key, serve(by).then(({ url }) => url))
  return urls.get(key)
}

/** A copy of the demo that is another version: these words are the last in the head of index.html. */
export function nextVersion(words) {
  const folder = copyDemo({})
  const page = join(folder, 'index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${words}</head>`))
  execFileSync(host, ['-list', folder])
  return folder
}

/** A copy of the demo in its own folder and on its own host, which a test may change and stop. */
export async function servedAlone() {
  const { url, folder } = await serve({})
  const server = hosts.at(-1)
  const stop = async () => {
    server.kill()
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
  return { url, folder, stop }
}

/** Stops the hosts and removes the copies. */
export function unserved() {
  for (const server of hosts) server.kill()
  rmSync(scratch, { recursive: true })
}
