// Makes projects like those of users: with the tarball installed, and with other people's tools.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { visit } from '../browser.js'
import { serve } from '../server.js'

/** The test file's folder, which has the tools. */
const HERE = dirname(process.argv[1])
const PACKAGE = fileURLToPath(new URL('../../../dist/package', import.meta.url))
/** Inside that folder, so that projects find the tools in its node_modules, and the package in their own. */
export const PROJECTS = join(HERE, `projects-${process.pid}`)
export const INSTALLED = join(PROJECTS, 'node_modules/tefuda')

/** Runs a program, and returns its output. */
export async function run(command, args, { cwd = PROJECTS, env = {}, timeout = 180_000 } = {}) {
  const options = { cwd, env: { ...process.env, CI: 'true', NODE_OPTIONS: '', ...env }, timeout, maxBuffer: 1 << 26 }
  const told = error => assert.fail(`${command} ${args.join(' ')}\n${`${error.stdout}\n${error.stderr}\n${error}`.slice(-4000)}`)
  const { stdout } = await promisify(execFile)(command, args, options).catch(told)
  return stdout
}

/** The path of a tool that is installed next to the test file. */
export const tool = name => join(HERE, 'node_modules/.bin', name)
export const has = name => existsSync(join(HERE, 'node_modules', name))

/** Installs the tarball of dist/package, which build.sh makes, as npm does. */
export async function install() {
  const folder = join(PROJECTS, 'node_modules')
  mkdirSync(folder, { recursive: true })
  const [{ filename }] = JSON.parse(await run('npm', ['pack', '--json', '--pack-destination', PROJECTS], { cwd: PACKAGE }))
  await run('tar', ['-xzf', filename])
  await run('mv', ['package', INSTALLED])
}

export const remove = () => rmSync(PROJECTS, { recursive: true, force: true })

/** Writes a project's files, by path, and returns its folder. */
export function project(name, files) {
  const folder = join(PROJECTS, name)
  for (const [path, text] of Object.entries({ 'package.json': '{ "type": "module", "private": true }', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** A program with one game: an answer, an abort that loses no call, and close. It reports the result by `tell`. */
export const app = (tell, { entry = 'tefuda/poker', options = '', init = `import { init } from '${entry}'` } = {}) => `
${init}
const run = async () => {
  const poker = await init(${options})
  const { name } = await poker.evaluate('As Ks Qs Js Jk', { lang: 'ja' })
  const controller = new AbortController()
  const long = poker.evaluateMany(new Int8Array(5e6), { signal: controller.signal }).catch(reason => reason)
  const behind = poker.evaluate('As')
  controller.abort('stopped')
  const after = await poker.evaluate('Ks')
  const told = [name, await long, (await behind).value, after.value]
  const pending = poker.evaluateMany(new Int8Array(5e6)).catch(({ code }) => code)
  poker.close()
  return [...told, await pending].join()
}
run().then(told => ${tell}, error => { const told = String(error && error.stack || error); ${tell} })
`
export const TOLD = `ロイヤルフラッシュ,stopped,${0x1d0000},${0x1c0000},closed`
export const inTitle = 'document.title = told'
export const printed = 'console.log(told)'

export const page = (script = '<script type="module" src="./app.js"></script>', head = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">${head}<title>test</title><body>${script}`

/** Opens a page, and waits for its title. */
export async function titleOf(context, url) {
  const tab = await visit(context, url)
  await tab.waitForFunction(() => document.title !== 'test', null, { timeout: 60_000 }).catch(error => assert.fail(`${error}\n${tab.said.join('\n')}`))
  return { title: await tab.title(), said: tab.said }
}

/** Serves a folder, and checks its page's title. */
export async function shows(context, folder, path = 'index.html') {
  const server = await serve(pathToFileURL(`${folder}/`))
  context.after(server.close)
  const { title, said } = await titleOf(context, server.url + path)
  assert.equal(title, TOLD, said.join('\n'))
  assert.deepEqual(said, [])
  return server
}

/** All files of a folder. */
export const filesOf = folder => readdirSync(folder, { recursive: true }).map(String)
