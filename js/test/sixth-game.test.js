// The work that a sixth game takes. A stub of a game is added to a copy of the project, built by both compilers and called. The
// existing files that had to change are counted.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const compilers = ['go', 'tinygo'].filter(compiler => existsSync(join(ROOT, 'dist', compiler)))
const clone = mkdtempSync(join(tmpdir(), 'tefuda-sixth-'))
after(() => rmSync(clone, { recursive: true, force: true }))

const run = (command, args, cwd = clone, env = {}) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
const git = (...args) => run('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args])

/** Changes a file of the copy: where it names poker, it gets the same for the coin. */
function edit(name, change) {
  const at = join(clone, name)
  const before = readFileSync(at, 'utf8')
  const changed = change(before)
  assert.notEqual(changed, before, name)
  writeFileSync(at, changed)
}

/** Adds, after every line that names only poker, the same line for the coin. */
const likewise = text => text.replace(/^.*\bpoker\b.*$/gm, line =>
  /mnk|mahjong/.test(line) ? line.replace('poker', 'poker, coin') : `${line}\n${line.replaceAll('poker', 'coin').replaceAll('Poker', 'Coin')}`)

test('a sixth game is five folders and at most six edits', () => {
  const files = run('git', ['ls-files', '-co', '--exclude-standard'], ROOT).split('\n').filter(Boolean)
  for (const name of files) cpSync(join(ROOT, name), join(clone, name), { recursive: true })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'as it is')

  cpSync(join(ROOT, 'js/test/testdata/sixth-game'), clone, { recursive: true })
  for (const name of ['js/games/all.js', 'js/games/words.js', 'js/games/types.d.ts']) edit(name, likewise)
  run('go', ['run', './wasm/lists/generate', 'js/games'])

  const edited = git('status', '--short', '--untracked-files=no').split('\n').filter(Boolean)
  assert.ok(edited.length <= 6, edited.join('\n'))
  assert.deepEqual(edited.map(line => line.slice(3)), ['js/games/all.js', 'js/games/types.d.ts', 'js/games/words.js'])
})

for (const compiler of compilers) {
  test(`${compiler}: the sixth game is built and answers, by itself and with the others`, { timeout: 300_000 }, async () => {
    run('bash', ['build.sh', 'package', compiler], clone, { TEFUDA_GAMES: 'coin' })
    // The other games' modules and URLs, from this project's package.
    const own = new URL(`../../dist/${compiler}/`, import.meta.url)
    for (const game of ['poker', 'mnk', 'calculation', 'mahjong', 'daifugo', 'solver', 'histories']) {
      cpSync(new URL(`module-${game}.js`, own), join(clone, `dist/${compiler}/module-${game}.js`))
    }
    const call = `
      import { init } from './games/coin/node.js'
      import { init as all } from './node.js'
      import { initSync } from './games/coin/sync.js'
      const coin = await init()
      const tefuda = await all()
      const answers = [
        await coin.toss(3, { seed: 7, lang: 'ja' }), initSync().toss(3, { seed: 7, lang: 'ja' }),
        await tefuda.coin.toss(3, { seed: 7, lang: 'ja' }), await coin.toss(0).catch(error => error.field),
      ]
      coin.close()
      tefuda.close()
      console.log(JSON.stringify(answers))`
    const [one, ...others] = JSON.parse(run(process.execPath, ['--input-type=module', '-e', call], join(clone, 'dist', compiler)))
    assert.deepEqual(others, [one, one, 'tosses'])
    assert.match(one.side, /^(heads|tails)$/)
    assert.equal(one.name, { heads: '表', tails: '裏' }[one.side])
  })
}
