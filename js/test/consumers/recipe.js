// The recipes of docs/recipes: a project each, whose files and commands stand in its page.
import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { visit } from '../browser.js'
import { serve } from '../server.js'
import { INSTALLED, project, run, tool } from './project.js'

const FOLDER = new URL('../../../docs/recipes/', import.meta.url)
/** All recipes, by name. */
export const RECIPES = readdirSync(FOLDER).map(file => file.replace(/\.md$/, ''))
/** What `npm i` writes in an empty folder. */
const FRESH = { 'package.json': '{ "dependencies": { "tefuda": "^0.1.0" } }' }
/** What all pages say. */
export const SAYS = 'Royal flush'

/** A page's files, by path, which stands in a line before each; and its commands, in order. */
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

/** Lays a recipe's project, with the package installed, and what `more` has; gives its folder. */
export function laid({ name, files }, more = {}) {
  const folder = project(`recipe-${name}`, { ...FRESH, ...files, ...more })
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  symlinkSync(INSTALLED, join(folder, 'node_modules/tefuda'))
  return folder
}

/** What is installed already is not asked for again. */
const INSTALLS = /^npm i /
/** This Node, though the tools have an older one, the tools beside the tests, and those above them. */
const PATH = [dirname(process.execPath), tool(''), fileURLToPath(new URL('../../node_modules/.bin', import.meta.url)), process.env.PATH].join(delimiter)

/** Runs the commands that a page names, but for the servers that it starts last; gives what each printed. */
export async function made({ commands }, cwd, { servers = 0, ...options } = {}) {
  const said = []
  for (const command of commands.slice(0, commands.length - servers).filter(line => !INSTALLS.test(line))) {
    said.push(await run('sh', ['-c', command.replace(/^npx /, '')], { cwd, timeout: 240_000, ...options, env: { PATH, ...options.env } }))
  }
  return said
}

/** Opens a page, which says what it should and its console nothing. */
export async function says(context, url, prepare) {
  const page = await visit(context, url, prepare)
  await page.getByText(SAYS, { exact: true }).waitFor({ timeout: 60_000 }).catch(error => assert.fail(`${error}\n${page.said.join('\n')}`))
  assert.deepEqual(page.said, [])
  return page
}

/** Serves a folder as any static server, which has no icon to give. */
export async function served(context, folder) {
  const server = await serve(pathToFileURL(`${folder}/`), { '/favicon.ico': '' })
  context.after(server.close)
  return server.url
}
