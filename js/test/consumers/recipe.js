// The recipes of docs/recipes. Each is a project whose files and commands are in its page.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { visit } from '../browser.js'
import { serve } from '../server.js'
import { INSTALLED, project, run, tool } from './project.js'

const FOLDER = new URL('../../../docs/recipes/', import.meta.url)
/** All recipes, by name. */
export const RECIPES = readdirSync(FOLDER).map(file => file.replace(/\.md$/, ''))
/** The file that `npm i` writes in an empty folder. */
const FRESH = { 'package.json': '{ "dependencies": { "tefuda": "^0.1.0" } }' }
/** The text that all pages show. */
export const SAYS = 'Royal flush'

/** A page's files, by path, and its commands, in order. In the page the path is the line before the file. */
export function recipe(name) {
  const text = readFileSync(new URL(`${name}.md`, FOLDER), 'utf8')
  const files = {}, commands = []
  for (const [block, path, language, code] of text.matchAll(/(?:^`([^`\n]+)`\n\n)?^```(\w+)\n([^]*?)^```$/gm)) {
    assert.ok(path || language === 'sh', `${name}.md: no name for\n${block}`)
    if (path) files[path] = code
    else commands.push(...code.trim().split('\n'))
  }
  return { name, files, commands }
}

/** Writes a recipe's project, with the package installed or copied, and with the files in `more`. Returns its folder. */
export function laid({ name, files }, more = {}, copied = false) {
  const folder = project(`recipe-${name}`, { ...FRESH, ...files, ...more })
  const own = join(folder, 'node_modules/tefuda')
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  if (copied) cpSync(INSTALLED, own, { recursive: true })
  else symlinkSync(INSTALLED, own)
  return folder
}

/** Commands that are left out, because the packages are already installed. */
const INSTALLS = /^npm i /
/** PATH with this Node (the tools bring an older one), the tools next to the tests, and those of js/. */
const PATH = [dirname(process.execPath), tool(''), fileURLToPath(new URL('../../node_modules/.bin', import.meta.url)), process.env.PATH].join(delimiter)

/** Runs a page's commands, except the servers that it starts last. Returns the output of each. */
export async function made({ commands }, cwd, { servers = 0, ...options } = {}) {
  const said = []
  for (const command of commands.slice(0, commands.length - servers).filter(line => !INSTALLS.test(line))) {
    said.push(await run('sh', ['-c', command.replace(/^npx /, '')], { cwd, timeout: 240_000, ...options, env: { PATH, ...options.env } }))
  }
  return said
}

/** Opens a page, which must show the right text and log nothing. */
export async function says(context, url, prepare) {
  const page = await visit(context, url, prepare)
  await page.getByText(SAYS, { exact: true }).waitFor({ timeout: 60_000 }).catch(error => assert.fail(`${error}\n${page.said.join('\n')}`))
  assert.deepEqual(page.said, [])
  return page
}

/** Serves a folder like any static server, without an icon. */
export async function served(context, folder) {
  const server = await serve(pathToFileURL(`${folder}/`), { '/favicon.ico': '' })
  context.after(server.close)
  return server.url
}

/** A free port. */
export const freePort = () => new Promise(resolve => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address()
    server.close(() => resolve(port))
  })
})

/** Starts a server of a site, and waits until it answers. */
export async function started(context, program, args, cwd, env = {}) {
  const port = await freePort()
  const server = spawn(program, args(port), { cwd, env: { ...process.env, PORT: port, HOST: '127.0.0.1', ...env }, stdio: 'ignore' })
  context.after(() => server.kill())
  const url = `http://127.0.0.1:${port}/`
  for (let i = 0; i < 600 && !(await fetch(url).then(() => true, () => sleep(100))); i++);
  return url
}

/** Opens a page of a dev server, which may reload the page and logs much. */
export async function startedSays(context, url) {
  const page = await visit(context, url)
  await page.getByText(SAYS, { exact: true }).waitFor({ timeout: 120_000 }).catch(error => assert.fail(`${error}\n${page.said.join('\n')}`))
}
